import { cloneState, NATURE } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/unexplored-land';
const HEXES = { options: { landHarbours: 'hexes' } };
const BALANCED = { options: { landDraft: 'balanced' } };
const drafting = (asked: TableOptions = {}) => new Table(ROW, asked).until('draft-land');
const ready = (asked: TableOptions = {}) => {
  const t = new Table(ROW, asked).started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const hexes = (t: Table, of: (hex: number) => boolean): number[] =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).filter(of);
const isLand = (t: Table) => (hex: number) => t.b.land[t.field('terrain', hex)] === 1;
const home = (t: Table, seat: number): number[] =>
  hexes(t, (hex) => t.field('homeOf', hex) === seat + 1 && isLand(t)(hex));
const numbers = (t: Table, seat: number): number[] =>
  home(t, seat).flatMap((hex) => (t.field('numbers', hex) ? [31 - Math.clz32(t.field('numbers', hex))] : []));
const hand = (t: Table, field: string, seat: number, at: number): number => {
  const width =
    field === 'homeTokens' ? 13 : field === 'homeHexes' ? t.b.terrains.length : t.b.harbourKinds.length;
  return t.field(field, seat * width + at);
};
const taker = (t: Table): number =>
  [0, 1, 2, 3, 4, 5].find((one) => one < t.b.seats && t.legal(one).length > 0)!;
const take = (t: Table, terrain: string, number = 0): Table => {
  const seat = taker(t);
  t.play(seat, 'draft-hex', { terrain });
  return number > 0 ? t.play(seat, 'draft-number', { number }) : t;
};
/** the first hex that may be taken, with the first number */
const takeAny = (t: Table): number => {
  const seat = taker(t);
  t.play(seat, t.legal(seat, 'draft-hex')[0]);
  if (t.decision === 'draft-number') t.play(seat, t.legal(seat, 'draft-number')[0]);
  return seat;
};
const copyOf = (t: Table): Table =>
  Object.assign(Object.create(Table.prototype), { ...t, s: cloneState(t.s) });
/** why the hex is refused, or else the number that goes with it */
const code = (t: Table, seat: number, terrain: string, number = 0): string | undefined => {
  const bar = t.refusal(seat, 'draft-hex', { terrain })?.code;
  if (bar || number === 0) return bar;
  return copyOf(t).play(seat, 'draft-hex', { terrain }).refusal(seat, 'draft-number', { number })?.code;
};
const kindOf = (t: Table, kind: string): number => t.b.harbourKinds.indexOf(kind);
/** how many islands the hexes make */
function islands(t: Table, among: readonly number[]): number {
  const left = new Set(among);
  let count = 0;
  for (const first of among) {
    if (!left.has(first)) continue;
    count++;
    const queue = [first];
    for (const hex of queue)
      if (left.delete(hex)) queue.push(...t.b.walks.hexesBeside[hex].filter((next) => left.has(next)));
  }
  return count;
}
const waterOf = (t: Table, edge: number): number =>
  t.b.walks.hexesAlong[edge].find((hex) => !isLand(t)(hex))!;
const lying = (t: Table): { kind: string; edge: number }[] =>
  t.b.layout.harbours.places.flatMap((at, i) =>
    t.field('harbour', i) < 0
      ? []
      : [{ kind: t.b.harbourKinds[t.field('harbour', i)], edge: t.b.topology.edgeAt(at.q, at.r, at.side) }],
  );

