import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/bermuda-triangle';
const BRIDGE = { brick: 1, lumber: 1, ore: 2, wool: 1 };
const open = (options: TableOptions = {}) => new Table(ROW, options).started().until('main', 0).bare();

/** a town on the outer island in the north with a ship to a town on the central island */
const linked = (t: Table, seat = 0) =>
  t
    .put(seat, 'settlement', t.corner(2, -3, 4))
    .put(seat, 'ship', t.edge(2, -2, 3))
    .put(seat, 'settlement', t.corner(2, -2, 3));

describe('numbers of the sea', () => {
  // proves buch/bermuda-triangle: Some hexes of the sea have a number
  // proves buch/bermuda-triangle: When it is rolled, every ship
  test('its number sends every ship around a hex back, of everybody, and none elsewhere', () => {
    const t = open();
    t.put(0, 'ship', t.edge(2, -1, 0))
      .put(1, 'ship', t.edge(2, -1, 5))
      .put(0, 'ship', t.edge(3, 0, 5));
    t.play(0, 'end-turn').roll(2).until('main', 1);
    expect(t.b.piece('ship').marks.get(t.s, t.edge(2, -1, 0))).not.toBe(0);
    t.play(1, 'end-turn').roll(4);
    for (const side of [0, 5]) expect(t.b.piece('ship').marks.get(t.s, t.edge(2, -1, side))).toBe(0);
    expect(t.b.piece('ship').marks.get(t.s, t.edge(3, 0, 5))).not.toBe(0);
    expect(t.b.fields.supply.get(t.s, 0, t.b.piece('ship').index)).toBe(14);
    expect(t.b.fields.supply.get(t.s, 1, t.b.piece('ship').index)).toBe(15);
    expect(t.events.find(({ kind }) => kind === 'lost-at-sea')?.data).toEqual({ count: 2 });
  });

  // proves buch/bermuda-triangle: Bridges, roads, settlements and cities at such a hex are safe
  test('bridges, roads and towns at the hex stay', () => {
    const t = open();
    t.put(0, 'bridge', t.edge(2, -1, 3)).put(0, 'road', t.edge(2, -1, 0));
    t.put(0, 'settlement', t.corner(2, -1, 0)).put(1, 'city', t.corner(2, -1, 2));
    t.play(0, 'end-turn').roll(4);
    expect(t.b.fields.building.get(t.s, t.corner(2, -1, 0))).not.toBe(0);
    expect(t.b.fields.building.get(t.s, t.corner(2, -1, 2))).not.toBe(0);
    expect(t.b.fields.route.get(t.s, t.edge(2, -1, 3))).not.toBe(0);
    expect(t.b.fields.route.get(t.s, t.edge(2, -1, 0))).not.toBe(0);
  });

  // proves buch/bermuda-triangle: Goods are paid first
  test('a town that its lost ship supplied is still paid for that roll, and not for the next', () => {
    const t = linked(open());
    t.lay(t.hex(1, -1), 'fields', 11).lay(t.hex(1, -2), 'sea', 11).give(0, {});
    t.play(0, 'end-turn').roll(11);
    expect(t.hand(0)).toEqual({ grain: 1 });
    t.until('main', 1).play(1, 'end-turn').roll(11);
    expect(t.hand(0)).toEqual({ grain: 1 });
  });

  // proves buch/bermuda-triangle: Ships that are left without an anchor stay
  // proves buch/bermuda-triangle: You build on from them and move the last
  test('ships without an anchor stay, and are built on and moved', () => {
    const t = open();
    t.put(0, 'ship', t.edge(-1, 4, 4))
      .put(0, 'ship', t.edge(-1, 4, 5))
      .give(0, { lumber: 1, wool: 1 });
    t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
    expect(t.legal(0, 'move-ship').length).toBe(2);
    expect(t.refusal(0, 'ship', { edge: t.edge(-1, 4, 3) })).toBeUndefined();
  });
});

