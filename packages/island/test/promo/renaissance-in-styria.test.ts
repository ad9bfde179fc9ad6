import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'promo/renaissance-in-styria';
const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];
/** by improvement: its line and level are in this order */
const NAMES = [
  ...['marketplace', 'trading-post', 'guild', 'bank'],
  ...['mission', 'cloister', 'library', 'university'],
  ...['town-hall', 'courthouse', 'church', 'castle'],
];
const SITES = [
  [1, -2, 5, 3],
  [3, -2, 4, 4],
  [-1, -1, 4, 3],
  [1, -1, 4, 5],
  [2, 0, 5, 3],
  [0, 1, 5, 4],
  [-2, 1, 5, 4],
] as const;

/** an empty board in the first round, before the first roll, with empty hands and purses */
function first(seats = 4): Table {
  const t = new Table(ID, { seats }).started().bare();
  for (let seat = 0; seat < seats; seat++) t.give(seat, {});
  return t;
}
/** everybody rolls a 12, which nobody has anything at */
const rolled = (t = first()): Table => {
  for (let seat = 0; seat < t.b.seats; seat++) t.roll(12);
  return t;
};
const traded = (t = first()): Table => {
  rolled(t);
  while (t.decision === 'trade') t.play(t.active, 'end-trade');
  return t;
};
/** the round goes on to its end, and the next begins */
const nextRound = (t: Table): Table => {
  const now = t.field('turn');
  for (let i = 0; t.field('turn') === now && i < 100; i++) {
    if (t.decision === 'roll') t.roll(12);
    else if (t.decision === 'trade') t.play(t.active, 'end-trade');
    else if (t.decision === 'build') t.play(t.active, 'end-turn');
    else t.anything();
  }
  return t;
};
const ducats = (t: Table, seat: number) => t.hand(seat).ducat ?? 0;
const price = (t: Table, good: string) => t.field('marketPrice', t.b.good(good));
const prices = (t: Table) => GOODS.map((good) => price(t, good));
const improved = (t: Table, seat: number, ...names: string[]): Table => {
  for (const name of names) t.set('improved', seat * 12 + NAMES.indexOf(name), 1);
  return t;
};
const has = (t: Table, seat: number, name: string) =>
  t.field('improved', seat * 12 + NAMES.indexOf(name)) === 1;
const improve = (t: Table, improvement: string, seat = 0) => t.play(seat, 'improve', { improvement });
const bar = (t: Table, improvement: string, seat = 0) => t.refusal(seat, 'improve', { improvement })?.code;
const site = (t: Table, i: number) => t.corner(SITES[i][0], SITES[i][1], SITES[i][2]);
const cards = (t: Table, seat: number, card: string): Table =>
  t.set('freshCards', seat * t.b.cards.length + t.b.card(card), 0).cards(seat, card);

