import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { dealt } from './dealt.ts';

/*
 * The map is a hexagon: the main island around 0,0, a ring of sea, and an island on each side. North of the main hex
 * 0,-2 lie the sea hexes 0,-3 and 1,-3 and behind them the northern island with 1,-4.
 */
const ROW = 'seafarers/greater-catan-bridges';
function playing(options: Record<string, string> = {}): Table {
  const t = new Table(ROW, { options }).started().bare().roll(2).until('main', 0);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  t.put(0, 'settlement', t.corner(0, -2, 1)).give(0, { brick: 3, lumber: 3 });
  return t;
}
/** from the town northwards: one bridge to the open sea, one on to the island */
const first = (t: Table) => t.edge(0, -3, 0);
const second = (t: Table) => t.edge(0, -3, 1);

describe('bridges', () => {
  // proves seafarers/greater-catan-bridges: It costs 1 brick
  // proves seafarers/greater-catan-bridges: A bridge is a road on the water
  test('a bridge costs 1 brick and 1 lumber and comes from 30 roads', () => {
    const t = playing();
    expect(t.b.piece('road').limit).toBe(30);
    t.play(0, 'road', { edge: first(t) });
    expect([t.hand(0), t.field('supply', t.b.piece('road').index)]).toEqual([{ brick: 2, lumber: 2 }, 29]);
  });

  // proves seafarers/greater-catan-bridges: Bridges do not fork
  test('bridges do not branch at sea', () => {
    const t = playing();
    // along the ring of sea, between two sea hexes that no land touches at their outer corner
    const corner = t.corner(-4, 0, 3);
    expect(t.b.rules.cornerFit(t.s, corner)).toBe(false);
    const { cornerEdge, cornerEdgeFrom } = t.b.topology;
    const [a, b] = Array.from(cornerEdge.subarray(cornerEdgeFrom[corner], cornerEdgeFrom[corner + 1]));
    const third = cornerEdge[cornerEdgeFrom[corner] + 2];
    t.put(0, 'road', a);
    expect(t.legal(0, 'road').map((move) => move.edge)).toContain(third);
    t.put(0, 'road', b);
    expect(t.legal(0, 'road').map((move) => move.edge)).not.toContain(third);
  });

  // proves seafarers/greater-catan-bridges: A starting road may be
  test('a starting road may be a bridge', () => {
    const t = new Table(ROW).until('place-building', 0);
    t.play(0, 'place-building', { corner: t.corner(0, -2, 1) });
    expect(t.legal(0, 'place-route').map((move) => move.edge)).toContain(first(t));
  });

  // proves seafarers/greater-catan-bridges: Any bridge may be torn
  test('any bridge may be torn down, also from the middle of a line, and what lies behind stays', () => {
    const t = playing();
    t.put(0, 'road', first(t)).put(0, 'road', second(t));
    while (t.decision === 'draw-token') t.anything();
    t.play(0, 'tear-down', { edge: first(t) });
    expect([t.field('route', first(t)), t.field('route', second(t)) !== 0]).toEqual([0, true]);
  });

  // proves seafarers/greater-catan-bridges: Bridges do not fork
  // proves seafarers/greater-catan-bridges: A corner is on land
  test('networks fork on land', () => {
    const t = playing();
    t.put(0, 'road', first(t)).put(0, 'road', t.edge(0, -2, 1));
    expect(t.legal(0, 'road').map((move) => move.edge)).toContain(t.edge(0, -2, 2));
  });

  // proves seafarers/greater-catan-bridges: build and pay for a new one
  // proves seafarers/greater-catan-bridges: Torn-down bridges return
  test('the owner may tear down a bridge, and another is paid for in full', () => {
    const t = playing();
    t.play(0, 'road', { edge: first(t) }).play(0, 'tear-down', { edge: first(t) });
    expect([t.hand(0), t.field('supply', t.b.piece('road').index)]).toEqual([{ brick: 2, lumber: 2 }, 30]);
    t.play(0, 'road', { edge: first(t) });
    expect(t.hand(0)).toEqual({ brick: 1, lumber: 1 });
  });

  // proves seafarers/greater-catan-bridges: bridges counts as building
  test.each(['special', 'paired'])(
    'tearing down is building: it is done in the round between turns (%s)',
    (waiting) => {
      const t = playing({ waiting });
      const seat = waiting === 'special' ? 1 : 2;
      const edge = first(t);
      t.put(seat, 'road', edge).play(0, 'end-turn').play(seat, 'tear-down', { edge });
      expect(t.field('route', edge)).toBe(0);
    },
  );

  // proves seafarers/greater-catan-bridges: There is no pirate, and you
  test('there are no ships, no pirate and nothing is moved for free', () => {
    const { b } = playing();
    expect(b.pieces.map(({ id }) => id)).not.toContain('ship');
    expect(b.blockers.map(({ id }) => id)).toEqual(['robber']);
    expect(b.moves.map(({ name }) => name)).not.toContain('move-ship');
  });
});

