import { describe, expect, test } from 'vitest';
import {
  cutOff,
  harboursInland,
  inventoryOf,
  placesLeft,
  redPairs,
  sharedHarbourCorners,
  waters,
} from '../maps.ts';
import { requestFor, Table, type TableOptions } from '../table.ts';

const ROW = 'buch/atoll';
const SHIP = { lumber: 1, wool: 1 };
const open = (asked: TableOptions = {}) => {
  const t = new Table(ROW, asked).started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const touches = (t: Table, corner: number, region: string) =>
  t.b.walks.hexesAt[corner].some((hex) => t.b.layout.hexes[hex].region === region);
const corners = (t: Table) => Array.from({ length: t.b.topology.corners }, (_, corner) => corner);
/** the edges from one corner to another over open water, none of these corners on the way */
function way(t: Table, from: number, to: number, round: readonly number[] = []): number[] {
  const ship = t.b.piece('ship').index;
  const came = new Map<number, number[]>([[from, []]]);
  for (const [corner, edges] of came) {
    if (corner === to) return edges;
    for (const edge of t.b.walks.edgesAt[corner]) {
      const next = t.b.walks.endsOf[edge].find((end) => end !== corner)!;
      if (!t.b.rules.edgeFit(t.s, ship, edge) || came.has(next) || round.includes(next)) continue;
      came.set(next, [...edges, edge]);
    }
  }
  throw new Error('no way');
}
const lay = (t: Table, seat: number, edges: readonly number[]) => {
  for (const edge of edges) if (t.b.fields.route.get(t.s, edge) === 0) t.put(seat, 'ship', edge);
  return t;
};
/** two corners inside and two outside, far enough from each other, all on the lagoon */
const INNER = (t: Table) => [t.corner(0, 1, 3), t.corner(0, 1, 5)];
const OUTER = (t: Table) => [t.corner(-1, 3, 1), t.corner(1, 2, 2)];
const lines = (t: Table) =>
  Array.from({ length: t.b.seats }, (_, seat) => t.field('shippingLines', seat)).join(' ');
const at = (t: Table, blocker: string) => t.b.fields.blocker.get(t.s, t.b.blocker(blocker));
const ring = (t: Table) => t.b.layout.marks.hexes['pirate-ring'].map(({ q, r }) => t.hex(q, r));
const farmland = (t: Table) => t.hex(-3, 3);

describe('the map', () => {
  // proves buch/atoll: a ring of 18 hexes, a lagoon one hex wide
  // proves buch/atoll: Its fifth token is a 4
  // proves buch/atoll: The first to 12 points
  test('has the hexes, tokens and harbours of the table, and 12 points win', () => {
    const t = new Table(ROW).until('place-building');
    expect(inventoryOf(t)).toEqual(['4 5 5 4 5 1 0 13', '1 2 3 3 2 2 3 3 3 1', '1 1 1 1 1 4']);
    expect([harboursInland(t), sharedHarbourCorners(t), cutOff(t)]).toEqual([[], [], []]);
    expect(redPairs(t)).toEqual([]);
    // the lagoon, and the sea around the ring
    expect(waters(t)).toHaveLength(2);
    expect(t.b.rules.goal(t.s)).toBe(12);
    const count = (region: string) => t.b.layout.hexes.filter((hex) => hex.region === region).length;
    expect([count('inner'), count('outer')]).toEqual([6, 18]);
    expect([t.b.terrains[t.field('terrain', t.hex(0, 0))].id, at(t, 'robber')]).toEqual([
      'desert',
      t.hex(0, 0),
    ]);
    for (const hex of ring(t)) expect(t.b.terrains[t.field('terrain', hex)].id).toBe('sea');
  });

  test('five find places even if all take the worst for the others', () => {
    for (const seats of [4, 5])
      for (const seed of [1, 2, 3])
        expect(placesLeft(new Table(ROW, { seats, seed }).until('place-building'))).toBeGreaterThanOrEqual(2);
  });

  test('everybody has 5 settlements, 4 cities, 15 roads and 15 ships', () => {
    const t = new Table(ROW);
    expect(['settlement', 'city', 'road', 'ship'].map((id) => t.b.piece(id).limit)).toEqual([5, 4, 15, 15]);
  });
});

describe('the start', () => {
  // proves buch/atoll: Your first settlement stands on the inner island
  test.each([4, 5])('with %i the first settlement stands inside, the second outside', (seats) => {
    const t = new Table(ROW, { seats }).until('place-building');
    for (let i = 0; i < seats * 2; i++) {
      t.until('place-building');
      const seat = i < seats ? i : 2 * seats - 1 - i;
      const legal = t.legal(seat, 'place-building').map(({ corner }) => corner as number);
      expect(legal.length).toBeGreaterThan(0);
      const either = seats === 5 && i === 4;
      const inside = legal.some((corner) => touches(t, corner, 'inner'));
      const outside = legal.some((corner) => touches(t, corner, 'outer'));
      expect([inside, outside]).toEqual([i < seats, i >= seats || either]);
      t.anything();
    }
  });

  test('the refusals say why', () => {
    const t = new Table(ROW).until('place-building');
    expect(t.refusal(0, 'place-building', { corner: OUTER(t)[0] })?.code).toBe('start-elsewhere');
    t.set('startsPlaced', 0, 4);
    expect(t.b.rules.barStartAt(t.s, 0, INNER(t)[0])?.code).toBe('start-outside');
    expect(t.b.rules.barStartAt(t.s, 0, OUTER(t)[0])).toBeUndefined();
  });

  // proves buch/atoll: five players the last to place a first settlement may place both on the outer island
  test('the last of five may have both outside; the fourth of five and the last of four may not', () => {
    const bar = (seats: number, placed: number) => {
      const t = new Table(ROW, { seats }).until('place-building').set('startsPlaced', 0, placed);
      return t.b.rules.barStartAt(t.s, 0, OUTER(t)[0])?.code;
    };
    expect([bar(5, 4), bar(5, 3), bar(4, 3), bar(5, 5)]).toEqual([
      undefined,
      'start-elsewhere',
      'start-elsewhere',
      undefined,
    ]);
  });
});

describe('the pirate', () => {
  /** sets the pirate on the n-th hex of its way, then rolls these dice and moves the robber */
  function seven(t: Table, from: number, red: number, robber: number): Table {
    t.b.fields.blocker.set(t.s, t.b.blocker('pirate'), ring(t)[from]);
    t.play(0, 'end-turn')
      .play(1, 'roll')
      .nature('dice', { red, yellow: 7 - red });
    return t.play(1, 'move-blocker', { blocker: 'robber', hex: robber });
  }

  // proves buch/atoll: Whenever the robber has been moved, the pirate moves, too
  // proves buch/atoll: after a 7 as many hexes as the lower
  test.each([
    [1, 1],
    [6, 1],
    [2, 2],
    [5, 2],
    [3, 3],
    [4, 3],
  ])('a 7 with a %i takes it %i hexes on, clockwise', (red, steps) => {
    const t = seven(open(), 0, red, farmland(open()));
    expect(at(t, 'pirate')).toBe(ring(t)[steps]);
    expect(seven(open(), 11, red, farmland(open())).b).toBeDefined();
    const round = seven(open(), 11, red, farmland(open()));
    expect(at(round, 'pirate')).toBe(ring(round)[steps - 1]);
    expect(t.events.filter(({ kind }) => kind === 'blocker-moved').map(({ data }) => data?.blocker)).toEqual([
      'robber',
      'pirate',
    ]);
  });

  // proves buch/atoll: clockwise through the lagoon
  test('each hex of its way is beside the one before, the east after the north', () => {
    const t = open();
    const way = ring(t);
    way.forEach((hex, i) => {
      expect(t.b.walks.hexesBeside[hex]).toContain(way[(i + 1) % way.length]);
    });
    expect([way.indexOf(t.hex(0, -2)), way.indexOf(t.hex(2, -2)), way.indexOf(t.hex(0, 2))]).toEqual([
      0, 2, 6,
    ]);
    expect(way).toHaveLength(12);
  });

  // proves buch/atoll: After a Knight the pirate moves one hex
  test('a Knight takes it one hex on, also after a 7 in the same turn', () => {
    const t = open().cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    const from = ring(t).indexOf(at(t, 'pirate'));
    t.play(0, 'move-blocker', { blocker: 'robber', hex: farmland(t) });
    expect(at(t, 'pirate')).toBe(ring(t)[from + 1]);
    const later = seven(open(), 0, 3, farmland(open())).cards(1, 'knight');
    later.until('main', 1).play(1, 'play-card', { card: 'knight' });
    later.play(1, 'move-blocker', { blocker: 'robber', hex: later.hex(3, 0) });
    expect(at(later, 'pirate')).toBe(ring(later)[4]);
  });

  // proves buch/atoll: If both dice show the same, the pirate moves that many hexes
  test('where two equal dice bring a 7 it moves as many hexes as each shows', () => {
    const t = open();
    t.b.fields.blocker.set(t.s, t.b.blocker('pirate'), ring(t)[0]);
    t.b.fields.dice.set(t.s, 0, 4);
    t.b.fields.dice.set(t.s, 1, 4);
    t.b.rules.onSeven(t.s);
    t.b.the.blockers.moved(t.s, 0, t.b.blocker('robber'), farmland(t));
    expect(at(t, 'pirate')).toBe(ring(t)[4]);
  });

  // proves buch/atoll: Nobody else moves the pirate
  // proves buch/atoll: It begins in the north-west of the lagoon
  test('nobody moves it, and it begins in the north-west', () => {
    const t = open();
    expect(at(new Table(ROW).started(), 'pirate')).toBe(t.hex(0, -2));
    t.play(0, 'end-turn').play(1, 'roll').nature('dice', { red: 3, yellow: 4 });
    expect(new Set(t.legal(1, 'move-blocker').map(({ blocker }) => blocker))).toEqual(new Set(['robber']));
    expect(t.refusal(1, 'move-blocker', { blocker: 'pirate', hex: ring(t)[5] })?.code).toBe(
      'blocker-not-yours',
    );
  });

  // proves buch/atoll: Only one card is stolen
  // proves buch/atoll: If you can steal with the pirate, you must
  test('if it can steal, it must, and the robber steals nothing', () => {
    const t = open();
    const [from] = INNER(t);
    t.put(2, 'settlement', from)
      .put(2, 'ship', way(t, from, OUTER(t)[0])[0])
      .give(2, { ore: 1 });
    const beside = ring(t).findIndex((hex) => t.b.the.blockers.touches(t.s, 2, t.b.blocker('pirate'), hex));
    t.put(3, 'settlement', t.corner(-3, 3, 4)).give(3, { wool: 1 });
    seven(t, (beside + 11) % 12, 1, farmland(t));
    expect(t.decision).toBe('steal');
    t.anything();
    expect([t.hand(1), t.hand(2), t.hand(3)]).toEqual([{ ore: 1 }, {}, { wool: 1 }]);
    expect(t.decision).toBe('main');
  });

  // proves buch/atoll: Otherwise the robber steals
  test('if it can steal from nobody, the robber does', () => {
    const steals = (ofPirate: Record<string, number>) => {
      const t = open();
      const [from] = INNER(t);
      t.put(2, 'settlement', from)
        .put(2, 'ship', way(t, from, OUTER(t)[0])[0])
        .give(2, ofPirate);
      const beside = ring(t).findIndex((hex) => t.b.the.blockers.touches(t.s, 2, t.b.blocker('pirate'), hex));
      t.put(3, 'settlement', t.corner(-3, 3, 4)).give(3, { wool: 1 });
      return seven(t, (beside + 11) % 12, 1, farmland(t))
        .anything()
        .hand(1);
    };
    expect(steals({})).toEqual({ wool: 1 });
    expect(steals({ ore: 1 })).toEqual({ ore: 1 });
  });

  test('of several who have ships there the mover chooses one', () => {
    const t = open();
    const beside = 5;
    const edges = t.b.walks.edgesOf[ring(t)[beside]];
    t.put(2, 'ship', edges[0]).put(3, 'ship', edges[3]).give(2, { ore: 1 }).give(3, { wool: 1 });
    seven(t, (beside + 11) % 12, 6, farmland(t));
    expect([t.decision, t.legal(1, 'rob').map(({ seat }) => seat)]).toEqual(['rob', [2, 3]]);
    expect(t.b.the.blockers.barRob(t.s, 1, 3, t.b.blocker('robber'), farmland(t))?.code).toBeDefined();
  });
});

describe('shipping lines', () => {
  // proves buch/atoll: A shipping line of yours that joins a settlement or city
  test('one that joins both islands is a point, whoever the towns belong to', () => {
    for (const owners of [
      [0, 0],
      [0, 2],
      [2, 3],
    ]) {
      const t = open();
      const [from] = INNER(t);
      const [to] = OUTER(t);
      t.put(owners[0], 'settlement', from).put(owners[1], 'city', to);
      const edges = way(t, from, to);
      lay(t, 0, edges.slice(0, -1));
      expect(lines(t)).toBe('0 0 0 0');
      const before = t.points(0);
      lay(t, 0, edges);
      expect([lines(t), t.points(0)]).toEqual(['1 0 0 0', before + 1]);
    }
  });

  test('a ship that is built says so, and one that is taken up takes the point away', () => {
    const t = open();
    const [from] = INNER(t);
    const [to] = OUTER(t);
    t.put(0, 'settlement', from).put(1, 'settlement', to);
    const edges = way(t, from, to);
    lay(t, 0, edges.slice(0, -1)).give(0, SHIP);
    t.play(0, 'ship', { edge: edges[edges.length - 1] });
    expect(t.events.find(({ kind }) => kind === 'shipping-lines')?.data).toEqual({ seat: 0, count: 1 });
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, edges[0]);
    expect(lines(t)).toBe('0 0 0 0');
  });

  test('a line between two towns of one island is worth nothing', () => {
    const t = open();
    const [one, two] = OUTER(t);
    t.put(0, 'settlement', one).put(0, 'settlement', two);
    lay(t, 0, way(t, one, two));
    expect(lines(t)).toBe('0 0 0 0');
  });

  // proves buch/atoll: A line that branches is still worth 1 point
  test('a branch gives nothing; a line of its own from the same town does', () => {
    const branch = open();
    const [from] = INNER(branch);
    const [to, other] = OUTER(branch);
    branch.put(0, 'settlement', from).put(1, 'settlement', to).put(2, 'settlement', other);
    const trunk = way(branch, from, to);
    lay(branch, 0, trunk);
    const middle = trunk
      .flatMap((edge) => branch.b.walks.endsOf[edge])
      .find((end) => end !== from && end !== to)!;
    lay(branch, 0, way(branch, middle, other, [from, to]));
    expect(lines(branch)).toBe('1 0 0 0');
    // A town where the two part makes lines of their own of them.
    const apart = open();
    const [near] = INNER(apart);
    const [one, two] = OUTER(apart);
    apart.put(0, 'settlement', near).put(1, 'settlement', one).put(2, 'settlement', two);
    const first = way(apart, near, one);
    lay(apart, 0, first);
    const passed = first.flatMap((edge) => apart.b.walks.endsOf[edge]).filter((end) => end !== near);
    lay(apart, 0, way(apart, near, two, passed));
    expect(lines(apart)).toBe('2 0 0 0');
  });

  /** two lines of their own between the same two towns, of these seats; the second way keeps clear of the first */
  function twice(first: number, second: number) {
    const t = open();
    const [from] = INNER(t);
    const [to] = OUTER(t);
    t.put(0, 'settlement', from).put(1, 'settlement', to);
    const one = way(t, from, to);
    lay(t, first, one);
    const passed = one.flatMap((edge) => t.b.walks.endsOf[edge]).filter((end) => end !== from && end !== to);
    const two = way(t, from, to, passed);
    lay(t, second, two);
    return { t, one, two, from, to };
  }

  // proves buch/atoll: If several lines join the same two
  // proves buch/atoll: Of several lines between the same two
  // proves buch/atoll: If it breaks, the next one does
  test('of two between the same towns the first counts, also of different players, and then the next', () => {
    expect(lines(twice(0, 0).t)).toBe('1 0 0 0');
    const { t, one, two } = twice(2, 0);
    expect(lines(t)).toBe('0 0 1 0');
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, one[0]);
    expect(lines(t)).toBe('1 0 0 0');
    lay(t, 2, one);
    expect(lines(t)).toBe('1 0 0 0');
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, two[0]);
    expect(lines(t)).toBe('0 0 1 0');
  });

  test('a second line that also joins another town counts for that one', () => {
    const { t, two, to, from, one } = twice(2, 0);
    const other = OUTER(t)[1];
    t.put(3, 'settlement', other);
    const passed = one.flatMap((edge) => t.b.walks.endsOf[edge]).filter((end) => end !== from && end !== to);
    const middle = two.flatMap((edge) => t.b.walks.endsOf[edge]).find((end) => end !== from && end !== to)!;
    lay(t, 0, way(t, middle, other, [from, to, ...passed]));
    expect(lines(t)).toBe('1 0 1 0');
  });

  // proves buch/atoll: All ships of a line are yours, and no road is part of it
  // proves buch/atoll: It ends at every settlement and city, no matter who owns it
  test('ships of two players make no line, nor do roads; towns end it', () => {
    const t = open();
    const [from] = INNER(t);
    const [to] = OUTER(t);
    t.put(0, 'settlement', from).put(1, 'settlement', to);
    const edges = way(t, from, to);
    expect(edges.length).toBeGreaterThan(1);
    lay(t, 2, edges.slice(0, 1));
    lay(t, 0, edges);
    expect(lines(t)).toBe('0 0 0 0');
    const towns = open();
    const [inner] = INNER(towns);
    const [outer, beyond] = OUTER(towns);
    towns.put(0, 'settlement', inner).put(1, 'settlement', outer).put(1, 'settlement', beyond);
    lay(towns, 0, way(towns, inner, outer));
    const coast = way(
      towns,
      outer,
      beyond,
      corners(towns).filter((at) => touches(towns, at, 'inner')),
    );
    lay(towns, 0, coast);
    expect(lines(towns)).toBe('1 0 0 0');
  });

  test('a town that is founded at the end of a line completes it', () => {
    const t = open();
    const [from] = INNER(t);
    const [to] = OUTER(t);
    t.put(0, 'settlement', from);
    lay(t, 0, way(t, from, to));
    expect([lines(t), t.b.the.hints.foundingGain(t.s, 0, to)]).toEqual(['0 0 0 0', 1]);
    t.put(3, 'settlement', to);
    expect(lines(t)).toBe('1 0 0 0');
    t.put(3, 'city', to);
    expect(lines(t)).toBe('1 0 0 0');
    t.b.rules.unbuild(t.s, t.b.piece('city').index, to);
    expect(lines(t)).toBe('0 0 0 0');
  });

  // proves buch/atoll: stays open: its last ship may still be moved
  test('a line to a foreign town is open, one between own towns is closed', () => {
    const bar = (owner: number) => {
      const t = open();
      const [from] = INNER(t);
      const [to] = OUTER(t);
      t.put(0, 'settlement', from).put(owner, 'settlement', to);
      const edges = way(t, from, to);
      lay(t, 0, edges);
      t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
      return t.b.the.lanes.barMove(t.s, 0, edges[edges.length - 1])?.code;
    };
    expect([bar(1), bar(0)]).toEqual([undefined, 'lane-closed']);
  });

  test('bots hope for a line the more, the fewer ships it still needs', () => {
    const t = open();
    const [from] = INNER(t);
    const [to] = OUTER(t);
    t.put(0, 'settlement', from);
    const hope = () => t.b.the.hints.progress(t.s, 0);
    expect(hope()).toBe(0);
    t.put(1, 'settlement', to);
    const edges = way(t, from, to);
    let last = hope();
    expect(last).toBeGreaterThan(0);
    for (const edge of edges.slice(0, -1)) {
      lay(t, 0, [edge]);
      expect(hope()).toBeGreaterThan(last);
      last = hope();
    }
    lay(t, 0, edges);
    expect(hope()).toBeLessThan(last);
  });
});

test('it is not played with Cities & Knights, which has no knight cards', () => {
  expect(() => new Table(ROW, { modules: ['cities-knights/core'] })).toThrow(/knight|robber/);
  expect(requestFor(ROW, {}).modules.length).toBeGreaterThan(1);
});

test('with the specialists a third settlement stands outside, too', () => {
  const t = new Table(ROW, { modules: ['buch/specialist-rules'] }).until('place-building');
  const bar = (corner: number) => t.b.rules.barStartAt(t.s, 0, corner)?.code;
  t.set('startsPlaced', 0, 8);
  expect([bar(INNER(t)[0]), bar(OUTER(t)[0])]).toEqual(['start-outside', undefined]);
});
