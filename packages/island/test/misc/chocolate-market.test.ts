import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

const ROW = 'misc/chocolate-market';
const WARES = ['extra-dark', 'milk-chocolate', 'whole-nut', 'dark-nut', 'raisin-nut'];
const TERRAINS = {
  rainforest: 'cocoa',
  hills: 'grapes',
  forest: 'hazelnuts',
  pasture: 'milk',
  fields: 'sugar',
};

/** nothing stands on the island and nobody has anything, in the first turn after a roll that gave nothing */
function open(): Table {
  const t = new Table(ROW).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    for (let seat = 0; seat < 4; seat++) t.set('sites', hex * 4 + seat, 0);
  t.roll(2);
  for (const [kind, count] of [9, 3, 5, 5, 7].entries()) t.set('sitesLeft', kind, count);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
}
/** the middle of the island is this terrain with a 6, nothing else has a 6, and the seats have settlements there */
function around(terrain: string, ...seats: number[]): Table {
  const t = open();
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    if (t.field('numbers', hex) === 1 << 6) t.set('numbers', hex, 1 << 11);
  t.lay(t.hex(0, 0), terrain, 6);
  t.set('blocker', 0, t.hex(3, 0));
  for (const [i, seat] of seats.entries()) t.put(seat, 'settlement', t.corner(0, 0, i * 2));
  return t;
}
const middle = (t: Table) => t.hex(0, 0);
const demand = (t: Table) => WARES.map((ware) => t.field(`${ware}-demand`));
const want = (t: Table, ware: number, count: number) => t.set(`${WARES[ware]}-demand`, 0, count);
const all = { cocoa: 2, grapes: 1, hazelnuts: 1, milk: 1, sugar: 1 };

describe('the beginning', () => {
  // proves misc/chocolate-market: In turn, then backwards
  // proves misc/chocolate-market: The third brings a resource for each hex
  // proves misc/chocolate-market: Then you place two production sites
  test('three settlements, then two sites of choice', () => {
    const t = new Table(ROW).until('place-site');
    expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([3, 3, 3, 3]);
    expect(t.legal(0, 'place-site').length).toBeGreaterThan(1);
    t.anything();
    expect(t.legal(0, 'place-site').length).toBeGreaterThan(0);
    t.started();
    for (let seat = 0; seat < 4; seat++)
      expect(
        Array.from({ length: t.b.topology.hexes }, (_, hex) => t.field('sites', hex * 4 + seat)).filter(
          Boolean,
        ),
      ).toHaveLength(2);
  });

  // proves misc/chocolate-market: Five rainforests have the numbers
  // proves misc/chocolate-market: They give settlements and cities nothing
  // proves misc/chocolate-market: The recommended set-ups are lost
  // proves misc/chocolate-market: The rainforests lie apart from one another
  test('five rainforests lie apart, and no 6 or 8 beside another', () => {
    const t = new Table(ROW).started();
    const hexes = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
    const forests = hexes.filter((hex) => t.b.terrains[t.field('terrain', hex)].id === 'rainforest');
    expect(forests.map((hex) => t.field('numbers', hex)).sort((a, b) => a - b)).toEqual(
      [3, 4, 5, 9, 10].map((n) => 1 << n),
    );
    expect(hexes).toHaveLength(24);
    const red = (hex: number) => [1 << 6, 1 << 8].includes(t.field('numbers', hex));
    for (const hex of hexes)
      for (const near of t.b.walks.hexesBeside[hex]) {
        expect(forests.includes(hex) && forests.includes(near)).toBe(false);
        expect(red(hex) && red(near)).toBe(false);
      }
    const u = around('rainforest', 1);
    u.play(0, 'end-turn').roll(6);
    expect(u.hand(1)).toEqual({});
  });

  // proves misc/chocolate-market: Thirteen points win
  // proves misc/chocolate-market: There are no ships
  test('thirteen points win, without ships', () => {
    const t = new Table(ROW);
    expect(t.b.rules.goal(t.s)).toBe(13);
    expect(t.b.pieces.map(({ id }) => id)).toEqual(['road', 'settlement', 'city']);
  });
});

