import { describe, expect, it, test } from 'vitest';
import { cardName } from '../../promo/mechanics/district-cards.ts';
import { VIENNA_CARDS, VIENNA_TRACK } from '../../promo/vienna-cards.ts';
import { Table, type TableOptions } from '../table.ts';

const ID = 'promo/vienna-meets-catan';
const ROAD = { brick: 1, lumber: 1 };
const SETTLEMENT = { brick: 1, grain: 1, lumber: 1, wool: 1 };
const TRACK = VIENNA_TRACK.length;
const NAMES = VIENNA_CARDS.map(cardName);

/** the first turn before its roll, on an empty board */
const fresh = (options: TableOptions = {}): Table => {
  const t = new Table(ID, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const ready = (options: TableOptions = {}): Table => fresh(options).roll(2);
const district = (t: Table, n: number): number => t.hex(n, 0);
const cornersOf = (t: Table, n: number): readonly number[] => t.b.walks.cornersOf[district(t, n)];
const meeting = (t: Table, name: string): number => t.b.topology.extraCorner(name);
/** gives a card to a seat, as if drawn earlier */
const hold = (t: Table, seat: number, ...cards: string[]): Table => {
  for (const card of cards) {
    const i = NAMES.indexOf(card);
    if (i < 0) throw new Error(card);
    t.set('districtCards', i, seat + 1).set('districtsHeld', seat * NAMES.length + i, 1);
  }
  return t;
};
const holder = (t: Table, card: string): number => t.field('districtCards', NAMES.indexOf(card));
/** roads on the first spaces of the track, by these seats in turn */
const laid = (t: Table, ...seats: number[]): Table => {
  seats.forEach((seat, i) => {
    t.set('roadTrack', i, seat + 1);
    if (seat < t.b.seats) t.set('roadCount', seat, t.field('roadCount', seat) + 1);
  });
  return t;
};
const beside = (t: Table, one: number, other: number): boolean =>
  t.b.walks.endsOf.some((ends) =>
    ends.every((corner) => [one, other].every((n) => t.b.walks.hexesAt[corner].includes(district(t, n)))),
  );
const winners = (t: Table): readonly number[] => t.b.rules.winners(t.s);

describe('the map of Vienna', () => {
  // proves promo/vienna-meets-catan: The board shows 23 districts
  // proves promo/vienna-meets-catan: Settlements and cities stand where
  it('23 districts, whose borders meet in points and give to all that stand there', () => {
    const t = fresh();
    expect(t.b.topology.hexes).toBe(23);
    t.put(0, 'settlement', meeting(t, '5-6-12-15')).put(1, 'city', meeting(t, '14-17'));
    t.roll(5);
    expect([t.hand(0), t.hand(1)]).toEqual([{}, { brick: 2 }]);
    t.play(0, 'end-turn').roll(11);
    expect([t.hand(0), t.hand(1)]).toEqual([{ brick: 1 }, { brick: 2, lumber: 2 }]);
  });

  // proves promo/vienna-meets-catan: Which districts meet follows the map
  // proves promo/vienna-meets-catan: What they give, and on which numbers, is lost
  it('districts meet as the printed board has them', () => {
    const t = fresh();
    expect([beside(t, 12, 14), beside(t, 20, 22)]).toEqual([true, true]);
    expect([beside(t, 13, 15), beside(t, 2, 21)]).toEqual([false, false]);
    const point = t.b.walks.hexesAt[meeting(t, '5-6-12-15')];
    expect(point.toSorted()).toEqual([5, 6, 12, 15].map((n) => district(t, n)).toSorted());
    expect([beside(t, 5, 15), beside(t, 6, 12)]).toEqual([false, false]);
    // Whoever lives next to each other in Vienna does so here.
    for (const [one, other] of [
      [1, 2],
      [1, 9],
      [3, 11],
      [10, 23],
      [11, 22],
      [14, 17],
      [19, 21],
    ])
      expect(beside(t, one, other)).toBe(true);
    expect(t.b.layout.provenance).toBe('reconstructed');
    expect(t.b.layout.hexes.every(({ terrain }) => terrain !== 'desert')).toBe(true);
    expect(t.b.layout.hexes.every((hex) => typeof hex.number === 'number')).toBe(true);
  });

  // proves promo/vienna-meets-catan: To begin, everybody places two settlements
  // proves promo/vienna-meets-catan: The second one brings a resource
  it.each([3, 4])('with %d seats two settlements each, without roads, the second with its goods', (seats) => {
    const t = new Table(ID, { seats });
    while (t.decision !== 'place-building') t.anything();
    const order: number[] = [];
    const free = ['1-2-3', '3-10-11', '10-23', '13-14', '17-18', '19-21', '6-7-15', '9-19-20'];
    for (let n = 0; n < 2 * seats; n++) {
      const seat = [0, 1, 2, 3].find((each) => each < seats && t.legal(each).length > 0)!;
      order.push(seat);
      t.play(seat, 'place-building', { corner: meeting(t, free[n]) });
    }
    const row = Array.from({ length: seats }, (_, i) => i);
    expect(order).toEqual([...row, ...row.toReversed()]);
    expect(t.field('turn')).toBe(1);
    // The last one to place was the first: at the corner of three districts, or of two.
    const total = Object.values(t.hand(0)).reduce((sum, n) => sum + n, 0);
    expect(total).toBe(free[2 * seats - 1].split('-').length);
    expect(t.field('roadCount', 0)).toBe(0);
  });

  // proves promo/vienna-meets-catan: The robber starts off the board
  it('the robber begins beside the board', () => {
    const t = fresh();
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(-1);
  });
});

describe('roads on the track', () => {
  // proves promo/vienna-meets-catan: Roads do not lie on the map
  // proves promo/vienna-meets-catan: A road costs 1 brick and 1 lumber and goes
  // proves promo/vienna-meets-catan: build a road, you draw a district card
  // proves promo/vienna-meets-catan: Roads fill the track in the order
  it('a road goes to the next space and draws from the pile that it names', () => {
    const t = ready().give(0, { brick: 2, lumber: 2 });
    t.play(0, 'lay-road');
    expect(t.field('roadTrack', 0)).toBe(1);
    expect(t.hand(0)).toEqual(ROAD);
    const red = VIENNA_CARDS.flatMap((card) =>
      card.colour === 'red' && !card.points ? [cardName(card)] : [],
    );
    expect(t.legal(-1, 'draw-district').map(({ card }) => card)).toEqual(red);
    t.nature('draw-district', { card: 'd7-red' });
    expect([holder(t, 'd7-red'), t.field('districtsHeld', NAMES.indexOf('d7-red'))]).toEqual([1, 1]);
    // The fifth space has points, and the next is free.
    const fifth = laid(ready(), 0, 1, 2, 3).give(0, ROAD).play(0, 'lay-road');
    expect(fifth.field('roadTrack', 4)).toBe(1);
    expect(fifth.legal(-1, 'draw-district').map(({ card }) => card)).toEqual([
      'd9-red-points',
      'd13-red-points',
    ]);
    const none = ready().give(0, { brick: 1 });
    expect(none.refusal(0, 'lay-road')?.code).toBe('road-price');
  });

  // proves promo/vienna-meets-catan: Everybody has 15
  // proves promo/vienna-meets-catan: The piles hold as many cards
  it('48 spaces for 48 cards, pile by pile, and 15 roads each', () => {
    expect([TRACK, VIENNA_CARDS.length]).toEqual([48, 48]);
    const count = (colour: string, points: boolean): [number, number] => [
      VIENNA_TRACK.filter((space) => space.colour === colour && space.points === points).length,
      VIENNA_CARDS.filter((card) => card.colour === colour && (card.points !== undefined) === points).length,
    ];
    expect(count('red', false)).toEqual([10, 10]);
    expect(count('red', true)).toEqual([2, 2]);
    for (const colour of ['green', 'blue'])
      expect([...count(colour, false), ...count(colour, true)]).toEqual([8, 8, 4, 4]);
    expect([...count('yellow', false), ...count('yellow', true)]).toEqual([6, 6, 6, 6]);
    const points = VIENNA_CARDS.flatMap(({ points: worth }) => worth ?? []);
    expect([points.filter((n) => n === 1).length, points.filter((n) => n === 0.5).length]).toEqual([5, 11]);
    const t = ready().give(0, ROAD).set('roadCount', 0, 14);
    expect(t.legal(0, 'lay-road')).toHaveLength(1);
    t.set('roadCount', 0, 15);
    expect(t.refusal(0, 'lay-road')?.code).toBe('roads-out');
  });

  // proves promo/vienna-meets-catan: When it is full no road is built
  it('a full track takes no more roads', () => {
    const t = ready().give(0, ROAD);
    for (let i = 0; i < TRACK - 1; i++) t.set('roadTrack', i, 2);
    expect(t.legal(0, 'lay-road')).toHaveLength(1);
    t.set('roadTrack', TRACK - 1, 2);
    expect(t.refusal(0, 'lay-road')?.code).toBe('track-full');
  });

  // proves promo/vienna-meets-catan: The Road Building card lays two roads
  it('the Road Building card lays two roads, with a card each', () => {
    const t = ready().cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });
    t.nature('draw-district', { card: 'd1-red' }).nature('draw-district', { card: 'd3-red' });
    expect([t.field('roadCount', 0), holder(t, 'd1-red'), holder(t, 'd3-red')]).toEqual([2, 1, 1]);
    expect(t.decision).toBe('main');
  });

  // proves promo/vienna-meets-catan: There is no Longest Road
  // proves promo/vienna-meets-catan: Most Roads is worth 2 points
  // proves promo/vienna-meets-catan: Most Roads needs at least 5 roads
  // proves promo/vienna-meets-catan: The most roads on the track
  it('Most Roads is worth two points from five roads on, and passes to more alone', () => {
    const t = laid(ready(), 0, 0, 0, 0, 1, 1, 1, 1).give(0, ROAD);
    expect(t.points(0)).toBe(0);
    t.play(0, 'lay-road').nature('draw-district', { card: 'd9-red-points' });
    expect(t.points(0)).toBe(2.5);
    t.set('roadCount', 1, 5).b.rules.reviewAwards(t.s);
    expect(t.points(1)).toBe(0);
    t.set('roadCount', 1, 6).b.rules.reviewAwards(t.s);
    expect([t.points(0), t.points(1)]).toEqual([0.5, 2]);
    expect(t.b.awards.map(({ id }) => id)).toEqual(['largest-army', 'most-roads']);
  });
});

