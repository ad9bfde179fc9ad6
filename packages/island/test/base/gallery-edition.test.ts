import { expect, test } from 'vitest';
import { harboursOf, laid, numbersOf, terrainsOf } from './laid.ts';

const game = 'first-island/gallery-edition';
const seeds = Array.from({ length: 30 }, (_, seed) => laid(game, { seed }));

// proves first-island/gallery-edition: Each is printed on one
test('six pieces with one side each, put in one of two ways round', () => {
  const { assembly } = seeds[0].b.layout;
  expect(assembly?.pieces.map(({ sides }) => sides.length)).toEqual([1, 1, 1, 1, 1, 1]);
  for (const { turns } of assembly!.tilings[0].slots) expect(turns).toHaveLength(2);
  expect(new Set(seeds.map((t) => terrainsOf(t).join())).size).toBe(30);
});

// proves first-island/gallery-edition: Large and small pieces alternate
test('three large pieces are parted by three small ones', () => {
  const [{ slots }] = seeds[0].b.layout.assembly!.tilings;
  expect(slots.map(({ kind, cells }) => `${kind} ${cells.length}`)).toEqual([
    'large 4',
    'large 4',
    'large 4',
    'triple 3',
    'pair 2',
    'pair 2',
  ]);
  const { b } = seeds[0];
  const large = slots
    .filter(({ kind }) => kind === 'large')
    .map(({ cells }) => cells.map(({ q, r }) => b.topology.hexAt(q, r)));
  const touch = (one: number[], other: number[]) =>
    one.some((hex) => [0, 1, 2, 3, 4, 5].some((side) => other.includes(b.topology.hexHex[hex * 6 + side])));
  expect([touch(large[0], large[1]), touch(large[1], large[2]), touch(large[2], large[0])]).toEqual([
    false,
    false,
    false,
  ]);
});

// proves first-island/gallery-edition: Harbours are printed on the base
test('harbours are printed on the base and numbers on the pieces', () => {
  const pairs = (t: ReturnType<typeof laid>) =>
    terrainsOf(t)
      .map((terrain, hex) => `${terrain} ${numbersOf(t)[hex]}`)
      .sort()
      .join();
  expect(new Set(seeds.map((t) => harboursOf(t).join())).size).toBe(1);
  expect(new Set(seeds.map(pairs)).size).toBe(1);
});