describe('the draft', () => {
  // proves misc/unexplored-land: Before the game you take hexes out of the reserve in turn
  // proves misc/unexplored-land: You take hexes in turn order; players with five hexes of land wait
  test.each([3, 4, 5, 6])('%i players take five hexes of land each, one after the other', (seats) => {
    const t = drafting({ seats });
    const order: number[] = [];
    while (t.decision === 'draft-land') order.push(takeAny(t));
    expect(order).toEqual(Array.from({ length: 5 * seats }, (_, i) => i % seats));
    t.until('place-building');
    for (let seat = 0; seat < seats; seat++) expect(home(t, seat)).toHaveLength(5);
  });

  test('who takes water meanwhile goes on when the others have their land', () => {
    const t = drafting({ seats: 3 });
    t.play(0, 'draft-harbour', { kind: 'any' });
    for (let i = 0; i < 14; i++) takeAny(t);
    expect(t.legal(0, 'draft-hex').length).toBeGreaterThan(0);
  });

  // proves misc/unexplored-land: With a hex that produces you take a number
  // proves misc/unexplored-land: You take one 6 or 8 at most, and at least one 2 or 12
  // proves misc/unexplored-land: Numbers are taken with the hexes, or everybody gets 3, 4, 5 and 6 or 8, 9, 10 and 11
  test('a number with each hex that produces; one 6 or 8, and a 2 or 12', () => {
    const t = drafting({ seats: 3 });
    expect([
      copyOf(t).play(0, 'draft-hex', { terrain: 'hills' }).decision,
      copyOf(t).play(0, 'draft-hex', { terrain: 'desert' }).decision,
    ]).toEqual(['draft-number', 'draft-land']);
    take(t, 'hills', 6);
    take(take(t, 'hills', 8), 'hills', 2);
    expect([code(t, 0, 'fields', 6), code(t, 0, 'fields', 8), code(t, 0, 'fields', 5)]).toEqual([
      'draft-one-red',
      'draft-one-red',
      undefined,
    ]);
    for (const number of [5, 5, 5, 9, 9, 9, 4, 4, 4])
      take(
        t,
        ['fields', 'forest', 'pasture'].find(
          (id) => code(t, [0, 1, 2].find((one) => t.legal(one).length > 0)!, id, number) === undefined,
        )!,
        number,
      );
    // The first two have no 2 or 12 yet, and lack one hex.
    expect([code(t, 0, 'mountains', 3), code(t, 0, 'desert'), code(t, 0, 'mountains', 12)]).toEqual([
      'draft-needs-rare',
      'draft-needs-rare',
      undefined,
    ]);
    take(t, 'mountains', 12);
    expect(code(t, 1, 'mountains', 12)).toBe('draft-gone');
    take(t, 'mountains', 2);
    expect(code(t, 2, 'mountains', 3)).toBeUndefined();
    expect([
      hand(t, 'homeTokens', 0, 6),
      hand(t, 'homeTokens', 0, 12),
      hand(t, 'homeHexes', 0, t.b.terrain('hills')),
    ]).toEqual([1, 1, 1]);
  });

  // proves misc/unexplored-land: Nobody takes a second 2 or 12 while others have none
  // proves misc/unexplored-land: If nothing else is left to take, these limits fall
  test('no second 2 or 12 while others have none; limits fall when nothing else is left', () => {
    const t = drafting();
    take(t, 'hills', 2);
    for (const number of [3, 4, 5]) take(t, 'fields', number);
    expect([code(t, 0, 'hills', 12), code(t, 0, 'hills', 3)]).toEqual(['draft-rare-left', undefined]);
    const bare = drafting();
    for (let n = 2; n <= 12; n++) bare.set('stackNumber', n, n === 6 ? 3 : 0);
    bare.set('stackTerrain', bare.b.terrain('desert'), 0);
    take(bare, 'hills', 6);
    for (let i = 0; i < 3; i++) bare.play(i + 1, 'draft-harbour', { kind: 'any' });
    expect(bare.refusal(0, 'draft-hex', { terrain: 'hills' })).toBeUndefined();
    bare.play(0, 'draft-hex', { terrain: 'hills' });
    expect(bare.legal(0, 'draft-number').map(({ number }) => number)).toEqual([6]);
    // with five there is not a 2 or 12 for everybody
    expect(
      new Table(ROW, { seats: 5 }).b.layout.stacks.reserve.numbers.filter((n) => n === 2 || n === 12),
    ).toHaveLength(4);
  });

  // proves misc/unexplored-land: Balanced: half of the players get 3, 4, 5 and 6, the others 8, 9, 10 and 11
  // proves misc/unexplored-land: player with a fifth hex that produces draws a 2 or 12
  // proves misc/unexplored-land: Numbers that you do not need go back
  test('balanced: a row of numbers for each, and a drawn one for a fifth hex', () => {
    const t = drafting(BALANCED);
    expect(copyOf(t).play(0, 'draft-hex', { terrain: 'hills' }).decision).toBe('draft-land');
    for (const terrain of ['hills', 'hills', 'desert', 'desert', 'fields', 'fields', 'hills', 'desert'])
      take(t, terrain);
    for (const terrain of [
      'forest',
      'forest',
      'fields',
      'hills',
      'pasture',
      'pasture',
      'forest',
      'fields',
      'mountains',
      'mountains',
      'mountains',
      'forest',
    ])
      take(t, terrain);
    const drawn: string[] = [];
    while (t.decision !== 'choose-home') {
      drawn.push(t.decision!);
      const [move] = t.legal(NATURE, 'draw-rare');
      t.nature(move ?? { move: 'draw-rare', number: 2 });
    }
    // The first two have five hexes that produce, the others four and three.
    expect(drawn).toEqual(['draw-rare', 'draw-rare']);
    const rows = [0, 1, 2, 3].map((seat) =>
      [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].filter((n) => hand(t, 'homeTokens', seat, n) > 0),
    );
    expect(rows.map((row) => row.filter((n) => n > 2 && n < 12))).toEqual([
      [3, 4, 5, 6],
      [8, 9, 10, 11],
      [3, 4, 5, 6],
      [8, 9, 10, 11],
    ]);
    expect(rows.map((row) => row.length)).toEqual([5, 5, 4, 4]);
    const count = () =>
      [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].reduce((sum, n) => sum + t.field('stackNumber', n), 0);
    const before = count();
    t.until('place-building');
    expect([numbers(t, 2).length, numbers(t, 3).length]).toEqual([4, 3]);
    expect(count()).toBe(before + 1);
  });

  // proves misc/unexplored-land: In place of land you may take a hex of water with a harbour of your choice
  // proves misc/unexplored-land: Harbours on hexes: you take one harbour at most
  // proves misc/unexplored-land: Harbours are markers that are also for sale, or lie on hexes of water that are discovered
  test('water with a harbour of choice: any number of markers, one hex', () => {
    const t = drafting();
    const [water, wool] = [t.field('stackTerrain', t.b.terrain('sea')), kindOf(t, 'wool')];
    t.play(0, 'draft-harbour', { kind: 'wool' });
    expect([
      t.field('stackTerrain', t.b.terrain('sea')),
      t.field('harboursLeft', wool),
      hand(t, 'homeHarbours', 0, wool),
    ]).toEqual([water - 1, 0, 1]);
    expect(t.refusal(1, 'draft-harbour', { kind: 'wool' })?.code).toBe('draft-gone');
    for (const number of [3, 4, 5]) take(t, 'fields', number);
    t.play(0, 'draft-harbour', { kind: 'ore' });
    const on = drafting(HEXES).play(0, 'draft-harbour', { kind: 'wool' });
    for (const number of [3, 4, 5]) take(on, 'fields', number);
    expect(on.refusal(0, 'draft-harbour', { kind: 'ore' })?.code).toBe('draft-harbours-had');
  });
});

