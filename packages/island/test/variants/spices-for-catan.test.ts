import { listMoves, MoveList, NATURE } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const VARIANT = 'variant/spices-for-catan';
const SHORES = 'seafarers/heading-for-new-shores';
const FOG = 'seafarers/fog-islands';

const compiled = new Map<string, Table>();

/** The host with spices from its beginning; it is compiled once. */
function fresh(host: string, options: TableOptions = {}, seed = 1): Table {
  const key = JSON.stringify([host, options]);
  const known = compiled.get(key) ?? new Table(host, { modules: [VARIANT], ...options });
  compiled.set(key, known);
  return known.again(seed);
}

/** Nothing stands on the board, no number brings anything, and seat 0 trades and builds. */
function atSea(host = SHORES, options: TableOptions = {}): Table {
  const t = fresh(host, options).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  t.roll(3);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}

const hexes = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
const terrain = (t: Table, hex: number): string => t.b.terrains[t.field('terrain', hex)].id;
const spiceHexes = (t: Table): number[] => hexes(t).filter((hex) => terrain(t, hex) === 'spice');
const touchesOne = (t: Table, corner: number): boolean =>
  t.b.walks.hexesAt[corner].filter((hex) => terrain(t, hex) === 'spice').length === 1;

/** A corner of a spice hex with room for a ship and one more such corner that is no neighbour, with the edges of their ships. */
function harbourage(t: Table): { hex: number; corners: readonly [number, number]; ships: readonly number[] } {
  const ship = t.b.piece('ship').index;
  for (const hex of spiceHexes(t)) {
    const sites = t.b.walks.cornersOf[hex].flatMap((corner) => {
      const edge = t.b.walks.edgesAt[corner].find((at) => t.b.rules.edgeFit(t.s, ship, at));
      return touchesOne(t, corner) && edge !== undefined ? [{ corner, edge }] : [];
    });
    if (sites.length > 2)
      return { hex, corners: [sites[0].corner, sites[2].corner], ships: [sites[0].edge, sites[2].edge] };
  }
  throw new Error('no spice hex has room');
}

/** The merchant of the seat at the corner, and the option card it takes. */
function post(t: Table, seat: number, corner: number, edge: number, resource = 'wool'): Table {
  if (t.field('route', edge) === 0) t.put(seat, 'ship', edge);
  t.give(seat, { ore: 1, wool: 1 }).play(seat, 'merchant', { corner });
  if (t.decision === 'spice') t.nature('spice', { good: 'pepper' });
  return t.play(seat, 'choose-option', { resource });
}

const areasOf = (t: Table): Map<string, number[]> => {
  const areas = new Map<string, number[]>();
  hexes(t).forEach((hex) => {
    const { region } = t.b.layout.hexes[hex];
    if (region !== undefined && /^(island|fog)-/.test(region))
      areas.set(region, [...(areas.get(region) ?? []), hex]);
  });
  return areas;
};

// proves variant/spices-for-catan: four more points than usual
// proves seafarers/fog-islands-spices: two points more than usual
test.each([
  [SHORES, 18],
  [FOG, 14],
])('%s is played to %i points', (host, goal) => {
  const t = atSea(host);
  expect(t.b.rules.goal(t.s)).toBe(goal);
});

// proves variant/spices-for-catan: Spice hexes give nothing, and nobody settles
// proves variant/spices-for-catan: Ships may lie there.
// proves variant/spices-for-catan: The robber does not go to spice hexes.
test('no town, road or robber comes to a spice hex, but ships do', () => {
  const t = atSea();
  const { hex, corners, ships } = harbourage(t);
  const bar = (piece: string, place: number): string | undefined =>
    t.b.rules.barBuild(t.s, 0, t.b.piece(piece).index, place)?.code;
  expect(bar('settlement', corners[0])).toBe('spice-land');
  expect(bar('road', t.b.walks.edgesOf[hex][0])).toBe('spice-land');
  expect(t.b.the.blockers.barStand(t.s, t.b.blocker('robber'), hex, 0)?.code).toBe('spice-land');
  expect(t.b.rules.hexGood(t.s, hex)).toBe(-1);
  t.put(0, 'ship', ships[0]);
  expect(t.field('route', ships[0])).toBeGreaterThan(0);
});

// proves variant/spices-for-catan: There are ten each of cinnamon
// proves variant/spices-for-catan: Spices are cards in hand
// proves variant/spices-for-catan: The bank neither takes nor gives them in trade.
test('spices are in the hand, can be named with a monopoly, and the bank does not trade them', () => {
  const t = atSea();
  expect(['cinnamon', 'pepper', 'nutmeg'].map((good) => t.bank(good))).toEqual([10, 10, 10]);
  t.give(0, { pepper: 4, wool: 4 }).give(1, { pepper: 1 }).cards(0, 'monopoly');
  expect(t.field('handSize', 0)).toBe(8);
  const trades = t.legal(0, 'bank-trade');
  expect(trades.length).toBeGreaterThan(0);
  expect(trades.some(({ give, want }) => give === 'pepper' || want === 'pepper')).toBe(false);
  t.play(0, 'play-card', { card: 'monopoly' }).play(0, 'name-good', { good: 'pepper' });
  expect(t.hand(0)).toEqual({ pepper: 5, wool: 4 });
});

