import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lanes, makeEdgeClass, makeMeasure } from '../../../index.ts';
import { main, quiet, trail } from '../../base/quiet.ts';
import type { Table } from '../../table.ts';
import { trial } from '../trial.ts';

/** The longest trail by trying every way, each piece once; pieces of two kinds join only at an own building. */
function longestTrail(t: Table, seat: number): number {
  const { edges, edgeCorner, cornerEdge, cornerEdgeFrom } = t.b.topology;
  const own = (edge: number) => {
    const mark = t.s.cells[t.b.at.route + edge];
    return mark !== 0 && t.b.ownerOf[mark] === seat;
  };
  const builderAt = (corner: number) => {
    const mark = t.s.cells[t.b.at.building + corner];
    return mark === 0 ? -1 : t.b.ownerOf[mark];
  };
  const kind = (edge: number) => t.b.pieceOf[t.s.cells[t.b.at.route + edge]];
  const used = new Set<number>();
  const onward = (corner: number, last: number): number => {
    const builder = builderAt(corner);
    if (builder >= 0 && builder !== seat) return 0;
    let best = 0;
    for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
      const edge = cornerEdge[i];
      if (used.has(edge) || !own(edge) || (kind(edge) !== kind(last) && builder !== seat)) continue;
      used.add(edge);
      const far = edgeCorner[edge * 2] === corner ? edgeCorner[edge * 2 + 1] : edgeCorner[edge * 2];
      best = Math.max(best, 1 + onward(far, edge));
      used.delete(edge);
    }
    return best;
  };
  let best = 0;
  for (let edge = 0; edge < edges; edge++) {
    if (!own(edge)) continue;
    for (const end of [0, 1]) {
      used.add(edge);
      best = Math.max(best, 1 + onward(edgeCorner[edge * 2 + end], edge));
      used.delete(edge);
    }
  }
  return best;
}

test('the longest trail of any network is known, broken or not, of one kind or two, as it grows and shrinks', () => {
  const own = trial({
    ...lanes({ piece: 'raft' }),
    changes: { pieces: { road: { supply: 99 }, settlement: { supply: 99 } } },
    pieces: [{ id: 'raft', on: 'edge', supply: 99, cost: { lumber: 1 }, route: true, edges: ['land'] }],
  });
  const t = main({ own, options: { points: 22 } }, 'trial');
  const measure = makeMeasure(t.b);
  // the seven hexes in the middle have 30 edges and 24 corners
  const middle = [
    [0, 0],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ];
  const edges = [
    ...new Set(middle.flatMap(([q, r]) => [0, 1, 2, 3, 4, 5].map((side) => t.edge(q, r, side)))),
  ];
  const corners = [...new Set(middle.flatMap(([q, r]) => [0, 1, 2, 3, 4, 5].map((i) => t.corner(q, r, i))))];
  const pieces = fc.uniqueArray(
    fc.record({ edge: fc.constantFrom(...edges), kind: fc.constantFrom('road', 'road', 'raft') }),
    { minLength: 1, maxLength: 16, selector: ({ edge }) => edge },
  );
  const towns = fc.uniqueArray(
    fc.record({ corner: fc.constantFrom(...corners), seat: fc.integer({ min: 0, max: 1 }) }),
    { maxLength: 4, selector: ({ corner }) => corner },
  );
  const check = () => {
    const longest = longestTrail(t, 0);
    expect(measure.all(t.s, 0)).toBe(longest);
    expect(t.field('routeLength', 0)).toBe(longest);
  };
  fc.assert(
    fc.property(pieces, towns, (network, buildings) => {
      t.bare();
      const half = network.length >> 1;
      for (const { edge, kind } of network.slice(0, half)) t.put(0, kind, edge);
      for (const { corner, seat } of buildings) t.put(seat, 'settlement', corner);
      for (const { edge, kind } of network.slice(half)) t.put(0, kind, edge);
      check();
      for (const { edge, kind } of network.slice(0, half)) {
        t.b.rules.unbuild(t.s, t.b.piece(kind).index, edge);
        t.b.rules.reviewAwards(t.s);
        check();
      }
    }),
    { numRuns: 300 },
  );
});

test('a ring counts whole when the stem that led to it is gone, wherever it stood', () => {
  const t = main();
  const { cornerEdge, cornerEdgeFrom } = t.b.topology;
  const ring = [0, 1, 2, 3, 4, 5].map((side) => t.edge(0, 0, side));
  for (let i = 0; i < 6; i++) {
    t.bare();
    const corner = t.corner(0, 0, i);
    const around = Array.from(cornerEdge.subarray(cornerEdgeFrom[corner], cornerEdgeFrom[corner + 1]));
    const stem = around.find((edge) => !ring.includes(edge))!;
    for (const edge of [...ring, stem]) t.put(0, 'road', edge);
    expect(t.field('routeLength', 0)).toBe(7);
    t.b.rules.unbuild(t.s, t.b.piece('road').index, stem);
    t.b.rules.reviewAwards(t.s);
    expect(t.field('routeLength', 0)).toBe(6);
  }
});