describe('rounds', () => {
  // proves promo/renaissance-in-styria: A round has four phases
  // proves promo/renaissance-in-styria: In each, everybody has a turn before the next begins
  // proves promo/renaissance-in-styria: The player who places first begins the first round
  it.each([3, 4])(
    'of %i players everybody rolls, then trades, then builds, and the beginner changes',
    (seats) => {
      const t = first(seats);
      for (let round = 0; round < seats + 1; round++) {
        const order = Array.from({ length: seats }, (_, i) => (round + i) % seats);
        expect(t.field('startPlayer')).toBe(order[0]);
        const met: string[] = [];
        const now = t.field('turn');
        while (t.field('turn') === now) {
          met.push(`${t.decision} ${t.active}`);
          if (t.decision === 'roll') t.roll(12);
          else t.play(t.active, t.decision === 'trade' ? 'end-trade' : 'end-turn');
        }
        expect(met).toEqual(
          ['roll', 'trade', 'build'].flatMap((phase) => order.map((seat) => `${phase} ${seat}`)),
        );
      }
    },
  );

  it('trade and building are apart', () => {
    const t = rolled().give(0, { ore: 4, brick: 1, lumber: 1, ducat: 20 });
    expect(t.decision).toBe('trade');
    expect(new Set(t.legal(0).map(({ move }) => move))).toEqual(
      new Set(['bank-trade', 'buy-resource', 'end-trade']),
    );
    const b = traded().give(0, { ore: 4, brick: 1, lumber: 1, ducat: 20 });
    expect(new Set(b.legal(0).map(({ move }) => move))).toEqual(new Set(['improve', 'end-turn']));
  });

  // proves promo/renaissance-in-styria: Thirteen points win
  it('thirteen points win', () => {
    expect(first().b.rules.target(first().s, 0)).toBe(13);
  });

  // proves promo/renaissance-in-styria: When you have built you keep 7 cards
  // proves promo/renaissance-in-styria: On a 7 nobody discards
  it('a hand is cut to seven cards after its owner has built, and not on a 7', () => {
    const t = traded().give(0, { ore: 9 }).give(1, { ore: 7, ducat: 30 });
    t.play(0, 'end-turn');
    expect([t.decision, t.legal(1)]).toEqual(['discard', []]);
    t.play(0, 'discard', { good: 'ore' }).play(0, 'discard', { good: 'ore' });
    expect([t.hand(0), t.decision, t.active]).toEqual([{ ore: 7 }, 'build', 1]);
    expect([t.play(1, 'end-turn').decision, t.active]).toEqual(['build', 2]);
    const seven = first();
    for (const seat of [0, 1, 2, 3]) seven.give(seat, { ore: 9, ducat: 20 });
    seven.roll(7);
    expect([seven.decision, seven.active, seven.hand(0).ore]).toEqual(['roll', 1, 9]);
  });

  // proves promo/renaissance-in-styria: You play knights only in the phase of resources
  // proves promo/renaissance-in-styria: You may play one of each kind in a round
  // proves promo/renaissance-in-styria: You play a knight before you roll
  it('knights are played before the roll, the others while building, one of each', () => {
    const t = first();
    cards(cards(cards(cards(t, 0, 'knight'), 0, 'knight'), 0, 'monopoly'), 0, 'monopoly');
    const code = (card: string) => t.refusal(0, 'play-card', { card })?.code;
    expect([t.legal(0, 'play-card').map(({ card }) => card), code('monopoly')]).toEqual([
      ['knight'],
      'card-phase',
    ]);
    t.play(0, 'play-card', { card: 'knight' }).play(0, t.legal(0, 'move-blocker')[0]);
    expect([code('knight'), t.decision]).toEqual(['card-played', 'roll']);
    rolled(t);
    expect(t.legal(0, 'play-card')).toEqual([]);
    while (t.decision === 'trade') t.play(t.active, 'end-trade');
    expect(t.legal(0, 'play-card').map(({ card }) => card)).toEqual(['monopoly']);
    expect(code('knight')).toBe('card-phase');
    t.play(0, 'play-card', { card: 'monopoly' }).play(0, 'name-good', { good: 'ore' });
    expect(code('monopoly')).toBe('card-played');
  });

  // proves promo/renaissance-in-styria: A development card costs 1 wool, 1 grain and 1 ore
  // proves promo/renaissance-in-styria: You do not play it in the round in which you bought it
  it('a card is not played in the round in which it was bought', () => {
    const t = traded().give(0, { wool: 1, grain: 1, ore: 1 });
    t.play(0, 'buy-card').nature('draw-card', { card: 'monopoly' });
    expect([t.hand(0), t.refusal(0, 'play-card', { card: 'monopoly' })?.code]).toEqual([{}, 'card-fresh']);
    nextRound(t);
    while (!(t.decision === 'build' && t.active === 0)) {
      if (t.decision === 'roll') t.roll(12);
      else t.play(t.active, t.decision === 'trade' ? 'end-trade' : 'end-turn');
    }
    expect(t.refusal(0, 'play-card', { card: 'monopoly' })).toBeUndefined();
  });
});