describe('production sites', () => {
  // proves misc/chocolate-market: A production site costs 1 lumber and 1 ore
  // proves misc/chocolate-market: It stands on a hex beside a settlement
  test('stand beside own towns, one a seat and hex, and several seats may share one', () => {
    const t = around('forest', 0, 1).give(0, { lumber: 1 });
    expect(t.refusal(0, 'site', { hex: middle(t) })?.code).toBe('site-price');
    t.give(0, { lumber: 2, ore: 2 });
    expect(t.refusal(0, 'site', { hex: t.hex(3, -1) })?.code).toBe('site-far');
    t.play(0, 'site', { hex: middle(t) });
    expect(t.hand(0)).toEqual({ lumber: 1, ore: 1 });
    expect(t.refusal(0, 'site', { hex: middle(t) })?.code).toBe('site-there');
    t.play(0, 'end-turn').roll(2).give(1, { lumber: 1, ore: 1 });
    t.play(1, 'site', { hex: middle(t) });
    expect([t.field('sites', middle(t) * 4), t.field('sites', middle(t) * 4 + 1)]).toEqual([1, 1]);
    expect(t.field('sitesLeft', 2)).toBe(3);
  });

  // proves misc/chocolate-market: On rainforests sites give cocoa
  // proves misc/chocolate-market: Whenever its hex produces, a site gives 1 ingredient
  test.each(Object.entries(TERRAINS))('on %s they give %s', (terrain, good) => {
    const t = around(terrain, 0)
      .put(0, 'city', around(terrain).corner(0, 0, 0))
      .give(0, { lumber: 1, ore: 1 });
    t.play(0, 'site', { hex: middle(t) })
      .give(0, {})
      .play(0, 'end-turn')
      .roll(6);
    expect(t.hand(0)[good]).toBe(1);
    t.play(1, 'end-turn').roll(5);
    expect(t.hand(0)[good]).toBe(1);
  });

  test('stand on no mountains or desert, and only while any are left', () => {
    const t = around('mountains', 0).give(0, { lumber: 1, ore: 1 });
    expect(t.refusal(0, 'site', { hex: middle(t) })?.code).toBe('site-ground');
    const u = around('hills', 0).give(0, { lumber: 1, ore: 1 });
    u.set('sitesLeft', 1, 0);
    expect(u.refusal(0, 'site', { hex: middle(u) })?.code).toBe('sites-gone');
    expect([9, 3, 5, 5, 7]).toEqual(
      [0, 1, 2, 3, 4].map((kind) => new Table(ROW).until('place-building').field('sitesLeft', kind)),
    );
  });

  // proves misc/chocolate-market: The robber stops sites
  test('the robber stops them', () => {
    const t = around('forest', 0).give(0, { lumber: 1, ore: 1 });
    t.play(0, 'site', { hex: middle(t) })
      .set('blocker', 0, middle(t))
      .play(0, 'end-turn')
      .roll(6);
    expect(t.hand(0)).toEqual({});
  });
});

