import { eventFor, viewOf, viewToJson } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { CARD, holder, main, quiet, roads, robberOn, trail } from './quiet.ts';

const army = 'largest-army';
const deckOf = (seats: number, options = {}) => {
  const { b } = new Table('first-island/base', { seats, options });
  return Object.fromEntries(
    b.cards.map(({ id, count }) => [id, typeof count === 'function' ? count(seats, b.options) : count]),
  );
};
const hex = (t: Table) => t.hex(1, 0);

describe('the deck', () => {
  // proves first-island/base: Knight (14)
  // proves first-island/base: Road Building (2)
  // proves first-island/base: Year of Plenty (2)
  // proves first-island/base: Monopoly (2)
  // proves first-island/base: Victory Point (5)
  test('has 14 knights, 2 of each progress card and 5 victory point cards', () => {
    const deck = { knight: 14, 'road-building': 2, 'year-of-plenty': 2, monopoly: 2, 'victory-point': 5 };
    expect(deckOf(3)).toEqual(deck);
    expect(deckOf(4)).toEqual(deck);
  });

  // proves first-island/base: and stays hidden
  test('is drawn from at random, and only the buyer learns the card', () => {
    const t = main();
    t.give(0, CARD).play(0, 'buy-card');
    expect(t.decision).toBe('draw-card');
    t.nature('draw-card', { card: 'monopoly' });
    const [event] = t.events;
    expect(eventFor(event, 0).data).toEqual({ seat: 0, card: 'monopoly' });
    expect(eventFor(event, 1).data).toEqual({ seat: 0 });
    expect(viewToJson(viewOf(t.s, 1)).fields.cards).toEqual([
      [null, null, null, null, null],
      [0, 0, 0, 0, 0],
      [null, null, null, null, null],
      [null, null, null, null, null],
    ]);
    expect(viewToJson(viewOf(t.s, 1)).fields.cardCount).toEqual([1, 0, 0, 0]);
  });

  test('can be bought up', () => {
    const t = main();
    t.set('deckSize', 0, 0).give(0, CARD);
    expect(t.refusal(0, 'buy-card')).toMatchObject({ code: 'deck-empty' });
  });
});

