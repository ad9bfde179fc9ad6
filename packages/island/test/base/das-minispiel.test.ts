import { viewOf } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { laid } from './laid.ts';
import { CARD, main, quiet, robberOn } from './quiet.ts';

const game = 'first-island/das-minispiel';
const three = { seats: 3 };

// proves first-island/das-minispiel: Seven points win
test('exactly three play to seven points', () => {
  expect(laid(game, three).b.options.points).toBe(7);
});

// proves first-island/das-minispiel: Everybody has 4 settlements
test('4 settlements, 3 cities and 10 roads each', () => {
  expect(laid(game, three).b.pieces.map(({ id, limit }) => [id, limit])).toEqual([
    ['road', 10],
    ['settlement', 4],
    ['city', 3],
  ]);
});

// proves first-island/das-minispiel: the bank holds 10 cards
test('the bank holds 10 of each good', () => {
  const t = new Table(game, three);
  for (const good of ['brick', 'lumber', 'wool', 'grain', 'ore']) expect(t.bank(good)).toBe(10);
});

// proves first-island/das-minispiel: Its starts are only advice
// proves first-island/das-minispiel: The board is printed
test('the starts shown are advice: everybody places in the usual snake', () => {
  const t = laid(game, three);
  expect(t.b.layout.startsAre).toBe('recommended');
  expect(t.decision).toBe('place-building');
  expect(t.legal(0, 'place-building')).toHaveLength(54);
});

// proves first-island/das-minispiel: There are no development cards and no awards
test('no awards, and no cards but the knight tokens', () => {
  expect(laid(game, three).b.awards).toEqual([]);
  expect(laid(game, three).b.cards.map(({ id }) => id)).toEqual(['knight']);
});

describe('knight tokens', () => {
  const bought = (t: Table, count: number) => {
    for (let i = 0; i < count; i++)
      t.give(0, CARD).play(0, 'buy-card').nature('draw-card', { card: 'knight' });
    return t;
  };

  // proves first-island/das-minispiel: There are ten knight tokens
  // proves first-island/das-minispiel: One costs 1 wool
  test('there are ten, for 1 grain, 1 ore and 1 wool each', () => {
    const t = bought(main(three, game), 3);
    expect([t.hand(0), t.field('deckSize')]).toEqual([{}, 7]);
    t.set('deckSize', 0, 0).give(0, CARD);
    expect(t.refusal(0, 'buy-card')).toMatchObject({ code: 'deck-empty' });
  });

  // proves first-island/das-minispiel: One costs 1 wool
  // proves first-island/das-minispiel: Move the robber and steal a card
  test('work like a knight: move the robber and steal', () => {
    const t = quiet(three, game);
    t.cards(0, 'knight')
      .put(1, 'settlement', t.corner(1, 0, 0))
      .give(1, { ore: 1 })
      .play(0, 'play-card', { card: 'knight' });
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(1, 0) }).nature('steal', { good: 'ore' });
    expect([robberOn(t), t.hand(0)]).toEqual([t.hex(1, 0), { ore: 1 }]);
  });

  // proves first-island/das-minispiel: You use a knight token like a knight card
  test('cannot be used on the turn of buying, and only one a turn', () => {
    const t = bought(main(three, game), 1);
    expect(t.refusal(0, 'play-card', { card: 'knight' })).toMatchObject({ code: 'card-fresh' });
    t.cards(0, 'knight', 2)
      .play(0, 'play-card', { card: 'knight' })
      .play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(1, 0) });
    expect(t.refusal(0, 'play-card', { card: 'knight' })).toMatchObject({ code: 'card-played' });
  });

  // proves first-island/das-minispiel: Every two knight tokens
  // proves first-island/das-minispiel: Two tokens are worth a point
  test('are worth 1 point a pair, used or not, for all to see', () => {
    const t = main(three, game);
    expect(bought(t, 1).points(0)).toBe(0);
    expect(bought(t, 1).points(0)).toBe(1);
    expect(bought(t, 1).points(0)).toBe(1);
    t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect(t.points(0)).toBe(2);
    expect(t.b.rules.publicPoints(t.s, 0)).toBe(2);
    expect(viewOf(t.s, 1).cells[t.b.field('cards')]).toBe(3);
  });
});
