import { expect, test } from 'vitest';
import { laid } from './laid.ts';

const game = 'first-island/compact-edition-traveler';

// proves first-island/compact-edition-traveler: The board is that of the family edition
test('the board is that of the family edition', () => {
  const { assembly, harbours } = laid(game).b.layout;
  const family = laid('first-island/family-edition').b.layout;
  expect(assembly).toEqual(family.assembly);
  expect(harbours).toEqual(family.harbours);
});

// proves first-island/compact-edition-traveler: Two players use the rules of Catan for two
test('two play it as Catan for two: no tokens at the start, 14 in all, at most seven each', () => {
  const t = laid(game, { seats: 2 });
  expect(t.decision).toBe('place-colour');
  expect([t.hand(0), t.bank('trade-token'), t.b.cap[t.b.good('trade-token')]]).toEqual([{}, 14, 7]);
});

test('three and four play the base game', () => {
  expect(laid(game, { seats: 3 }).decision).toBe('place-building');
});