describe('playing cards', () => {
  // proves first-island/base: never on the turn you bought it
  test('a card bought this turn cannot be played this turn, but on the next', () => {
    const t = main();
    t.give(0, CARD).play(0, 'buy-card').nature('draw-card', { card: 'monopoly' });
    expect(t.refusal(0, 'play-card', { card: 'monopoly' })).toMatchObject({ code: 'card-fresh' });
    t.play(0, 'end-turn');
    for (const seat of [1, 2, 3]) t.roll(2).play(seat, 'end-turn');
    t.roll(2).play(0, 'play-card', { card: 'monopoly' });
  });

  test('an older card of the same kind can be played on the turn another is bought', () => {
    const t = main();
    t.cards(0, 'monopoly').give(0, CARD).play(0, 'buy-card').nature('draw-card', { card: 'monopoly' });
    t.play(0, 'play-card', { card: 'monopoly' }).play(0, 'name-good', { good: 'ore' });
    expect(t.field('cardCount', 0)).toBe(1);
  });

  // proves first-island/base: You may play one a turn
  test('only one card is played a turn', () => {
    const t = main();
    t.cards(0, 'monopoly', 2)
      .play(0, 'play-card', { card: 'monopoly' })
      .play(0, 'name-good', { good: 'ore' });
    expect(t.refusal(0, 'play-card', { card: 'monopoly' })).toMatchObject({ code: 'card-played' });
  });

  // proves first-island/base: You may play one a turn
  test('a card played before the roll counts as the one of the turn', () => {
    const t = quiet();
    t.cards(0, 'knight', 2)
      .play(0, 'play-card', { card: 'knight' })
      .play(0, 'move-blocker', { blocker: 'robber', hex: hex(t) });
    t.roll(2);
    expect(t.refusal(0, 'play-card', { card: 'knight' })).toMatchObject({ code: 'card-played' });
  });

  test('nobody plays a card on the turn of another', () => {
    const t = main();
    t.cards(1, 'knight');
    expect(t.refusal(1, 'play-card', { card: 'knight' })).toMatchObject({ code: 'not-your-turn' });
  });

  // proves first-island/base: before or after the roll
  test.each(['knight', 'road-building', 'year-of-plenty', 'monopoly'])(
    'a %s may be played before the roll',
    (card) => {
      const t = quiet();
      t.put(0, 'settlement', t.corner(0, 0, 0))
        .cards(0, card)
        .play(0, 'play-card', { card });
      expect(t.decision).not.toBe('roll');
    },
  );

  // proves first-island/base: of all development cards only a knight
  // proves first-island/base: Which development cards may be played before
  test('in older editions only a knight may be played before the roll', () => {
    const strict = quiet({ options: { cardsBeforeRoll: 'knight' } });
    strict.cards(0, 'monopoly').cards(0, 'knight');
    expect(strict.refusal(0, 'play-card', { card: 'monopoly' })).toMatchObject({ code: 'card-after-roll' });
    strict
      .play(0, 'play-card', { card: 'knight' })
      .play(0, 'move-blocker', { blocker: 'robber', hex: hex(strict) });
    expect(strict.decision).toBe('roll');
  });

  // proves first-island/base: These cards are not goods
  test('cards cannot be traded and are no goods of the hand', () => {
    const t = main();
    t.cards(0, 'knight', 9).give(1, { ore: 1 });
    expect(t.field('handSize', 0)).toBe(0);
    expect(t.refusal(0, { move: 'offer', give: { knight: 1 }, want: { ore: 1 } })).toMatchObject({
      code: 'good-unknown',
    });
  });

  test('there is no limit to the cards one holds', () => {
    const t = main();
    t.cards(0, 'knight', 14).cards(0, 'monopoly', 2).give(0, CARD).play(0, 'buy-card');
    t.nature('draw-card', { card: 'victory-point' });
    expect(t.field('cardCount', 0)).toBe(17);
  });
});

