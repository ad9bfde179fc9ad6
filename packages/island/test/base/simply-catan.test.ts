import { describe, expect, test } from 'vitest';
import { harboursOf, laid, movesOf, numbersOf, terrainsOf } from './laid.ts';
import { main, SETTLEMENT, trail } from './quiet.ts';

const game = 'first-island/simply-catan';
const seeds = Array.from({ length: 30 }, (_, seed) => laid(game, { seed }));

// proves first-island/simply-catan: The island is made of strips
// proves first-island/simply-catan: Each can be turned round
test('strips of 3, 4, 5, 4 and 3 hexes can be turned round and flipped', () => {
  const { assembly } = seeds[0].b.layout;
  expect(assembly?.pieces.map(({ sides }) => [sides.length, sides[0].terrains.length])).toEqual([
    [2, 5],
    [2, 4],
    [2, 4],
    [2, 3],
    [2, 3],
  ]);
  for (const { slots } of assembly!.tilings) for (const { turns } of slots) expect(turns).toHaveLength(2);
  expect(new Set(seeds.map((t) => terrainsOf(t).join())).size).toBe(30);
});

// proves first-island/simply-catan: the two strips of three hold the same hexes
test('the two strips of three hold the same hexes', () => {
  const [, , , one, other] = seeds[0].b.layout.assembly!.pieces;
  expect(one.sides.map((side) => side.terrains)).toEqual(other.sides.map((side) => side.terrains));
});

// proves first-island/simply-catan: Harbours are printed
test('the harbours are fixed', () => {
  for (const t of seeds) expect(harboursOf(t)).toEqual(harboursOf(seeds[0]));
});

// proves first-island/simply-catan: Numbers are loose and laid
test('numbers are loose and laid as in the base game', () => {
  expect(new Set(seeds.map((t) => numbersOf(t).join())).size).toBeGreaterThan(6);
});

describe('the short game', () => {
  const short = { options: { simpler: true } };

  // proves first-island/simply-catan: The short game: seven points win
  // proves first-island/simply-catan: The short game to seven points
  test('seven points win', () => {
    expect(laid(game, short).b.options.points).toBe(7);
    expect(laid(game).b.options.points).toBe(10);
  });

  // proves first-island/simply-catan: The short game: seven points win
  // proves first-island/simply-catan: The short game to seven points
  test('no development cards and no awards', () => {
    const t = main(short, game);
    expect(t.b.awards).toEqual([]);
    expect(movesOf(t)).not.toContain('buy-card');
    expect(movesOf(laid(game))).toContain('buy-card');
    for (const edge of trail(t, 0, 6).edges) t.put(0, 'road', edge);
    expect(t.points(0)).toBe(0);
    t.give(0, SETTLEMENT).play(0, 'settlement', { corner: trail(t, 0, 1).corners[0] });
  });
});
