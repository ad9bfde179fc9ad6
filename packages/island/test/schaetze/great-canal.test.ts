import { describe, expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { fresh, terrainAt } from './waters.ts';

const ROW = 'schaetze/great-canal';
const CK = { modules: ['cities-knights/core'] };

const hexesOf = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
const marked = (t: Table, label: string): number[] =>
  t.b.layout.marks.hexes[label].map(({ q, r }) => t.hex(q, r));
const canal = (t: Table): number[] => marked(t, 'canal');
const end = (t: Table): number => marked(t, 'canal-end')[0];

/** Seat 0 before the roll on an empty board with empty hands; no number brings anything. */
function dry(options = {}): Table {
  const t = fresh(ROW, options).started().until('roll', 0).bare();
  for (const hex of hexesOf(t)) t.set('numbers', hex, 0).set('canalDug', hex, 0);
  for (const hex of canal(t)) t.set('canalChits', hex, 2);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {}).set('chits', seat, 0);
  return t;
}

/** The same, trading and building. */
function main(): Table {
  return dry().roll(2);
}

/** the knight of a seat on a corner, as if it stood there all along */
const knight = (t: Table, seat: number, corner: number): Table => t.put(seat, 'canal-knight', corner);

/** Seat 0 plays a knight card and has to decide about its knights. */
function called(t: Table): Table {
  return t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
}

/** the corner of the hex, and a road of seat 0 that ends there */
function reached(t: Table, hex: number, corner: number): number {
  const at = t.b.walks.cornersOf[hex][corner];
  t.put(
    0,
    'road',
    t.b.walks.edgesAt[at].find((edge) => t.b.rules.edgeFit(t.s, t.b.piece('road').index, edge))!,
  );
  return at;
}

// proves schaetze/great-canal: The first to 19 points on their own turn wins.
// proves schaetze/great-canal: The first to 16 points on their own turn wins.
test('three play to 19 points, four to 16', () => {
  const goals = [3, 4].map((seats) => {
    const t = fresh(ROW, { seats });
    return t.b.rules.target(t.s, 0);
  });
  expect(goals).toEqual([19, 16]);
});

// proves schaetze/great-canal: Starting settlements stand on the main island
test('everybody starts on the main island, and nobody settles elsewhere', () => {
  const t = fresh(ROW).until('place-building');
  const regions = (corner: unknown) =>
    t.b.walks.hexesAt[Number(corner)].map((hex) => t.b.layout.hexes[hex].region);
  for (const { corner } of t.legal(0, 'place-building')) expect(regions(corner)).toContain('main');
  const at = main();
  const islet = at.hex(3, 1);
  const [corner] = at.b.walks.cornersOf[islet];
  at.put(0, 'ship', at.b.walks.edgesAt[corner][0]).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  expect(at.refusal(0, 'settlement', { corner })?.code).toBe('closed-land');
});

// proves schaetze/great-canal: Lanes do not branch
// proves schaetze/great-canal: There is no pirate.
test('a third ship at a corner amid the sea is a branch, and there is no pirate', () => {
  const t = main();
  const sea = Array.from({ length: t.b.topology.corners }, (_, corner) => corner).find(
    (corner) =>
      t.b.walks.hexesAt[corner].length === 3 &&
      t.b.walks.hexesAt[corner].every((hex) => terrainAt(t, hex) === 'sea'),
  )!;
  const [one, two, three] = t.b.walks.edgesAt[sea];
  t.put(0, 'ship', one).give(0, { lumber: 1, wool: 1 });
  expect(t.refusal(0, 'ship', { edge: two })).toBeUndefined();
  t.put(0, 'ship', two);
  expect(t.refusal(0, 'ship', { edge: three })?.code).toBe('lane-branches');
  expect(t.b.blockers.map(({ id }) => id)).toEqual(['robber']);
});

// proves schaetze/great-canal: Two lanes may meet at one of your settlements
test('at a building of their owner lines of ships may meet', () => {
  const t = main();
  const ship = t.b.piece('ship').index;
  const coast = Array.from({ length: t.b.topology.corners }, (_, corner) => corner).find(
    (corner) => t.b.walks.edgesAt[corner].filter((edge) => t.b.rules.edgeFit(t.s, ship, edge)).length === 3,
  )!;
  const [one, two, three] = t.b.walks.edgesAt[coast];
  t.put(0, 'ship', one).put(0, 'ship', two).give(0, { lumber: 1, wool: 1 });
  expect(t.refusal(0, 'ship', { edge: three })?.code).toBe('lane-branches');
  t.put(0, 'settlement', coast);
  expect(t.refusal(0, 'ship', { edge: three })).toBeUndefined();
});

