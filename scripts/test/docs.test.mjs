import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOfRow } from '../new-row.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'hexwright-docs-'));
beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/docs.mjs'), out], { cwd: root });
});
afterAll(() => rmSync(out, { recursive: true }));

const pages = () => readdirSync(out, { recursive: true }).filter((name) => name.endsWith('.html'));
const text = (place) => readFileSync(join(out, place), 'utf8');

test('every page of docs and every row has its page, and search knows them all', () => {
  const found = JSON.parse(text('search.json'));
  expect(found.map(({ place }) => place).sort()).toEqual(pages().sort());
  const places = new Set(pages());
  for (const name of readdirSync(join(root, 'docs')).filter(
    (name) => name.endsWith('.md') && name !== 'variants.md',
  ))
    expect(places.has(`docs/${name.replace(/\.md$/, '.html')}`), name).toBe(true);
  const row = text('rows/seafarers/core.html');
  expect(row).toContain('<svg');
  expect(row).toMatch(/Goes with/);
  const hit = found.find(({ place }) => place === 'rows/house/caravan-stop.html');
  expect(hit.text).toContain('before anybody discards');
});

test('links among the pages lead somewhere', () => {
  const lost = pages().flatMap((place) =>
    [...text(place).matchAll(/(?:href|src)="([^"#:]+)(?:#[^"]*)?"/g)]
      .map(([, to]) => to)
      .filter((to) => /\.(html|css|js)$/.test(to) && !to.includes('/packages/'))
      .filter((to) => !existsSync(resolve(out, dirname(place), to)))
      .map((to) => `${place} → ${to}`),
  );
  expect(lost).toEqual([]);
});

test('the reference has the comments of the points', () => {
  expect(text('reference/points.html')).toMatch(/id="Points\.handLimit"[\s\S]{0,400}<dd>/);
});

test('the files of a new row are its module, its test and its line in the family; what cannot be is refused by name', () => {
  const files = filesOfRow(root, 'house/quiet-market', 'The quiet market');
  expect(Object.keys(files)).toEqual([
    'packages/island/house/quiet-market.ts',
    'packages/island/test/house/quiet-market.test.ts',
    'packages/island/house/index.ts',
  ]);
  expect(files['packages/island/house/index.ts']).toMatch(/\[.*quietMarket\]/s);
  const refused = (...args) => expect(() => filesOfRow(root, ...args));
  refused('market', 'Market').toThrow(/an id is FAMILY\/NAME/);
  refused('nobody/market', 'Market').toThrow(/no family "nobody"/);
  refused('house/caravan-stop', 'Again').toThrow(/caravan-stop\.ts is there already/);
  refused('house/quiet-market', undefined).toThrow(/needs a name/);
});
