import { Rng, reason, resample } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { CARD, main } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

test('a module can add a card with an effect and a condition', () => {
  const own = trial({
    cards: [
      {
        id: 'gift',
        deck: 'development',
        count: 2,
        when: (b) => (s) => s.cells[b.at.bank] > 0,
        play: (b) => (s, seat) => b.the.blockers.rob(s, seat, (seat + 1) % b.seats),
      },
    ],
  });
  const t = main({ own }, 'trial');
  t.cards(0, 'gift', 2)
    .give(1, { ore: 1 })
    .play(0, 'play-card', { card: 'gift' })
    .nature('steal', { good: 'ore' });
  expect(t.hand(0)).toEqual({ ore: 1 });
  t.set('cardPlayed', 0, 0).setBank('brick', 0);
  expect(t.refusal(0, 'play-card', { card: 'gift' })).toMatchObject({ code: 'card-useless' });
});

test('a module can leave cards out', () => {
  const t = main({ own: trial({ without: { cards: ['monopoly'] } }) }, 'trial');
  expect(t.b.cards.map((card) => card.id)).not.toContain('monopoly');
});

test('a module can change the price and forbid buying', () => {
  const own = trial({
    rules: (_was, b) => ({
      cards: {
        cost: () => b.bill({ wool: 2 }),
        barBuy: (s) => (s.cells[b.at.bank] > 5 ? undefined : reason('poor-bank', 'the bank is poor')),
      },
    }),
  });
  const t = main({ own }, 'trial');
  t.give(0, { wool: 4 }).play(0, 'buy-card').nature('draw-card', { card: 'knight' });
  expect(t.hand(0)).toEqual({ wool: 2 });
  expect(t.setBank('brick', 1).refusal(0, 'buy-card')).toMatchObject({ code: 'poor-bank' });
});

test('the deck is a bag: each card left is as likely as any other', () => {
  const t = main();
  t.give(0, CARD).play(0, 'buy-card');
  const draws = t.legal(-1, 'draw-card');
  expect(draws).toHaveLength(5);
  t.nature('draw-card', { card: 'monopoly' });
  expect([t.field('deckSize'), t.field('deck', t.b.card('monopoly'))]).toEqual([24, 1]);
});

test('dealing anew keeps the own cards and how many the others hold', () => {
  const t = main();
  t.cards(0, 'monopoly').cards(1, 'victory-point', 2).cards(2, 'knight');
  const hands = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const other = resample(t.s, 0, new Rng(seed));
    const hand = (seat: number) =>
      Array.from({ length: 5 }, (_, card) => other.cells[t.b.field('cards') + seat * 5 + card]);
    expect(hand(0)).toEqual([0, 0, 0, 1, 0]);
    expect([1, 2, 3].map((seat) => hand(seat).reduce((sum, n) => sum + n, 0))).toEqual([2, 1, 0]);
    const deck = Array.from({ length: 5 }, (_, card) => other.cells[t.b.field('deck') + card]);
    expect([0, 1, 2, 3, 4].map((card) => deck[card] + hand(1)[card] + hand(2)[card])).toEqual([
      14, 2, 2, 1, 5,
    ]);
    hands.add(hand(1).join());
  }
  expect(hands.size).toBeGreaterThan(3);
});

test('dealing anew never gives the active seat hidden points with which it would already have won', () => {
  const t = main({ options: { points: 3 } });
  t.put(0, 'settlement', t.corner(0, 0, 0))
    .put(0, 'settlement', t.corner(0, 0, 2))
    .cards(0, 'knight', 3);
  for (let seed = 0; seed < 30; seed++) {
    const other = resample(t.s, 1, new Rng(seed));
    expect(other.cells[t.b.field('cards') + t.b.card('victory-point')]).toBe(0);
  }
});
