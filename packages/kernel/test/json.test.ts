import { expect, test } from 'vitest';
import { readJson } from '../json.ts';

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const tooDeep = { ok: false, reason: { code: 'too-deep', details: { most: 100 } } };

test.each([lists, objects])('a text may be nested a hundred deep, and no deeper', (nested) => {
  expect(readJson(nested(100))).toEqual({ ok: true, json: JSON.parse(nested(100)) });
  expect(readJson(nested(101))).toMatchObject(tooDeep);
});

test('how deep it goes is known before anything is parsed: it need not even be JSON', () => {
  expect(readJson('['.repeat(10_000_000))).toMatchObject(tooDeep);
  expect(readJson('['.repeat(100))).toMatchObject({ ok: false, reason: { code: 'not-json' } });
});

test('brackets side by side and brackets in quotes are not deep', () => {
  const wide = `[${Array(1000).fill('[{}]').join(',')}]`;
  expect(readJson(wide)).toMatchObject({ ok: true });
  const quoted = JSON.stringify({ said: `"${lists(200).slice(0, 200)}\\`, after: [`\\"${'{'.repeat(200)}`] });
  expect(readJson(quoted)).toEqual({ ok: true, json: JSON.parse(quoted) });
});

test('brackets after a quote that ends with a backslash are counted', () => {
  expect(readJson(`["\\\\",${lists(100)}]`)).toMatchObject(tooDeep);
  expect(readJson(`["\\\\",${lists(99)}]`)).toMatchObject({ ok: true });
});