describe('ducats', () => {
  // proves promo/renaissance-in-styria: You begin with 8 ducats
  // proves promo/renaissance-in-styria: They are not cards in your hand
  it('everybody begins with 8, which are no hand cards but may be traded', () => {
    const t = new Table(ID).started();
    expect([0, 1, 2, 3].map((seat) => ducats(t, seat))).toEqual([8, 8, 8, 8]);
    const { b } = t;
    const good = b.good('ducat');
    expect([b.inHand[good], b.tradeable[good], b.choosable.includes(good)]).toEqual([0, true, false]);
    const open = rolled().give(0, { ducat: 9 }).give(1, { ore: 1 });
    expect(open.field('handSize', 0)).toBe(0);
    open.play(0, { move: 'offer', give: { ducat: 3 }, want: { ore: 1 } });
    const monopoly = cards(traded().give(1, { ducat: 5 }), 0, 'monopoly').play(0, 'play-card', {
      card: 'monopoly',
    });
    expect(monopoly.legal(0).map(({ good: each }) => each)).not.toContain('ducat');
    expect(b.the.blockers.barRob(open.s, 1, 0, 0, 0)).toBeDefined();
  });

  // proves promo/renaissance-in-styria: Marked corners are city sites
  // proves promo/renaissance-in-styria: Nobody places a starting settlement on one or next to one
  it('nobody starts on a city site or next to one, but may build there later', () => {
    const t = new Table(ID).until('place-building');
    const corners = new Set(t.legal(0).map(({ corner }) => corner as number));
    for (let i = 0; i < SITES.length; i++)
      for (const corner of [site(t, i), ...t.b.walks.cornersNear[site(t, i)]])
        expect(corners).not.toContain(corner);
    expect(t.refusal(0, 'place-building', { corner: site(t, 0) })?.code).toBe('city-site');
    expect(corners.size).toBe(t.b.topology.corners - 7 * 4);
    const later = traded().give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    later.put(0, 'road', later.b.walks.edgesAt[site(later, 0)][0]);
    expect(later.refusal(0, 'settlement', { corner: site(later, 0) })).toBeUndefined();
  });

  // proves promo/renaissance-in-styria: Income: each of your cities on a city site
  it('cities on sites earn what is printed there at the start of a round, settlements nothing', () => {
    const t = first();
    t.put(0, 'settlement', site(t, 0)).put(0, 'city', site(t, 0)).put(1, 'settlement', site(t, 3));
    t.put(2, 'settlement', t.corner(0, 0, 4)).put(2, 'city', t.corner(0, 0, 4));
    nextRound(t);
    expect([0, 1, 2].map((seat) => ducats(t, seat))).toEqual([3, 0, 0]);
    t.put(1, 'city', site(t, 3)).give(1, {});
    nextRound(t);
    expect([0, 1, 2].map((seat) => ducats(t, seat))).toEqual([6, 5, 0]);
  });

  // proves promo/renaissance-in-styria: On a 7 the two leading players pay
  // proves promo/renaissance-in-styria: Players who tie for the second place
  // proves promo/renaissance-in-styria: Points that everybody can see decide who leads
  // proves promo/renaissance-in-styria: If more than two players lead
  it.each([
    [
      [3, 2, 1, 0],
      [5, 5, 2, 2],
    ],
    [
      [3, 1, 1, 0],
      [5, 2, 2, 2],
    ],
    [
      [2, 2, 1, 0],
      [5, 5, 2, 2],
    ],
    [
      [2, 2, 2, 0],
      [2, 2, 2, 2],
    ],
    [
      [0, 0, 0, 0],
      [2, 2, 2, 2],
    ],
    [
      [0, 1, 0, 3],
      [2, 5, 2, 5],
    ],
  ])('with %j points a 7 of five and two costs %j ducats', (points, paid) => {
    const t = first();
    points.forEach((count, seat) => {
      t.set('lineMarkers', seat * 3, count).give(seat, { ducat: 10 });
    });
    t.cards(2, 'victory-point', 3);
    t.play(0, 'roll').nature('dice', { red: 2, yellow: 5 });
    expect([0, 1, 2, 3].map((seat) => 10 - ducats(t, seat))).toEqual(paid);
  });

  // proves promo/renaissance-in-styria: If you cannot pay you sell resources
  // proves promo/renaissance-in-styria: you still owe ducats when you have nothing left
  it('who has too little sells resources, keeps the change, and is let off the rest', () => {
    const t = first()
      .give(0, { ducat: 1, ore: 2 })
      .give(1, { wool: 1 })
      .give(2, { ducat: 1 })
      .give(3, { ducat: 6 });
    t.set('marketPrice', t.b.good('wool'), 4);
    for (const seat of [0, 1]) t.set('lineMarkers', seat * 3, 2);
    t.play(0, 'roll').nature('dice', { red: 6, yellow: 1 });
    expect([t.decision, t.legal(2), t.legal(3)]).toEqual(['sell-for-tax', [], []]);
    t.play(1, 'sell-resource', { good: 'wool' });
    expect(t.refusal(0, 'sell-resource', { good: 'brick' })?.code).toBe('sell-none');
    t.play(0, 'sell-resource', { good: 'ore' });
    expect([0, 1, 2, 3].map((seat) => t.hand(seat))).toEqual([{ ducat: 3, ore: 1 }, {}, {}, { ducat: 5 }]);
    expect([t.decision, t.active]).toEqual(['roll', 1]);
  });

  // proves promo/renaissance-in-styria: On a 7 the robber stays where he is
  // proves promo/renaissance-in-styria: Knights move him, and steal a card
  // proves promo/renaissance-in-styria: A hex with the robber gives nothing
  it('a 7 leaves the robber, a knight moves him and robs, and his hex gives nothing', () => {
    const t = first();
    for (const seat of [0, 1, 2, 3]) t.give(seat, { ducat: 9 });
    expect([t.roll(7).decision, t.active]).toEqual(['roll', 1]);
    const knight = cards(first(), 0, 'knight').give(1, { ore: 1 });
    const hex = knight.hex(0, 0);
    knight.put(1, 'settlement', knight.corner(0, 0, 1)).put(0, 'settlement', knight.corner(0, 0, 4));
    knight.play(0, 'play-card', { card: 'knight' }).play(0, 'move-blocker', { blocker: 'robber', hex });
    if (knight.decision === 'rob') knight.play(0, knight.legal(0)[0]);
    knight.nature('steal', { good: 'ore' });
    expect(knight.hand(0)).toEqual({ ore: 1 });
    knight.roll(11);
    expect(knight.hand(0)).toEqual({ ore: 1 });
    expect(knight.b.awards.map(({ id }) => id)).toContain('largest-army');
  });

  // proves promo/renaissance-in-styria: Trade: you may buy up to two resources
  it('two resources a turn are bought for 12 ducats each', () => {
    const t = rolled().give(0, { ducat: 11 });
    expect(t.refusal(0, 'buy-resource', { good: 'ore' })?.code).toBe('ducats-short');
    t.give(0, { ducat: 40 })
      .play(0, 'buy-resource', { good: 'ore' })
      .play(0, 'buy-resource', { good: 'wool' });
    expect(t.hand(0)).toEqual({ ore: 1, wool: 1, ducat: 16 });
    expect(t.refusal(0, 'buy-resource', { good: 'ore' })?.code).toBe('ducats-used');
    t.play(0, 'end-trade').give(1, { ducat: 12 }).play(1, 'buy-resource', { good: 'ore' });
    expect(t.hand(1)).toEqual({ ore: 1 });
  });
});

