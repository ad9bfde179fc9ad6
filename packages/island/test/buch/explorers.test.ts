import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/explorers';
const OLD = { options: { explorersMap: '2000' } };
const SHIP = { lumber: 1, wool: 1 };

/** bare, the unknown as it was at first, in the main part of the turn of seat 0 */
function open(asked: TableOptions = {}): Table {
  const t = new Table(ROW, asked).started().until('main', 0).bare();
  const stacks = Object.values(t.b.layout.stacks);
  t.b.layout.hexes.forEach(({ hidden }, hex) => {
    if (hidden !== undefined) t.lay(hex, 'unknown');
  });
  for (const terrain of t.b.terrains) pile(t, terrain.id, stacks[0].terrains[terrain.id] ?? 0);
  reserve(t, ...t.b.layout.reserve);
  if (asked.options)
    for (let place = 0; place < t.b.layout.harbours.places.length; place++) t.set('harbour', place, -1);
  t.b.harbourKinds.forEach((kind, i) => {
    t.set('oceanHarbours', i, asked.options ? (kind === 'any' ? 4 : 1) : 0);
  });
  return t;
}
/** so many of the terrain are left under the unknown */
const pile = (t: Table, terrain: string, count: number): Table =>
  t.set('stackTerrain', t.b.terrain(terrain), count);
const left = (t: Table, terrain: string): number => t.field('stackTerrain', t.b.terrain(terrain));
/** these tokens are in reserve */
function reserve(t: Table, ...tokens: number[]): Table {
  for (let n = 2; n < 13; n++) t.set('reserve', n, tokens.filter((token) => token === n).length);
  return t.set('reserveLeft', 0, tokens.length);
}
const terrain = (t: Table, hex: number): string => t.b.terrains[t.field('terrain', hex)].id;

const [A, B, C] = [
  [0, -3],
  [1, -3],
  [-1, -3],
] as const;
const at = (t: Table, [q, r]: readonly [number, number]): number => t.hex(q, r);
/** the edge along which a road comes to the first of them alone */
const WAY = [0, -2, 3] as const;
/** seat 0 lives in the north; of the unknown only these hexes are left, in a row from C over A to B */
function inTheNorth(
  unknown: readonly (readonly [number, number])[] = [A, B, C],
  asked: TableOptions = {},
): Table {
  const t = open(asked);
  t.b.layout.hexes.forEach(({ hidden, q, r }, hex) => {
    if (hidden !== undefined && !unknown.some((each) => each[0] === q && each[1] === r)) t.lay(hex, 'sea');
  });
  return t.put(0, 'settlement', t.corner(0, -2, 3)).give(0, { brick: 1, lumber: 1 });
}
/** seat 0 builds its road there */
const build = (t: Table): Table => t.play(0, 'road', { edge: t.edge(...WAY) });
/** and this land is turned up */
const found = (t: Table, land = 'hills'): Table => build(t).nature('discover', { terrain: land, number: 0 });