describe('bots', () => {
  /** what the seat thinks of it when so many portions are dug and the first dry field has the number */
  function hoped(portions: number, number: number): number {
    const t = main();
    const field = marked(t, 'dry')[0];
    t.put(0, 'settlement', t.b.walks.cornersOf[field][0]).set('numbers', field, 1 << number);
    for (const hex of canal(t).slice(0, portions)) t.set('canalDug', hex, 1);
    return t.b.the.hints.progress(t.s, 0);
  }

  test('think more of towns at dry land the nearer the water is, and the more often it would give', () => {
    expect(hoped(0, 6)).toBeCloseTo(hoped(0, 2));
    const growth = [0, 3, 6].map((portions) => hoped(portions, 6));
    expect(growth[1]).toBeGreaterThan(growth[0]);
    expect(growth[2] - growth[1]).toBeGreaterThan(growth[1] - growth[0]);
    expect(hoped(6, 6)).toBeGreaterThan(hoped(6, 2));
  });

  test('save for a card more where its knight would find work at once', () => {
    const t = main();
    const dear = (): number => {
      let most = 0;
      t.b.the.hints.aims(t.s, 0, (_bill, gain) => {
        most = Math.max(most, gain);
      });
      return most;
    };
    const idle = dear();
    reached(t, canal(t)[4], 0);
    const wanted = dear();
    expect(wanted).toBeGreaterThan(idle);
    expect(t.b.the.canal.isWanting(t.s, 0)).toBe(true);
    // Once a knight of the seat is at work everywhere it can reach, another has nothing to do.
    const near = canal(t).filter((hex) =>
      t.b.walks.cornersOf[hex].some((at) => t.b.rules.cornerReached(t.s, 0, at)),
    );
    for (const hex of near)
      if (t.b.walks.cornersOf[hex].every((at) => t.b.the.canal.digger(t.s, at) < 0))
        knight(t, 0, t.b.walks.cornersOf[hex].find((at) => !t.b.rules.cornerReached(t.s, 0, at))!);
    expect(t.b.the.canal.isWanting(t.s, 0)).toBe(false);
    expect(dear()).toBeCloseTo(idle);
  });
});