test('taking pieces away measures anew', () => {
  const t = main();
  const { edges, corners } = trail(t, 0, 8);
  for (const edge of edges) t.put(0, 'road', edge);
  t.put(1, 'settlement', corners[4]);
  expect(t.field('routeLength', 0)).toBe(4);
  t.b.rules.unbuild(t.s, t.b.piece('settlement').index, corners[4]);
  expect(t.field('routeLength', 0)).toBe(8);
  t.b.rules.unbuild(t.s, t.b.piece('road').index, edges[2]);
  expect(t.field('routeLength', 0)).toBe(5);
});

test('an edge is land, coast or sea by the hexes beside it', () => {
  const t = quiet();
  const inner = t.edge(0, 0, 0);
  const rim = t.edge(2, 0, 0);
  expect([makeEdgeClass(t.b)(t.s, inner), makeEdgeClass(t.b)(t.s, rim)]).toEqual([1, 2]);
  t.lay(t.hex(1, 0), 'sea');
  expect(makeEdgeClass(t.b)(t.s, inner)).toBe(2);
  t.lay(t.hex(0, 0), 'sea');
  expect(makeEdgeClass(t.b)(t.s, inner)).toBe(4);
});

test('a route piece keeps to its classes of edges', () => {
  const own = trial({
    pieces: [
      { id: 'raft', on: 'edge', supply: 5, cost: { lumber: 1 }, route: true, edges: ['coast', 'sea'] },
    ],
  });
  const t = main({ own }, 'trial');
  t.put(0, 'settlement', t.corner(2, 0, 0)).give(0, { lumber: 9 });
  const { cornerEdge, cornerEdgeFrom } = t.b.topology;
  const corner = t.corner(2, 0, 0);
  const around = Array.from(cornerEdge.subarray(cornerEdgeFrom[corner], cornerEdgeFrom[corner + 1]));
  const coast = around.filter((edge) => makeEdgeClass(t.b)(t.s, edge) === 2);
  expect(t.legal(0, 'raft').map((move) => move.edge)).toEqual(coast.sort((x, y) => x - y));
});

test('a weight lets some edges count more', () => {
  const t = main({ own: trial({ rules: () => ({ routeWeight: () => 2 }) }) }, 'trial');
  for (const edge of trail(t, 0, 3).edges) t.put(0, 'road', edge);
  expect(t.field('routeLength', 0)).toBe(6);
});

test('a join can be forbidden between two pieces at an open corner', () => {
  const own = trial({ rules: () => ({ routeJoins: () => false }) });
  const t = main({ own }, 'trial');
  for (const edge of trail(t, 0, 4).edges) t.put(0, 'road', edge);
  expect(t.field('routeLength', 0)).toBe(1);
});

test('when single roads are taken up one after the other, no length is left', () => {
  const t = quiet();
  const road = t.b.piece('road').index;
  const edges = [-2, 0, 2].map((row) => trail(t, row, 1).edges[0]);
  for (const edge of edges) t.put(0, 'road', edge);
  expect(t.field('routeLength')).toBe(1);
  for (const edge of edges) t.b.rules.unbuild(t.s, road, edge);
  t.b.rules.reviewAwards(t.s);
  expect(t.field('routeLength')).toBe(0);
});

test('a module may stop routes at a corner where nothing stands', () => {
  const { corners, edges } = trail(quiet(), 0, 3);
  const own = trial({
    rules: (was) => ({
      cornerBlocks: (s, seat, corner) => corner === corners[1] || was.cornerBlocks(s, seat, corner),
    }),
  });
  const t = main({ own }, 'trial').give(0, { brick: 2, lumber: 2 });
  t.put(0, 'road', edges[0]);
  expect(t.refusal(0, 'road', { edge: edges[1] })?.code).toBe('route-stopped');
  t.put(0, 'road', edges[1]);
  expect(t.refusal(0, 'road', { edge: edges[2] })).toBeUndefined();
  expect(t.field('routeLength')).toBe(1);
});

test('a module may let routes pass a foreign building', () => {
  const own = trial({ rules: () => ({ cornerBlocks: () => false }) });
  const t = main({ own }, 'trial').give(0, { brick: 1, lumber: 1 });
  const { corners, edges } = trail(t, 0, 2);
  t.put(1, 'settlement', corners[1]).put(0, 'road', edges[0]);
  expect(t.refusal(0, 'road', { edge: edges[1] })).toBeUndefined();
});
