import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { QUARANTINE, triesAgain, wrongsOf } from '../../e2e/quarantine.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (place) => readFileSync(join(root, place), 'utf8');
const sourceOf = (file) => (existsSync(join(root, 'e2e', file)) ? read(`e2e/${file}`) : undefined);
const entry = {
  file: 'friends.test.ts',
  test: 'comes late',
  why: 'the server may be late: wait for its answer',
};

it('only what stands in quarantine is tried again', () => {
  expect(triesAgain('/x/e2e/friends.test.ts', 'comes late', [entry])).toBe(1);
  expect(triesAgain('/x/e2e/friends.test.ts', 'comes early', [entry])).toBe(0);
  expect(triesAgain('/x/e2e/friends-times.test.ts', 'comes late', [entry])).toBe(0);
  expect(triesAgain('/x/e2e/other-friends.test.ts', 'comes late', [entry])).toBe(0);
  expect(read('vitest.config.ts')).toContain('retry: 0,');
  expect(read('vitest.config.ts').match(/\bretry:/g)).toHaveLength(1);
});

it('what stands in quarantine exists and says why', () => {
  const there = () => "test('comes late', async () => {";
  expect(wrongsOf([entry], there)).toEqual([]);
  expect(wrongsOf([entry], () => undefined)).toEqual(['friends.test.ts: no such file']);
  expect(wrongsOf([entry], () => "test('comes', ")).toEqual([
    'friends.test.ts: no test is called "comes late"',
  ]);
  expect(wrongsOf([{ ...entry, why: 'flaky' }], there)).toEqual([
    'friends.test.ts: "comes late" does not say why',
  ]);
  expect(wrongsOf(QUARANTINE, sourceOf)).toEqual([]);
});

/** Waits of a length that somebody thought of. Between two looks at something that is waited for they stand in one place. */
const FIXED = /waitForTimeout\(|setTimeout\((\w+), [\d_]+\)/g;

it('no test waits for a while', () => {
  expect('await page.waitForTimeout(5)'.match(FIXED)).toHaveLength(1);
  expect('new Promise((resolve) => setTimeout(resolve, 1_500))'.match(FIXED)).toHaveLength(1);
  expect('setTimeout(() => reject(new Error()), 60_000)'.match(FIXED)).toBeNull();
  const folders = ['e2e', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/test`)];
  const sources = folders.filter((folder) => existsSync(join(root, folder))).flatMap(sourcesIn);
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((place) => read(place).match(FIXED))).toEqual([]);
});

function sourcesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
