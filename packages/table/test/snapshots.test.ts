import { expect, test } from 'vitest';
import { Snapshots } from '../snapshots.ts';

function kept(most: number, moves: number): { readonly all: Snapshots; readonly lengths: number[] } {
  const all = new Snapshots(10, most);
  for (let length = 0; length <= moves; length++)
    if (all.due(length)) all.keep({ length, cells: new Int32Array(1), told: length * 2, counts: {} });
  const lengths = [...new Set(Array.from({ length: moves + 1 }, (_, i) => all.before('length', i)!.length))];
  return { all, lengths };
}

test('a long game keeps no more moments than a short one, the recent ones close together', () => {
  const { all, lengths } = kept(8, 5000);
  expect(all.size).toBe(8);
  expect(lengths[0]).toBe(0);
  expect(lengths.at(-1)).toBe(5000);
  expect(5000 - lengths.at(-2)!).toBeLessThanOrEqual(40);
  const gaps = lengths.slice(1).map((length, i) => length - lengths[i]);
  expect(gaps[0]).toBeGreaterThan(gaps.at(-1)! * 10);
});

test('what was taken back is forgotten, the beginning never', () => {
  const { all } = kept(20, 100);
  all.cut(35);
  expect(all.before('length', 1000)?.length).toBe(30);
  all.cut(0);
  expect(all.before('told', 1000)?.length).toBe(0);
});