describe('knights', () => {
  // proves schaetze/great-canal: You have 4 knights
  // proves schaetze/great-canal: A Knight card also places one of them
  // proves schaetze/great-canal: A Knight card then moves the robber
  test('a knight card places one at an own road, and moves the robber', () => {
    const t = main();
    expect(t.b.piece('canal-knight').limit).toBe(4);
    const corner = reached(t, t.hex(0, 2), 1);
    called(t);
    expect(t.decision).toBe('knight-duty');
    const places = t.legal(0, 'post-knight').map((move) => move.corner);
    expect(places).toContain(corner);
    expect(places).toHaveLength(2);
    expect(t.refusal(0, 'post-knight', { corner: t.b.walks.cornersOf[t.hex(-3, 0)][0] })?.code).toBe(
      'not-reached',
    );
    t.play(0, 'post-knight', { corner });
    expect([t.decision, t.b.the.canal.digger(t.s, corner)]).toEqual(['move-blocker', 0]);
    expect(t.field('played', t.b.card('knight'))).toBe(1);
  });

  // proves schaetze/great-canal: A Knight card also places one of them
  test('the fourth is placed, and no fifth', () => {
    for (const standing of [3, 4]) {
      const t = main();
      const corner = reached(t, t.hex(0, 2), 1);
      for (const at of t.b.walks.cornersOf[t.hex(0, -1)].slice(0, standing)) knight(t, 0, at);
      called(t);
      const offered = t.legal(0, 'post-knight').map((move) => move.corner);
      const code = t.refusal(0, 'post-knight', { corner })?.code;
      expect([offered.includes(corner), code]).toEqual(
        standing < 4 ? [true, undefined] : [false, 'no-knight-left'],
      );
    }
  });

  // proves schaetze/great-canal: A Knight card also places one of them
  test('not on a taken corner, and not at sea or on an islet', () => {
    const t = main();
    const corner = reached(t, t.hex(0, 2), 1);
    t.put(0, 'settlement', corner);
    const islet = t.b.walks.cornersOf[t.hex(3, 1)][0];
    t.put(0, 'ship', t.b.walks.edgesAt[islet][0]);
    called(t);
    expect(t.refusal(0, 'post-knight', { corner })?.code).toBe('taken');
    expect(t.refusal(0, 'post-knight', { corner: islet })?.code).toBe('knight-abroad');
  });

  // proves schaetze/great-canal: A Knight card also places one of them
  test('a knight card moves one along own roads and ships, as far as nobody is in the way', () => {
    const t = main();
    const edges = t.b.walks.edgesOf[t.hex(0, 2)].slice(0, 4);
    for (const edge of edges) t.put(0, 'road', edge);
    const ends = t.b.walks.endsOf[edges[0]].find((at) => !t.b.walks.endsOf[edges[1]].includes(at))!;
    knight(t, 0, ends);
    called(t);
    expect(t.legal(0, 'march-knight')).toHaveLength(4);
    const far = t.b.walks.endsOf[edges[3]].find((at) => !t.b.walks.endsOf[edges[2]].includes(at))!;
    const before = t.s.cells.slice();
    t.play(0, 'march-knight', { corner: ends, to: far });
    expect([ends, far].map((corner) => t.b.the.canal.digger(t.s, corner))).toEqual([-1, 0]);
    t.s.cells.set(before);
    const between = t.b.walks.endsOf[edges[1]].find((at) => t.b.walks.endsOf[edges[2]].includes(at))!;
    knight(t, 1, between);
    expect(t.refusal(0, 'march-knight', { corner: ends, to: far })?.code).toBe('not-reached');
    expect(t.legal(0, 'march-knight')).toHaveLength(1);
  });

  // proves schaetze/great-canal: Knights stop the roads and ships of others.
  // proves schaetze/great-canal: They are not activated, and nobody drives them off.
  test('they stop others, and hold their corner', () => {
    const t = main();
    const [first, second] = t.b.walks.edgesOf[t.hex(0, 2)];
    const corner = t.b.walks.endsOf[first].find((at) => t.b.walks.endsOf[second].includes(at))!;
    knight(t.put(0, 'road', first), 1, corner).give(0, { brick: 2, lumber: 2, wool: 1, grain: 1 });
    expect(t.refusal(0, 'road', { edge: second })?.code).toBe('route-stopped');
    expect(t.refusal(0, 'settlement', { corner })?.code).toBe('knight-there');
    called(t);
    expect(t.refusal(0, 'post-knight', { corner })?.code).toBe('taken');
    expect(new Set(t.legal(0).map(({ move }) => move))).toEqual(new Set(['post-knight', 'rest-knight']));
  });

  // proves schaetze/great-canal: You may leave your knights as they are
  // proves schaetze/great-canal: A played Knight card goes under the deck and comes
  test('they may rest, and the card goes under the deck', () => {
    const t = main();
    const left = t.field('deckSize');
    called(t).play(0, 'rest-knight');
    expect(t.decision).toBe('move-blocker');
    expect([t.field('deckSize'), t.field('underDeck', t.b.card('knight'))]).toEqual([left, 1]);
  });
});