describe('the board', () => {
  // proves buch/explorers: The maps are ours, made to the counts of hexes and tokens
  // proves buch/explorers: The map of 2003, with harbours that are taken on its rim
  it('the board of 2003 has the hexes and tokens of its table', () => {
    const { b } = new Table(ROW);
    expect(b.layout.groups.land.terrains).toEqual({
      hills: 2,
      fields: 3,
      forest: 3,
      mountains: 1,
      pasture: 3,
      desert: 2,
    });
    expect(b.layout.stacks.fog.terrains).toEqual({
      hills: 3,
      fields: 2,
      forest: 2,
      mountains: 4,
      pasture: 2,
      desert: 1,
      gold: 2,
      sea: 9,
    });
    expect(b.layout.groups.land.numbers?.bag).toEqual([2, 3, 4, 5, 5, 6, 6, 8, 8, 9, 10, 11]);
    expect(b.layout.reserve).toEqual([3, 4, 4, 5, 9, 10, 10, 11, 12]);
    const seas = b.layout.hexes.filter(({ terrain: ground }) => ground === 'sea').length;
    // seven of them are printed on the frame
    expect(seas).toBe(10 + 7);
    expect(b.layout.hexes.filter(({ hidden }) => hidden)).toHaveLength(25);
  });

  // proves buch/explorers: The maps are ours, made to the counts of hexes and tokens
  // proves buch/explorers: or that of 2000, with harbours among the ocean hexes
  // proves buch/explorers: the middle has more ocean, and there is no desert among the unknown land
  it('the board of 2000 has more ocean, and no unknown desert', () => {
    const { b } = new Table(ROW, OLD);
    expect(b.layout.stacks.fog.terrains).toEqual({
      hills: 3,
      fields: 2,
      forest: 2,
      mountains: 4,
      pasture: 2,
      gold: 2,
      sea: 12,
    });
    expect(b.layout.hexes.filter(({ terrain: ground }) => ground === 'sea')).toHaveLength(12 + 3);
    expect(b.layout.hexes.filter(({ hidden }) => hidden)).toHaveLength(27);
  });

  // proves buch/explorers: The left and right borders of the board are glued together
  it('edges and corners on one border are those on the other', () => {
    const t = open();
    for (const r of [-3, -2, -1, 0, 1, 2, 3]) {
      const row = t.b.layout.hexes.filter((hex) => hex.r === r).map(({ q }) => q);
      const [west, east] = [Math.min(...row), Math.max(...row)];
      expect(t.edge(west, r, 3)).toBe(t.edge(east, r, 0));
      expect(t.corner(west, r, 2)).toBe(t.corner(east, r, 0));
    }
  });

  // proves buch/explorers: the other: lanes run across
  it('a line of ships runs across the border, and counts as one', () => {
    const t = open();
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'sea');
    t.lay(t.hex(-4, 1), 'hills');
    const seam = t.edge(-4, 1, 3);
    expect(seam).toBe(t.edge(3, 1, 0));
    t.put(0, 'settlement', t.corner(-4, 1, 2))
      .put(0, 'ship', seam)
      .give(0, SHIP);
    const beyond = t.edge(3, 1, 5);
    expect(t.refusal(0, 'ship', { edge: beyond })).toBeUndefined();
    t.play(0, 'ship', { edge: beyond });
    const route = t.b.awards.findIndex(({ id }) => id === 'longest-road');
    expect(t.b.awards[route].of(t.s, 0)).toBe(2);
    // all around the world, and back to where it began
    const far = t.edge(3, 1, 4);
    expect(t.refusal(0, 'ship', { edge: far })?.code).not.toBe('no-connection');
  });

  // proves buch/explorers: a settlement there keeps its distance on both sides
  it('a settlement on one border bars the corners beside it on the other', () => {
    const t = open();
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'hills');
    t.put(1, 'settlement', t.corner(-4, 1, 2));
    expect(t.b.rules.tooNear(t.s, 0, t.corner(3, 1, 1))).toBe(true);
    expect(t.b.rules.tooNear(t.s, 0, t.corner(3, 1, 5))).toBe(true);
    expect(t.b.rules.tooNear(t.s, 0, t.corner(3, 1, 4))).toBe(false);
  });
});