describe('the homes', () => {
  // proves misc/unexplored-land: Then you choose one of the marked places
  // proves misc/unexplored-land: Your first hex goes there, the others make one landmass with it
  // proves misc/unexplored-land: The homes of two players do not touch
  // proves misc/unexplored-land: You lay your home on places that are nearer to your starting place
  test.each([
    [3, 1],
    [4, 2],
    [5, 3],
    [6, 4],
  ])('of %i players are one landmass each and do not touch (deal %i)', (seats, seed) => {
    const t = new Table(ROW, { seats, seed }).until('choose-home');
    const places = t.legal(0, 'choose-home').map(({ hex }) => Number(hex));
    expect(places).toHaveLength(seats === 5 ? 6 : seats);
    t.play(0, 'choose-home', { hex: places[0] });
    expect(t.refusal(1, 'choose-home', { hex: places[0] })?.code).toBe('home-place-taken');
    expect(t.refusal(1, 'choose-home', { hex: places[0] + 1 })?.code).toBe('home-no-place');
    t.until('place-building');
    const all = Array.from({ length: seats }, (_, seat) => home(t, seat));
    for (const [seat, land] of all.entries()) {
      expect([land.length, islands(t, land)]).toEqual([5, 1]);
      expect(land).toContain(t.field('homePlace', seat));
    }
    expect(islands(t, all.flat())).toBe(seats);
  });

  test('every place of a home is refused by its name', () => {
    const t = new Table(ROW).until('lay-home', 0);
    const start = t.field('homePlace', 0);
    const bar = (hex: number, terrain = 'hills') =>
      t.b.the.homeLaying.barHex(t.s, 0, hex, t.b.terrain(terrain))?.code;
    const [beside] = t.b.walks.hexesBeside[start];
    expect([bar(beside), bar(start), bar(start, 'sea')]).toEqual([
      'home-first-here',
      undefined,
      'home-land-first',
    ]);
    t.play(0, t.legal(0, 'lay-home')[0]).until('lay-home', 0);
    const far = hexes(t, (hex) => t.field('homePlace', 1) === hex)[0];
    expect([bar(start), bar(beside), bar(far), bar(beside, 'sea')]).toEqual([
      'hex-taken',
      undefined,
      t.field('homeOf', far) ? 'hex-taken' : 'home-too-far',
      'home-land-first',
    ]);
    const apart = hexes(t, (hex) => bar(hex) === 'home-apart');
    expect(apart.length).toBeGreaterThan(0);
  });

  test('land that touches another home is refused', () => {
    const t = new Table(ROW, { seats: 6 }).until('place-building');
    const touches = hexes(t, (hex) => t.field('homeOf', hex) === 0).some((hex) => {
      t.set('homeOf', hex, 0);
      return [0, 1, 2, 3, 4, 5].some(
        (seat) => t.b.the.homeLaying.barHex(t.s, seat, hex, t.b.terrain('hills'))?.code === 'home-touches',
      );
    });
    expect(
      touches ||
        islands(
          t,
          [0, 1, 2, 3, 4, 5].flatMap((seat) => home(t, seat)),
        ) === 6,
    ).toBe(true);
  });

  // proves misc/unexplored-land: A harbour that you have taken faces your land
  // proves misc/unexplored-land: Water that finds no place there goes back
  test('a drafted harbour lies on its water, towards own land; what finds no place goes back', () => {
    const t = drafting();
    t.play(0, 'draft-harbour', { kind: 'wool' }).play(1, 'draft-harbour', { kind: 'ore' });
    t.until('place-building');
    for (const [seat, kind] of [
      [0, 'wool'],
      [1, 'ore'],
    ] as const) {
      const { edge } = lying(t).find((one) => one.kind === kind)!;
      const land = t.b.walks.hexesAlong[edge].find(isLand(t))!;
      expect([t.field('homeOf', land), t.field('homeOf', waterOf(t, edge))]).toEqual([seat + 1, seat + 1]);
    }
    const before = drafting();
    const sea = before.b.terrain('sea');
    const water = before.field('stackTerrain', sea);
    before.play(0, 'draft-harbour', { kind: 'wool' });
    before.b.the.homeLaying.noRoom(before.s, 0, sea);
    expect(before.field('stackTerrain', sea)).toBe(water);
  });

  // proves misc/unexplored-land: Which of your numbers goes on which of your hexes you choose as you lay them
  test('any own number goes on any own hex that produces', () => {
    const t = new Table(ROW).until('lay-home', 0);
    const moves = t.legal(0, 'lay-home');
    const producing = new Set(moves.filter(({ number }) => Number(number) > 0).map(({ terrain }) => terrain));
    const tokens = new Set(moves.map(({ number }) => number).filter((n) => Number(n) > 0));
    expect(moves.filter(({ number }) => Number(number) > 0)).toHaveLength(producing.size * tokens.size);
  });
});

