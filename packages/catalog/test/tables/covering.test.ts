import { expect, test } from 'vitest';
import { covering } from './covering.ts';
import { smallestFailing } from './smallest.ts';

const FOR_FOUR = 1 << 4;
const FOR_SIX = 1 << 6;
/** 12 maps that never go together, 8 variants that do but for two; the last map is for six alone */
const MEMBERS = 20;
const at = (one: number, other: number): number => {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  if (high < 12 || (low === 14 && high === 15)) return 0;
  return low === 11 ? FOR_SIX : FOR_FOUR | FOR_SIX;
};
const tables = covering(MEMBERS, 6, at, () => true);

test('every two that go together meet, and none that do not', () => {
  const met = new Set(tables.flatMap(({ set }) => set.flatMap((a) => set.map((z) => `${a} ${z}`))));
  for (let one = 0; one < MEMBERS; one++)
    for (let other = 0; other < one; other++) expect(met.has(`${one} ${other}`)).toBe(at(one, other) !== 0);
});

test('a table has seats at which all of it goes together, and at most so many members', () => {
  for (const { set, seats } of tables) {
    expect(set.length).toBeLessThanOrEqual(6);
    expect(seats).toEqual(set.includes(11) ? [6] : [4, 6]);
  }
});

test('far fewer tables than pairs are needed, and the same each time', () => {
  const pairs = 12 * 8 + (8 * 7) / 2 - 1;
  expect(tables.length).toBeLessThan(pairs / 3);
  expect(covering(MEMBERS, 6, at, () => true)).toEqual(tables);
});

test('whom a whole table refuses is met at another', () => {
  const noThree = (set: readonly number[]) => set.filter((member) => member > 15).length < 3;
  const apart = covering(MEMBERS, 6, at, noThree);
  expect(apart.every(({ set }) => noThree(set))).toBe(true);
  const met = new Set(apart.flatMap(({ set }) => set.flatMap((a) => set.map((z) => `${a} ${z}`))));
  for (let one = 0; one < MEMBERS; one++)
    for (let other = 0; other < one; other++) expect(met.has(`${one} ${other}`)).toBe(at(one, other) !== 0);
});

test('a failing table is cut down to the fewest that fail', () => {
  const fails = (part: readonly string[]) =>
    part.includes('flood') && part.includes('bridges') ? 'a bridge hangs in the air' : undefined;
  expect(smallestFailing(['island', 'flood', 'cards', 'bridges', 'fish'], fails)).toEqual([
    { part: ['flood', 'bridges'], what: 'a bridge hangs in the air' },
  ]);
});

test('what only three together bring about is told as three', () => {
  const fails = (part: readonly number[]) =>
    part.length > 2 && part.includes(1) && part.includes(2) ? 'no' : undefined;
  expect(smallestFailing([1, 2, 3, 4], fails).map(({ part }) => part)).toEqual([
    [1, 2, 3],
    [1, 2, 4],
  ]);
  expect(smallestFailing([3, 4], fails)).toEqual([]);
});