describe('the start', () => {
  // proves buch/explorers: Starting settlements stand in the middle of the board, and not beside an unknown hex
  it('a corner of the middle is open to it, one beside the unknown or elsewhere is not', () => {
    const t = new Table(ROW);
    while (t.decision !== 'place-building') t.anything();
    const seat = 31 - Math.clz32(t.s.cells[0] > 0 ? 1 : 1);
    const start = (corner: number) => t.refusal(seat, 'place-building', { corner })?.code;
    expect(start(t.corner(0, 0, 1))).toBeUndefined();
    expect(start(t.corner(0, -2, 1))).toBe('start-unknown');
    expect(start(t.corner(0, -2, 4))).toBeUndefined();
    expect(start(t.corner(2, -3, 1))).toBeDefined();
    expect(start(t.corner(-4, 0, 1))).toBe('start-elsewhere');
  });

  // proves buch/explorers: The robber starts on a desert
  // proves buch/explorers: The pirate starts off the board
  it('the robber begins on a desert, the pirate off the board', () => {
    const t = new Table(ROW);
    while (t.decision !== 'place-building') t.anything();
    const at = (id: string) => t.field('blocker', t.b.blocker(id));
    expect(terrain(t, at('robber'))).toBe('desert');
    expect(at('pirate')).toBe(-1);
  });
});

describe('a discovery', () => {
  // proves buch/explorers: When you build a road or ship that ends at an unknown hex, you discover it
  // proves buch/explorers: There are two piles, one of land and one of ocean
  // proves buch/explorers: discover a hex, you choose where the ocean goes
  it('brings land for the hex, and ocean for an empty place beside it, which the discoverer chooses', () => {
    const t = inTheNorth();
    build(t);
    expect(t.decision).toBe('discover');
    const drawn = t.legal(-1, 'discover').map((move) => move.terrain);
    expect(drawn).toContain('hills');
    expect(drawn).toContain('desert');
    expect(drawn).not.toContain('sea');
    t.nature('discover', { terrain: 'mountains', number: 0 });
    expect([terrain(t, at(t, A)), left(t, 'mountains')]).toEqual(['mountains', 3]);
    expect(t.decision).toBe('lay-ocean');
    expect(
      t
        .legal(0, 'lay-ocean')
        .map(({ hex }) => hex)
        .sort(),
    ).toEqual([at(t, B), at(t, C)].sort());
    expect(t.refusal(0, 'lay-ocean', { hex: at(t, A) })?.code).toBe('ocean-elsewhere');
    t.play(0, 'lay-ocean', { hex: at(t, C) });
    expect([terrain(t, at(t, C)), terrain(t, at(t, B)), left(t, 'sea')]).toEqual(['sea', 'unknown', 8]);
    expect(t.decision).toBe('draw-token');
  });

  it('with one empty place the ocean goes there, with none it is not laid', () => {
    const one = found(inTheNorth([A, B]));
    expect([terrain(one, at(one, B)), left(one, 'sea'), one.decision]).toEqual(['sea', 8, 'draw-token']);
    const none = found(inTheNorth([A]));
    expect([left(none, 'sea'), none.decision]).toEqual([9, 'draw-token']);
    const far = found(inTheNorth([A, [3, -3]]));
    expect(terrain(far, far.hex(3, -3))).toBe('unknown');
  });

  it('an empty place beyond the border is beside the land, too', () => {
    const t = inTheNorth([
      [-3, -1],
      [4, -1],
    ]);
    t.put(0, 'ship', t.edge(-2, -1, 3));
    t.nature('discover', { terrain: 'hills', number: 0 });
    expect(terrain(t, t.hex(4, -1))).toBe('sea');
  });

  // proves buch/explorers: A hex that is discovered at the same time is no empty place
  it('of two hexes that are discovered at once neither becomes ocean', () => {
    const t = inTheNorth([A, B]);
    t.put(0, 'road', t.edge(0, -2, 2));
    expect(t.decision).toBe('discover');
    t.nature('discover', { terrain: 'hills', number: 0 }).nature('draw-token', { number: 4 });
    expect(t.decision).toBe('discover');
    t.nature('discover', { terrain: 'forest', number: 0 });
    expect([terrain(t, at(t, A)), terrain(t, at(t, B))].sort()).toEqual(['forest', 'hills']);
    expect(left(t, 'sea')).toBe(9);
  });

  // proves buch/explorers: get nothing else for it
  it('brings its discoverer no goods', () => {
    const t = found(inTheNorth([A]), 'gold').nature('draw-token', { number: 4 });
    expect([t.hand(0), t.decision]).toEqual([{}, 'main']);
  });

  // proves buch/explorers: Free roads and ships, those of the start, and ships that are moved there discover hexes as well
  it('follows from any road or ship that comes there, however it came', () => {
    const free = inTheNorth();
    free.put(0, 'road', free.edge(...WAY));
    expect(free.decision).toBe('discover');
    const moved = inTheNorth().put(0, 'ship', free.edge(-1, -2, 5));
    moved.set('laneFresh', moved.edge(-1, -2, 5), 0);
    moved
      .play(0, 'move-ship', { edge: moved.edge(-1, -2, 5) })
      .play(0, 'ship-to', { edge: moved.edge(...WAY) });
    expect(moved.decision).toBe('discover');
    const start = new Table(ROW, { seed: 3 });
    while (start.decision !== 'place-building') start.anything();
    const seat = start.b.rules.firstSeat(start.s);
    start.play(seat, 'place-building', { corner: start.corner(0, -2, 3) });
    start.play(seat, 'place-route', { piece: 'road', edge: start.edge(...WAY) });
    expect(start.decision).toBe('discover');
  });

  // proves buch/explorers: When one of the piles is empty, hexes come only from the other
  it('without ocean there is only land, without land only ocean', () => {
    const dry = pile(inTheNorth(), 'sea', 0);
    found(dry);
    expect([terrain(dry, at(dry, B)), terrain(dry, at(dry, C)), dry.decision]).toEqual([
      'unknown',
      'unknown',
      'draw-token',
    ]);
    const wet = inTheNorth();
    for (const id of ['hills', 'fields', 'forest', 'mountains', 'pasture', 'desert', 'gold'])
      pile(wet, id, 0);
    build(wet);
    expect(wet.legal(-1, 'discover').map((move) => move.terrain)).toEqual(['sea']);
    wet.nature('discover', { terrain: 'sea', number: 0 });
    expect([terrain(wet, at(wet, B)), left(wet, 'sea'), wet.decision]).toEqual(['unknown', 8, 'main']);
  });
});