describe('bridges', () => {
  // proves buch/bermuda-triangle: A bridge costs 1 brick, 1 lumber, 2 ore and 1 wool
  // proves buch/bermuda-triangle: It is one of your roads
  test('a bridge costs five goods, is one of the roads and lies on a marked edge alone', () => {
    const t = open();
    t.put(0, 'settlement', t.corner(2, -3, 4)).give(0, { ...BRIDGE, ore: 1 });
    expect(t.refusal(0, 'bridge', { edge: t.edge(2, -2, 3) })?.code).toBe('cannot-pay');
    t.give(0, BRIDGE).play(0, 'bridge', { edge: t.edge(2, -2, 3) });
    expect(t.hand(0)).toEqual({});
    expect(t.b.fields.supply.get(t.s, 0, t.b.piece('road').index)).toBe(14);
    t.put(0, 'settlement', t.corner(3, -3, 4)).give(0, BRIDGE);
    expect(t.refusal(0, 'bridge', { edge: t.edge(3, -2, 4) })?.code).toBe('bridge-elsewhere');
  });

  // proves buch/bermuda-triangle: A bridge goes on from your network as a ship does
  // proves buch/bermuda-triangle: An edge holds one bridge
  // proves buch/bermuda-triangle: A bridge joins roads and bridges; it joins ships only at your towns
  test('roads go on from a bridge, ships do not without a town; nobody else builds there', () => {
    const t = open();
    t.put(0, 'settlement', t.corner(2, -3, 4)).put(0, 'bridge', t.edge(2, -2, 3));
    t.give(0, { brick: 1, lumber: 2, wool: 1 });
    expect(t.refusal(0, 'road', { edge: t.edge(1, -1, 1) })).toBeUndefined();
    const across = t.b.walks.edgesNear[t.edge(2, -2, 3)].filter(
      (edge) =>
        !t.b.walks.endsOf[edge].includes(t.corner(2, -3, 4)) &&
        t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge),
    );
    expect(across.length).toBeGreaterThan(0);
    for (const edge of across) expect(t.refusal(0, 'ship', { edge })?.code).toBe('kinds-apart');
    t.put(0, 'settlement', t.corner(2, -2, 3));
    for (const edge of across) expect(t.refusal(0, 'ship', { edge })).toBeUndefined();
    t.put(1, 'settlement', t.corner(1, -3, 5))
      .give(1, BRIDGE)
      .play(0, 'end-turn')
      .roll(6)
      .until('main', 1);
    t.give(1, BRIDGE);
    expect(t.refusal(1, 'bridge', { edge: t.edge(2, -2, 3) })?.code).toBe('taken');
  });

  // proves buch/bermuda-triangle: Road Building lays no bridges
  test('Road Building lays roads and ships, no bridges', () => {
    const t = open();
    t.put(0, 'settlement', t.corner(2, -3, 4))
      .cards(0, 'road-building')
      .play(0, 'play-card', { card: 'road-building' });
    expect(t.refusal(0, 'free-route', { piece: 'bridge', edge: t.edge(2, -2, 3) })?.code).toBe(
      'bridge-not-free',
    );
    const pieces = new Set(t.legal(0, 'free-route').map(({ piece }) => piece));
    expect(pieces).toEqual(new Set(['road', 'ship']));
  });

  // proves buch/bermuda-triangle: Bridges count for the Longest Trade Route
  test('four roads and a bridge are five', () => {
    const t = open();
    for (const side of [1, 0, 5, 4]) t.put(0, 'road', t.edge(1, -1, side));
    expect(t.field('award', t.b.award('longest-road'))).toBe(-1);
    t.put(0, 'bridge', t.edge(2, -2, 3));
    expect(t.field('award', t.b.award('longest-road'))).toBe(0);
  });
});

