import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'bonus/disasters-on-catan';
const [SURGE, DROUGHT, QUAKE, ERUPTION, TORNADO, EPIDEMIC] = [1, 2, 3, 4, 5, 6];
const all = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
/** nobody has anything, and every hex has a 12 */
const start = (options: ConstructorParameters<typeof Table>[1] = {}): Table => {
  const t = new Table(ID, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  for (const hex of all(t)) t.lay(hex, 'hills', 12);
  for (let n = 2; n <= 12; n++) t.set('tokenReserve', n, 0);
  return t.set('blocker', t.b.blocker('robber'), -1);
};
const strike = (t: Table, double: number, number: number): Table => {
  t.b.the.calamities.strike(t.s, double - 1, number);
  return t;
};
const terrain = (t: Table, hex: number): string => t.b.terrains[t.field('terrain', hex)].id;
const number = (t: Table, hex: number): number => t.field('numbers', hex);
const inReserve = (t: Table, id: string): number => t.field('landReserve', t.b.terrain(id));
const building = (t: Table, corner: number): string | undefined => {
  const mark = t.b.fields.building.get(t.s, corner);
  return mark === 0 ? undefined : t.b.pieces[t.b.pieceOf[mark]].id;
};
const route = (t: Table, edge: number): number => t.b.fields.route.get(t.s, edge);
/** a coastal hex and the middle of the island */
const COAST = [2, 0] as const;

// proves bonus/disasters-on-catan: When both dice show the same
// proves bonus/disasters-on-catan: The dice are rolled again
describe('a double', () => {
  it('is followed by a disaster after the production, and any other roll is not', () => {
    const t = start();
    t.lay(t.hex(0, 0), 'hills', 4)
      .put(0, 'settlement', t.corner(0, 0, 0))
      .play(0, 'roll');
    t.nature('dice', { red: 2, yellow: 2 });
    expect([t.decision, t.hand(0)]).toEqual(['calamity-dice', { brick: 1 }]);
    const other = start().play(0, 'roll').nature('dice', { red: 1, yellow: 3 });
    expect(other.decision).toBe('main');
  });

  it('strikes the hexes with the number that is rolled then, and no others', () => {
    const t = start();
    t.lay(t.hex(0, 0), 'fields', 9).lay(t.hex(1, 0), 'fields', 8).play(0, 'roll');
    t.nature('dice', { red: 2, yellow: 2 }).nature('calamity-dice', { red: 4, yellow: 5 });
    expect([number(t, t.hex(0, 0)), number(t, t.hex(1, 0)), t.decision]).toEqual([0, 1 << 8, 'main']);
  });

  // proves bonus/disasters-on-catan: A 7 strikes nothing
  it('a 7 strikes nothing', () => {
    const t = start();
    t.lay(t.hex(0, 0), 'fields', 9).play(0, 'roll');
    t.nature('dice', { red: 2, yellow: 2 }).nature('calamity-dice', { red: 3, yellow: 4 });
    expect([number(t, t.hex(0, 0)), t.decision]).toEqual([1 << 9, 'main']);
  });
});

describe('a storm surge', () => {
  // proves bonus/disasters-on-catan: Double 1, storm surge
  // proves bonus/disasters-on-catan: Hexes and tokens that leave the board
  it('sinks hexes at the sea, and no others', () => {
    const t = start();
    const [coast, inland] = [t.hex(...COAST), t.hex(0, 0)];
    t.lay(coast, 'hills', 9).lay(inland, 'hills', 9);
    strike(t, SURGE, 9);
    expect([terrain(t, coast), terrain(t, inland), number(t, inland)]).toEqual(['sea', 'hills', 1 << 9]);
    expect([inReserve(t, 'hills'), t.field('tokenReserve', 9), number(t, coast)]).toEqual([3, 1, 0]);
  });

  // proves bonus/disasters-on-catan: Settlements, cities and harbours with nothing but sea
  // proves bonus/disasters-on-catan: A road that ends up with sea on both sides
  it('takes what has nothing but sea around it', () => {
    const t = start();
    const coast = t.hex(...COAST);
    t.lay(coast, 'hills', 9);
    const lonely = t.b.walks.cornersOf[coast].filter((corner) => t.b.walks.hexesAt[corner].length === 1);
    const kept = t.b.walks.cornersOf[coast].find((corner) => t.b.walks.hexesAt[corner].length === 3)!;
    t.put(0, 'settlement', lonely[0]).put(1, 'city', kept);
    const rim = t.b.walks.edgesOf[coast].find((edge) => t.b.walks.hexesAlong[edge].length === 1)!;
    const inner = t.b.walks.edgesOf[coast].find((edge) => t.b.walks.hexesAlong[edge].length === 2)!;
    t.put(0, 'road', rim).put(1, 'road', inner);
    const places = Array.from({ length: t.b.harbourCorner.length / 2 }, (_, i) => i);
    const ends = (i: number): number[] => [0, 1].map((end) => t.b.harbourCorner[i * 2 + end]);
    const there = places.find((i) => ends(i).every((corner) => lonely.includes(corner)))!;
    const elsewhere = places.find(
      (i) => !ends(i).some((corner) => t.b.walks.cornersOf[coast].includes(corner)),
    )!;
    expect([there, elsewhere].map((i) => t.field('harbour', i) >= 0)).toEqual([true, true]);
    t.put(2, 'city', lonely[1]);
    strike(t, SURGE, 9);
    expect([lonely[0], lonely[1], kept].map((corner) => building(t, corner))).toEqual([
      undefined,
      undefined,
      'city',
    ]);
    expect([route(t, rim), route(t, inner) !== 0]).toEqual([0, true]);
    expect([there, elsewhere].map((i) => t.field('harbour', i) >= 0)).toEqual([false, true]);
  });
});

// proves bonus/disasters-on-catan: Double 2, drought
it('a drought takes the tokens of fields, forests and pastures', () => {
  const t = start();
  const kinds = ['fields', 'forest', 'pasture', 'hills', 'mountains'];
  const hexes = [t.hex(0, 0), t.hex(1, 0), t.hex(-1, 0), t.hex(0, 1), t.hex(0, -1)];
  kinds.forEach((kind, i) => {
    t.lay(hexes[i], kind, 9);
  });
  strike(t, DROUGHT, 9);
  expect(hexes.map((hex) => number(t, hex) !== 0)).toEqual([false, false, false, true, true]);
  expect(t.field('tokenReserve', 9)).toBe(3);
});

describe('an earthquake', () => {
  const ready = (...others: readonly string[]): Table => {
    const t = start();
    t.lay(t.hex(0, 0), 'desert', 9);
    for (const i of [0, 2, 4]) t.put(0, 'city', t.corner(0, 0, i));
    others.forEach((piece, i) => {
      t.put(0, piece, t.corner(-2 + i, 2, 4));
    });
    return t;
  };
  const corners = (t: Table): (string | undefined)[] => [0, 2, 4].map((i) => building(t, t.corner(0, 0, i)));

  // proves bonus/disasters-on-catan: Double 3, earthquake
  it('makes settlements of cities', () => {
    expect(corners(strike(ready(), QUAKE, 9))).toEqual(['settlement', 'settlement', 'settlement']);
    expect(corners(strike(ready(), QUAKE, 8))).toEqual(['city', 'city', 'city']);
  });

  // proves bonus/disasters-on-catan: If you have too few settlements
  it('with too few settlements their owner chooses what is lost', () => {
    const t = ready();
    t.set('supply', t.b.piece('settlement').index, 1);
    strike(t, QUAKE, 9);
    expect([t.decision, t.legal(1)]).toEqual(['quake-loss', []]);
    expect(t.refusal(0, 'lose-shaken', { corner: t.corner(2, 0, 0) })?.code).toBe('not-shaken');
    t.play(0, 'lose-shaken', { corner: t.corner(0, 0, 2) }).play(0, 'lose-shaken', {
      corner: t.corner(0, 0, 0),
    });
    expect([corners(t), t.decision]).toEqual([[undefined, undefined, 'settlement'], 'roll']);
  });

  it('with none left all of them are lost', () => {
    const t = ready();
    t.set('supply', t.b.piece('settlement').index, 0);
    expect(corners(strike(t, QUAKE, 9))).toEqual([undefined, undefined, undefined]);
  });
});

// proves bonus/disasters-on-catan: Double 4, eruption
it('an eruption clears roads at mountains, and takes their tokens', () => {
  const t = start();
  const [hot, cold] = [t.hex(-2, 0), t.hex(2, 0)];
  t.lay(hot, 'mountains', 9).lay(cold, 'hills', 9);
  const [one, other] = [t.b.walks.edgesOf[hot][0], t.b.walks.edgesOf[cold][0]];
  t.put(0, 'road', one).put(1, 'road', other);
  strike(t, ERUPTION, 9);
  expect([route(t, one), route(t, other) !== 0]).toEqual([0, true]);
  expect([number(t, hot), number(t, cold), t.field('tokenReserve', 9)]).toEqual([0, 1 << 9, 1]);
});

// proves bonus/disasters-on-catan: Double 4, eruption
it('gold fields erupt, too', () => {
  const t = new Table('seafarers/heading-for-new-shores', { modules: [ID] }).started().bare();
  const gold = all(t).find((hex) => terrain(t, hex) === 'gold')!;
  t.set('numbers', gold, 1 << 9);
  strike(t, ERUPTION, 9);
  expect(number(t, gold)).toBe(0);
});

describe('a tornado', () => {
  const ready = (hills: number, desert: number): Table => {
    const t = start();
    t.set('landReserve', t.b.terrain('hills'), hills).set('landReserve', t.b.terrain('desert'), desert);
    t.lay(t.hex(0, 0), 'forest', 9).lay(t.hex(2, 0), 'pasture', 9);
    return t
      .put(0, 'road', t.edge(0, 0, 0))
      .put(1, 'road', t.edge(2, 0, 0))
      .put(1, 'road', t.edge(-2, 0, 3));
  };
  const after = (hills: number, desert: number): [string, number] => {
    const t = strike(ready(hills, desert), TORNADO, 9);
    return [terrain(t, t.hex(0, 0)), number(t, t.hex(0, 0))];
  };

  // proves bonus/disasters-on-catan: Double 5, tornado
  it('clears all roads at struck hexes', () => {
    const t = strike(ready(1, 1), TORNADO, 9);
    expect([t.edge(0, 0, 0), t.edge(2, 0, 0), t.edge(-2, 0, 3)].map((edge) => route(t, edge) !== 0)).toEqual([
      false,
      false,
      true,
    ]);
    expect([terrain(t, t.hex(2, 0)), number(t, t.hex(2, 0))]).toEqual(['pasture', 1 << 9]);
    expect([inReserve(t, 'forest'), inReserve(t, 'hills')]).toEqual([3, 0]);
  });

  // proves bonus/disasters-on-catan: A struck forest becomes hills
  it('makes hills of forest, or a desert, or takes the number', () => {
    expect(after(1, 1)).toEqual(['hills', 1 << 9]);
    expect(after(0, 1)).toEqual(['desert', 0]);
    expect(after(0, 0)).toEqual(['forest', 0]);
  });
});

describe('an epidemic', () => {
  const ready = (): Table => {
    const t = start();
    t.lay(t.hex(0, 0), 'desert', 9).lay(t.hex(2, 0), 'desert', 9);
    t.put(0, 'city', t.corner(0, 0, 0)).put(0, 'settlement', t.corner(0, 0, 2));
    return t.put(1, 'city', t.corner(2, 0, 0));
  };

  // proves bonus/disasters-on-catan: Double 6, epidemic
  it('takes cities inland, no settlements and none at the sea', () => {
    const t = strike(ready(), EPIDEMIC, 9);
    expect([
      building(t, t.corner(0, 0, 0)),
      building(t, t.corner(0, 0, 2)),
      building(t, t.corner(2, 0, 0)),
    ]).toEqual([undefined, 'settlement', 'city']);
  });

  // proves bonus/disasters-on-catan: A city with a vaccine loses the vaccine
  // proves bonus/disasters-on-catan: A vaccine costs 1 grain and 2 wool
  // proves bonus/disasters-on-catan: You have 4 vaccines
  it('takes the vaccine in place of its city', () => {
    const t = ready().roll(3).give(0, { grain: 2, wool: 4 });
    expect(t.refusal(0, 'vaccine', { corner: t.corner(2, 0, 0) })?.code).toBe('vaccine-city');
    expect(t.refusal(0, 'vaccine', { corner: t.corner(0, 0, 2) })?.code).toBe('vaccine-city');
    t.play(0, 'vaccine', { corner: t.corner(0, 0, 0) });
    expect([t.hand(0), t.field('supply', t.b.piece('vaccine').index)]).toEqual([{ grain: 1, wool: 2 }, 3]);
    expect(t.refusal(0, 'vaccine', { corner: t.corner(0, 0, 0) })?.code).toBe('taken');
    strike(t, EPIDEMIC, 9);
    expect([building(t, t.corner(0, 0, 0)), t.field('supply', t.b.piece('vaccine').index)]).toEqual([
      'city',
      4,
    ]);
    expect(building(strike(t, EPIDEMIC, 9), t.corner(0, 0, 0))).toBeUndefined();
  });
});

describe('dikes', () => {
  /** the coast has sunk, and seat 0 lives beside it */
  const sunk = (): Table => {
    const t = start();
    const coast = t.hex(...COAST);
    t.lay(coast, 'hills', 9);
    strike(t, SURGE, 9);
    const corner = t.b.walks.cornersOf[coast].find((each) => t.b.walks.hexesAt[each].length === 2)!;
    t.put(0, 'settlement', corner).set('turn', 0, 1);
    return t.roll(3);
  };
  const wet = (t: Table): number[] =>
    t.b.walks.edgesOf[t.hex(...COAST)].filter((edge) => t.b.walks.hexesAlong[edge].length === 1);

  // proves bonus/disasters-on-catan: A dike costs 1 brick, 1 lumber and 1 ore
  // proves bonus/disasters-on-catan: It is a road on an edge with sea on both sides
  // proves bonus/disasters-on-catan: Dikes are taken from your roads
  it('lie on the open sea, joined to what is there, out of the roads', () => {
    const t = sunk().give(0, { brick: 2, lumber: 2, ore: 2 });
    const edges = t.legal(0, 'dike').map(({ edge }) => Number(edge));
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.every((edge) => wet(t).includes(edge))).toBe(true);
    const roads = t.field('supply', t.b.piece('road').index);
    t.play(0, 'dike', { edge: edges[0] });
    expect([t.hand(0), t.field('supply', t.b.piece('road').index)]).toEqual([
      { brick: 1, lumber: 1, ore: 1 },
      roads - 1,
    ]);
    expect(t.b.rules.edgeFit(t.s, t.b.piece('dike').index, t.edge(0, 0, 0))).toBe(false);
    expect(t.b.the.freeRoutes.barLay(t.s, 0, t.b.piece('dike').index)?.code).toBe('dike-not-free');
    expect(t.b.rules.barStartRoute(t.s, 0, t.b.piece('dike').index, edges[0], 0)?.code).toBe('no-start-dike');
  });

  // proves bonus/disasters-on-catan: When a sea hex has land or dikes on all sides
  // proves bonus/disasters-on-catan: Its dikes go back
  it('of whomever all around make land of the sea, with a token, and go back', () => {
    const t = sunk();
    const edges = wet(t);
    edges.forEach((edge, i) => {
      expect(t.decision).toBe('main');
      t.put(i % 2, 'dike', edge);
    });
    expect(t.decision).toBe('reserve-land');
    t.nature('reserve-land', { terrain: 'pasture' });
    expect([terrain(t, t.hex(...COAST)), t.decision]).toEqual(['pasture', 'reserve-token']);
    t.nature('reserve-token', { number: 9 });
    expect([number(t, t.hex(...COAST)), inReserve(t, 'pasture')]).toEqual([1 << 9, 1]);
    expect(edges.map((edge) => route(t, edge))).toEqual(edges.map(() => 0));
    expect(t.field('supply', t.b.piece('dike').index)).toBe(15);
  });

  it('a desert that comes up gets no token', () => {
    const t = sunk();
    for (const edge of wet(t)) t.put(0, 'dike', edge);
    t.nature('reserve-land', { terrain: 'desert' });
    expect([number(t, t.hex(...COAST)), t.decision]).toEqual([0, 'main']);
  });
});