describe('number tokens', () => {
  // proves buch/explorers: New land that produces gets a number token out of the reserve
  it('land that produces gets one of the reserve, a desert none', () => {
    const t = found(inTheNorth([A]));
    expect(t.legal(-1, 'draw-token').map(({ number }) => number)).toEqual([3, 4, 5, 9, 10, 11, 12]);
    t.nature('draw-token', { number: 10 });
    expect([t.field('numbers', at(t, A)), t.field('reserveLeft'), t.decision]).toEqual([1 << 10, 8, 'main']);
    expect(found(inTheNorth([A]), 'desert').decision).toBe('main');
  });

  /** the reserve is empty; of the middle only these hexes have a number, and everything else of it is desert */
  function dry(numbers: readonly (readonly [q: number, r: number, number: number])[], unknown = [A]): Table {
    const t = reserve(inTheNorth(unknown));
    t.b.layout.hexes.forEach(({ region }, hex) => {
      if (region === 'main') t.lay(hex, 'desert');
    });
    for (const [q, r, number] of numbers) t.lay(t.hex(q, r), 'forest', number);
    return t;
  }
  const givers = (t: Table): unknown[] =>
    t
      .legal(0, 'move-token')
      .map(({ hex }) => hex)
      .sort();

  // proves buch/explorers: When the reserve is empty, you choose a token from the middle of the board
  it('with an empty reserve a token is taken from beside an own building that keeps another', () => {
    // the first two lie at the settlement, the last does not
    const t = found(
      dry([
        [0, -2, 5],
        [-1, -1, 9],
        [0, 0, 4],
      ]),
    );
    expect(t.decision).toBe('move-token');
    expect(givers(t)).toEqual([t.hex(0, -2), t.hex(-1, -1)].sort());
    expect(t.refusal(0, 'move-token', { hex: t.hex(0, 0) })?.code).toBe('token-foreign');
  });

  it('no building is left without a numbered hex', () => {
    const t = dry([
      [0, -2, 5],
      [0, 0, 4],
      [0, 1, 3],
    ]);
    t.put(0, 'settlement', t.corner(0, 0, 4));
    found(t);
    // the settlement in the north has one number alone, the one in the south two
    expect(givers(t)).toEqual([t.hex(0, 0), t.hex(0, 1)].filter((hex) => givers(t).includes(hex)).sort());
    expect(t.refusal(0, 'move-token', { hex: t.hex(0, -2) })?.code).toBe('token-barren');
  });

  it('no 6 or 8 comes beside another', () => {
    const t = dry([
      [0, -2, 6],
      [1, -2, 8],
      [0, -1, 4],
    ]);
    t.put(0, 'settlement', t.corner(0, -2, 5));
    found(t, 'hills');
    // the 8 would lie beside the 6, which stays where it is; the 6 would lie beside nothing red
    expect(givers(t)).not.toContain(t.hex(1, -2));
    expect(t.refusal(0, 'move-token', { hex: t.hex(1, -2) })?.code).toBe('token-reds');
  });

  // proves buch/explorers: Where no token meets all three, they are dropped in this order
  it('where none meets all three it may be foreign, then starve a building, then be red', () => {
    const foreign = found(
      dry([
        [0, 0, 4],
        [0, 1, 3],
      ]),
    );
    expect(givers(foreign)).toEqual([foreign.hex(0, 0), foreign.hex(0, 1)].sort());
    const barren = found(dry([[0, -2, 5]]));
    expect(givers(barren)).toEqual([barren.hex(0, -2)]);
    const red = dry([[1, -2, 8]]);
    red.lay(red.hex(-1, -3), 'hills', 6);
    found(red);
    expect(givers(red)).toEqual([red.hex(1, -2)]);
  });

  // proves buch/explorers: When the middle has no token left, it comes from anywhere else, under the same conditions
  it('when the middle has none, tokens elsewhere are taken, and only then', () => {
    const t = dry([]);
    t.lay(t.hex(-1, -3), 'hills', 9).lay(t.hex(-4, 1), 'hills', 4).lay(t.hex(3, 1), 'fields', 3);
    t.put(0, 'settlement', t.corner(3, 1, 0));
    found(t);
    // at the settlement on the border lie both of the far ones, one on each side of it
    expect(givers(t)).toEqual([t.hex(-4, 1), t.hex(3, 1)].sort());
    const middle = dry([[0, 0, 4]]);
    middle.lay(middle.hex(-1, -3), 'hills', 9);
    found(middle);
    expect(givers(middle)).toEqual([middle.hex(0, 0)]);
  });

  // proves buch/explorers: A hex that has lost its token gets no other
  it('a hex that gave its token up stays without one, also when roads come there', () => {
    const t = found(
      dry([
        [0, -2, 5],
        [-1, -1, 9],
      ]),
    );
    t.play(0, 'move-token', { hex: t.hex(0, -2) });
    expect([t.field('numbers', t.hex(0, -2)), t.field('numbers', at(t, A))]).toEqual([0, 1 << 5]);
    reserve(t, 4).put(0, 'road', t.edge(0, -2, 4));
    expect([t.decision, t.field('numbers', t.hex(0, -2))]).toEqual(['main', 0]);
  });
});