describe('the market', () => {
  // proves promo/renaissance-in-styria: In the beginning ore has the price 8
  it('begins with ore at 8, grain at 7, lumber at 6, brick at 5 and wool at 4', () => {
    expect(prices(first())).toEqual([5, 6, 4, 7, 8]);
  });

  // proves promo/renaissance-in-styria: Resources: you roll for yourself
  // proves promo/renaissance-in-styria: The others get nothing
  // proves promo/renaissance-in-styria: Every hex with your number gives you
  it('only who rolls gets what the number brings, one for a settlement and two for a city', () => {
    const t = first();
    const [one, other] = [t.corner(0, 0, 1), t.corner(0, 0, 4)];
    t.put(0, 'settlement', one).put(1, 'settlement', other).put(1, 'city', other);
    t.roll(11);
    expect([t.hand(0), t.hand(1)]).toEqual([{ grain: 1 }, {}]);
    t.roll(11);
    expect([t.hand(0), t.hand(1)]).toEqual([{ grain: 1 }, { grain: 2 }]);
  });

  // proves promo/renaissance-in-styria: The market has a track of 20 spaces
  // proves promo/renaissance-in-styria: The prices are 8, 7, 6, 5 and 4
  // proves promo/renaissance-in-styria: Each resource that is produced moves its marker on
  // proves promo/renaissance-in-styria: After the roll the markers go back
  // proves promo/renaissance-in-styria: Of several markers on one space
  it.each([
    // grain stands on the third space; lumber on the fifth, brick on the seventh
    [1, [5, 6, 4, 7, 8]],
    [2, [5, 6, 4, 7, 8]],
    [3, [5, 7, 4, 6, 8]],
    [4, [5, 7, 4, 6, 8]],
    [5, [6, 7, 4, 5, 8]],
    [7, [6, 7, 5, 4, 8]],
  ])(
    '%i grain produced at once leave the prices of brick, lumber, wool, grain and ore at %j',
    (count, after) => {
      const t = first();
      const hex = t.hex(0, 0);
      const corners = [0, 2, 4].map((i) => t.b.walks.cornersOf[hex][i]);
      // cities give two each
      let left = count;
      for (const corner of corners) {
        if (left <= 0) break;
        t.put(0, 'settlement', corner);
        if (left > 1) t.put(0, 'city', corner);
        left -= 2;
      }
      for (const other of [t.hex(3, -2), t.hex(-1, -1)])
        if (left > 0) {
          t.lay(other, 'fields', 11).put(0, 'settlement', t.b.walks.cornersOf[other][1]);
          left -= 1;
        }
      t.roll(11);
      expect([t.hand(0).grain, prices(t)]).toEqual([count, after]);
    },
  );
});