describe('the start', () => {
  // proves misc/unexplored-land: Starting settlements stand on your own home
  // proves misc/unexplored-land: What you discover as you place them brings nothing
  test('on the own home; what comes to light brings nothing', () => {
    const t = new Table(ROW).until('place-building', 0);
    for (const { corner } of t.legal(0, 'place-building'))
      expect(t.b.walks.hexesAt[Number(corner)].some((hex) => home(t, 0).includes(hex))).toBe(true);
    const strange = t.b.walks.cornersOf[home(t, 1)[0]][0];
    expect(t.refusal(0, 'place-building', { corner: strange })?.code).toBe('home-start');
    const coast = t
      .legal(0, 'place-building')
      .find(({ corner }) =>
        t.b.walks.hexesAt[Number(corner)].some(
          (hex) => t.b.terrains[t.field('terrain', hex)].id === 'unknown',
        ),
      )!;
    t.play(0, coast).play(0, t.legal(0, 'place-route')[0]);
    expect(t.decision).toBe('discover');
    while (t.decision === 'discover') t.anything();
    expect([0, 1, 2, 3].map((seat) => Object.keys(t.hand(seat)).length)).toEqual([0, 0, 0, 0]);
  });

  // proves misc/unexplored-land: You choose which of your two settlements brings your first goods
  test('either settlement brings the first goods', () => {
    const t = new Table(ROW).until('claim-start');
    const seat = [0, 1, 2, 3].find((one) => t.legal(one, 'claim-start').length > 0)!;
    const choices = t.legal(seat, 'claim-start').map(({ corner }) => Number(corner));
    expect(choices).toHaveLength(2);
    const [other] = choices;
    const goods = t.b.walks.hexesAt[other].filter((hex) => t.b.gives[t.field('terrain', hex)] >= 0).length;
    t.play(seat, 'claim-start', { corner: other });
    expect(Object.values(t.hand(seat)).reduce((sum, n) => sum + n, 0)).toBe(goods);
  });

  // proves misc/unexplored-land: All other hexes are shuffled as the reserve
  // proves misc/unexplored-land: You discover them as your roads and ships come to them
  test('later a discovery brings one of its goods', () => {
    const t = ready();
    const unknown = hexes(t, (hex) => t.b.terrains[t.field('terrain', hex)].id === 'unknown');
    expect(unknown.length).toBeGreaterThan(0);
    t.b.the.discovery.discover(t.s, 0, unknown[0]);
    t.set('stackNumber', 4, Math.max(1, t.field('stackNumber', 4))).set(
      'stackTerrain',
      t.b.terrain('hills'),
      1,
    );
    t.nature('discover', { terrain: 'hills', number: 4 });
    expect(t.hand(0)).toEqual({ brick: 1 });
  });
});