describe('digging', () => {
  // proves schaetze/great-canal: The canal leads over nine hexes.
  // proves schaetze/great-canal: There are 18 chits along it
  // proves schaetze/great-canal: Two chits lie on each hex.
  test('nine hexes in a row lead from the sea to the desert, with 18 chits', () => {
    const t = fresh(ROW).until('place-building');
    const path = canal(t);
    expect(path).toHaveLength(9);
    const beside = (hex: number): number[] => Array.from(t.b.topology.hexHex.subarray(hex * 6, hex * 6 + 6));
    path.forEach((hex, i) => {
      expect(beside(hex)).toContain(path[i + 1] ?? end(t));
    });
    expect(beside(path[0]).map((hex) => terrainAt(t, hex))).toContain('sea');
    expect(hexesOf(t).reduce((sum, hex) => sum + t.field('canalChits', hex), 0)).toBe(18);
    t.set('chits', 2, 3);
    expect(t.points(2)).toBe(3);
  });

  // proves schaetze/great-canal: As soon as two knights stand on its corners
  // proves schaetze/great-canal: It does not matter whose knights they are
  test('two knights anywhere around a hex dig it, and their owners take a chit each', () => {
    const t = main();
    const [hex] = canal(t);
    knight(t, 2, t.b.walks.cornersOf[hex][3]);
    const corner = reached(t, hex, 0);
    called(t).play(0, 'post-knight', { corner });
    expect([0, 1, 2].map((seat) => t.field('chits', seat))).toEqual([1, 0, 1]);
    expect([t.field('canalDug', hex), t.field('canalChits', hex)]).toEqual([1, 0]);
  });

  // proves schaetze/great-canal: It does not matter whose knights they are
  test('both chits go to one who has both knights, and one knight digs nothing', () => {
    const t = main();
    const hex = canal(t)[8];
    const corner = reached(t, hex, 0);
    called(t).play(0, 'post-knight', { corner });
    expect([t.field('chits', 0), t.field('canalDug', hex)]).toEqual([0, 0]);
    const both = main();
    knight(both, 0, both.b.walks.cornersOf[hex][2]);
    called(both).play(0, 'post-knight', { corner: reached(both, hex, 0) });
    expect(both.field('chits', 0)).toBeGreaterThanOrEqual(2);
  });

  // proves schaetze/great-canal: If more than two knights stand there at once, the player
  test('of three knights the player on the move comes first', () => {
    const t = main();
    const [hex] = canal(t);
    const corners = t.b.walks.cornersOf[hex];
    for (const [seat, at] of [
      [3, 0],
      [1, 2],
      [0, 4],
    ] as const)
      knight(t, seat, corners[at]);
    t.b.the.canal.survey(t.s);
    expect([0, 1, 2, 3].map((seat) => t.field('chits', seat))).toEqual([1, 1, 0, 0]);
  });
});