describe('harbours of 2003', () => {
  const RIM: readonly (readonly [q: number, r: number, side: number, kind: string])[] = [
    [-1, -3, 2, 'lumber'],
    [1, -3, 1, 'ore'],
    [4, -3, 1, 'grain'],
    [-4, 3, 4, 'brick'],
    [0, 3, 5, 'wool'],
  ];
  const kindAt = (t: Table, edge: number): string | undefined => {
    const place = t.b.layout.harbours.places.findIndex(({ q, r, side }) => t.edge(q, r, side) === edge);
    return place < 0 ? 'no place' : t.b.harbourKinds[t.field('harbour', place)];
  };

  // proves buch/explorers: On that of 2003 the four general harbours lie on the coast of the middle
  it('five lie on the rim from left to right, four general ones on the coast of the middle', () => {
    const t = open();
    expect(RIM.map(([q, r, side]) => kindAt(t, t.edge(q, r, side)))).toEqual(RIM.map(([, , , kind]) => kind));
    const all = t.b.layout.harbours.places.map((_, place) => t.b.harbourKinds[t.field('harbour', place)]);
    expect(all.filter((kind) => kind === 'any')).toHaveLength(4);
    expect(all.filter(Boolean)).toHaveLength(9);
  });

  // proves buch/explorers: A harbour for each resource lies on the rim
  // proves buch/explorers: The first to build a road or ship on its edge takes it
  it.each(['road', 'ship'])('the first %s there takes it, to be put up on any coast', (piece) => {
    const t = inTheNorth([]);
    const rim = t.edge(-1, -3, 2);
    t.put(0, piece, rim);
    expect(kindAt(t, rim)).toBeUndefined();
    expect(t.decision).toBe('place-harbour');
    const coasts = t.legal(0, 'place-harbour').map(({ edge }) => edge as number);
    const south = t.edge(-2, 2, 5);
    expect(coasts).toContain(south);
    t.play(0, 'place-harbour', { kind: 'lumber', edge: south });
    expect([kindAt(t, south), t.decision]).toEqual(['lumber', 'main']);
    t.put(0, 'settlement', t.b.walks.endsOf[south][0]);
    expect(t.b.the.bank.rate(t.s, 0, t.b.good('lumber'))).toBe(2);
  });

  it('a road that only touches the edge takes nothing', () => {
    const t = inTheNorth([]);
    t.put(0, 'ship', t.edge(-1, -3, 3));
    expect([kindAt(t, t.edge(-1, -3, 2)), t.decision]).toEqual(['lumber', 'main']);
  });

  // proves buch/explorers: An edge has one harbour at most, and no two harbours share a corner
  it('it lies neither on another harbour nor beside one, and not inland', () => {
    const t = inTheNorth([]);
    t.put(0, 'ship', t.edge(-1, -3, 2));
    const why = (q: number, r: number, side: number) =>
      t.refusal(0, 'place-harbour', { kind: 'lumber', edge: t.edge(q, r, side) })?.code;
    expect(why(-1, -1, 3)).toBe('taken');
    expect(why(-1, -1, 2)).toBe('harbour-near');
    expect(why(0, -1, 0)).toBe('no-coast');
    expect(why(-2, 2, 5)).toBeUndefined();
  });

  // proves buch/explorers: A harbour on the rim serves a player with a settlement there as long as it lies there
  it('a settlement at it trades with it until it is taken', () => {
    const t = inTheNorth([]);
    t.lay(t.hex(1, -3), 'hills').put(1, 'settlement', t.corner(1, -3, 1));
    const rate = () => t.b.the.bank.rate(t.s, 1, t.b.good('ore'));
    expect(rate()).toBe(2);
    t.put(0, 'ship', t.edge(1, -3, 1)).play(0, 'place-harbour', { kind: 'ore', edge: t.edge(-2, 2, 5) });
    expect(rate()).toBe(4);
  });
});

