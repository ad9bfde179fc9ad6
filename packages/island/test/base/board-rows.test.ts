import { expect, test } from 'vitest';
import { count, HARBOURS, harboursOf, laid, numbersOf, TERRAINS, TOKENS, terrainsOf } from './laid.ts';

const rows = [
  'portable-edition',
  'capcom-catan',
  'catan-standard',
  'rockman-exe-catan-standard',
  'catan-portable',
  'simply-catan',
  'settlers-of-zarahemla',
  'gallery-edition',
  'einsteiger-variante',
  'family-edition',
  'compact-edition-traveler',
];

test.each(rows)('%s: the hexes, tokens and harbours of the base game, however it is laid', (row) => {
  for (const seed of [1, 2, 3, 4]) {
    const t = laid(`first-island/${row}`, { seed });
    expect(count(terrainsOf(t))).toEqual(TERRAINS);
    expect(count(numbersOf(t))).toEqual(TOKENS);
    expect(count(harboursOf(t).filter(Boolean))).toEqual(HARBOURS);
  }
});

test.each(rows)('%s: the rules of the base game', (row) => {
  const t = laid(`first-island/${row}`);
  const base = laid('first-island/base');
  expect(t.b.pieces.map(({ id, limit }) => [id, limit])).toEqual(
    base.b.pieces.map(({ id, limit }) => [id, limit]),
  );
  for (const { name } of base.b.moves.filter((move) => move.name !== 'lay'))
    expect(t.b.moves.map((move) => move.name)).toContain(name);
});

test.each(rows.filter((row) => row !== 'settlers-of-zarahemla'))('%s: ten points win', (row) => {
  expect(laid(`first-island/${row}`).b.options.points).toBe(10);
});