describe('settlements for cards', () => {
  const build = (card: string, corner: number, price = 'usual') => ({ card, price, corner });

  // proves promo/vienna-meets-catan: A settlement costs its resources and a district card
  // proves promo/vienna-meets-catan: Discarded cards are out of the game
  it('a settlement costs a card, and stands at its district', () => {
    const t = hold(ready(), 0, 'd13-red-points').give(0, SETTLEMENT);
    expect(t.points(0)).toBe(0.5);
    const here = cornersOf(t, 13);
    expect(
      t
        .legal(0, 'district-settlement')
        .map(({ corner }) => corner)
        .toSorted(),
    ).toEqual([...here].toSorted());
    expect(t.refusal(0, 'district-settlement', build('d13-red-points', meeting(t, '1-2-3')))?.code).toBe(
      'district-other',
    );
    t.play(0, 'district-settlement', build('d13-red-points', here[0]));
    expect([t.hand(0), holder(t, 'd13-red-points'), t.points(0)]).toEqual([{}, -1, 1]);
    // A discarded card never comes again.
    t.give(0, { ...SETTLEMENT, ...ROAD });
    expect(t.refusal(0, 'district-settlement', build('d13-red-points', here[1]))?.code).toBe('district-card');
    laid(t, 1, 1, 1, 1).play(0, 'lay-road');
    expect(t.legal(-1, 'draw-district').map(({ card }) => card)).toEqual(['d9-red-points']);
    // Cards of others, and the Game End card, are none.
    const other = hold(ready(), 1, 'd13-red-points').give(0, SETTLEMENT);
    expect(other.legal(0, 'district-settlement')).toEqual([]);
    expect(other.legal(0, 'settlement')).toEqual([]);
  });

  // proves promo/vienna-meets-catan: It stands at that district and keeps
  it('it keeps the distance where that is possible, and else does without', () => {
    const t = hold(ready(), 0, 'd8-blue').give(0, SETTLEMENT);
    const here = cornersOf(t, 8);
    t.put(1, 'settlement', here[0]);
    const near = here.find((corner) => t.b.walks.cornersNear[here[0]].includes(corner))!;
    expect(t.refusal(0, 'district-settlement', build('d8-blue', near))?.code).toBe('too-near');
    expect(t.refusal(0, 'district-settlement', build('d8-blue', here[0]))?.code).toBe('taken');
    // Every place of the district has a neighbour now.
    for (const corner of here)
      if (
        corner !== near &&
        t.b.walks.cornersNear[corner].every((other) => t.field('building', other) === 0)
      ) {
        const next = t.b.walks.cornersNear[corner].find(
          (other) => other !== near && t.field('building', other) === 0,
        )!;
        t.put(2, 'settlement', next);
      }
    expect(t.refusal(0, 'district-settlement', build('d8-blue', near))).toBeUndefined();
  });

  // proves promo/vienna-meets-catan: A card whose price for a settlement you use
  // proves promo/vienna-meets-catan: Another card with such a price can
  it('another price may be used, but not with the card that is discarded', () => {
    const t = hold(ready(), 0, 'd2-yellow').give(0, ROAD);
    const here = cornersOf(t, 2)[0];
    expect(t.refusal(0, 'district-settlement', build('d2-yellow', here, 'd2-yellow'))?.code).toBe(
      'district-itself',
    );
    // The usual price goes with it.
    t.give(0, SETTLEMENT).play(0, 'district-settlement', build('d2-yellow', here));
    expect([t.hand(0), holder(t, 'd2-yellow')]).toEqual([{}, -1]);
    const two = hold(ready(), 0, 'd2-yellow', 'd7-red').give(0, ROAD);
    two.play(0, 'district-settlement', build('d7-red', cornersOf(two, 7)[0], 'd2-yellow'));
    expect([two.hand(0), holder(two, 'd2-yellow'), holder(two, 'd7-red')]).toEqual([{}, 1, -1]);
    const poor = hold(ready(), 0, 'd2-yellow', 'd7-red').give(0, { brick: 1 });
    expect(
      poor.refusal(0, 'district-settlement', build('d7-red', cornersOf(poor, 7)[0], 'd2-yellow'))?.code,
    ).toBe('district-price');
  });

  // proves promo/vienna-meets-catan: Some cards have another price
  it.each([
    ['d1-blue', { brick: 1, grain: 1, lumber: 1 }],
    ['d2-yellow', { brick: 1, lumber: 1 }],
    ['d4-green', { grain: 1, lumber: 1, wool: 2 }],
    ['d7-red', { grain: 1, lumber: 1, wool: 1 }],
  ])('the price of %s', (card, price) => {
    const t = hold(ready(), 0, card, 'd13-yellow-points').give(0, price);
    t.play(0, 'district-settlement', build('d13-yellow-points', cornersOf(t, 13)[0], card));
    expect([t.hand(0), holder(t, card)]).toEqual([{}, 1]);
  });
});