// proves variant/spices-for-catan: three equal spices, or one of each kind
// proves variant/spices-for-catan: When the stack is used up, the
test('a set of spices is two points, and the stack is shuffled anew', () => {
  const t = atSea().give(0, { pepper: 4, nutmeg: 1, cinnamon: 1, wool: 2 });
  const before = t.points(0);
  t.play(0, 'sell-spices', { set: 'pepper' }).play(0, 'sell-spices', { set: 'mixed' });
  expect([t.points(0) - before, t.hand(0)]).toEqual([4, { wool: 2 }]);
  for (let kind = 0; kind < 3; kind++) t.set('spiceStack', kind, 0);
  t.set('options', 2, 1).play(0, 'buy-spice', { resource: 'wool' }).nature('spice', { good: 'nutmeg' });
  expect([0, 1, 2].map((kind) => t.field('spiceStack', kind))).toEqual([10, 10, 9]);
});

// proves variant/spices-for-catan: A merchant costs 1 ore and 1 wool; everybody has three.
// proves variant/spices-for-catan: It stands alone on a corner of exactly one spice hex where one of your ships lies
// proves variant/spices-for-catan: It closes the lane that it
// proves variant/spices-for-catan: place a merchant, you take one of the option cards
// proves variant/spices-for-catan: Pay 2 of that resource
// proves variant/spices-for-catan: Each option card raises your hand limit
// proves variant/spices-for-catan: Spices are drawn openly, and option cards lie open.
// proves variant/spices-for-catan: You may use an option as often as you can pay
test('a merchant stands at a ship and a spice hex, closes the line and brings an option card', () => {
  const t = atSea();
  const { corners, ships } = harbourage(t);
  const merchant = t.b.piece('merchant');
  const bar = (seat: number, corner: number): string | undefined =>
    t.b.rules.barBuild(t.s, seat, merchant.index, corner)?.code;
  expect(merchant.limit).toBe(3);
  expect(t.give(0, { ore: 1, wool: 1 }).refusal(0, 'merchant', { corner: corners[0] })).toBeDefined();
  const limit = t.b.rules.handLimit(t.s, 0);
  post(t, 0, corners[0], ships[0]);
  expect(t.b.rules.handLimit(t.s, 0)).toBe(limit + 2);
  const home = t.b.walks.endsOf[ships[0]].find((end) => end !== corners[0]) ?? -1;
  t.put(0, 'settlement', home).set('laneFresh', ships[0], 0);
  expect(t.b.the.lanes.barMove(t.s, 0, ships[0])?.code).toBe('lane-closed');
  t.put(0, 'ship', ships[1]).give(0, { ore: 1, wool: 5 });
  expect([bar(0, corners[1]), bar(1, corners[0])]).toEqual(['merchant-there', 'taken']);
  for (const good of ['nutmeg', 'cinnamon']) {
    t.play(0, 'buy-spice', { resource: 'wool' }).nature('spice', { good });
    expect(t.events.find(({ kind }) => kind === 'spice')?.data).toEqual({ seat: 0, good });
  }
  expect(t.hand(0)).toEqual({ cinnamon: 1, nutmeg: 1, ore: 1, wool: 1 });
  expect(t.refusal(0, 'buy-spice', { resource: 'ore' })?.code).toBe('no-option');
});

// proves variant/spices-for-catan: The first merchant at a spice hex that has been in sight
test('the first merchant at an open spice hex draws a spice, the second does not', () => {
  const t = atSea();
  const { corners, ships } = harbourage(t);
  post(t, 0, corners[0], ships[0]);
  expect(t.hand(0)).toEqual({ pepper: 1 });
  t.play(0, 'end-turn').roll(3);
  post(t, 1, corners[1], ships[1], 'ore');
  expect(t.hand(1)).toEqual({});
});

