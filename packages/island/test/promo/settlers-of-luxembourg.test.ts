import { eventFor, Rng, resample, viewOf } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { NUMBERS } from '../../index.ts';
import { PRIVILEGES } from '../../promo/mechanics/privileges.ts';
import { SPACES } from '../../promo/mechanics/production-chart.ts';
import { Table } from '../table.ts';

const ID = 'promo/settlers-of-luxembourg';
/** a marked corner */
const SITE = [1, -2, 5] as const;

/** an empty board in the first turn, before the marker, with empty hands and privileges */
function before(seats = 4): Table {
  const t = new Table(ID, { seats }).started().bare();
  for (let seat = 0; seat < seats; seat++) t.give(seat, {});
  return t;
}
/** the same after a marker */
const ready = (): Table => mark(before(), 0, '1-12');
const mark = (t: Table, seat: number, space: string): Table => t.play(seat, 'place-marker', { space });
const open = (t: Table, seat = 0) => t.legal(seat, 'place-marker').map(({ space }) => space);
const spaceOf = (name: string) => SPACES.findIndex(({ row, number }) => `${row + 1}-${number}` === name);
const filled = (t: Table, ...names: string[]): Table => {
  for (const name of names) t.set('chart', spaceOf(name), 1);
  return t;
};
const row = (n: number) => SPACES.filter(({ row: r }) => r === n - 1).map(({ number }) => `${n}-${number}`);
const number = (t: Table) => t.b.the.roll.number(t.s);
const no = (privilege: (typeof PRIVILEGES)[number]) => PRIVILEGES.indexOf(privilege);
/** puts privileges out of the deck into a hand */
const holding = (t: Table, seat: number, ...names: (typeof PRIVILEGES)[number][]): Table => {
  for (const name of names) {
    t.set('privilegeDeck', no(name), 0).set('privilegeHand', seat * 8 + no(name), 1);
    t.set('privilegesLeft', 0, t.field('privilegesLeft') - 1);
    t.set('privilegeCount', seat, t.field('privilegeCount', seat) + 1);
  }
  return t;
};
const privilege = (name: (typeof PRIVILEGES)[number]) => ({ privilege: name });
const held = (t: Table, seat: number) =>
  PRIVILEGES.filter((_, i) => t.field('privilegeHand', seat * 8 + i) === 1);
const under = (t: Table) =>
  PRIVILEGES.filter((_, i) => [0, 1, 2, 3].some((seat) => t.field('privilegesUnder', seat * 8 + i) === 1));
const inDeck = (t: Table) => PRIVILEGES.filter((_, i) => t.field('privilegeDeck', i) === 1);
const played = (t: Table, seat: number, card = 'knight') =>
  t.field('played', seat * t.b.cards.length + t.b.card(card));
const knights = (t: Table, seat: number, count: number): Table => {
  t.set('played', seat * t.b.cards.length + t.b.card('knight'), count);
  t.b.rules.reviewAwards(t.s);
  return t;
};
const home = (t: Table, seat: number, hex: number, corner: number): Table =>
  t.set('home', hex, seat + 1).set('homeTown', seat, corner);
const pile = (t: Table, good: string) => t.field('customs', t.b.good(good));
const piles = (t: Table, cards: Record<string, number>): Table => {
  for (const [good, count] of Object.entries(cards)) {
    t.setBank(good, t.bank(good) + pile(t, good) - count);
    t.set('customs', t.b.good(good), count);
  }
  return t;
};
const mountains = (t: Table) =>
  t.b.layout.hexes.flatMap(({ terrain }, hex) => (terrain === 'mountains' ? [hex] : []));