describe('what cards are good for', () => {
  // proves promo/vienna-meets-catan: Some cards have another price
  // proves promo/vienna-meets-catan: You never have to use it
  it.each([
    ['d1-red', { grain: 2, lumber: 1, ore: 2 }],
    ['d1-green', { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1 }],
    ['d6-blue', { grain: 2, ore: 2 }],
    ['d10-red', { brick: 1, grain: 2, ore: 2 }],
    ['d12-yellow', { grain: 1, ore: 2 }],
  ])('%s has another price for a city, which nobody has to use', (card, price) => {
    const t = hold(ready(), 0, card);
    const corner = meeting(t, '1-2-3');
    t.put(0, 'settlement', corner).give(0, price).play(0, 'district-city', { card, corner });
    expect([t.points(0), t.hand(0), holder(t, card)]).toEqual([2, {}, 1]);
    const usual = hold(ready(), 0, card).put(0, 'settlement', corner).give(0, { grain: 2, ore: 3 });
    usual.play(0, 'city', { corner });
    expect(usual.hand(0)).toEqual({});
    const other = hold(ready(), 1, card).put(0, 'settlement', corner).give(0, price);
    expect(other.refusal(0, 'district-city', { card, corner })?.code).toBe('district-price');
  });

  // proves promo/vienna-meets-catan: Some cards have another price
  it.each([
    ['d9-blue', { grain: 1, ore: 1 }],
    ['d17-red', { ore: 1, wool: 2 }],
    ['d19-yellow', { grain: 1, wool: 1 }],
    ['d23-green', { grain: 1, wool: 2 }],
  ])('%s has another price for a development card', (card, price) => {
    const t = hold(ready(), 0, card).give(0, price);
    t.play(0, 'district-development', { card }).nature('draw-card', { card: 'knight' });
    expect([t.field('cardCount', 0), t.hand(0)]).toEqual([1, {}]);
    expect(t.refusal(0, 'district-development', { card })?.code).toBe('district-price');
  });

  // proves promo/vienna-meets-catan: Some cards give you a resource whenever
  it.each([
    ['d3-red', 'grain', 10],
    ['d14-blue', 'grain', 8],
    ['d3-blue', 'wool', 6],
    ['d18-green', 'wool', 5],
    ['d5-green', 'ore', 9],
    ['d19-red', 'ore', 4],
  ])('%s gives 1 %s on a %d, in everybody’s turn', (card, good, number) => {
    const t = hold(fresh(), 1, card).roll(number);
    expect(t.hand(1)).toEqual({ [good]: 1 });
    t.play(0, 'end-turn').roll(11);
    expect(t.hand(1)).toEqual({ [good]: 1 });
  });

  // proves promo/vienna-meets-catan: Some cards give you a resource whenever
  it.each([
    ['d2-green', 'lumber'],
    ['d8-blue', 'brick'],
    ['d12-red', 'ore'],
    ['d15-red', 'wool'],
    ['d22-red', 'grain'],
  ])('%s lets the bank take %s 2:1', (card, good) => {
    const t = hold(ready(), 0, card).give(0, { brick: 2, grain: 2, lumber: 2, ore: 2, wool: 2 });
    expect([...new Set(t.legal(0, 'bank-trade').map(({ give }) => give))]).toEqual([good]);
  });

  // proves promo/vienna-meets-catan: Some cards give you a resource whenever
  it('one card trades everything 3:1', () => {
    const t = hold(ready(), 0, 'd20-red').give(0, { brick: 2, wool: 3 });
    expect([...new Set(t.legal(0, 'bank-trade').map(({ give }) => give))]).toEqual(['wool']);
  });

  // proves promo/vienna-meets-catan: Some cards give you a resource whenever
  it.each([
    ['d21-green', 4],
    ['d20-blue', 3],
    ['d16-yellow', 2],
  ])('%s trades any %d cards for one', (card, count) => {
    const t = hold(ready(), 0, card).give(0, { brick: count - 1 });
    expect(t.refusal(0, 'trade-any', { want: 'ore' })?.code).toBe('district-mixed');
    t.give(0, { brick: count - 1, wool: 1 }).play(0, 'trade-any', { want: 'ore' });
    for (let i = 0; i < count - 1; i++) t.play(0, 'pay-any', { good: 'brick' });
    t.play(0, 'pay-any', { good: 'wool' });
    expect([t.hand(0), t.decision]).toEqual([{ ore: 1 }, 'main']);
    expect(t.give(0, { brick: 9 }).setBank('ore', 0).refusal(0, 'trade-any', { want: 'ore' })?.code).toBe(
      'bank-empty',
    );
  });

  // proves promo/vienna-meets-catan: Some cards give you a resource whenever
  it.each([
    ['d16-green', 8],
    ['d7-blue', 9],
    ['d17-yellow', 10],
  ])('%s raises the hand limit to %d', (card, limit) => {
    const t = hold(fresh(), 1, card).give(1, { wool: limit }).give(2, { ore: 8 });
    expect([t.b.rules.discardCount(t.s, 1), t.b.rules.discardCount(t.s, 2)]).toEqual([0, 4]);
    t.give(1, { wool: limit + 1 });
    expect(t.b.rules.discardCount(t.s, 1)).toBe(Math.floor((limit + 1) / 2));
  });

  // proves promo/vienna-meets-catan: District cards give whole and half points
  // proves promo/vienna-meets-catan: District cards lie open in front
  it('points of cards are public, halves count, and nobody trades the cards', () => {
    const t = hold(ready(), 0, 'd4-green-points', 'd5-blue-points', 'd8-green-points', 'd10-blue-points');
    expect([t.points(0), t.b.rules.publicPoints(t.s, 0)]).toEqual([2.5, 2.5]);
    expect(t.b.goods.map(({ id }) => id)).toEqual(['brick', 'lumber', 'wool', 'grain', 'ore']);
  });
});