describe('progress cards', () => {
  // proves first-island/base: Monopoly (2)
  // proves first-island/base: Name a good and take all of it from everybody
  test('monopoly takes all of a good from everybody else', () => {
    const t = main();
    t.give(0, { ore: 1 }).give(1, { ore: 2, wool: 1 }).give(3, { ore: 3 }).cards(0, 'monopoly');
    t.play(0, 'play-card', { card: 'monopoly' }).play(0, 'name-good', { good: 'ore' });
    expect([0, 1, 2, 3].map((seat) => t.hand(seat))).toEqual([{ ore: 6 }, { wool: 1 }, {}, {}]);
  });

  // proves first-island/base: Year of Plenty (2)
  // proves first-island/base: Take two goods from the bank
  test('year of plenty takes two goods of choice from the bank', () => {
    const t = main();
    t.cards(0, 'year-of-plenty').play(0, 'play-card', { card: 'year-of-plenty' });
    t.play(0, 'choose-good', { good: 'ore' }).play(0, 'choose-good', { good: 'wool' });
    expect(t.hand(0)).toEqual({ ore: 1, wool: 1 });
    expect(t.decision).toBe('main');
  });

  test('year of plenty takes what the bank has', () => {
    const t = main();
    for (const good of ['brick', 'lumber', 'wool', 'grain']) t.setBank(good, 0);
    t.setBank('ore', 1).cards(0, 'year-of-plenty').play(0, 'play-card', { card: 'year-of-plenty' });
    expect(t.refusal(0, 'choose-good', { good: 'wool' })).toMatchObject({ code: 'bank-empty' });
    expect(t.refusal(0, 'choose-nothing')).toMatchObject({ code: 'must-choose' });
    t.play(0, 'choose-good', { good: 'ore' });
    expect([t.hand(0), t.decision]).toEqual([{ ore: 1 }, 'main']);
  });

  test('year of plenty is not played while the bank has nothing to give', () => {
    const t = main();
    t.cards(0, 'year-of-plenty');
    for (const good of ['brick', 'lumber', 'wool', 'grain', 'ore']) t.setBank(good, 0);
    expect(t.refusal(0, 'play-card', { card: 'year-of-plenty' })).toMatchObject({ code: 'card-useless' });
  });

  // proves first-island/base: Road Building (2)
  // proves first-island/base: Lay two roads for free.
  test('road building lays two roads for nothing, by the usual rules of placing', () => {
    const t = main();
    const { edges, corners } = trail(t, 0, 3);
    t.put(0, 'settlement', corners[0])
      .cards(0, 'road-building')
      .play(0, 'play-card', { card: 'road-building' });
    expect(t.refusal(0, 'free-route', { piece: 'road', edge: edges[1] })).toMatchObject({
      code: 'not-joined',
    });
    t.play(0, 'free-route', { piece: 'road', edge: edges[0] }).play(0, 'free-route', {
      piece: 'road',
      edge: edges[1],
    });
    expect(t.decision).toBe('main');
    expect(t.field('supply', 0)).toBe(13);
  });

  // proves first-island/base: or one if you have no second piece
  test('road building lays one road where only one piece is left', () => {
    const t = main();
    for (const row of [-2, -1, 0, 1]) roads(t, 0, row, 3);
    roads(t, 0, 2, 2);
    expect(t.field('supply', 0)).toBe(1);
    t.cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });
    t.play(0, 'free-route', { piece: 'road', edge: trail(t, 2, 3).edges[2] });
    expect(t.decision).toBe('main');
  });

  // proves first-island/base: or one if you have no second piece
  test('road building lays one road where there is no place for a second', () => {
    const t = main();
    const corner = t.corner(0, 0, 0);
    t.put(0, 'settlement', corner)
      .put(1, 'road', t.edge(0, 0, 0))
      .put(1, 'road', t.edge(0, 0, 1));
    t.put(1, 'settlement', t.corner(1, 0, 1))
      .cards(0, 'road-building')
      .play(0, 'play-card', { card: 'road-building' });
    t.play(0, 'free-route', { piece: 'road', edge: t.edge(1, 0, 2) });
    expect(t.decision).toBe('main');
  });

  // proves first-island/base: cannot play Road Building without a road or a place
  test('road building cannot be played without a piece or a place', () => {
    const t = main();
    t.cards(0, 'road-building');
    expect(t.refusal(0, 'play-card', { card: 'road-building' })).toMatchObject({ code: 'card-useless' });
  });

  test('roads laid by the card can earn the longest road', () => {
    const t = main();
    roads(t, 0, 0, 3);
    const { edges } = trail(t, 0, 5);
    t.cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });
    t.play(0, 'free-route', { piece: 'road', edge: edges[3] }).play(0, 'free-route', {
      piece: 'road',
      edge: edges[4],
    });
    expect(holder(t, 'longest-road')).toBe(0);
  });
});