/** Seat 0 lays a ship up to the fog and uncovers a spice hex; the corner at it, and the ship. */
function discoverSpice(t: Table): { corner: number; edge: number } {
  const ship = t.b.piece('ship').index;
  const unknown = t.b.terrain('unknown');
  const covered = (corner: number): number =>
    t.b.walks.hexesAt[corner].filter((hex) => t.field('terrain', hex) === unknown).length;
  for (let edge = 0; edge < t.b.topology.edges; edge++) {
    if (!t.b.rules.edgeFit(t.s, ship, edge)) continue;
    const [from, end] = [...t.b.walks.endsOf[edge]].sort((one, other) => covered(one) - covered(other));
    if (covered(from) > 0 || covered(end) !== 1) continue;
    const before = t.b.walks.edgesAt[from].find(
      (at) =>
        at !== edge &&
        t.b.rules.edgeFit(t.s, ship, at) &&
        t.b.walks.endsOf[at].every((corner) => covered(corner) === 0),
    );
    if (before === undefined) continue;
    t.b.rules.build(t.s, 0, ship, before);
    t.give(0, { lumber: 1, wool: 1 })
      .play(0, 'ship', { edge })
      .nature('discover', { terrain: 'spice', number: 0 });
    return { corner: end, edge };
  }
  throw new Error('no ship comes to the fog');
}

// proves variant/spices-for-catan: discover one under fog, you draw a spice instead
// proves seafarers/heading-for-new-shores-fog: The areas lie under fog.
// proves seafarers/heading-for-new-shores-fog: A road or ship that ends at a corner of unknown hexes
// proves seafarers/heading-for-new-shores-fog: The areas with spices lie under fog and are discovered
test.each([
  [SHORES, { spiceFog: true }],
  [FOG, {}],
])(
  '%s: a spice hex under fog brings its discoverer a spice, and its first merchant none',
  (host, options) => {
    const t = atSea(host, { options });
    const { corner, edge } = discoverSpice(t);
    expect(t.decision).toBe('spice');
    t.nature('spice', { good: 'nutmeg' });
    expect(t.hand(0)).toEqual({ nutmeg: 1 });
    post(t, 0, corner, edge);
    expect(t.hand(0)).toEqual({});
  },
);

// proves variant/spices-for-catan: With five or six players everybody who has spices gives one back
test('with five the spices of all are asked for when the stack is used up', () => {
  const t = atSea(SHORES, { seats: 5 });
  for (let kind = 0; kind < 3; kind++) t.set('spiceStack', kind, 0);
  t.give(0, { wool: 2, pepper: 2 }).give(2, { nutmeg: 1 }).set('options', 2, 1);
  t.play(0, 'buy-spice', { resource: 'wool' });
  expect(t.decision).toBe('give-spice');
  t.play(2, 'give-spice', { good: 'nutmeg' }).play(0, 'give-spice', { good: 'pepper' });
  t.nature('spice', { good: 'cinnamon' });
  expect([t.hand(0), t.hand(2)]).toEqual([{ cinnamon: 1, pepper: 1 }, {}]);
  expect([0, 1, 2].map((kind) => t.field('spiceStack', kind))).toEqual([9, 9, 10]);
});

// proves seafarers/heading-for-new-shores-spices: four with 15 hexes
// proves seafarers/heading-for-new-shores-spices: In each is one spice hex
// proves seafarers/heading-for-new-shores-spices: Gold fields never get a 6 or 8.
// proves seafarers/heading-for-new-shores-spices: it has as many hexes as the rules count
// proves seafarers/heading-for-new-shores-spices: With three players the robber starts off the board
test.each([
  [3, 14, 4, 15, 44],
  [4, 19, 4, 16, 51],
  [6, 30, 6, 18, 65],
])('New Shores with spices for %i', (seats, main, count, size, all) => {
  const places = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const t = fresh(SHORES, { seats }, seed).until('place-building');
    const areas = areasOf(t);
    expect(t.b.topology.hexes).toBe(all);
    expect(t.b.layout.hexes.filter(({ region }) => region === 'main')).toHaveLength(main);
    expect([areas.size, [...areas.values()].flat().length]).toEqual([count, size]);
    for (const area of areas.values())
      expect(area.filter((hex) => terrain(t, hex) === 'spice')).toHaveLength(1);
    for (const hex of hexes(t))
      if (terrain(t, hex) === 'gold') expect(t.field('numbers', hex) & ((1 << 6) | (1 << 8))).toBe(0);
    if (seats === 3) expect(t.field('blocker', t.b.blocker('robber'))).toBe(-1);
    places.add(spiceHexes(t).join());
  }
  expect(places.size).toBeGreaterThan(6);
});

// proves seafarers/heading-for-new-shores-spices: An area counts as one small island.
test('the first settlement in an area brings two points, the second none', () => {
  const t = atSea();
  const settlement = t.b.piece('settlement').index;
  const points: number[] = [];
  for (const [, area] of areasOf(t)) {
    const corners = area
      .filter((hex) => t.b.land[t.field('terrain', hex)] && terrain(t, hex) !== 'spice')
      .flatMap((hex) => [...t.b.walks.cornersOf[hex]])
      .filter((corner) => t.b.rules.barFound(t.s, 0, corner) === undefined);
    const far = corners.find((corner) =>
      t.b.walks.edgesAt[corners[0]].every((edge) => !t.b.walks.endsOf[edge].includes(corner)),
    );
    if (far === undefined) continue;
    for (const corner of [corners[0], far]) {
      t.b.rules.build(t.s, 0, settlement, corner);
      points.push(t.field('regionPoints', 0));
    }
    break;
  }
  expect(points).toEqual([2, 2]);
});