describe('the end', () => {
  const yellow = (t: Table): Table => {
    for (let i = 0; i < 37; i++) t.set('roadTrack', i, 2);
    return t;
  };

  // proves promo/vienna-meets-catan: The game ends as soon as a player draws
  // proves promo/vienna-meets-catan: most points win
  it('the Game End card ends the game, and half a point decides', () => {
    const t = yellow(hold(ready(), 2, 'd4-green-points'))
      .give(0, ROAD)
      .play(0, 'lay-road');
    expect(t.over).toBe(false);
    t.nature('draw-district', { card: 'game-end' });
    expect([t.over, winners(t), t.points(2)]).toEqual([true, [2], 0.5]);
  });

  it('another card does not, and no number of points does', () => {
    const t = yellow(ready())
      .give(0, ROAD)
      .play(0, 'lay-road')
      .nature('draw-district', { card: 'd2-yellow' });
    expect(t.over).toBe(false);
    for (const corner of ['1-2-3', '3-10-11', '10-23', '13-14']) t.put(0, 'city', meeting(t, corner));
    for (const card of VIENNA_CARDS) if (card.points) hold(t, 0, cardName(card));
    t.play(0, 'end-turn');
    expect([t.points(0) > 15, t.over]).toEqual([true, false]);
  });

  // proves promo/vienna-meets-catan: In a tie
  it('of those who are level whoever built the latest road wins', () => {
    const t = ready().give(0, ROAD);
    for (let i = 0; i < 37; i++) t.set('roadTrack', i, i === 36 ? 4 : 2);
    t.put(1, 'settlement', meeting(t, '1-2-3')).put(3, 'settlement', meeting(t, '10-23'));
    t.play(0, 'lay-road').nature('draw-district', { card: 'game-end' });
    expect(winners(t)).toEqual([3]);
  });

  // proves promo/vienna-meets-catan: The game ends as soon as a player draws
  it('whoever has placed all settlements, cities and roads ends it, with one piece left nobody does', () => {
    const places = ['1-2-3', '3-10-11', '10-23', '13-14', '17-18', '19-21', '6-7-15', '9-19-20', '5-10-12'];
    const t = ready().set('roadCount', 0, 15);
    for (const [i, name] of places.slice(0, 8).entries())
      t.put(0, i < 4 ? 'city' : 'settlement', meeting(t, name));
    hold(t, 0, 'd5-blue-points').give(0, SETTLEMENT);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    t.play(0, 'district-settlement', {
      card: 'd5-blue-points',
      price: 'usual',
      corner: meeting(t, '5-10-12'),
    });
    expect([t.over, winners(t)]).toEqual([true, [0]]);
    const roads = ready().set('roadCount', 0, 14);
    for (const [i, name] of places.entries())
      roads.put(0, i < 4 ? 'city' : 'settlement', meeting(roads, name));
    roads.b.rules.checkEnd(roads.s);
    expect(roads.over).toBe(false);
  });
});

