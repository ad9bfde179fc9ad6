import { expect, test } from 'vitest';
import { harboursOf, laid, printedOf, terrainsOf } from './laid.ts';

const game = 'first-island/catan-portable';
const seeds = Array.from({ length: 30 }, (_, seed) => laid(game, { seed }));

// proves first-island/catan-portable: The desert is always in the middle
test('the desert is always the middle hex', () => {
  for (const t of seeds) expect(terrainsOf(t).indexOf('desert')).toBe(t.hex(0, 0));
});

// proves first-island/catan-portable: Six triangles of three hexes
test('six triangles of three hexes lie around it, in two tilings and three turns', () => {
  const { assembly } = seeds[0].b.layout;
  expect(assembly?.pieces).toHaveLength(6);
  expect(assembly?.tilings).toHaveLength(2);
  for (const { slots } of assembly!.tilings)
    for (const { cells, turns } of slots) expect([cells.length, turns.length]).toEqual([3, 3]);
  expect(new Set(seeds.map((t) => terrainsOf(t).join())).size).toBe(30);
});

// proves first-island/catan-portable: The printed numbers are used
test('the numbers are printed on the pieces', () => {
  expect(new Set(seeds.map((t) => printedOf(t).join())).size).toBe(1);
});

// proves first-island/catan-portable: All nine harbours are printed as general
test('five of the nine general harbours become the special ones, wherever the table likes', () => {
  const places = new Set(seeds.map((t) => harboursOf(t).join()));
  expect(places.size).toBeGreaterThan(20);
});
