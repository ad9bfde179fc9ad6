import { expect, test } from 'vitest';
import { harboursOf, laid, terrainsOf } from './laid.ts';

const game = 'first-island/family-edition';
const seeds = Array.from({ length: 40 }, (_, seed) => laid(game, { seed }));
const { assembly } = seeds[0].b.layout;

// proves first-island/family-edition: They alternate.
test('odd pieces are large and even ones small, and they alternate', () => {
  expect(assembly?.pieces.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    '1 large',
    '2 small',
    '3 large',
    '4 small',
    '5 large',
    '6 small',
  ]);
  expect(assembly?.tilings[0].slots.map(({ kind }) => kind)).toEqual([
    'large',
    'large',
    'large',
    'small',
    'small',
    'small',
  ]);
});

// proves first-island/family-edition: Large pieces have four hexes
test('a large piece has four hexes and three harbours, the small ones two, two and three hexes', () => {
  expect(assembly?.pieces.map(({ sides }) => [sides[0].terrains.length, sides[0].harbours.length])).toEqual([
    [4, 3],
    [2, 0],
    [4, 3],
    [2, 0],
    [4, 3],
    [3, 0],
  ]);
});

// proves first-island/family-edition: Each piece lies on either side
test('each piece lies on side A or B by itself; the back rearranges hexes and numbers of the front', () => {
  for (const { sides, flipsWith } of assembly!.pieces) {
    expect(flipsWith).toBeUndefined();
    expect([...sides[1].terrains].sort()).toEqual([...sides[0].terrains].sort());
    expect([...sides[1].numbers].sort()).toEqual([...sides[0].numbers].sort());
  }
  expect(new Set(seeds.map((t) => terrainsOf(t).join())).size).toBeGreaterThan(35);
});

test('harbours come with the large pieces', () => {
  expect(new Set(seeds.map((t) => harboursOf(t).join())).size).toBe(6);
});
