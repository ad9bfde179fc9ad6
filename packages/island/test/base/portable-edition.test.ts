import { expect, test } from 'vitest';
import { harboursOf, laid, numbersOf, terrainsOf } from './laid.ts';

const game = 'first-island/portable-edition';
const seeds = [1, 2, 3].map((seed) => laid(game, { seed }));

// proves first-island/portable-edition: The numbers and the desert are printed
test('numbers are fixed by place', () => {
  for (const t of seeds) expect(numbersOf(t)).toEqual(numbersOf(seeds[0]));
});

// proves first-island/portable-edition: The numbers and the desert are printed
test('the desert has a fixed place, the other 18 hexes are free', () => {
  for (const t of seeds) expect(terrainsOf(t).indexOf('desert')).toBe(t.hex(0, 0));
  expect(new Set(seeds.map((t) => terrainsOf(t).join())).size).toBe(3);
});

// proves first-island/portable-edition: All nine harbours are shuffled
test('all nine harbours are shuffled', () => {
  expect(new Set(seeds.map((t) => harboursOf(t).join())).size).toBe(3);
});

// proves first-island/portable-edition: The two on the left sit one edge away
test('the two left-hand harbours are one edge away from their usual places', () => {
  const places = (id: string) =>
    laid(id).b.layout.harbours.places.map(({ q, r, side }) => `${q},${r}|${side}`);
  const moved = places(game).filter((place) => !places('first-island/base').includes(place));
  expect(moved).toHaveLength(2);
  const { b } = laid(game);
  const usual = laid('first-island/base').b.harbourCorner;
  const corners = new Set(Array.from(usual));
  // moved by one edge, a harbour still shares a corner with its usual place
  for (const place of [0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(
      [...b.harbourCorner.subarray(place * 2, place * 2 + 2)].some((corner) => corners.has(corner)),
    ).toBe(true);
});
