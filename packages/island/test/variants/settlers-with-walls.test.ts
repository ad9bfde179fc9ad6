import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const bare = (): Table => new Table('variant/settlers-with-walls').started().bare();
const side = (t: Table, d: number): number => t.edge(0, 0, d);
const roads = (t: Table, seat: number, edges: readonly number[]): Table =>
  edges.reduce((table, edge) => table.put(seat, 'road', edge), t);
const walls = (t: Table, seat: number, edges: readonly number[]): Table => {
  for (const edge of edges) {
    if (t.field('route', edge) === 0) t.put(seat, 'road', edge);
    t.put(seat, 'road-wall', edge);
  }
  return t;
};
const holder = (t: Table): number => t.s.cells[t.b.at.award + t.b.award('greatest-wall')];
const reach = (t: Table): number[] =>
  t.legal(0, 'move-blocker').map((move) => (move as unknown as { hex: number }).hex);
const supply = (t: Table, seat: number): number =>
  t.field('supply', seat * t.b.pieces.length + t.b.piece('road').index);

describe('settlers with walls', () => {
  // proves variant/settlers-with-walls: For 1 brick and 1
  it('an own road becomes a wall for 1 brick and 1 ore, with a second road piece', () => {
    const t = roads(bare(), 0, [side(bare(), 0)])
      .give(0, {})
      .roll(7)
      .until('main')
      .give(0, { brick: 1, ore: 1 });
    const before = supply(t, 0);
    t.play(0, 'road-wall', { edge: side(t, 0) });
    expect(t.hand(0)).toEqual({});
    expect(supply(t, 0)).toBe(before - 1);
  });

  it('no wall without an own road under it, and no second wall', () => {
    const t = bare();
    roads(t, 0, [side(t, 0)]);
    roads(t, 1, [side(t, 3)]);
    t.give(0, {}).roll(7).until('main').give(0, { brick: 5, ore: 5 });
    expect(t.legal(0, 'road-wall')).toEqual([{ move: 'road-wall', edge: side(t, 0) }]);
    t.play(0, 'road-wall', { edge: side(t, 0) });
    expect(t.legal(0, 'road-wall')).toEqual([]);
  });

  // proves variant/settlers-with-walls: A player whose road pieces are used up
  it('no wall when all road pieces are used', () => {
    const t = bare();
    roads(t, 0, [side(t, 0)])
      .give(0, {})
      .roll(7)
      .until('main')
      .give(0, { brick: 1, ore: 1 });
    t.set('supply', t.b.piece('road-wall').index, 0);
    expect(t.refusal(0, 'road-wall', { edge: side(t, 0) })?.code).toBe('none-left');
  });

  // proves variant/settlers-with-walls: A wall is still a road
  it('a wall still counts as a road for the longest road', () => {
    const t = bare();
    walls(
      t,
      0,
      [0, 1, 2, 3, 4].map((d) => side(t, d)),
    );
    expect(t.field('routeLength', 0)).toBe(5);
    expect(t.s.cells[t.b.at.award + t.b.award('longest-road')]).toBe(0);
  });

  it('a wall falls with its road', () => {
    const t = bare();
    const before = supply(t, 0);
    walls(t, 0, [side(t, 0)]);
    expect(supply(t, 0)).toBe(before - 2);
    t.b.rules.unbuild(t.s, t.b.piece('road').index, side(t, 0));
    expect(t.field('roadWall', side(t, 0))).toBe(0);
    expect(supply(t, 0)).toBe(before);
  });

  // proves variant/settlers-with-walls: No hex may have walls
  // proves variant/settlers-with-walls: Walls of all players count together
  it('no hex may be enclosed on all six sides, by whosever walls', () => {
    const t = bare();
    walls(
      t,
      0,
      [0, 1, 2].map((d) => side(t, d)),
    );
    walls(
      t,
      1,
      [3, 4].map((d) => side(t, d)),
    );
    roads(t, 0, [side(t, 5), t.edge(1, 0, 0)])
      .give(0, {})
      .roll(7)
      .until('main')
      .give(0, { brick: 1, ore: 1 });
    expect(t.legal(0, 'road-wall')).toEqual([{ move: 'road-wall', edge: t.edge(1, 0, 0) }]);
  });

  // proves variant/settlers-with-walls: The robber goes at most three
  it('the robber goes at most three hexes far', () => {
    const t = bare().set('blocker', 0, bare().hex(-2, 0));
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.roll(7);
    const distance = (hex: number): number => {
      const q = t.b.topology.q[hex] + 2;
      const r = t.b.topology.r[hex];
      return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    };
    const near = Array.from({ length: 19 }, (_, hex) => hex).filter(
      (hex) => distance(hex) > 0 && distance(hex) <= 3,
    );
    expect(reach(t)).toEqual(near);
    expect(near.length).toBeLessThan(18);
  });

  // proves variant/settlers-with-walls: its way may not cross a wall
  it('its way may not cross a wall', () => {
    const t = bare();
    t.set('blocker', 0, t.hex(0, 0));
    walls(
      t,
      1,
      [0, 1, 2, 3, 4].map((d) => side(t, d)),
    );
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.roll(7);
    // the only way out is side 5; round the walls the hex on side 1 is the third step, the one on side 2 the fourth
    expect(reach(t)).toContain(t.hex(0, 1));
    expect(reach(t)).toContain(t.hex(1, 0));
    expect(reach(t)).toContain(t.hex(-1, 1));
    expect(reach(t)).not.toContain(t.hex(0, -1));
    expect(reach(t)).toContain(t.hex(1, -1));
  });

  // proves variant/settlers-with-walls: If walls and coast leave it no way
  it('a robber between walls and coast stays where it is and robs nobody', () => {
    const t = bare();
    t.set('blocker', 0, t.hex(0, -2));
    walls(
      t,
      1,
      [0, 4, 5].map((d) => t.edge(0, -2, d)),
    );
    t.put(1, 'settlement', t.corner(0, -2, 1))
      .give(0, {})
      .give(1, { ore: 1 })
      .give(2, {})
      .give(3, {});
    t.roll(7);
    expect([t.decision, t.field('blocker'), t.hand(1).ore]).toEqual(['main', t.hex(0, -2), 1]);
  });

  // proves variant/settlers-with-walls: From beside the board it may enter
  it('a robber off the board comes in anywhere', () => {
    const t = bare().set('blocker', 0, -1);
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    expect(reach(t.roll(7)).length).toBe(19);
  });

  // proves variant/settlers-with-walls: first player with a continuous wall
  // proves variant/settlers-with-walls: The longest continuous wall, at least 3
  it('the first continuous wall of three holds the greatest wall, worth 2 points', () => {
    const t = bare();
    walls(t, 0, [side(t, 0), side(t, 1), side(t, 3)]);
    expect(holder(t)).toBe(-1);
    walls(t, 0, [side(t, 2)]);
    expect([t.field('wallLength', 0), holder(t), t.points(0)]).toEqual([4, 0, 2]);
  });

  it('plain roads between walls do not continue a wall', () => {
    const t = bare();
    roads(
      t,
      0,
      [0, 1, 2, 3].map((d) => side(t, d)),
    );
    walls(t, 0, [side(t, 0), side(t, 1), side(t, 3)]);
    expect(t.field('wallLength', 0)).toBe(2);
  });

  // proves variant/settlers-with-walls: It passes only to a longer wall
  it('only a strictly longer wall takes it over', () => {
    const t = bare();
    const other = [0, 1, 2, 3].map((d) => t.edge(2, -2, d));
    walls(
      t,
      0,
      [0, 1, 2].map((d) => side(t, d)),
    );
    walls(t, 1, other.slice(0, 3));
    expect(holder(t)).toBe(0);
    walls(t, 1, other.slice(3));
    expect(holder(t)).toBe(1);
  });

  // proves variant/settlers-with-walls: When the Greatest Wall is interrupted
  it('an interrupted wall gives way to the longest that is left', () => {
    const t = bare();
    walls(
      t,
      0,
      [0, 1, 2, 3].map((d) => side(t, d)),
    );
    walls(
      t,
      1,
      [0, 1, 2].map((d) => t.edge(2, -2, d)),
    );
    // side 1 and side 2 meet at corner 1
    t.put(2, 'settlement', t.corner(0, 0, 1));
    expect([t.field('wallLength', 0), holder(t)]).toEqual([2, 1]);
  });

  it('a wall is whole again when the building that parted it is gone', () => {
    const t = bare();
    walls(
      t,
      0,
      [0, 1, 2, 3].map((d) => side(t, d)),
    );
    t.put(2, 'settlement', t.corner(0, 0, 1));
    expect([t.field('wallLength', 0), holder(t)]).toEqual([2, -1]);
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, t.corner(0, 0, 1));
    t.b.rules.reviewAwards(t.s);
    expect([t.field('wallLength', 0), holder(t)]).toEqual([4, 0]);
  });

  // proves variant/settlers-with-walls: While several players share the longest
  it('when an interruption leaves a tie, nobody holds it until one wall is longest', () => {
    const t = bare();
    walls(
      t,
      0,
      [0, 1, 2, 3].map((d) => side(t, d)),
    );
    walls(
      t,
      1,
      [0, 1, 2].map((d) => t.edge(2, -2, d)),
    );
    t.put(2, 'settlement', t.corner(0, 0, 2));
    expect([t.field('wallLength', 0), holder(t)]).toEqual([3, -1]);
    walls(t, 1, [t.edge(2, -2, 3)]);
    expect(holder(t)).toBe(1);
  });
});

// proves variant/settlers-with-walls: A wall is measured like a road
it('side branches of a wall do not count, and a foreign building interrupts it', () => {
  const t = bare();
  const length = () => t.b.awards[t.b.award('greatest-wall')].of(t.s, 0);
  walls(t, 0, [side(t, 0), side(t, 1), side(t, 2), side(t, 3)]);
  expect(length()).toBe(4);
  // a branch that leaves the line in its middle
  const { cornerEdge, cornerEdgeFrom } = t.b.topology;
  const middle = t.corner(0, 0, 2);
  const branch = Array.from(cornerEdge.subarray(cornerEdgeFrom[middle], cornerEdgeFrom[middle + 1])).find(
    (edge) => t.field('route', edge) === 0,
  )!;
  walls(t, 0, [branch]);
  expect(length()).toBe(4);
  t.put(1, 'settlement', middle);
  expect(length()).toBeLessThan(4);
});

// proves variant/settlers-with-walls: The robber must leave its hex
it('the robber must leave its hex', () => {
  const t = bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  t.roll(7);
  expect(reach(t).length).toBeGreaterThan(0);
  expect(reach(t)).not.toContain(t.field('blocker'));
});