describe('supplies', () => {
  const gets = (t: Table) => {
    t.lay(t.hex(1, -1), 'fields', 5).give(0, {});
    t.play(0, 'end-turn').roll(5);
    return t.hand(0);
  };

  // proves buch/bermuda-triangle: A settlement or city on the central island gives nothing unless
  test('a town is paid while ships link it to an own town, and not without', () => {
    expect(gets(linked(open()))).toEqual({ grain: 1 });
    const t = linked(open());
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, t.edge(2, -2, 3));
    expect(gets(t)).toEqual({});
    expect(t.field('unsupplied', t.corner(2, -2, 3))).toBe(1);
  });

  test('a bridge links as well; the road or town of another does not', () => {
    const t = open();
    t.put(0, 'settlement', t.corner(2, -3, 4)).put(0, 'settlement', t.corner(2, -2, 3));
    expect(t.field('unsupplied', t.corner(2, -2, 3))).toBe(1);
    t.put(1, 'bridge', t.edge(2, -2, 3));
    expect(t.field('unsupplied', t.corner(2, -2, 3))).toBe(1);
    t.b.rules.unbuild(t.s, t.b.piece('bridge').index, t.edge(2, -2, 3));
    t.put(0, 'bridge', t.edge(2, -2, 3));
    expect(t.field('unsupplied', t.corner(2, -2, 3))).toBe(0);
  });

  // proves buch/bermuda-triangle: A link is a line of your own roads
  test('a gap between road and ship, or a foreign town on the way, breaks a link', () => {
    const far = (t: Table) =>
      t
        .put(0, 'settlement', t.corner(2, -3, 4))
        .put(0, 'ship', t.edge(2, -2, 3))
        .put(0, 'road', t.edge(1, -1, 1))
        .put(0, 'city', t.corner(1, -1, 0));
    const t = far(open());
    expect(t.field('unsupplied', t.corner(1, -1, 0))).toBe(1);
    t.put(0, 'settlement', t.corner(2, -2, 3));
    expect(t.field('unsupplied', t.corner(1, -1, 0))).toBe(0);
    const other = far(open());
    other.put(1, 'settlement', other.corner(2, -2, 3));
    expect(other.field('unsupplied', other.corner(1, -1, 0))).toBe(1);
  });

  // proves buch/bermuda-triangle: As long as one of your towns there is cut off
  // proves buch/bermuda-triangle: While a town is cut off, you still lay ships and bridges
  test('a cut off town stops roads and settlements there, not ships, bridges, cities or roads elsewhere', () => {
    const t = linked(open());
    t.put(0, 'road', t.edge(1, -1, 1)).put(0, 'road', t.edge(1, -1, 0));
    const goods = { brick: 2, lumber: 2, wool: 2, grain: 3, ore: 3 };
    const asked = () => {
      t.give(0, goods);
      return [
        t.refusal(0, 'road', { edge: t.edge(1, -1, 5) }),
        t.refusal(0, 'settlement', { corner: t.corner(1, -1, 5) }),
      ].map((reason) => reason?.code);
    };
    expect(asked()).toEqual([undefined, undefined]);
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, t.edge(2, -2, 3));
    expect(asked()).toEqual(['cut-off', 'cut-off']);
    expect(t.refusal(0, 'ship', { edge: t.edge(2, -2, 3) })).toBeUndefined();
    expect(t.refusal(0, 'bridge', { edge: t.edge(2, -2, 3) })).toBeUndefined();
    expect(t.refusal(0, 'city', { corner: t.corner(2, -2, 3) })).toBeUndefined();
    expect(t.refusal(0, 'road', { edge: t.edge(2, -3, 4) })).toBeUndefined();
    expect(t.play(0, 'ship', { edge: t.edge(2, -2, 3) }).field('unsupplied', t.corner(2, -2, 3))).toBe(0);
    expect(asked()).toEqual([undefined, undefined]);
  });

  // proves buch/bermuda-triangle: Your first settlement on the central island
  test('the first settlement on the central island is worth 1 extra point, a second nothing more', () => {
    const t = linked(open());
    expect(t.points(0)).toBe(3);
    expect(t.put(0, 'settlement', t.corner(0, -1, 2)).points(0)).toBe(4);
    expect(linked(t.put(1, 'settlement', t.corner(0, 1, 4)), 1).points(1)).toBe(4);
  });
});

// proves buch/bermuda-triangle: You start on the outer islands
test('nobody starts on the central island', () => {
  const t = new Table(ROW).until('place-building');
  expect(t.refusal(0, 'place-building', { corner: t.corner(0, 0, 0) })?.code).toBe('start-elsewhere');
  expect(t.refusal(0, 'place-building', { corner: t.corner(3, 0, 0) })).toBeUndefined();
});