describe('repairs', () => {
  /** a hex in the middle has lost its number, and seat 0 has a town there */
  const dried = (): Table => {
    const t = start();
    t.lay(t.hex(0, 0), 'fields', 9).put(0, 'settlement', t.corner(0, 0, 0));
    strike(t, DROUGHT, 9);
    return t.roll(3).give(0, { wool: 2, ore: 1, lumber: 2 });
  };
  /** roads from the town to the coast */
  const joined = (t: Table): Table => {
    const seen = new Map<number, number>([[t.corner(0, 0, 0), -1]]);
    const queue = [t.corner(0, 0, 0)];
    for (const corner of queue) {
      if (t.b.walks.hexesAt[corner].length < 3) {
        for (let at = corner; seen.get(at) !== -1; ) {
          const edge = seen.get(at)!;
          t.put(0, 'road', edge);
          const ends = [0, 1].map((end) => t.b.topology.edgeCorner[edge * 2 + end]);
          at = ends[0] === at ? ends[1] : ends[0];
        }
        return t;
      }
      t.b.walks.edgesAt[corner].forEach((edge, i) => {
        const next = t.b.walks.cornersNear[corner][i];
        if (seen.has(next)) return;
        seen.set(next, edge);
        queue.push(next);
      });
    }
    return t;
  };

  // proves bonus/disasters-on-catan: Irrigation: for any 3 resources
  // proves bonus/disasters-on-catan: You need a settlement or city there
  it('irrigation gives a token for 3 resources, with a town there and roads to the sea', () => {
    const t = dried();
    const hex = t.hex(0, 0);
    expect(t.refusal(0, 'irrigate', { hex })?.code).toBe('repair-water');
    joined(t);
    expect(t.refusal(0, 'irrigate', { hex: t.hex(1, 0) })?.code).toBe('repair-number');
    t.play(0, 'irrigate', { hex });
    expect(t.decision).toBe('pay-any');
    t.play(0, 'pay-any', { good: 'wool' })
      .play(0, 'pay-any', { good: 'lumber' })
      .play(0, 'pay-any', { good: 'ore' });
    expect([t.hand(0), t.decision]).toEqual([{ wool: 1, lumber: 1 }, 'reserve-token']);
    t.nature('reserve-token', { number: 9 });
    expect([number(t, hex), t.decision]).toEqual([1 << 9, 'main']);
    expect(t.refusal(0, 'irrigate', { hex })?.code).toBe('repair-number');
  });

  it('not with fewer resources, nor where another lives', () => {
    const t = joined(dried()).give(0, { wool: 2 });
    expect(t.legal(0, 'irrigate')).toEqual([]);
    t.give(0, { wool: 3 });
    expect(t.legal(0, 'irrigate')).toHaveLength(1);
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, t.corner(0, 0, 0));
    t.put(1, 'settlement', t.corner(0, 0, 0));
    expect(t.refusal(0, 'irrigate', { hex: t.hex(0, 0) })?.code).toBe('repair-town');
  });

  // proves bonus/disasters-on-catan: Where a building stands at the sea
  it('a town at the sea needs no road', () => {
    const t = start();
    const coast = t.hex(...COAST);
    t.lay(coast, 'fields', 9);
    t.put(
      0,
      'settlement',
      t.b.walks.cornersOf[coast].find((corner) => t.b.walks.hexesAt[corner].length === 1)!,
    );
    strike(t, DROUGHT, 9).roll(3).give(0, { wool: 3 });
    expect(t.legal(0, 'irrigate').map(({ hex }) => hex)).toEqual([coast]);
  });

  // proves bonus/disasters-on-catan: Reforesting: for 2 lumber
  it('hills become forest for 2 lumber and another resource', () => {
    const t = start();
    const coast = t.hex(...COAST);
    t.lay(coast, 'hills', 9).roll(3).give(0, { lumber: 2, wool: 1 });
    expect(t.refusal(0, 'reforest', { hex: coast })?.code).toBe('repair-town');
    t.put(
      0,
      'settlement',
      t.b.walks.cornersOf[coast].find((corner) => t.b.walks.hexesAt[corner].length === 1)!,
    );
    t.give(0, { lumber: 1, wool: 5 });
    expect(t.legal(0, 'reforest')).toEqual([]);
    t.give(0, { lumber: 2 });
    expect(t.legal(0, 'reforest')).toEqual([]);
    t.give(0, { lumber: 2, wool: 1 }).play(0, 'reforest', { hex: coast });
    t.play(0, 'pay-any', { good: 'wool' });
    expect([terrain(t, coast), number(t, coast), t.hand(0), t.decision]).toEqual([
      'forest',
      1 << 9,
      {},
      'main',
    ]);
    expect([inReserve(t, 'hills'), inReserve(t, 'forest')]).toEqual([3, 1]);
    expect(t.refusal(0, 'reforest', { hex: coast })?.code).toBe('repair-land');
  });

  // proves bonus/disasters-on-catan: For any 5 resources a desert becomes land
  it('any desert becomes fertile for 5 resources', () => {
    const t = start();
    for (const hex of all(t)) t.lay(hex, 'hills', 12);
    t.lay(t.hex(0, 0), 'desert').set('tokenReserve', 4, 1).roll(3).give(0, { wool: 4 });
    expect(t.legal(0, 'reclaim-desert')).toEqual([]);
    t.give(0, { wool: 5 }).set('tokenReserve', 4, 0);
    expect(t.refusal(0, 'reclaim-desert', { hex: t.hex(0, 0) })?.code).toBe('repair-tokens');
    t.set('tokenReserve', 4, 1).play(0, 'reclaim-desert', { hex: t.hex(0, 0) });
    for (let i = 0; i < 5; i++) t.play(0, 'pay-any', { good: 'wool' });
    expect(t.decision).toBe('reserve-land');
    t.nature('reserve-land', { terrain: 'mountains' }).nature('reserve-token', { number: 4 });
    expect([terrain(t, t.hex(0, 0)), number(t, t.hex(0, 0)), inReserve(t, 'desert')]).toEqual([
      'mountains',
      1 << 4,
      3,
    ]);
  });
});