describe('the production chart', () => {
  // proves promo/settlers-of-luxembourg: There are no dice
  // proves promo/settlers-of-luxembourg: A production chart has 36 spaces
  it('has a space for each throw of two dice, in six rows', () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => row(n).map((name) => Number(name.slice(2))))).toEqual([
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      [3, 4, 5, 6, 7, 8, 9, 10, 11],
      [4, 5, 6, 7, 8, 9, 10],
      [5, 6, 7, 8, 9],
      [6, 7, 8],
      [7],
    ]);
    expect(SPACES).toHaveLength(36);
    const t = before();
    expect([t.legal(0, 'roll'), t.refusal(0, 'roll')?.code]).toEqual([[], 'move-unknown']);
  });

  // proves promo/settlers-of-luxembourg: Your turn begins with a marker
  // proves promo/settlers-of-luxembourg: Its number is the number of the turn
  it('a turn begins with a marker, and its number produces', () => {
    const t = before().put(2, 'settlement', before().corner(1, -2, 5));
    mark(t, 0, '1-3');
    expect([t.decision, number(t), t.field('chart', spaceOf('1-3')), t.hand(2)]).toEqual([
      'main',
      3,
      1,
      { wool: 1 },
    ]);
    expect(t.legal(0, 'place-marker')).toEqual([]);
  });

  it('a seven is a seven', () => {
    const t = before();
    mark(t, 0, '1-7');
    expect(t.decision).toBe('move-blocker');
    expect(t.field('chartReset')).toBe(0);
  });

  // proves promo/settlers-of-luxembourg: You choose among the highest row with a marker
  // proves promo/settlers-of-luxembourg: On an empty chart you begin in the lowest row
  it('offers the lowest row at first, then the highest row in use and the one above', () => {
    const t = before();
    expect(open(t)).toEqual(row(1));
    filled(t, '1-4');
    expect(open(t)).toEqual([...row(1).filter((name) => name !== '1-4'), ...row(2)]);
    filled(t, '3-8');
    expect(open(t)).toEqual([...row(3).filter((name) => name !== '3-8'), ...row(4)]);
    expect(t.refusal(0, 'place-marker', { space: '2-8' })?.code).toBe('chart-reach');
    expect(t.refusal(0, 'place-marker', { space: '5-8' })?.code).toBe('chart-reach');
    expect(t.refusal(0, 'place-marker', { space: '3-8' })?.code).toBe('chart-taken');
  });

  // proves promo/settlers-of-luxembourg: If the 7 at the top is all that is left
  it('leaves nothing but the top when the row below it is full', () => {
    expect(open(filled(before(), ...row(5)))).toEqual(['6-7']);
    expect(open(filled(before(), ...row(4)))).toEqual(row(5));
  });

  // proves promo/settlers-of-luxembourg: When the 7 at the top has been resolved
  it('the top is resolved, then the chart is cleared and the deck shuffled', () => {
    const t = filled(before(), ...row(5), '1-2');
    t.set('underDeck', t.b.card('knight'), 2);
    const inside = t.field('deck', t.b.card('knight'));
    mark(t, 0, '6-7');
    expect([t.decision, t.field('chart', spaceOf('1-2'))]).toEqual(['move-blocker', 1]);
    t.play(0, t.legal(0, 'move-blocker')[0]);
    expect(t.decision).toBe('main');
    expect(SPACES.some((_, i) => t.field('chart', i) !== 0)).toBe(false);
    expect([t.field('deck', t.b.card('knight')), t.field('underDeck', t.b.card('knight'))]).toEqual([
      inside + 2,
      0,
    ]);
    t.play(0, 'end-turn');
    expect(open(t, 1)).toEqual(row(1));
  });

  it('bots take what may come from the free spaces', () => {
    const odds = new Float64Array(NUMBERS);
    const t = filled(before(), ...row(5));
    t.b.the.hints.odds(t.s, 1, odds);
    expect(odds[7]).toBeGreaterThan(0.75);
    expect(odds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  });
});