describe('ingredients', () => {
  // proves misc/chocolate-market: There are 18 cocoa
  // proves misc/chocolate-market: They are a second hand
  test('are a hand of their own with the limit of the first', () => {
    expect(Object.keys(all).map((good) => new Table(ROW).bank(good))).toEqual([18, 8, 10, 10, 14]);
    const t = open().play(0, 'end-turn');
    t.give(2, { cocoa: 8, ore: 7 }).give(3, { cocoa: 7, ore: 8 }).roll(7);
    expect([t.decision, t.legal(3)]).toEqual(['discard-second', []]);
    for (let i = 0; i < 4; i++) t.play(2, 'discard-second', { good: 'cocoa' });
    expect([t.decision, t.legal(2)]).toEqual(['discard', []]);
    for (let i = 0; i < 4; i++) t.play(3, 'discard', { good: 'ore' });
    expect([t.hand(2), t.hand(3), t.decision]).toEqual([
      { cocoa: 4, ore: 7 },
      { cocoa: 7, ore: 4 },
      'move-blocker',
    ]);
  });

  // proves misc/chocolate-market: Ingredients are traded for ingredients alone
  // proves misc/chocolate-market: Ingredients lie open
  // proves misc/chocolate-market: The bank trades them 4:1
  test('are traded for one another alone, with players and with the bank', () => {
    const t = open().give(0, { cocoa: 4, ore: 4 }).give(1, { milk: 1, wool: 1 });
    const offer = (give: string, want: string) =>
      t.refusal(0, { move: 'offer', give: { [give]: 1 }, want: { [want]: 1 } })?.code;
    expect([offer('cocoa', 'milk'), offer('ore', 'wool')]).toEqual([undefined, undefined]);
    expect([offer('cocoa', 'wool'), offer('ore', 'milk')]).toEqual(['hands-apart', 'hands-apart']);
    expect(t.refusal(0, { move: 'offer', give: { ore: 1, cocoa: 1 }, want: { milk: 1 } })?.code).toBe(
      'hands-apart',
    );
    const bank = (give: string, want: string) => t.refusal(0, 'bank-trade', { give, want })?.code;
    expect([bank('cocoa', 'milk'), bank('cocoa', 'wool'), bank('ore', 'milk')]).toEqual([
      undefined,
      'hands-apart',
      'hands-apart',
    ]);
    t.play(0, 'bank-trade', { give: 'cocoa', want: 'milk' });
    expect(t.hand(0)).toEqual({ milk: 1, ore: 4 });
    t.set('harbours', 0, 1);
    expect(t.b.the.bank.rate(t.s, 0, t.b.good('cocoa'))).toBe(3);
    expect(t.b.goods[t.b.good('cocoa')].open).toBe(true);
  });

  // proves misc/chocolate-market: When you rob you may steal an ingredient
  test('are stolen in place of a resource, if the thief likes', () => {
    const robbed = (hand: Record<string, number>) => {
      const t = around('forest', 1).give(1, hand).play(0, 'end-turn');
      t.give(0, {}).roll(7);
      return t;
    };
    const victim = (t: Table) => t.play(1, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    const t = around('forest', 0).give(0, { sugar: 1, ore: 1 }).play(0, 'end-turn').roll(7);
    victim(t);
    expect(t.decision).toBe('rob-which');
    t.play(1, 'rob-which', { which: 'second' }).nature('steal-second', { good: 'sugar' });
    expect([t.hand(1), t.hand(0)]).toEqual([{ sugar: 1 }, { ore: 1 }]);
    const u = around('forest', 0).give(0, { sugar: 1, ore: 1 }).play(0, 'end-turn').roll(7);
    victim(u).play(1, 'rob-which', { which: 'first' }).nature('steal', { good: 'ore' });
    expect(u.hand(1)).toEqual({ ore: 1 });
    const v = around('forest', 0).give(0, { sugar: 1 }).play(0, 'end-turn').roll(7);
    expect(victim(v).decision).toBe('steal-second');
    expect(robbed({}).decision).toBe('move-blocker');
  });
});

describe('chocolate', () => {
  // proves misc/chocolate-market: Extra dark chocolate: 2 cocoa
  // proves misc/chocolate-market: Milk chocolate: 1 cocoa
  // proves misc/chocolate-market: Whole nut: 1 cocoa
  // proves misc/chocolate-market: Dark nut: 2 cocoa
  // proves misc/chocolate-market: Raisin and nut: one of each
  test.each([
    ['extra-dark', { cocoa: 2, sugar: 1 }],
    ['milk-chocolate', { cocoa: 1, milk: 1, sugar: 1 }],
    ['whole-nut', { cocoa: 1, hazelnuts: 1, milk: 1, sugar: 1 }],
    ['dark-nut', { cocoa: 2, hazelnuts: 1, sugar: 1 }],
    ['raisin-nut', { cocoa: 1, grapes: 1, hazelnuts: 1, milk: 1, sugar: 1 }],
  ])('%s is made of %j', (ware, cost) => {
    const price: Record<string, number> = cost;
    const t = open().give(0, { ...price, sugar: 0 });
    expect(t.refusal(0, 'sell-ware', { ware })?.code).toBe('ware-price');
    t.give(0, price).play(0, 'sell-ware', { ware });
    while (t.decision !== 'demand-die') t.anything();
    for (const good of Object.keys(all)) expect(t.hand(0)[good]).toBeUndefined();
  });

  // proves misc/chocolate-market: The demand is 3 for extra dark
  // proves misc/chocolate-market: It goes from 0 to 7
  test('the demand begins at 3, 3, 4, 4 and 5, and at 0 nobody makes it', () => {
    const t = open().give(0, all);
    expect(demand(t)).toEqual([3, 3, 4, 4, 5]);
    want(t, 0, 0);
    expect(t.refusal(0, 'sell-ware', { ware: 'extra-dark' })?.code).toBe('no-demand');
  });

  const sold = (at: number): Table => {
    const t = open().give(0, { cocoa: 2, sugar: 1 }).set(`${WARES[0]}-demand`, 0, at);
    t.put(0, 'settlement', t.corner(0, 0, 0));
    return t.play(0, 'sell-ware', { ware: 'extra-dark' });
  };
  // proves misc/chocolate-market: What you make you sell at once
  // proves misc/chocolate-market: By the demand it brings: 7: 2 points
  // proves misc/chocolate-market: 6: 1 point and a development card
  // proves misc/chocolate-market: 5: 1 point and a resource of your choice
  // proves misc/chocolate-market: 4: 1 point.
  // proves misc/chocolate-market: 3: a development card
  // proves misc/chocolate-market: 2: a road
  // proves misc/chocolate-market: 1: a resource of your choice
  test.each([
    [7, 2, 'demand-die'],
    [6, 1, 'draw-card'],
    [5, 1, 'choose-good'],
    [4, 1, 'demand-die'],
    [3, 0, 'draw-card'],
    [2, 0, 'free-route'],
    [1, 0, 'choose-good'],
  ])('at a demand of %i it brings %i points, and then comes: %s', (at, points, decision) => {
    const t = sold(at);
    expect([t.points(0) - 1, t.decision]).toEqual([points, decision]);
    expect(demand(t)[0]).toBe(at - 1);
    while (t.decision !== 'demand-die') t.anything();
    expect(t.field('cardCount', 0)).toBe(decision === 'draw-card' ? 1 : 0);
    expect(t.field('handSize', 0)).toBe(decision === 'choose-good' ? 1 : 0);
  });

  // proves misc/chocolate-market: A card, a road or a resource that is not there
  test('a card of an empty deck is not given', () => {
    const t = open().give(0, { cocoa: 2, sugar: 1 });
    t.set('deckSize', 0, 0).play(0, 'sell-ware', { ware: 'extra-dark' });
    expect(t.decision).toBe('demand-die');
  });

  // proves misc/chocolate-market: Then its demand falls by 1
  test.each([1, 2, 3, 4, 5])('a %i raises the ware of that number', (die) => {
    const t = sold(4).nature('demand-die', { die });
    const expected = [3, 3, 4, 4, 5];
    expected[die - 1]++;
    expect([demand(t), t.decision]).toEqual([expected, 'main']);
  });

  // proves misc/chocolate-market: On a 6, or if that kind has 7
  test('on a 6, and where there is no more to raise, the seller chooses', () => {
    const t = sold(4).nature('demand-die', { die: 6 });
    expect(t.legal(0, 'raise-demand')).toHaveLength(5);
    t.play(0, 'raise-demand', { ware: 'milk-chocolate' });
    expect(demand(t)).toEqual([3, 4, 4, 4, 5]);
    const u = open()
      .give(0, { cocoa: 2, sugar: 1 })
      .set(`${WARES[4]}-demand`, 0, 7)
      .set(`${WARES[0]}-demand`, 0, 4);
    u.play(0, 'sell-ware', { ware: 'extra-dark' }).nature('demand-die', { die: 5 });
    expect(u.refusal(0, 'raise-demand', { ware: 'raisin-nut' })?.code).toBe('demand-most');
    u.play(0, 'raise-demand', { ware: 'dark-nut' });
    expect(demand(u)).toEqual([3, 3, 4, 5, 7]);
  });
});

// proves misc/chocolate-market: If there are too few
test('where the bank cannot pay all their ingredients nobody gets any', () => {
  const t = around('forest', 0, 1);
  for (const seat of [0, 1]) t.set('sites', middle(t) * 4 + seat, 1);
  t.setBank('hazelnuts', 1).play(0, 'end-turn').roll(6);
  expect([t.hand(0).hazelnuts, t.hand(1).hazelnuts]).toEqual([undefined, undefined]);
  t.setBank('hazelnuts', 2).play(1, 'end-turn').roll(6);
  expect([t.hand(0).hazelnuts, t.hand(1).hazelnuts]).toEqual([1, 1]);
});

describe('with Cities & Knights', () => {
  const knights = () => new Table(ROW, { modules: ['cities-knights/core', 'misc/chocolate-market-knights'] });

  // proves misc/chocolate-market-knights: You place a settlement, then a city
  // proves misc/chocolate-market-knights: You need three more points
  test('the city is placed second of three', () => {
    const t = knights().until('place-site');
    for (let seat = 0; seat < 4; seat++) expect(t.points(seat)).toBe(4);
    expect([0, 1, 2].map((round) => t.b.pieces[t.b.rules.startPiece(t.s, round)].id)).toEqual([
      'settlement',
      'city',
      'settlement',
    ]);
    expect(t.b.rules.goal(t.s)).toBe(16);
  });

  // proves misc/chocolate-market-knights: Where chocolate brings a card
  // proves misc/chocolate-market-knights: Where it brings a resource
  test('a card is a progress card of any deck, and no commodity may be chosen', () => {
    const t = knights().started().until('main');
    const seat = t.active;
    t.give(seat, { cocoa: 2, sugar: 1 })
      .set(`${WARES[0]}-demand`, 0, 3)
      .play(seat, 'sell-ware', { ware: 'extra-dark' });
    expect(t.legal(seat, 'reward-deck').map(({ deck }) => deck)).toEqual(['trade', 'politics', 'science']);
    t.play(seat, 'reward-deck', { deck: 'science' });
    expect(t.decision).toContain('draw');
    const u = knights().started().until('main');
    u.give(u.active, { cocoa: 2, sugar: 1 })
      .set(`${WARES[0]}-demand`, 0, 1)
      .play(u.active, 'sell-ware', { ware: 'extra-dark' });
    expect(u.legal(u.active, 'choose-good').map(({ good }) => good)).toEqual([
      'brick',
      'lumber',
      'wool',
      'grain',
      'ore',
    ]);
  });
});