// proves bonus/disasters-on-catan: At the beginning 2 hexes of each land terrain
it('two hexes of each kind lie ready, and four tokens', () => {
  const t = new Table(ID).started();
  expect(
    ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'].map((id) => inReserve(t, id)),
  ).toEqual([2, 2, 2, 2, 2, 2]);
  expect([4, 5, 9, 10].map((n) => t.field('tokenReserve', n))).toEqual([1, 1, 1, 1]);
  expect(t.b.row('tokenReserve').sum(t.s)).toBe(4);
});

it('bots see land that waits for a number, and value a vaccine inland', () => {
  const t = start();
  t.lay(t.hex(0, 0), 'fields', 9)
    .lay(t.hex(1, 0), 'hills', 8)
    .put(0, 'city', t.corner(0, 0, 0));
  const before = t.b.the.hints.progress(t.s, 0);
  t.put(0, 'vaccine', t.corner(0, 0, 0));
  expect(t.b.the.hints.progress(t.s, 0)).toBeGreaterThan(before);
  strike(t, DROUGHT, 9);
  expect(t.b.the.hints.awaitsNumber(t.s, t.hex(0, 0))).toBe(true);
});

describe('the island is given up', () => {
  const ready = (numbers: number): Table => {
    const t = start();
    for (const hex of all(t)) t.lay(hex, 'hills', hex < numbers ? 9 : undefined);
    const [last] = all(t).slice(-1);
    t.lay(last, 'fields', 8)
      .put(2, 'city', t.corner(0, 0, 0))
      .put(1, 'settlement', t.corner(0, 0, 2));
    t.play(0, 'roll').nature('dice', { red: 2, yellow: 2 });
    return t.nature('calamity-dice', { red: 4, yellow: 4 });
  };

  // proves bonus/disasters-on-catan: When fewer hexes have a number than two for each player
  it('with fewer numbers than two for each player, and most points win', () => {
    expect([ready(9).over, ready(8).over]).toEqual([false, false]);
    const t = ready(7);
    expect([t.over, t.b.result(t.s).winners]).toEqual([true, [2]]);
  });

  // proves bonus/disasters-on-catan: When points are compared at the end
  it('hidden points count', () => {
    const t = ready(8).cards(1, 'victory-point', 2);
    t.set('numbers', 0, 0);
    t.b.the.calamities.strike(t.s, 1, 12);
    t.b.rules.checkEnd(t.s);
    expect(t.b.result(t.s).winners).toEqual([1]);
  });
});