// proves seafarers/heading-for-new-shores-spices: A settlement between two areas counts for both.
test('a settlement between two areas brings the points of both', () => {
  const t = atSea();
  const hills = t.b.terrain('hills');
  const [[one], [other]] = [...areasOf(t)].slice(2).map(([region]) => [region] as const);
  const corner = Array.from({ length: t.b.topology.corners }, (_, at) => at).find((at) =>
    [one, other].every((region) =>
      t.b.walks.hexesAt[at].some((hex) => t.b.layout.hexes[hex].region === region),
    ),
  );
  for (const hex of t.b.walks.hexesAt[corner ?? -1]) t.set('terrain', hex, hills);
  t.b.rules.build(t.s, 0, t.b.piece('settlement').index, corner ?? -1);
  expect(t.field('regionPoints', 0)).toBe(4);
});

const weights = (t: Table): Map<string, number> => {
  const list = new MoveList();
  listMoves(t.s, NATURE, list);
  const found = new Map<string, number>();
  t.legal(NATURE, 'discover').forEach(({ terrain: id }, i) => {
    found.set(String(id), (found.get(String(id)) ?? 0) + list.weights[i]);
  });
  return found;
};

// proves seafarers/fog-islands-spices: The fog is divided into four areas
// proves seafarers/fog-islands-spices: Each has one spice hex; the rest of
// proves seafarers/fog-islands-spices: Three or four players have a strip
// proves seafarers/fog-islands-spices: Five and six have 25 in half
// proves seafarers/fog-islands-spices: it has as many hexes as the rules count
test.each([
  [3, 'strip', 4, 15, 47],
  [4, 'strip', 4, 16, 51],
  [6, 'half', 6, 25, 65],
  [5, 'strip', 6, 24, 65],
])('the fog with spices for %i, a %s', (seats, fog, count, size, all) => {
  const t = atSea(FOG, { seats, ...(seats > 4 && { options: { fog } }) });
  expect(t.b.topology.hexes).toBe(all);
  const areas = areasOf(t);
  expect([areas.size, [...areas.values()].flat().length]).toEqual([count, size]);
  for (const [area, ground] of areas) {
    for (const hex of ground) {
      t.b.the.discovery.discover(t.s, 0, hex);
      while (t.decision === 'discover') t.anything();
      while (t.decision !== 'main') t.anything();
    }
    expect(
      ground.filter((hex) => terrain(t, hex) === 'spice'),
      area,
    ).toHaveLength(1);
  }
});

// proves seafarers/heading-for-new-shores-fog: Their numbers are drawn freely.
test('under fog the spice hex of an area is as likely under each of its hexes, and any number lies on gold', () => {
  const t = atSea(SHORES, { options: { spiceFog: true } });
  const [area] = [...areasOf(t).values()];
  t.b.the.discovery.discover(t.s, 0, area[0]);
  const weighed = weights(t);
  const sum = [...weighed.values()].reduce((total, weight) => total + weight, 0);
  expect((weighed.get('spice') ?? 0) / sum).toBeCloseTo(1 / area.length, 10);
  const onGold = t.legal(NATURE, 'discover').filter(({ terrain: id }) => id === 'gold');
  expect(onGold.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11]);
});

// proves seafarers/fog-islands-spices: All areas are in sight from the start
// proves seafarers/fog-islands-spices: otherwise they are in sight from the start
test('the Fog Islands may be played with all areas in sight', () => {
  const t = fresh(FOG, { options: { spiceFog: false } }).until('place-building');
  expect(t.b.layout.hexes.some(({ hidden }) => hidden !== undefined)).toBe(false);
  expect(spiceHexes(t)).toHaveLength(4);
});

test('a merchant of colours of nobody brings no card, and asks nobody', () => {
  const t = new Table(VARIANT, { seats: 2, modules: ['variant/catan-for-two'] }).started().bare();
  for (let seat = 0; seat < 2; seat++) t.give(seat, {});
  const merchant = t.b.piece('merchant').index;
  const corner = t.b.walks.cornersOf[spiceHexes(t)[0]][0];
  const open = t.decision;
  t.b.rules.build(t.s, t.b.neutral, merchant, corner);
  expect(t.decision).toBe(open);
  t.b.rules.build(t.s, 0, merchant, corner);
  expect(t.decision).not.toBe(open);
});