describe('harbours of 2000', () => {
  const north = (unknown: readonly (readonly [number, number])[]) => inTheNorth(unknown, OLD);
  const harbours = (t: Table): unknown[] =>
    t.b.layout.harbours.places.flatMap((place, i) =>
      t.field('harbour', i) >= 0
        ? [[t.edge(place.q, place.r, place.side), t.b.harbourKinds[t.field('harbour', i)]]]
        : [],
    );

  // proves buch/explorers: Nine ocean hexes have harbours on them
  // proves buch/explorers: When you draw one, you turn it so that both corners of the harbour touch land
  // proves buch/explorers: In 2000 the harbours lie under the ocean hexes
  it('an ocean hex that is laid may have one, and then both its corners touch land', () => {
    const t = north([A, C]);
    t.lay(t.hex(-1, -2), 'hills');
    expect(harbours(t)).toEqual([]);
    found(t);
    expect(t.decision).toBe('draw-ocean');
    const drawn = t.legal(-1, 'draw-ocean').map(({ kind }) => kind);
    expect(drawn.sort()).toEqual(['any', 'brick', 'grain', 'lumber', 'none', 'ore', 'wool']);
    t.nature('draw-ocean', { kind: 'ore' });
    expect(t.decision).toBe('turn-harbour');
    const sides = t.legal(0, 'turn-harbour').map(({ edge }) => edge as number);
    // it has land in the east and in the south-east
    expect(sides.sort()).toEqual([0, 5].map((side) => t.edge(...C, side)).sort());
    expect(t.refusal(0, 'turn-harbour', { edge: t.edge(...C, 1) })?.code).toBe('turned-better');
    t.play(0, 'turn-harbour', { edge: t.edge(...C, 5) });
    expect(harbours(t)).toEqual([[t.edge(...C, 5), 'ore']]);
    expect(t.decision).toBe('draw-token');
  });

  it('three of the twelve are plain', () => {
    const t = found(north([A, C]));
    t.nature('draw-ocean', { kind: 'none' });
    expect([harbours(t), t.decision]).toEqual([[], 'draw-token']);
    const kinds = t.b.harbourKinds.map((kind, i) => [kind, t.field('oceanHarbours', i)]);
    expect(Object.fromEntries(kinds)).toEqual({ any: 4, brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1 });
    expect(left(t, 'sea')).toBe(11);
  });

  // proves buch/explorers: If a harbour cannot touch land with both corners
  // proves buch/explorers: It is never turned again
  it('where only one corner can touch land that is enough', () => {
    const t = found(north([A, C]));
    t.nature('draw-ocean', { kind: 'any' });
    const sides = (): unknown[] =>
      t
        .legal(0, 'turn-harbour')
        .map(({ edge }) => edge)
        .sort();
    expect(sides()).toEqual([t.edge(...C, 0)]);
    const { places } = t.b.layout.harbours;
    const beside = places.findIndex((place) => t.edge(place.q, place.r, place.side) === t.edge(...C, 0));
    t.set('harbour', beside, 1);
    expect(sides()).toEqual([t.edge(...C, 1), t.edge(...C, 5)].sort());
    t.play(0, 'turn-harbour', { edge: t.edge(...C, 1) });
    const lying = harbours(t);
    // new land beside it changes nothing
    t.lay(t.hex(-2, -2), 'unknown')
      .put(0, 'ship', t.edge(-2, -2, 1))
      .nature('discover', { terrain: 'hills', number: 0 });
    expect(harbours(t)).toEqual(lying);
  });
});

// proves buch/explorers: The first to 12 points on their own turn wins
it.each([
  [11, false],
  [12, true],
])('with %s points on the own turn the game is over: %s', (points, wins) => {
  const t = inTheNorth([]);
  for (const [q, r, i] of [
    [0, 0, 1],
    [0, 0, 5],
    [-2, 0, 2],
    [-1, 1, 4],
    [0, 2, 4],
  ])
    t.put(0, 'city', t.corner(q, r, i));
  if (points === 12) t.put(0, 'settlement', t.corner(1, -2, 0));
  expect(t.points(0)).toBe(points);
  build(t);
  expect(t.over).toBe(wins);
});
