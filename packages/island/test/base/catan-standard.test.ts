import { expect, test } from 'vitest';
import { islandModules } from '../../index.ts';
import { harboursOf, laid, numbersOf, terrainsOf } from './laid.ts';

const game = 'first-island/catan-standard';
const coast = (t: ReturnType<typeof laid>) => harboursOf(t).join();

// proves first-island/catan-standard: Three frame pieces carry two harbours each
test('three pieces with two harbours and three with one alternate around the frame', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const kinds = harboursOf(laid(game, { seed }));
    const singles = [kinds[2], kinds[5], kinds[8]].sort();
    expect(singles).toEqual(['any', 'ore', 'wool']);
    for (const pair of [kinds.slice(0, 2), kinds.slice(3, 5), kinds.slice(6, 8)])
      expect(pair).toContain('any');
  }
});

// proves first-island/catan-standard: Harbours cannot be covered
test('only the order of the frame pieces varies: harbours are never re-assigned one by one', () => {
  const seen = new Set(Array.from({ length: 60 }, (_, seed) => coast(laid(game, { seed }))));
  expect(seen.size).toBeLessThanOrEqual(36);
  expect(seen.size).toBeGreaterThan(12);
});

// proves first-island/catan-standard: The six pieces in any order
// proves first-island/catan-standard: Frame pieces with two harbours and with one in turn
test('the six pieces may lie in any order by option', () => {
  const t = laid(game, { options: { framePieces: 'any-order' } });
  expect(t.b.layout.id).toBe('catan-standard-any-order');
});

// proves first-island/catan-standard: Hexes and numbers are laid as in the base game
test('hexes and numbers are free as in the base game', () => {
  const [a, b] = [1, 2].map((seed) => laid(game, { seed }));
  expect(terrainsOf(a)).not.toEqual(terrainsOf(b));
  expect(numbersOf(a)).not.toEqual(numbersOf(b));
});

// proves first-island/catan-standard: called chance cards
test('development cards are called chance cards', () => {
  const { words } = islandModules.find((module) => module.id === game)!;
  expect(words.instead?.['move.buy-card']).toMatch('chance card');
});