describe('the start', () => {
  // proves promo/settlers-of-luxembourg: The first of the two starting buildings is a city
  // proves promo/settlers-of-luxembourg: The second, a settlement, stands at any hex
  it.each([3, 4])('of %i players each claims a mountain with a city, then settles beside it', (seats) => {
    const t = new Table(ID, { seats }).until('place-building');
    const claimed: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const corners = t.legal(seat, 'place-building').map(({ corner }) => corner as number);
      for (const corner of corners)
        expect(
          t.b.walks.hexesAt[corner].some((hex) => mountains(t).includes(hex) && !claimed.includes(hex)),
        ).toBe(true);
      t.play(seat, 'place-building', { corner: corners[0] });
      const hex = mountains(t).find((each) => t.field('home', each) === seat + 1)!;
      expect(t.b.walks.hexesAt[corners[0]]).toContain(hex);
      claimed.push(hex);
      expect([t.points(seat), t.hand(seat)]).toEqual([2, {}]);
      t.play(seat, t.legal(seat, 'place-route')[0]);
    }
    expect(new Set(claimed).size).toBe(seats);
    for (let seat = seats - 1; seat >= 0; seat--) {
      const near = new Set(t.b.walks.hexesBeside[claimed[seat]]);
      const corners = t.legal(seat, 'place-building').map(({ corner }) => corner as number);
      expect(corners.length).toBeGreaterThan(2);
      for (const corner of corners) {
        expect(t.b.walks.hexesAt[corner].some((hex) => near.has(hex))).toBe(true);
        for (const other of claimed.filter((hex) => hex !== claimed[seat]))
          expect(t.b.walks.hexesAt[corner]).not.toContain(other);
      }
      t.play(seat, 'place-building', { corner: corners[0] });
      expect([t.points(seat), t.field('handSize', seat) > 0]).toEqual([3, true]);
      t.play(seat, t.legal(seat, 'place-route')[0]);
    }
    expect(t.field('turn')).toBe(1);
  });

  it('says why a corner is refused', () => {
    const t = new Table(ID).until('place-building');
    const refused = (corner: number, seat: number) => t.refusal(seat, 'place-building', { corner })?.code;
    expect(refused(t.corner(2, -3, 1), 0)).toBe('home-none');
    t.play(0, 'place-building', { corner: t.corner(0, -1, 0) }).play(0, t.legal(0, 'place-route')[0]);
    expect(refused(t.corner(0, -1, 4), 1)).toBe('home-none');
    for (const seat of [1, 2, 3])
      t.play(seat, t.legal(seat, 'place-building')[0]).play(seat, t.legal(seat, 'place-route')[0]);
    for (const seat of [3, 2, 1])
      t.play(seat, t.legal(seat, 'place-building')[0]).play(seat, t.legal(seat, 'place-route')[0]);
    expect(refused(t.corner(1, 2, 4), 0)).toBe('home-far');
    const foreign = mountains(t).filter((hex) => t.field('home', hex) > 1);
    const codes = foreign.flatMap((hex) => t.b.walks.cornersOf[hex].map((corner) => refused(corner, 0)));
    expect(codes).toContain('home-foreign');
  });

  // proves promo/settlers-of-luxembourg: You never found a settlement at a mountain
  it('nobody settles at a mountain that another has claimed', () => {
    const t = ready();
    const hex = t.hex(0, -1);
    home(t, 1, hex, t.corner(0, -1, 0));
    const corner = t.corner(0, -1, 3);
    t.put(0, 'road', t.edge(0, -1, 3)).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    expect(t.refusal(0, 'settlement', { corner })?.code).toBe('home-foreign');
    t.set('home', hex, 1);
    expect(t.refusal(0, 'settlement', { corner })).toBeUndefined();
  });
});

describe('knights', () => {
  const town = (t: Table) => t.corner(0, 0, 0);

  // proves promo/settlers-of-luxembourg: A city also costs one of your played knights
  // proves promo/settlers-of-luxembourg: It goes under the development deck
  it('a city costs a played knight, which goes under the deck', () => {
    const t = ready();
    t.put(0, 'settlement', town(t)).give(0, { ore: 3, grain: 2 });
    expect(t.refusal(0, 'city', { corner: town(t) })?.code).toBe('city-knight');
    knights(t, 0, 2);
    const deck = t.field('deckSize');
    t.play(0, 'city', { corner: town(t) });
    expect([played(t, 0), t.field('knightsOut', 0), t.hand(0)]).toEqual([1, 1, {}]);
    expect([t.field('underDeck', t.b.card('knight')), t.field('deckSize')]).toEqual([1, deck + 1]);
  });

  // proves promo/settlers-of-luxembourg: The most knights played, at least 3
  it('Melusina’s Saviour is three points for three knights, and then for more', () => {
    const t = knights(ready(), 0, 2);
    expect(t.b.awards.map(({ id }) => id).sort()).toEqual(['longest-road', 'melusinas-saviour']);
    expect(t.points(0)).toBe(0);
    knights(t, 0, 3);
    expect(t.points(0)).toBe(3);
    knights(t, 1, 3);
    expect([t.points(0), t.points(1)]).toEqual([3, 0]);
    knights(t, 1, 4);
    expect([t.points(0), t.points(1)]).toEqual([0, 3]);
  });

  it('and goes with a knight that a city has cost', () => {
    const t = ready();
    knights(t.put(0, 'settlement', town(t)).give(0, { ore: 3, grain: 2 }), 0, 3);
    expect(t.points(0)).toBe(4);
    expect(t.play(0, 'city', { corner: town(t) }).points(0)).toBe(2);
  });

  // proves promo/settlers-of-luxembourg: Road Building and Year of Plenty go under the deck
  it('two kinds of cards go under the deck when they are played, a monopoly does not', () => {
    const t = ready();
    t.put(0, 'settlement', town(t)).cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });
    expect([played(t, 0, 'road-building'), t.field('underDeck', t.b.card('road-building'))]).toEqual([0, 1]);
    const plenty = ready().cards(0, 'year-of-plenty').play(0, 'play-card', { card: 'year-of-plenty' });
    expect([plenty.decision, plenty.field('underDeck', plenty.b.card('year-of-plenty'))]).toEqual([
      'choose-good',
      1,
    ]);
    const monopoly = ready().cards(0, 'monopoly').play(0, 'play-card', { card: 'monopoly' });
    expect(monopoly.field('underDeck', monopoly.b.card('monopoly'))).toBe(0);
  });
});