describe('in 2003', () => {
  const older = (seats = 4): Table => {
    const t = fresh(ROW, { seats, options: { canalRules: '2003' } })
      .started()
      .until('roll', 0)
      .bare();
    for (const hex of hexesOf(t)) t.set('numbers', hex, 0);
    edges(t).forEach((edge, i) => {
      t.set('canalEdgeChits', edge, i % 9 === 0 ? 1 : 2)
        .set('canalEdgeDug', edge, 0)
        .set('canalFirst', edge, 0);
    });
    for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {}).set('chits', seat, 0);
    return t.roll(2);
  };
  const edges = (t: Table): number[] =>
    t.b.layout.marks.edges.canal.map(({ q, r, side }) => t.edge(q, r, side));
  const chitsOf = (t: Table): number[] => [0, 1, 2, 3].map((seat) => t.field('chits', seat));

  // proves schaetze/great-canal: 2003: the canal is dug edge by edge, ten of them.
  // proves schaetze/great-canal: There are 18 chits along it
  // proves schaetze/great-canal: The canal is dug hex by hex, as in the box, or edge by edge
  test('ten edges from the sea to the desert have 18 chits, on every map', () => {
    for (const canalMap of ['box', '2003', '2003-3rd']) tenEdges(canalMap);
  });

  const tenEdges = (canalMap: string): void => {
    const t = fresh(ROW, { options: { canalRules: '2003', canalMap } }).until('place-building');
    expect(edges(t).map((edge) => t.field('canalEdgeChits', edge))).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 1]);
    const path = [...canal(t), end(t)];
    edges(t).forEach((edge, i) => {
      const sides = [...t.b.walks.hexesAlong[edge]];
      expect(sides).toContain(path[i]);
      if (i > 0) expect(sides).toContain(path[i - 1]);
      else expect(sides.map((hex) => terrainAt(t, hex))).toContain('sea');
    });
    expect(canal(t).map((hex) => t.field('canalChits', hex))).toEqual(canal(t).map(() => 0));
  };

  // proves schaetze/great-canal: The map: that of the box, or that of 2003
  // proves schaetze/great-canal: The maps of 2003 have five fields, and four harbours
  // proves schaetze/great-canal: hills that give nothing lie off the main island
  // proves schaetze/great-canal: All three maps are lost
  // proves schaetze/great-canal: On those of 2003 the fields lie around the desert
  test.each([
    ['2003', 11],
    ['2003-3rd', 0],
  ])(
    'on the map %s five fields and the canal lie around the desert, and gold and idle hills on islets with a harbour each',
    (canalMap, token) => {
      const t = fresh(ROW, { options: { canalMap } }).until('place-building');
      expect([t.b.layout.id, t.b.layout.provenance]).toEqual([`great-canal-${canalMap}`, 'house']);
      const around = Array.from(t.b.topology.hexHex.subarray(end(t) * 6, end(t) * 6 + 6));
      const fields = hexesOf(t).filter((hex) => terrainAt(t, hex) === 'fields');
      expect([...fields, canal(t)[8]].sort((a, z) => a - z)).toEqual(around.sort((a, z) => a - z));
      const isOff = (hex: number): boolean => t.b.layout.hexes[hex].region === 'islets';
      const islets = hexesOf(t).filter(isOff);
      expect(islets.map((hex) => terrainAt(t, hex)).sort()).toEqual(['gold', 'gold', 'hills']);
      const hills = islets.find((hex) => terrainAt(t, hex) === 'hills')!;
      expect(t.field('numbers', hills)).toBe(token && 1 << token);
      for (const corner of t.b.walks.cornersOf[hills])
        expect(t.b.rules.barFound(t.s, 0, corner)?.code).toBe('closed-land');
      const { places } = t.b.layout.harbours;
      expect(places.map(({ kind }) => kind)).toEqual(['brick', 'ore', 'wool', 'any']);
      const lands = places.map(({ q, r }) => t.hex(q, r));
      expect(lands.map(isOff)).toEqual([true, true, true, false]);
      expect(new Set(lands).size).toBe(4);
    },
  );

  // proves schaetze/great-canal: A portion is dug as soon as knights stand at both ends of an edge
  test('knights at both ends dig an edge, others around the hex do not', () => {
    const t = older();
    const [, edge] = edges(t);
    const [one, other] = t.b.walks.endsOf[edge];
    const elsewhere = t.b.walks.cornersOf[canal(t)[0]].find((at) => at !== one && at !== other)!;
    knight(knight(t, 1, one), 2, elsewhere);
    t.b.the.canal.survey(t.s);
    expect([chitsOf(t), t.field('canalEdgeDug', edge)]).toEqual([[0, 0, 0, 0], 0]);
    knight(t, 3, other);
    t.b.the.canal.survey(t.s);
    expect([t.field('chits', 1), t.field('chits', 3), t.field('canalEdgeDug', edge)]).toEqual([1, 1, 1]);
  });

  // proves schaetze/great-canal: the first and the last edge have one, which goes to the owner of the knight
  test('the single chit of the first edge goes to whoever was there first', () => {
    const t = older();
    const [edge] = edges(t);
    const [one, other] = t.b.walks.endsOf[edge];
    knight(t, 2, one);
    t.b.the.canal.survey(t.s);
    expect(t.field('canalFirst', edge)).toBe(3);
    knight(t, 0, other);
    t.b.the.canal.survey(t.s);
    expect([chitsOf(t), t.field('canalEdgeDug', edge)]).toEqual([[0, 0, 1, 0], 1]);
    // whose turn it is does not matter
    const later = older().play(0, 'end-turn');
    knight(later, 0, one).b.the.canal.survey(later.s);
    knight(later, 1, other).b.the.canal.survey(later.s);
    expect([later.active, chitsOf(later)]).toEqual([1, [1, 0, 0, 0]]);
    // who has gone is no longer the first
    const gone = older();
    knight(gone, 2, one);
    gone.b.the.canal.survey(gone.s);
    gone.b.rules.unbuild(gone.s, gone.b.piece('canal-knight').index, one);
    gone.b.the.canal.survey(gone.s);
    expect(gone.field('canalFirst', edge)).toBe(0);
  });

  test('with one edge left the canal is completed', () => {
    const t = older();
    for (const edge of edges(t).slice(1)) t.set('canalEdgeDug', edge, 1).set('canalEdgeChits', edge, 0);
    t.play(0, 'end-turn');
    expect([terrainAt(t, end(t)), t.field('canalEdgeChits', edges(t)[0])]).toEqual(['sea', 0]);
  });
});

// proves schaetze/great-canal: may not move a ship if that would cut a knight off
test('the ship at whose end a knight stands stays', () => {
  const t = main();
  const place = t.b.layout.harbours.places.findIndex(({ kind }) => kind === 'wool');
  const corner = t.b.harbourCorner[place * 2];
  const ship = t.b.piece('ship').index;
  const edge = t.b.walks.edgesAt[corner].find((at) => t.b.rules.edgeFit(t.s, ship, at))!;
  const from = t.b.walks.endsOf[edge].find((at) => at !== corner)!;
  t.put(0, 'settlement', from).put(0, 'ship', edge).set('laneFresh', edge, 0);
  expect(t.refusal(0, 'move-ship', { edge })).toBeUndefined();
  knight(t, 0, corner);
  expect(t.refusal(0, 'move-ship', { edge })?.code).toBe('holds-knight');
});