describe('improvements', () => {
  // proves promo/renaissance-in-styria: There are three lines of improvements
  // proves promo/renaissance-in-styria: Their four levels cost 8, 12, 16 and 20
  it.each([0, 4, 8])('the line from number %i on costs 8, 12, 16 and 20 ducats', (from) => {
    const t = traded();
    for (const [level, cost] of [8, 12, 16, 20].entries()) {
      const name = NAMES[from + level];
      expect(bar(t.give(0, { ducat: cost - 1 }), name)).toBe('improvement-short');
      improve(t.give(0, { ducat: cost + 1 }), name);
      expect([ducats(t, 0), has(t, 0, name), bar(t, name)]).toEqual([1, true, 'improvement-built']);
    }
  });

  // proves promo/renaissance-in-styria: You may build the second and the third level without
  // proves promo/renaissance-in-styria: The last level needs all the others
  it('a level without lower ones costs 4 more for each, and the last needs them all', () => {
    const t = traded().give(0, { ducat: 24 });
    improve(t, 'guild');
    expect([ducats(t, 0), has(t, 0, 'guild')]).toEqual([0, true]);
    improve(t.give(0, { ducat: 16 }), 'cloister');
    expect(ducats(t, 0)).toBe(0);
    t.give(0, { ducat: 60 });
    expect(bar(t, 'bank')).toBe('improvement-last');
    improve(improve(t, 'marketplace'), 'trading-post');
    expect([ducats(t, 0), bar(t, 'bank')]).toEqual([40, undefined]);
  });

  // proves promo/renaissance-in-styria: The first player to complete a line takes 2 points
  it('the first to complete a line has two points, the others one', () => {
    const t = improved(traded(), 0, 'mission', 'cloister', 'library');
    improved(t, 1, 'mission', 'cloister', 'library');
    improve(t.give(0, { ducat: 20 }), 'university').play(0, 'end-turn');
    improve(t.give(1, { ducat: 20 }), 'university', 1);
    expect([t.points(0), t.points(1)]).toEqual([2, 1]);
    improved(t, 1, 'town-hall', 'courthouse', 'church');
    improve(t.give(1, { ducat: 20 }), 'castle', 1);
    expect(t.points(1)).toBe(3);
  });

  // proves promo/renaissance-in-styria: Building: you may also build improvements
  // proves promo/renaissance-in-styria: Only for that you may sell resources
  it('resources are sold for an improvement alone, and the change is kept', () => {
    const t = traded().give(0, { ducat: 3, grain: 1 });
    expect([price(t, 'grain'), bar(t, 'marketplace')]).toEqual([7, undefined]);
    improve(t, 'marketplace');
    expect(t.legal(0).map(({ move }) => move)).toEqual(['sell-resource']);
    t.play(0, 'sell-resource', { good: 'grain' });
    expect([t.hand(0), has(t, 0, 'marketplace'), t.decision]).toEqual([{ ducat: 2 }, true, 'build']);
    t.give(0, { ducat: 4, grain: 1 });
    expect([bar(t, 'trading-post'), t.legal(0, 'sell-resource')]).toEqual(['improvement-short', []]);
    improve(t.give(0, { ducat: 0, wool: 2, ore: 1 }), 'trading-post');
    t.play(0, 'sell-resource', { good: 'wool' });
    expect(has(t, 0, 'trading-post')).toBe(false);
    t.play(0, 'sell-resource', { good: 'ore' });
    expect([t.hand(0), has(t, 0, 'trading-post')]).toEqual([{ wool: 1 }, true]);
  });

  // proves promo/renaissance-in-styria: You may build any number of improvements in a turn
  it('several are built in a turn, without any city', () => {
    const t = traded().give(0, { ducat: 24 });
    for (const name of ['marketplace', 'mission', 'town-hall']) improve(t, name);
    expect([ducats(t, 0), NAMES.filter((name) => has(t, 0, name))]).toEqual([
      0,
      ['marketplace', 'mission', 'town-hall'],
    ]);
  });

  // proves promo/renaissance-in-styria: Guild: in the phase of income
  it('the guild brings two ducats for each city', () => {
    const t = improved(first(), 0, 'guild');
    for (const corner of [site(t, 0), t.corner(0, 0, 4)])
      t.put(0, 'settlement', corner).put(0, 'city', corner);
    t.put(0, 'settlement', t.corner(2, 1, 5)).put(1, 'settlement', t.corner(-2, 2, 3));
    t.put(1, 'city', t.corner(-2, 2, 3));
    nextRound(t);
    expect([ducats(t, 0), ducats(t, 1)]).toEqual([3 + 4, 0]);
  });

  // proves promo/renaissance-in-styria: Library: the bank trades all resources
  it('the library trades 3:1', () => {
    const t = rolled();
    const rates = () => GOODS.map((good) => t.b.the.bank.rate(t.s, 0, t.b.good(good)));
    expect(rates()).toEqual([4, 4, 4, 4, 4]);
    improved(t, 0, 'library');
    expect([rates(), t.b.the.bank.rate(t.s, 1, 0)]).toEqual([[3, 3, 3, 3, 3], 4]);
  });

  // proves promo/renaissance-in-styria: Church: you may buy a development card
  it('the church buys a card for any three resources', () => {
    const t = traded().give(0, { brick: 2, lumber: 1 });
    expect(t.refusal(0, 'buy-card-any')?.code).toBe('improvement-church');
    improved(t, 0, 'church').give(0, { brick: 2 });
    expect(t.refusal(0, 'buy-card-any')?.code).toBe('improvement-few');
    t.give(0, { brick: 2, lumber: 1 }).play(0, 'buy-card-any');
    for (const good of ['brick', 'lumber', 'brick']) t.play(0, 'pay-any', { good });
    t.nature('draw-card', { card: 'knight' });
    expect([t.hand(0), t.field('cardCount', 0), t.decision]).toEqual([{}, 1, 'build']);
  });

  it('bots save for the next level of each line', () => {
    const t = improved(traded(), 0, 'marketplace');
    const aims: number[] = [];
    t.b.the.hints.aims(t.s, 0, (bill) => {
      aims.push(bill[0][1]);
    });
    expect(aims).toEqual([12, 8, 8]);
  });
});

// proves promo/renaissance-in-styria: The printed map is lost
// proves promo/renaissance-in-styria: It has seven city sites and no harbours
it('the map has seven city sites apart from each other, 24 hexes and no harbours', () => {
  const t = new Table(ID);
  const { b } = t;
  const near = SITES.flatMap((_, i) => [site(t, i), ...b.walks.cornersNear[site(t, i)]]);
  expect([new Set(near).size, b.layout.hexes.length, b.layout.harbours.places.length]).toEqual([28, 24, 0]);
  expect((b.layout.marks.corners['ducat-site'] ?? []).map(({ value }) => Number(value))).toEqual(
    SITES.map(([, , , value]) => value),
  );
  const red = new Set(
    b.layout.hexes.flatMap(({ number }, hex) => (number === 6 || number === 8 ? [hex] : [])),
  );
  for (const hex of red) expect(b.walks.hexesBeside[hex].some((other) => red.has(other))).toBe(false);
  expect([b.filler.draws, b.layout.provenance]).toEqual([0, 'house']);
});
