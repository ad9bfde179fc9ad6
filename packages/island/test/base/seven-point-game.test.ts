import { expect, test } from 'vitest';
import { Table } from '../table.ts';
import { movesOf } from './laid.ts';
import { CITY, main, quiet, trail } from './quiet.ts';

const game = 'first-island/seven-point-game';

// proves first-island/seven-point-game: You win with seven points
test('the first to 7 points on their turn wins', () => {
  const t = main({}, game);
  for (const row of [-2, -1, 0, 1]) t.put(0, 'settlement', trail(t, row, 1).corners[0]);
  for (const row of [-2, -1]) t.put(0, 'city', trail(t, row, 1).corners[0]);
  t.give(0, CITY).play(0, 'city', { corner: trail(t, 0, 1).corners[0] });
  expect(t.points(0)).toBe(7);
  expect(t.over).toBe(true);
});

// proves first-island/seven-point-game: There are no development cards
// proves first-island/seven-point-game: Points come from settlements
test('no development cards exist or can be bought', () => {
  const t = new Table(game);
  expect(t.b.cards).toEqual([]);
  for (const move of ['buy-card', 'play-card', 'name-good']) expect(movesOf(t)).not.toContain(move);
});

// proves first-island/seven-point-game: neither Longest Road nor Largest Army
// proves first-island/seven-point-game: Points come from settlements
test('neither largest army nor longest road is used', () => {
  expect(new Table(game).b.awards).toEqual([]);
});

// proves first-island/seven-point-game: The robber, the hand limit
test('everything else is as in the base game: robber, hand limit, harbours', () => {
  const t = quiet({}, game);
  t.give(0, { ore: 8 }).roll(7);
  expect(t.decision).toBe('discard');
  for (let i = 0; i < 4; i++) t.play(0, 'discard', { good: 'ore' });
  expect(t.decision).toBe('move-blocker');
  expect(t.b.layout.harbours.places).toHaveLength(9);
});

test('it can be played on other boards of the base game', () => {
  const t = new Table('first-island/family-edition', { modules: [game] });
  expect([t.b.layout.id, t.b.options.points, t.b.awards.length]).toEqual(['family-edition', 7, 0]);
});

test('gold fields still give a free choice where there are any', () => {
  const t = new Table('seafarers/wonders-of-catan', { modules: [game] }).started().bare();
  const hex = t.hex(-3, -1);
  expect(t.b.terrains[t.field('terrain', hex)].id).toBe('gold');
  t.put(0, 'settlement', t.b.topology.hexCorner[hex * 6]).give(0, {});
  t.b.rules.produce(t.s, 6);
  t.play(0, 'choose-good', { good: 'ore' });
  expect(t.hand(0)).toEqual({ ore: 1 });
});