/** water flows in the canal */
function flood(t: Table): void {
  for (const hex of canal(t)) t.set('canalDug', hex, 2).set('canalChits', hex, 0);
}

/** all portions but so many are dug */
function nearly(t: Table, left: number): Table {
  for (const hex of canal(t).slice(left)) t.set('canalDug', hex, 1).set('canalChits', hex, 0);
  return t;
}

// proves schaetze/great-canal: When a turn ends with at most one portion left
// proves schaetze/great-canal: Chits that still lie there leave the game
// proves schaetze/great-canal: On a desert that becomes sea it leaves the board.
test.each([
  [2, false],
  [1, true],
  [0, true],
])('with %i portions left at the end of a turn the canal is completed: %s', (left, done) => {
  const t = nearly(main(), left);
  const robber = t.b.blocker('robber');
  t.set('blocker', robber, end(t)).play(0, 'end-turn');
  expect(terrainAt(t, end(t))).toBe(done ? 'sea' : 'desert');
  expect(t.field('blocker', robber)).toBe(done ? -1 : end(t));
  expect(canal(t).reduce((sum, hex) => sum + t.field('canalChits', hex), 0)).toBe(done ? 0 : 4);
});

// proves schaetze/great-canal: fields give nothing, not even at the start
test('a starting settlement draws nothing from dry fields, and from other land as ever', () => {
  const t = dry();
  const [field] = marked(t, 'dry');
  const [at] = t.b.walks.cornersOf[field];
  const first = (): Record<string, number> => {
    t.give(1, {});
    t.b.rules.startGoods(t.s, 1, at);
    return t.hand(1);
  };
  for (const hex of t.b.walks.hexesAt[at]) t.lay(hex, 'fields');
  expect(first()).toEqual({});
  // The robber stops what is rolled, and no first goods.
  t.lay(field, 'forest').set('blocker', t.b.blocker('robber'), field);
  expect(first()).toEqual({ lumber: 1 });
});

// proves schaetze/great-canal: fields give nothing, not even at the start
// proves schaetze/great-canal: From then on gold fields give nothing.
test('fields give from the completion on, gold until then', () => {
  for (const done of [false, true]) {
    const t = dry();
    const [field, gold] = [marked(t, 'dry')[0], t.hex(3, 1)];
    t.set('numbers', field, 1 << 5).set('numbers', gold, 1 << 5);
    t.put(1, 'settlement', t.b.walks.cornersOf[field][0]);
    knight(t, 2, t.b.walks.cornersOf[gold][0]);
    if (done) flood(t);
    t.roll(5);
    expect(t.hand(1)).toEqual(done ? { grain: 1 } : {});
    expect(t.decision).toBe(done ? 'main' : 'choose-good');
  }
});

// proves schaetze/great-canal: Until then, if you have a knight beside a gold field
// proves schaetze/great-canal: The robber stops the gold of its hex, too.
test('everybody with knights at a gold field gets one good, however many stand there', () => {
  const t = dry();
  const gold = t.hex(3, 1);
  const corners = t.b.walks.cornersOf[gold];
  t.set('numbers', gold, 1 << 10);
  knight(knight(knight(t, 1, corners[0]), 1, corners[2]), 3, corners[4]);
  const before = t.s.cells.slice();
  t.roll(10).play(1, 'choose-good', { good: 'ore' }).play(3, 'choose-good', { good: 'wool' });
  expect([t.decision, t.hand(1), t.hand(3)]).toEqual(['main', { ore: 1 }, { wool: 1 }]);
  t.s.cells.set(before);
  t.set('blocker', t.b.blocker('robber'), gold).roll(10);
  expect(t.decision).toBe('main');
});

// proves schaetze/great-canal: Until then you may trade at a 2:1 harbour where
test('a knight at a 2:1 harbour trades there until the canal is completed', () => {
  const t = main();
  const place = t.b.layout.harbours.places.findIndex(({ kind }) => kind === 'wool');
  knight(t, 0, t.b.harbourCorner[place * 2]);
  const rate = (good: string, seat = 0): number => t.b.the.bank.rate(t.s, seat, t.b.good(good));
  expect([rate('wool'), rate('ore'), rate('wool', 1)]).toEqual([2, 4, 4]);
  flood(t);
  expect(rate('wool')).toBe(4);
});