describe('the customs house', () => {
  const trade = (give: string, want: string) => ({ give, want });

  // proves promo/settlers-of-luxembourg: The customs house has piles
  // proves promo/settlers-of-luxembourg: 2 cards lie in each at the start
  it('begins with two cards of four goods, out of the bank', () => {
    const t = new Table(ID);
    expect(['brick', 'grain', 'lumber', 'wool', 'ore'].map((good) => pile(t, good))).toEqual([2, 2, 2, 2, 0]);
    expect([t.bank('brick'), t.bank('ore')]).toEqual([17, 19]);
  });

  // proves promo/settlers-of-luxembourg: Once a turn you may trade with the customs house
  // proves promo/settlers-of-luxembourg: If the pile of what you give has 3 cards or more
  // proves promo/settlers-of-luxembourg: One of them joins that pile
  it.each([
    [4, 3],
    [3, 3],
    [2, 2],
    [1, 2],
    [0, 1],
  ])('with %i cards in the pile of what is given it asks for %i', (cards, rate) => {
    const t = piles(ready(), { brick: cards }).give(0, { brick: rate - 1 });
    expect(t.refusal(0, 'customs-trade', trade('brick', 'wool'))?.code).toBe('customs-rate');
    t.give(0, { brick: rate });
    const bank = t.bank('brick');
    t.play(0, 'customs-trade', trade('brick', 'wool'));
    expect([t.hand(0), pile(t, 'brick'), pile(t, 'wool')]).toEqual([{ wool: 1 }, cards + 1, 1]);
    expect(t.bank('brick')).toBe(bank + rate - 1);
    t.give(0, { grain: 4 });
    expect(t.refusal(0, 'customs-trade', trade('grain', 'wool'))?.code).toBe('customs-done');
    mark(t.play(0, 'end-turn'), 1, '1-2');
    expect(t.give(1, { grain: 3 }).legal(1, 'customs-trade').length).toBeGreaterThan(0);
  });

  // proves promo/settlers-of-luxembourg: The customs house never gives ore
  it('deals in no ore, gives from another pile, and nothing that is not there', () => {
    const t = piles(ready(), { lumber: 0 }).give(0, { ore: 3, grain: 3 });
    const code = (give: string, want: string) => t.refusal(0, 'customs-trade', trade(give, want))?.code;
    expect([
      code('ore', 'wool'),
      code('grain', 'ore'),
      code('grain', 'grain'),
      code('grain', 'lumber'),
    ]).toEqual(['customs-none', 'customs-none', 'customs-same', 'customs-empty']);
  });
});