// proves buch/bermuda-triangle: The robber starts on a gold field
// proves buch/bermuda-triangle: Of the gold fields the robber takes the one in the middle
// proves buch/bermuda-triangle: The pirate starts on a hex of the sea without a number
// proves buch/bermuda-triangle: A central island, with all the gold
// proves buch/bermuda-triangle: The map of 2000 has the same islands
// proves buch/bermuda-triangle: The map of 2003, or that of 2000
// proves buch/bermuda-triangle: The maps are ours, with the hexes
test.each([
  [3, '2003', 25, 18, 8, 2],
  [4, '2000', 25, 22, 8, 2],
  [5, '2003', 37, 26, 10, 3],
  [6, '2000', 37, 32, 10, 3],
])(
  'with %i the map of %s has %i hexes of land and %i of sea, %i with a number',
  (seats, bermudaMap, land, sea, blue, gold) => {
    const t = new Table(ROW, { seats, options: { bermudaMap } }).until('place-building');
    const hexes = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
    const terrain = (hex: number) => t.b.terrains[t.field('terrain', hex)].id;
    const dry = hexes.filter((hex) => terrain(hex) !== 'sea');
    expect(dry.length).toBe(land);
    expect(hexes.length - dry.length).toBe(sea);
    expect(hexes.filter((hex) => terrain(hex) === 'sea' && t.field('numbers', hex) !== 0).length).toBe(blue);
    expect(dry.every((hex) => t.field('numbers', hex) !== 0)).toBe(true);
    const golden = hexes.filter((hex) => terrain(hex) === 'gold');
    expect(golden.length).toBe(gold);
    expect(golden.every((hex) => t.b.layout.hexes[hex].region === 'centre')).toBe(true);
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(t.hex(0, 0));
    const pirate = t.field('blocker', t.b.blocker('pirate'));
    expect([terrain(pirate), t.field('numbers', pirate)]).toEqual(['sea', 0]);
    for (const hex of dry)
      for (const near of t.b.walks.hexesBeside[hex])
        if (terrain(near) !== 'sea') expect(t.b.layout.hexes[near].region).toBe(t.b.layout.hexes[hex].region);
  },
);

// proves buch/bermuda-triangle: The first to 12
test('12 points win', () => {
  expect(new Table(ROW).b.rules.goal(new Table(ROW).s)).toBe(12);
});

// proves buch/bermuda-triangle: The gold fields are printed
// proves buch/bermuda-triangle: The numbers of the sea are printed
// proves buch/bermuda-triangle: Where the list has fewer tokens than land
test.each([
  [4, [0, 0, 1, 2, 3, 4, 3, 0, 3, 3, 3, 2, 1], [2, 3, 4, 4, 10, 10, 11, 12]],
  [6, [0, 0, 2, 4, 4, 5, 4, 0, 4, 4, 4, 4, 2], [2, 3, 3, 4, 4, 10, 10, 11, 11, 12]],
])(
  'with %i the tokens of land and sea are those told of, and only the land is shuffled',
  (seats, land, sea) => {
    const boards = [1, 2, 3].map((seed) => new Table(ROW, { seats, seed }).until('place-building'));
    const laid = (t: Table, region: string | undefined) =>
      t.b.layout.hexes.flatMap((hex, i) =>
        hex.region === region ? [[i, t.field('terrain', i), t.field('numbers', i)]] : [],
      );
    for (const t of boards) {
      const tokens = (hexes: number[][]) =>
        hexes.flatMap(([, , bits]) => (bits ? [31 - Math.clz32(bits)] : []));
      const dry = tokens([...laid(t, 'centre'), ...laid(t, 'outer')]);
      expect(land.map((_, n) => dry.filter((token) => token === n).length)).toEqual(land);
      expect(tokens(laid(t, undefined)).sort((a, z) => a - z)).toEqual(sea);
    }
    for (const region of ['centre', 'outer']) {
      expect(new Set(boards.map((t) => JSON.stringify(laid(t, region)))).size).toBe(3);
      const counts = boards.map((t) =>
        JSON.stringify(
          laid(t, region)
            .map(([, terrain]) => terrain)
            .sort(),
        ),
      );
      expect(new Set(counts).size).toBe(1);
    }
    expect(new Set(boards.map((t) => JSON.stringify(laid(t, undefined)))).size).toBe(1);
    const gold = (t: Table) => laid(t, 'centre').filter(([, terrain]) => t.b.terrains[terrain].id === 'gold');
    expect(new Set(boards.map((t) => JSON.stringify(gold(t)))).size).toBe(1);
  },
);
