import { expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { DEPARTURE, fresh, ISLANDS, treasures } from './waters.ts';

const CK = { modules: ['cities-knights/core'] };

/** Seat 0 trading and building, with a treasure that turns out to be a card. */
function card(): Table {
  const t = fresh(ISLANDS, CK).started();
  while (t.decision !== 'main' || t.active !== 0) t.anything();
  t.b.the.treasures.takeFrom(t.s, 0, treasures(t)[0]);
  return t.nature('treasure', { front: 'card' });
}

test.each([
  [ISLANDS, 16],
  [DEPARTURE, 14],
])('%s is played to %i points with Cities & Knights', (row, goal) => {
  const t = fresh(row, CK);
  expect(t.b.rules.target(t.s, 0)).toBe(goal);
});

test('Departure begins with two settlements and, as the second, a city', () => {
  const t = fresh(DEPARTURE, CK);
  expect([0, 1, 2].map((round) => t.b.pieces[t.b.rules.startPiece(t.s, round)].id)).toEqual([
    'settlement',
    'city',
    'settlement',
  ]);
  expect(t.b.rules.startRounds(t.s)).toBe(3);
});

// proves schaetze/cities-knights: A treasure with a card brings a progress card.
// proves schaetze/cities-knights: You choose the deck
test('a treasure with a card brings a progress card of any deck', () => {
  const t = card();
  const before = t.field('cardCount', 0);
  expect(t.legal(0, 'treasure-card').map(({ branch }) => branch)).toEqual(['trade', 'politics', 'science']);
  t.play(0, 'treasure-card', { branch: 'science' }).nature('draw-card', { card: 'alchemist' });
  expect([t.decision, t.field('cardCount', 0)]).toEqual(['main', before + 1]);
});

// proves schaetze/cities-knights: you have a card too many at the end of the turn
test('a fifth card goes before the turn ends', () => {
  const t = card();
  const held = t.b.field('cards');
  for (const id of ['irrigation', 'mining', 'smith', 'merchant']) {
    t.s.cells[t.b.field('deck') + t.b.card(id)]--;
    t.s.cells[held + t.b.card(id)]++;
    t.s.cells[t.b.field('cardCount')]++;
    t.s.cells[
      t.b.field('cardBacks') + ['trade', 'politics', 'science'].indexOf(t.b.cards[t.b.card(id)].deck)
    ]++;
  }
  t.play(0, 'treasure-card', { branch: 'science' }).nature('draw-card', { card: 'alchemist' });
  t.play(0, 'end-turn');
  expect([t.decision, t.active]).toEqual(['over-limit', 0]);
  t.play(0, 'return-card', { card: 'smith' });
  expect(t.active).toBe(1);
});