// proves schaetze/great-canal: The six fields lie around the desert
test('the fields lie around the end of the canal, gold and 2:1 harbours on islets', () => {
  const t = fresh(ROW).until('place-building');
  const around = Array.from(t.b.topology.hexHex.subarray(end(t) * 6, end(t) * 6 + 6));
  expect(around.map((hex) => terrainAt(t, hex))).toEqual(around.map(() => 'fields'));
  const islets = hexesOf(t).filter((hex) => t.b.layout.hexes[hex].region === 'islets');
  expect(islets.map((hex) => terrainAt(t, hex))).toEqual(['gold', 'gold']);
  t.b.layout.harbours.places.forEach(({ q, r, kind }) => {
    expect(islets.includes(t.hex(q, r))).toBe(kind !== 'any');
  });
});

describe('with Cities & Knights', () => {
  const realm = (): Table => {
    const t = fresh(ROW, CK).started().until('main', 0).bare();
    for (const hex of canal(t)) t.set('canalDug', hex, 0).set('canalChits', hex, 2);
    for (let seat = 0; seat < 4; seat++) t.give(seat, {}).set('chits', seat, 0);
    return t;
  };
  const stand = (t: Table, seat: number, corner: number, active: boolean): Table =>
    t.put(seat, 'basic-knight', corner).set('knightActive', corner, active ? 1 : 0);

  // proves schaetze/great-canal-knights: With three players you need two more points
  test('three play to 21 points, four to 19', () => {
    const goals = [3, 4].map((seats) => {
      const t = fresh(ROW, { seats, ...CK });
      return t.b.rules.target(t.s, 0);
    });
    expect(goals).toEqual([21, 19]);
  });

  // proves schaetze/great-canal-knights: Only active knights dig.
  // proves schaetze/great-canal-knights: A portion is dug as soon as a second knight
  // proves schaetze/great-canal-knights: Digging is no action
  test('the second knight that is activated digs, and both stay active', () => {
    const t = realm();
    const [hex] = canal(t);
    const [one, , other] = t.b.walks.cornersOf[hex];
    stand(stand(t, 1, one, true), 0, other, false).give(0, { grain: 1 });
    t.b.the.canal.survey(t.s);
    expect(t.field('canalDug', hex)).toBe(0);
    t.play(0, 'activate-knight', { corner: other });
    expect([t.field('canalDug', hex), t.field('chits', 0), t.field('chits', 1)]).toEqual([1, 1, 1]);
    expect([one, other].map((corner) => t.field('knightActive', corner))).toEqual([1, 1]);
  });

  // proves schaetze/great-canal-knights: Knights mine gold and trade abroad whether
  // proves schaetze/great-canal-knights: Active knights that are not on the main island
  test('abroad they mine and trade inactive, and active they do not fight barbarians', () => {
    const t = realm();
    const place = t.b.layout.harbours.places.findIndex(({ kind }) => kind === 'wool');
    const corner = t.b.harbourCorner[place * 2];
    stand(t, 0, corner, false);
    expect(t.b.the.bank.rate(t.s, 0, t.b.good('wool'))).toBe(2);
    expect(t.b.the.canal.digger(t.s, corner)).toBe(0);
    t.set('knightActive', corner, 1);
    expect(t.b.the.defence.strength(t.s, 0)).toBe(0);
    stand(t, 0, t.b.walks.cornersOf[t.hex(0, 0)][0], true);
    expect(t.b.the.defence.strength(t.s, 0)).toBe(1);
  });

  // proves schaetze/great-canal-knights: Irrigation brings grain from fields before
  test('irrigation brings grain from dry fields', () => {
    const t = realm();
    const field = marked(t, 'dry')[0];
    t.put(0, 'settlement', t.b.walks.cornersOf[field][0]);
    const card = t.b.card('irrigation');
    t.s.cells[t.b.field('cards') + card] = 1;
    t.s.cells[t.b.field('cardCount')] = 1;
    t.play(0, 'play-card', { card: 'irrigation' });
    expect(t.hand(0).grain).toBeGreaterThanOrEqual(2);
  });

  test('the knights of the scenario itself are left out', () => {
    expect(fresh(ROW, CK).b.pieces.map(({ id }) => id)).not.toContain('canal-knight');
  });
});