describe('privileges', () => {
  const site = (t: Table) => t.corner(...SITE);
  /** a settlement is built for its price at a marked corner */
  function reached(t = ready(), seat = 0): Table {
    t.put(seat, 'road', t.b.walks.edgesAt[site(t)][0]).give(seat, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    return t.play(seat, 'settlement', { corner: site(t) });
  }
  const draw = (t: Table, ...names: (typeof PRIVILEGES)[number][]): Table => {
    for (const name of names) t.nature('draw-privilege', privilege(name));
    return t;
  };

  // proves promo/settlers-of-luxembourg: There are eight privileges
  // proves promo/settlers-of-luxembourg: When you build a settlement at a marked corner
  it('a settlement at a marked corner draws two of eight and keeps one, secretly', () => {
    const t = reached();
    expect([PRIVILEGES.length, t.decision, t.field('privilegesLeft')]).toEqual([8, 'draw-privilege', 8]);
    draw(t, 'copy', 'large-hand');
    expect(t.legal(0).map(({ privilege: each }) => each)).toEqual(['large-hand', 'copy']);
    t.play(0, 'keep-privilege', privilege('copy'));
    expect(JSON.stringify(t.events.map((event) => eventFor(event, 1)))).not.toContain('copy');
    expect([held(t, 0), under(t), t.field('privilegesLeft'), t.decision]).toEqual([
      ['copy'],
      ['large-hand'],
      7,
      'main',
    ]);
    const at = t.b.field('privilegeHand') + no('copy');
    expect([viewOf(t.s, 0).cells[at], viewOf(t.s, 1).cells[at] < 0]).toEqual([1, true]);
  });

  it('elsewhere, or with a city there later, nothing is drawn', () => {
    const t = ready();
    const corner = t.corner(0, 0, 0);
    t.put(0, 'road', t.b.walks.edgesAt[corner][0]).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    expect(t.play(0, 'settlement', { corner }).decision).toBe('main');
    knights(t, 0, 1).put(0, 'settlement', site(t)).give(0, { ore: 3, grain: 2 });
    expect(t.play(0, 'city', { corner: site(t) }).decision).toBe('main');
  });

  // proves promo/settlers-of-luxembourg: If fewer privileges are left
  it('the last ones are drawn as far as they go, those under the deck last', () => {
    const t = ready();
    holding(t, 1, 'two-markers', 'home-good', 'home-peace', 'large-hand', 'kept-knight', 'any-space');
    t.set('privilegeDeck', no('customs-swap'), 0).set('privilegesUnder', 8 + no('customs-swap'), 1);
    reached(t);
    draw(t, 'copy');
    expect(t.legal(-1)).toEqual([{ move: 'draw-privilege', privilege: 'customs-swap' }]);
    draw(t, 'customs-swap').play(0, 'keep-privilege', privilege('customs-swap'));
    expect([held(t, 0), under(t)]).toEqual([['customs-swap'], ['copy']]);
    const last = ready();
    holding(last, 1, ...PRIVILEGES.slice(0, 7));
    draw(reached(last), 'copy');
    expect([held(last, 0), last.decision]).toEqual([['copy'], 'main']);
    const none = ready();
    holding(none, 1, ...PRIVILEGES);
    expect(reached(none).decision).toBe('main');
  });

  /** the chart is cleared in the turn of seat 0, with towns of seats 1 and 2 at marked corners */
  function cleared(): Table {
    const t = filled(before(), ...row(5));
    t.put(1, 'settlement', site(t)).put(2, 'settlement', t.corner(0, 1, 4));
    holding(t, 3, 'copy')
      .set('privilegesOut', no('large-hand'), 1)
      .set('privilegeHolds', no('large-hand'), 1);
    mark(t, 0, '6-7');
    return t.play(
      0,
      t.legal(0, 'move-blocker').find(({ hex }) => hex === t.hex(-2, 2) || hex === t.hex(3, -3))!,
    );
  }

  // proves promo/settlers-of-luxembourg: When the chart is cleared all privileges are collected
  // proves promo/settlers-of-luxembourg: Then each player with a settlement or city at a marked corner
  // proves promo/settlers-of-luxembourg: What was put back is shuffled in
  // proves promo/settlers-of-luxembourg: A starting building at a marked corner draws when
  it('when the chart is cleared all are collected, and those at marked corners draw, one of them three', () => {
    const t = cleared();
    expect([held(t, 3), t.field('privilegesOut', no('large-hand')), t.decision]).toEqual([
      [],
      0,
      'lucky-seat',
    ]);
    t.nature('lucky-seat', { seat: 2 });
    draw(t, 'copy', 'any-space').play(1, 'keep-privilege', privilege('any-space'));
    draw(t, 'two-markers', 'home-good', 'home-peace');
    expect(t.legal(2).map(({ privilege: each }) => each)).toEqual(['two-markers', 'home-good', 'home-peace']);
    t.play(2, 'keep-privilege', privilege('home-good'));
    expect([held(t, 1), held(t, 2), t.decision]).toEqual([['any-space'], ['home-good'], 'main']);
    expect([under(t), t.field('privilegesLeft')]).toEqual([[], 6]);
    expect(inDeck(t)).toEqual([
      'two-markers',
      'home-peace',
      'large-hand',
      'kept-knight',
      'customs-swap',
      'copy',
    ]);
  });

  it('where nobody is at a marked corner nobody draws', () => {
    const t = holding(filled(before(), ...row(5)), 3, 'copy');
    mark(t, 0, '6-7').play(0, t.legal(0, 'move-blocker')[0]);
    expect([t.decision, held(t, 3), t.field('privilegesLeft')]).toEqual(['main', [], 8]);
  });

  // proves promo/settlers-of-luxembourg: You play your privileges in your own turn
  it('one is played a turn, by whoever has the turn', () => {
    const t = holding(ready(), 0, 'home-peace', 'large-hand');
    holding(t, 1, 'copy');
    expect(t.legal(1)).toEqual([]);
    t.play(0, 'play-privilege', privilege('home-peace'));
    expect(t.refusal(0, 'play-privilege', privilege('large-hand'))?.code).toBe('privilege-played');
    for (const seat of [1, 2, 3]) mark(t.play((seat + 3) % 4, 'end-turn'), seat, `1-${seat + 1}`);
    t.play(3, 'end-turn').play(0, 'play-privilege', privilege('large-hand'));
    expect([held(t, 0), t.field('privilegeCount', 0)]).toEqual([[], 0]);
    expect(t.refusal(0, 'play-privilege', privilege('copy'))?.code).toBe('privilege-played');
  });

  // proves promo/settlers-of-luxembourg: Two markers: you place two markers
  // proves promo/settlers-of-luxembourg: With two markers the chart is cleared
  it('two markers give two numbers, and a chart cleared between them', () => {
    const t = holding(before(), 0, 'two-markers').put(0, 'settlement', before().corner(1, -2, 5));
    t.play(0, 'play-privilege', privilege('two-markers'));
    mark(t, 0, '1-3');
    expect([t.hand(0), t.decision]).toEqual([{ wool: 1 }, 'roll']);
    mark(t, 0, '2-9');
    expect([t.hand(0), t.decision]).toEqual([{ wool: 1, grain: 1 }, 'main']);
    const top = holding(filled(before(), ...row(5)), 0, 'two-markers');
    mark(top.play(0, 'play-privilege', privilege('two-markers')), 0, '6-7');
    top.play(0, top.legal(0, 'move-blocker')[0]);
    expect([top.decision, open(top)]).toEqual(['roll', row(1)]);
  });

  // proves promo/settlers-of-luxembourg: You play the first and the sixth privilege before
  it('some are played before the marker, one after it', () => {
    const t = holding(before(), 0, 'two-markers', 'any-space', 'kept-knight');
    expect(t.refusal(0, 'play-privilege', privilege('kept-knight'))?.code).toBe('privilege-early');
    mark(t, 0, '1-2');
    for (const late of ['two-markers', 'any-space'] as const)
      expect(t.refusal(0, 'play-privilege', privilege(late))?.code).toBe('privilege-late');
    expect(t.refusal(0, 'play-privilege', privilege('kept-knight'))).toBeUndefined();
  });

  // proves promo/settlers-of-luxembourg: A resource from home
  // proves promo/settlers-of-luxembourg: The robber does not matter for the resource from home
  it('a resource from home is one of the hexes at the first city, robber or not', () => {
    const t = holding(ready(), 0, 'home-good');
    const corner = t.corner(0, -1, 0);
    home(t, 0, t.hex(0, -1), corner).set('blocker', t.b.blocker('robber'), t.hex(0, -1));
    t.play(0, 'play-privilege', privilege('home-good'));
    const hexes = t.b.walks.hexesAt[corner];
    expect(
      t
        .legal(0)
        .map(({ hex }) => hex)
        .sort(),
    ).toEqual([...hexes].sort());
    t.play(0, 'home-good', { hex: t.hex(0, -1) });
    expect([t.hand(0), t.decision]).toEqual([{ ore: 1 }, 'main']);
    const empty = holding(ready(), 0, 'home-good');
    home(empty, 0, empty.hex(0, -1), corner);
    for (const good of ['brick', 'lumber', 'wool', 'grain', 'ore']) empty.setBank(good, 0);
    expect(empty.refusal(0, 'play-privilege', privilege('home-good'))?.code).toBe('privilege-useless');
  });

  // proves promo/settlers-of-luxembourg: No robber at home
  // proves promo/settlers-of-luxembourg: The third and the fourth privilege hold until
  it('no robber comes to the first city, until the chart is cleared', () => {
    const t = holding(ready(), 0, 'home-peace');
    const corner = t.corner(0, -1, 0);
    home(t, 0, t.hex(0, -1), corner);
    t.play(0, 'play-privilege', privilege('home-peace')).play(0, 'end-turn');
    mark(t, 1, '1-7');
    const near = t.b.walks.hexesAt[corner];
    expect(t.legal(1, 'move-blocker').some(({ hex }) => near.includes(hex as number))).toBe(false);
    expect(t.refusal(1, 'move-blocker', { blocker: 'robber', hex: near[0] })?.code).toBe('home-peace');
    t.play(1, t.legal(1, 'move-blocker')[0]).play(1, 'end-turn');
    filled(t, ...row(5));
    mark(t, 2, '6-7').play(2, t.legal(2, 'move-blocker')[0]).play(2, 'end-turn');
    mark(t, 3, '1-7');
    expect(t.refusal(3, 'move-blocker', { blocker: 'robber', hex: near[0] })).toBeUndefined();
  });

  // proves promo/settlers-of-luxembourg: Nine cards in hand
  it('nine cards are no more than the limit, ten are', () => {
    const t = holding(ready(), 0, 'large-hand').play(0, 'play-privilege', privilege('large-hand'));
    t.give(0, { ore: 9 }).give(2, { ore: 8 }).play(0, 'end-turn');
    mark(t, 1, '1-7');
    expect([t.field('toDiscard', 0), t.field('toDiscard', 2)]).toEqual([0, 4]);
    const ten = holding(ready(), 0, 'large-hand').play(0, 'play-privilege', privilege('large-hand'));
    mark(ten.give(0, { ore: 10 }).play(0, 'end-turn'), 1, '1-7');
    expect(ten.field('toDiscard', 0)).toBe(5);
  });

  // proves promo/settlers-of-luxembourg: A city without a knight
  // proves promo/settlers-of-luxembourg: You still need to have played one
  it('a knight is kept this turn, but has to be there', () => {
    const t = holding(ready(), 0, 'kept-knight').play(0, 'play-privilege', privilege('kept-knight'));
    const corner = t.corner(0, 0, 0);
    t.put(0, 'settlement', corner).give(0, { ore: 3, grain: 2 });
    expect(t.refusal(0, 'city', { corner })?.code).toBe('city-knight');
    knights(t, 0, 1).play(0, 'city', { corner });
    expect(played(t, 0)).toBe(1);
    for (const seat of [1, 2, 3]) mark(t.play((seat + 3) % 4, 'end-turn'), seat, `1-${seat + 1}`);
    mark(t.play(3, 'end-turn'), 0, '1-9');
    t.put(0, 'settlement', t.corner(0, 0, 2)).give(0, { ore: 3, grain: 2 });
    t.play(0, 'city', { corner: t.corner(0, 0, 2) });
    expect(played(t, 0)).toBe(0);
  });

  // proves promo/settlers-of-luxembourg: Any space of the chart
  it('any free space is chosen, this turn alone', () => {
    const t = holding(filled(before(), '2-5'), 0, 'any-space');
    t.play(0, 'play-privilege', privilege('any-space'));
    expect(open(t)).toHaveLength(35);
    mark(t, 0, '6-7');
    t.play(0, t.legal(0, 'move-blocker')[0]).play(0, 'end-turn');
    expect(open(t, 1)).toEqual(row(1));
  });

  // proves promo/settlers-of-luxembourg: A swap at the customs house
  it('a card but ore is swapped with the customs house', () => {
    const t = holding(ready(), 0, 'customs-swap').give(0, { ore: 1 });
    expect(t.refusal(0, 'play-privilege', privilege('customs-swap'))?.code).toBe('privilege-useless');
    t.give(0, { ore: 1, grain: 1 }).play(0, 'play-privilege', privilege('customs-swap'));
    expect(
      t
        .legal(0)
        .map(({ give, want }) => `${give} ${want}`)
        .sort(),
    ).toEqual(['grain brick', 'grain lumber', 'grain wool']);
    t.play(0, 'customs-swap', { give: 'grain', want: 'wool' });
    expect([t.hand(0), pile(t, 'grain'), pile(t, 'wool'), t.decision]).toEqual([
      { ore: 1, wool: 1 },
      3,
      1,
      'main',
    ]);
    // it is no trade: that may still be made
    expect(t.give(0, { grain: 3 }).legal(0, 'customs-trade').length).toBeGreaterThan(0);
  });

  it('a hand that is dealt anew during the swap leaves a way on', () => {
    const t = holding(ready(), 0, 'customs-swap').give(0, { ore: 1, grain: 1 });
    t.play(0, 'play-privilege', privilege('customs-swap'));
    expect(t.refusal(0, 'no-customs-swap')?.code).toBe('swap-possible');
    t.give(0, { ore: 2 });
    expect(t.legal(0)).toEqual([{ move: 'no-customs-swap' }]);
    expect(t.play(0, 'no-customs-swap').decision).toBe('main');
  });

  // proves promo/settlers-of-luxembourg: Copy a privilege
  // proves promo/settlers-of-luxembourg: Only privileges can be copied that have been played
  it('a privilege that has been played is copied', () => {
    const t = holding(ready(), 0, 'copy');
    holding(t, 1, 'large-hand');
    expect(t.refusal(0, 'play-privilege', privilege('copy'))?.code).toBe('privilege-useless');
    t.set('privilegesOut', no('home-peace'), 1).set('privilegesOut', no('two-markers'), 1);
    t.play(0, 'play-privilege', privilege('copy'));
    expect(t.legal(0)).toEqual([{ move: 'copy-privilege', privilege: 'home-peace' }]);
    t.play(0, 'copy-privilege', privilege('home-peace'));
    expect([t.field('privilegeHolds', no('home-peace')), t.decision]).toEqual([1, 'main']);
  });

  it('dealt anew, the own ones stay, and no privilege is lost or doubled', () => {
    const t = holding(ready(), 0, 'copy');
    holding(t, 1, 'large-hand', 'home-good');
    t.set('privilegeDeck', no('any-space'), 0).set('privilegesUnder', 8 + no('any-space'), 1);
    const seen = new Set<string>();
    for (let seed = 1; seed < 30; seed++) {
      const other = t.again(1);
      other.s.cells.set(resample(t.s, 0, new Rng(seed)).cells);
      expect(held(other, 0)).toEqual(['copy']);
      const all = [...held(other, 0), ...held(other, 1), ...under(other), ...inDeck(other)];
      expect([...all].sort()).toEqual([...PRIVILEGES].sort());
      seen.add(held(other, 1).join());
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  it('bots think of marked corners', () => {
    const t = ready();
    const gain = (corner: number) => t.b.the.hints.foundingGain(t.s, 0, corner);
    expect(gain(site(t))).toBeGreaterThan(gain(t.corner(0, 0, 0)));
  });
});

it('beside the Pioneers nobody is the Egoist, who would roll again', () => {
  const t = new Table(ID, { modules: ['bonus/the-pioneers'] }).until('deal-power');
  const dealt = t.legal(-1, 'deal-power').map(({ power }) => power);
  expect([dealt.includes('egoist'), dealt.includes('rich')]).toEqual([false, true]);
});

// proves promo/settlers-of-luxembourg: Twelve points win
it('twelve points win', () => {
  const t = ready();
  expect(t.b.rules.target(t.s, 0)).toBe(12);
});

// proves promo/settlers-of-luxembourg: The printed map is lost
// proves promo/settlers-of-luxembourg: It has eight marked corners
it('the map has eight marked corners, none at a mountain, mountains apart, and no harbours', () => {
  const { b } = new Table(ID);
  const hexes = mountains(new Table(ID));
  const corners = (b.layout.marks.corners['privilege-site'] ?? []).map(({ q, r, corner }) =>
    b.topology.cornerAt(q, r, corner),
  );
  expect([new Set(corners).size, b.layout.provenance, b.layout.harbours.places.length, hexes.length]).toEqual(
    [8, 'house', 0, 5],
  );
  for (const corner of corners)
    expect(b.walks.hexesAt[corner].some((hex) => hexes.includes(hex))).toBe(false);
  for (const hex of hexes) expect(b.walks.hexesBeside[hex].some((near) => hexes.includes(near))).toBe(false);
  const red = new Set(b.layout.hexes.flatMap(({ number: n }, hex) => (n === 6 || n === 8 ? [hex] : [])));
  for (const hex of red) expect(b.walks.hexesBeside[hex].some((near) => red.has(near))).toBe(false);
});