describe('as in Greater Catan', () => {
  // proves seafarers/greater-catan-bridges: you lay a road or ship
  test('a bridge to an outlying hex brings it a token of the reserve', () => {
    const t = playing();
    t.play(0, 'road', { edge: first(t) });
    expect(t.decision).toBe('main');
    t.play(0, 'road', { edge: second(t) });
    expect(t.decision).toBe('draw-token');
  });

  // proves seafarers/greater-catan-bridges: A token from the main island
  test('later tokens are torn from the main island', () => {
    const t = playing();
    for (let n = 0; n < 13; n++) t.set('reserve', n, 0);
    t.set('reserveLeft', 0, 0).lay(t.hex(0, -2), 'hills', 4);
    t.put(0, 'city', t.corner(0, -2, 1)).lay(t.hex(1, -2), 'forest', 9);
    t.put(0, 'road', first(t)).put(0, 'road', second(t));
    expect(t.decision).toBe('move-token');
  });

  // proves seafarers/greater-catan-bridges: Everybody has 8 cities
  // proves seafarers/greater-catan-bridges: Starting settlements stand
  test('everybody has 8 cities and starts on the main island', () => {
    const t = new Table(ROW).until('place-building');
    expect(t.b.piece('city').limit).toBe(8);
    expect(t.legal(0, 'place-building').length).toBe(54);
  });

  // proves seafarers/greater-catan-bridges: The robber starts on the desert
  test('the robber begins on the desert', () => {
    const t = new Table(ROW).started();
    expect(t.b.terrains[t.field('terrain', t.field('blocker', 0))].id).toBe('desert');
  });
});

test('the map has the hexes, numbers and harbours of the inventory', () => {
  const t = new Table(ROW).until('place-building');
  expect(dealt(t, 'main').terrains).toEqual({
    hills: 3,
    fields: 4,
    forest: 4,
    mountains: 3,
    pasture: 4,
    desert: 1,
  });
  expect(dealt(t, /^(?!main).+/).terrains).toEqual({
    hills: 3,
    fields: 4,
    forest: 4,
    mountains: 3,
    pasture: 4,
  });
  expect(dealt(t, 'main').numbers).toBe('2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12');
  expect(t.b.layout.reserve).toEqual([2, 3, 4, 5, 9, 10, 11]);
  expect(t.b.layout.hexes.filter((hex) => hex.terrain === 'sea').length).toBe(28);
  expect(t.b.layout.harbours.bag).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 });
});

// proves seafarers/greater-catan-bridges: The first to 17
test('17 points win', () => {
  const t = playing();
  expect(t.b.rules.target(t.s, 0)).toBe(17);
});

const outlying = (t: Table): number[] =>
  t.b.layout.hexes.flatMap(({ region }, hex) => (region && region !== 'main' ? [hex] : []));
/** no token waits in reserve, and the one settlement lies between a hill with a 4 and a forest with a 9 */
function torn(): Table {
  const t = playing().bare();
  for (let n = 0; n < 13; n++) t.set('reserve', n, 0);
  t.set('reserveLeft', 0, 0).lay(t.hex(0, -2), 'hills', 4).lay(t.hex(0, -1), 'forest', 9);
  return t.lay(t.hex(-1, -1), 'desert').put(0, 'settlement', t.corner(0, -2, 4));
}

// proves seafarers/greater-catan-bridges: The hexes of the outlying islands start without
test('outlying hexes begin without numbers and produce nothing', () => {
  const t = playing();
  for (const hex of outlying(t)) expect(t.field('numbers', hex)).toBe(0);
  t.give(1, {}).put(1, 'settlement', t.corner(1, -4, 1));
  for (const number of [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]) t.b.rules.produce(t.s, number);
  expect(t.hand(1)).toEqual({});
});

// proves seafarers/greater-catan-bridges: A hex of the main island that has lost
// proves seafarers/greater-catan-bridges: The robber stays where it is
test('a main hex that lost its token no longer produces, and a robber there stays and blocks nothing', () => {
  const t = torn();
  t.set('blocker', t.b.blocker('robber'), t.hex(0, -2));
  t.put(0, 'road', t.b.topology.hexEdge[outlying(t)[0] * 6]).play(0, 'move-token', { hex: t.hex(0, -2) });
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  expect([t.field('numbers', t.hex(0, -2)), t.field('blocker', t.b.blocker('robber'))]).toEqual([
    0,
    t.hex(0, -2),
  ]);
  t.b.rules.produce(t.s, 4);
  expect(t.hand(0)).toEqual({});
});

// proves seafarers/greater-catan-bridges: Free roads and ships
test('free roads bring a token as well', () => {
  const t = playing().put(0, 'road', first(playing())).cards(0, 'road-building');
  t.play(0, 'play-card', { card: 'road-building' });
  const before = t.field('reserveLeft');
  t.play(0, 'free-route', { piece: 'road', edge: second(t) });
  while (t.decision === 'draw-token') t.anything();
  expect(t.field('reserveLeft')).toBeLessThan(before);
});

// proves seafarers/greater-catan-bridges: The harbours are where the harbour hexes
test('the harbours of the main island lie where those of the base game do', () => {
  const place = ({ q, r, side }: { q: number; r: number; side: number }) => `${q},${r},${side}`;
  const base = new Table('first-island/base').b.layout.harbours.places.map(place);
  expect(new Set(new Table(ROW).b.layout.harbours.places.map(place))).toEqual(new Set(base));
});