describe('robber and pirate', () => {
  // proves misc/unexplored-land: Robber and pirate start off the board
  // proves misc/unexplored-land: The robber never comes to a hex of a home
  test('begin off the board; the robber keeps off homes', () => {
    const t = new Table(ROW).started();
    expect([t.field('blocker', 0), t.field('blocker', 1)]).toEqual([-1, -1]);
    const robber = t.b.blocker('robber');
    for (const hex of home(t, 2))
      expect(t.b.the.blockers.barStand(t.s, robber, hex, 0)?.code).toBe('robber-free-home');
    const abroad = hexes(t, (hex) => t.field('homeOf', hex) === 0)[0];
    t.lay(abroad, 'hills', 4);
    expect(t.b.the.blockers.barStand(t.s, robber, abroad, 0)).toBeUndefined();
  });

  // proves misc/unexplored-land: Nobody trades at a harbour in whose water the pirate stands
  // proves misc/unexplored-land: The pirate also robs those with a settlement or city at its hex
  test('the pirate closes the harbour of its water, and robs towns there', () => {
    const t = drafting().play(0, 'draft-harbour', { kind: 'wool' }).started().until('main', 0).bare();
    const { edge } = lying(t).find((one) => one.kind === 'wool')!;
    const water = waterOf(t, edge);
    t.put(0, 'settlement', t.b.walks.endsOf[edge][0]).give(0, { wool: 4 });
    const rate = () => t.b.the.bank.rate(t.s, 0, t.b.good('wool'));
    expect(rate()).toBe(2);
    const pirate = t.b.blocker('pirate');
    expect(t.b.the.blockers.touches(t.s, 0, pirate, water)).toBe(true);
    expect(t.b.the.blockers.touches(t.s, 1, pirate, water)).toBe(false);
    t.set('blocker', pirate, water);
    expect(rate()).toBe(4);
  });
});