describe('knights', () => {
  // proves first-island/base: Knight (14)
  // proves first-island/base: Move the robber and steal a card
  test('move the robber and steal, without discards', () => {
    const t = quiet();
    t.put(1, 'settlement', t.corner(1, 0, 0))
      .give(1, { ore: 9 })
      .cards(0, 'knight')
      .play(0, 'play-card', { card: 'knight' });
    t.play(0, 'move-blocker', { blocker: 'robber', hex: hex(t) }).nature('steal', { good: 'ore' });
    expect(robberOn(t)).toBe(hex(t));
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { ore: 8 }]);
    expect(t.decision).toBe('roll');
  });

  // proves first-island/base: Largest Army: 2 points
  test('largest army goes to the first with three, and is worth 2 points', () => {
    const t = quiet();
    t.set('played', 0, 2).cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect(holder(t, army)).toBe(0);
    expect(t.points(0)).toBe(2);
  });

  // proves first-island/base: It passes only to more
  // proves first-island/base: Largest Army: 2 points
  test('two knights earn no largest army', () => {
    const t = main();
    t.set('played', t.b.card('knight'), 2);
    t.b.rules.reviewAwards(t.s);
    expect([holder(t, army), t.b.awards[t.b.award(army)].min]).toEqual([-1, 3]);
    t.set('played', t.b.card('knight'), 3);
    t.b.rules.reviewAwards(t.s);
    expect(holder(t, army)).toBe(0);
  });

  test('largest army passes only to strictly more', () => {
    const t = quiet();
    const knights = (seat: number) => seat * t.b.cards.length;
    t.set('played', knights(1), 3).set('played', knights(0), 2).cards(0, 'knight', 2);
    t.b.rules.reviewAwards(t.s);
    t.play(0, 'play-card', { card: 'knight' });
    expect(holder(t, army)).toBe(1);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: hex(t) })
      .set('cardPlayed', 0, 0)
      .play(0, 'play-card', { card: 'knight' });
    expect(holder(t, army)).toBe(0);
  });

  test('largest army is awarded at the moment the knight is played: a win need not move the robber', () => {
    const t = quiet({ options: { points: 3 } });
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .set('played', 0, 2)
      .cards(0, 'knight');
    t.put(1, 'settlement', t.corner(1, 1, 0))
      .give(1, { ore: 1 })
      .play(0, 'play-card', { card: 'knight' });
    expect(t.over).toBe(true);
    expect(t.hand(1)).toEqual({ ore: 1 });
  });

  test('a holder who gives knights up and falls into a tie loses the largest army', () => {
    const t = quiet();
    t.set('played', 0, 4).set('played', t.b.cards.length, 3);
    t.b.rules.reviewAwards(t.s);
    expect(holder(t, army)).toBe(0);
    t.set('played', 0, 3);
    t.b.rules.reviewAwards(t.s);
    expect(holder(t, army)).toBe(-1);
  });
});

describe('victory point cards', () => {
  // proves first-island/base: Neither limit on playing cards
  // proves first-island/base: Worth one point
  test('count at once, on the turn of buying and beside another card', () => {
    const t = main({ options: { points: 3 } });
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .cards(0, 'victory-point')
      .cards(0, 'monopoly');
    t.play(0, 'play-card', { card: 'monopoly' }).play(0, 'name-good', { good: 'ore' });
    t.give(0, CARD).play(0, 'buy-card').nature('draw-card', { card: 'victory-point' });
    expect(t.over).toBe(true);
  });

  // proves first-island/base: it hidden until it wins
  // proves first-island/base: Keep it hidden
  // proves first-island/base: are shown only to win, or (before
  test('cannot be played, and are shown only by winning', () => {
    const t = main();
    t.cards(0, 'victory-point');
    expect(t.refusal(0, 'play-card', { card: 'victory-point' })).toMatchObject({ code: 'card-kept' });
    expect(t.b.moves.some((move) => move.name === 'show-card')).toBe(false);
  });

  // proves first-island/base: it hidden until it wins
  // proves first-island/base: Keep it hidden
  test('are hidden points: they never count where players are compared', () => {
    const t = main();
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .put(0, 'city', t.corner(0, 0, 0))
      .put(1, 'settlement', t.corner(0, 0, 2));
    t.cards(1, 'victory-point', 2);
    expect([t.points(0), t.points(1)]).toEqual([2, 3]);
    expect([t.b.rules.publicPoints(t.s, 0), t.b.rules.publicPoints(t.s, 1)]).toEqual([2, 1]);
    expect(t.b.rules.publicPoints(viewOf(t.s, 3), 1)).toBe(1);
  });
});