describe('three players and a fourth colour', () => {
  // proves promo/vienna-meets-catan: With three players a fourth colour builds
  // proves promo/vienna-meets-catan: The road of the fourth colour draws
  it.each([6, 8])('on a %d it builds a road, whose card leaves the game', (number) => {
    const t = fresh({ seats: 3 }).roll(number);
    expect(t.field('roadTrack', 0)).toBe(4);
    t.nature('draw-district', { card: 'd1-red' });
    expect([holder(t, 'd1-red'), t.field('neutralRoads'), t.decision]).toEqual([-1, 1, 'main']);
  });

  // proves promo/vienna-meets-catan: With three players a fourth colour builds
  it('not on other numbers, not with four, and not without roads', () => {
    expect(fresh({ seats: 3 }).roll(5).field('neutralRoads')).toBe(0);
    expect(fresh().roll(6).field('roadTrack', 0)).toBe(0);
    const last = fresh({ seats: 3 }).set('neutralRoads', 0, 14).roll(6);
    expect(last.field('neutralRoads')).toBe(15);
    const out = fresh({ seats: 3 }).set('neutralRoads', 0, 15).roll(6);
    expect([out.decision, out.field('roadTrack', 0)]).toEqual(['main', 0]);
  });

  // proves promo/vienna-meets-catan: It has no settlements
  // proves promo/vienna-meets-catan: If its card is the Game End card
  it('it stands nowhere on the map, and its Game End card ends the game', () => {
    const t = new Table(ID, { seats: 3 }).started();
    expect(t.b.owners).toBe(3);
    for (let i = 0; i < 37; i++) t.set('roadTrack', i, 2);
    t.roll(8).nature('draw-district', { card: 'game-end' });
    expect(t.over).toBe(true);
  });
});

// proves promo/vienna-meets-catan: District cards give whole and half points
test('halves are exact: two of them are a point', () => {
  const t = hold(ready(), 0, 'd4-green-points', 'd4-yellow-points');
  expect(t.points(0)).toBe(1);
});