describe('harbours for sale', () => {
  // proves misc/unexplored-land: A harbour that nobody has taken costs 1 brick, 1 lumber and 1 ore
  // proves misc/unexplored-land: You put it at once on a hex of water, towards land; only one lies on each
  // proves misc/unexplored-land: A bought harbour may lie on any known water of the board
  test('a special one costs its own good besides, a general one two different goods', () => {
    const t = ready();
    const land = home(t, 0)[0];
    const water = t.b.walks.hexesBeside[land].find((hex) => !isLand(t)(hex))!;
    t.lay(water, 'sea');
    const edge = t.b.walks.edgesOf[land].find((one) => t.b.walks.hexesAlong[one].includes(water))!;
    const ask = (kind: string, payment: string, at = edge) =>
      t.refusal(0, 'buy-harbour', { kind, payment, edge: at })?.code;
    t.set('harboursLeft', kindOf(t, 'wool'), 1)
      .set('harboursLeft', kindOf(t, 'any'), 1)
      .set('harboursLeft', kindOf(t, 'ore'), 0);
    t.give(0, { brick: 2, lumber: 1, ore: 1, grain: 1 });
    expect([
      ask('wool', 'wool'),
      ask('wool', 'grain'),
      ask('ore', 'ore'),
      ask('any', 'grain'),
      ask('any', 'brick+grain'),
    ]).toEqual(['cannot-pay', 'harbour-other-pay', 'harbour-sold', 'harbour-other-pay', undefined]);
    const dry = t.b.walks.edgesOf[land].find((one) => t.b.walks.hexesAlong[one].every(isLand(t)));
    if (dry !== undefined) expect(ask('any', 'brick+grain', dry)).toBe('harbour-no-water');
    t.play(0, 'buy-harbour', { kind: 'any', payment: 'brick+grain', edge });
    expect([t.hand(0), t.field('harboursLeft', kindOf(t, 'any'))]).toEqual([{}, 0]);
    expect(lying(t)).toContainEqual({ kind: 'any', edge });
    t.put(0, 'settlement', t.b.walks.endsOf[edge][0]);
    expect(t.b.the.bank.rate(t.s, 0, t.b.good('ore'))).toBe(3);
    t.give(0, { brick: 1, lumber: 1, ore: 1, wool: 1 });
    expect(ask('wool', 'wool')).toBe('harbour-water-taken');
    expect(ready(HEXES).b.moves.some(({ name }) => name === 'buy-harbour')).toBe(false);
  });
});

