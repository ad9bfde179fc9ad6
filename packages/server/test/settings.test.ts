import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment, readSettings } from '../settings.ts';

test('every setting is in the docs with its usual value, and no other is', () => {
  const docs = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const told = [...docs.matchAll(/^\| `([A-Z_]+)`\s*\| (?:`([^`]*)`)?\s*\|/gm)].map(([, name, usual]) => [
    name,
    usual,
  ]);
  const settings = readSettings({});
  if (!settings.ok) throw new Error(settings.message);
  const usual = new Map<string, unknown>(Object.entries(settings.settings));
  expect(told).toEqual(
    Object.keys(environment.shape).map((name) => [
      name,
      usual.has(name) ? String(usual.get(name)) : undefined,
    ]),
  );
});

test('everything that is wrong is said at once, by name', () => {
  const read = readSettings({
    PORT: '70000',
    METRICS: 'maybe',
    PUBLIC_URL: 'play.example.org',
    MAX_TABLES: '',
  });
  expect(read).toMatchObject({ ok: false });
  for (const name of ['PORT', 'METRICS', 'PUBLIC_URL'])
    expect(!read.ok && read.message).toContain(`${name}: `);
  expect(!read.ok && read.message).not.toContain('MAX_TABLES');
  expect(readSettings({ BOT_THREADS: '0' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('0 needs REDIS_URL'),
  });
  expect(readSettings({ REDIS_URL: 'redis://here' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('DATABASE_URL'),
  });
  expect(readSettings({ HSTS_DAYS: '30', PUBLIC_URL: 'http://here' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('https'),
  });
  expect(readSettings({ HSTS_DAYS: '30', PUBLIC_URL: 'https://here' })).toMatchObject({ ok: true });
});