describe('harbours on hexes', () => {
  /** an unknown hex with unknown ones all around, uncovered as water with this harbour */
  const found = (t: Table, kind: string): number => {
    const unknown = (hex: number) => t.b.terrains[t.field('terrain', hex)].id === 'unknown';
    const hex = hexes(t, unknown).sort(
      (a, z) =>
        t.b.walks.hexesBeside[z].filter(unknown).length - t.b.walks.hexesBeside[a].filter(unknown).length,
    )[0];
    for (const near of t.b.walks.hexesBeside[hex]) t.lay(near, 'unknown');
    t.b.the.discovery.discover(t.s, 0, hex);
    t.set('stackTerrain', t.b.terrain('sea'), 12).nature('discover', { terrain: 'sea', number: 0 });
    t.set('harboursLeft', kindOf(t, kind), 1).nature('harbour-hex', { what: kind });
    return hex;
  };
  const uncover = (t: Table, hex: number, terrain: string, number: number): Table => {
    t.b.the.discovery.discover(t.s, 0, hex);
    t.set('stackTerrain', t.b.terrain(terrain), 9).set('stackNumber', 4, 3);
    t.nature('discover', { terrain, number });
    if (t.decision === 'harbour-hex') t.nature('harbour-hex', { what: 'water' });
    return t;
  };

  // proves misc/unexplored-land: The others lie in the reserve
  // proves misc/unexplored-land: When you discover a harbour you turn it towards land
  // proves misc/unexplored-land: One without land waits
  test('a harbour that is found waits for land, and is turned towards it', () => {
    const t = ready(HEXES);
    const hex = found(t, 'wool');
    expect([t.field('looseHarbour', hex), t.decision]).toEqual([kindOf(t, 'wool') + 1, 'main']);
    const [near] = t.b.walks.hexesBeside[hex];
    uncover(t, near, 'hills', 4);
    expect(t.decision).toBe('turn-harbour');
    const [{ edge }] = t.legal(0, 'turn-harbour');
    t.play(0, 'turn-harbour', { edge });
    expect([
      lying(t).some((one) => one.kind === 'wool' && one.edge === edge),
      t.field('looseHarbour', hex),
    ]).toEqual([true, 0]);
  });

  test('a harbour with land on all sides is turned to any of them', () => {
    const t = ready(HEXES);
    const hex = found(t, 'wool');
    const [near, ...others] = t.b.walks.hexesBeside[hex];
    for (const other of others) t.lay(other, 'hills');
    uncover(t, near, 'hills', 4);
    expect(others).toHaveLength(5);
    expect(new Set(t.legal(0, 'turn-harbour').map(({ edge }) => edge))).toEqual(
      new Set(t.b.walks.edgesOf[hex]),
    );
  });

  // proves misc/unexplored-land: as soon as there is water all around, plain water out of the reserve takes its place
  // proves misc/unexplored-land: If the reserve has no water left, the harbour goes all the same
  test.each([12, 0])(
    'with water all around it is changed for plain water (%i left in the reserve)',
    (left) => {
      const t = ready(HEXES);
      const hex = found(t, 'wool');
      const around = t.b.walks.hexesBeside[hex];
      for (const near of around.slice(1)) t.lay(near, 'sea');
      t.b.the.discovery.discover(t.s, 0, around[0]);
      t.set('stackTerrain', t.b.terrain('sea'), left + 1);
      for (let kind = 0; kind < t.b.harbourKinds.length; kind++) t.set('harboursLeft', kind, 0);
      t.nature('discover', { terrain: 'sea', number: 0 });
      expect([
        t.field('looseHarbour', hex),
        t.field('stackTerrain', t.b.terrain('sea')),
        lying(t).some(({ kind, edge }) => kind === 'wool' && t.b.walks.hexesAlong[edge].includes(hex)),
      ]).toEqual([0, Math.max(0, left - 1), false]);
    },
  );
});

// proves misc/unexplored-land: The counts for three, five and six players are garbled
// proves misc/unexplored-land: The outline of the board and the starting places are ours
// proves misc/unexplored-land: with five and six players there is not one for everybody
test.each([
  [3, 5, 1, 1, 15, 27, 7],
  [4, 5, 3, 2, 23, 28, 9],
  [5, 6, 4, 3, 30, 34, 10],
  [6, 6, 4, 3, 30, 34, 10],
])('the reserve of %i players', (seats, each, desert, gold, sea, tokens, harbours) => {
  const { layout } = new Table(ROW, { seats }).b;
  const { terrains, numbers: list } = layout.stacks.reserve;
  expect(terrains).toEqual({
    hills: each,
    fields: each,
    forest: each,
    mountains: each,
    pasture: each,
    desert,
    gold,
    sea,
  });
  expect(list).toHaveLength(tokens);
  expect(layout.hexes).toHaveLength(each * 5 + desert + gold + sea);
  expect(Object.values(layout.harbours.stock!).reduce((sum, n) => sum + n, 0)).toBe(harbours);
});

// proves misc/unexplored-land: The first to 13 points
test('13 points win', () => {
  const t = new Table(ROW);
  expect(t.b.rules.goal(t.s)).toBe(13);
});
