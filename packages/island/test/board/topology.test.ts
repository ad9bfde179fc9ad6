import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boards } from '../../base/boards/index.ts';
import { type HexPlace, makeTopology, neighbour, type Topology } from '../../board/index.ts';

const base = makeTopology(boards['base-3-4']());

test('the base island has 19 hexes, 54 corners, 72 edges and 30 coast edges', () => {
  expect([base.hexes, base.corners, base.edges]).toEqual([19, 54, 72]);
  expect(Array.from({ length: 72 }, (_, e) => base.edgeHex[e * 2 + 1]).filter((hex) => hex < 0)).toHaveLength(
    30,
  );
});

test('the extended island has 30 hexes, 80 corners, 109 edges and 38 coast edges', () => {
  const hexes = [3, 4, 5, 6, 5, 4, 3].flatMap((n, row) =>
    Array.from({ length: n }, (_, k) => ({ q: [0, -1, -2, -3, -3, -3, -3][row] + k, r: row - 3 })),
  );
  const big = makeTopology({ hexes });
  expect([big.hexes, big.corners, big.edges]).toEqual([30, 80, 109]);
  expect(Array.from({ length: 109 }, (_, e) => big.edgeHex[e * 2 + 1]).filter((hex) => hex < 0)).toHaveLength(
    38,
  );
});

test('corner 1 is the top of a hex and side 0 its right-hand side', () => {
  const centre = base.hexAt(0, 0);
  expect(base.cornerY[base.hexCorner[centre * 6 + 1]]).toBeCloseTo(-1);
  expect(base.cornerX[base.hexCorner[centre * 6 + 1]]).toBeCloseTo(0);
  const east = base.hexEdge[centre * 6];
  for (const end of [0, 1]) {
    expect(base.cornerX[base.edgeCorner[east * 2 + end]]).toBeCloseTo(Math.sqrt(3) / 2);
  }
});

test('places have the name of the first hex that has them', () => {
  expect(base.hexName(base.hexAt(1, -2))).toBe('1,-2');
  expect(base.cornerName(base.cornerAt(1, -2, 3))).toBe('0,-2/5');
  expect(base.edgeName(base.edgeAt(1, -2, 3))).toBe('0,-2|0');
});

test('a coast edge and its corners can be named by the sea next to it', () => {
  expect(base.hexAt(0, -3)).toBe(-1);
  expect(base.edgeAt(0, -3, 5)).toBe(base.edgeAt(0, -2, 2));
  expect(base.cornerAt(0, -3, 4)).toBe(base.cornerAt(0, -2, 2));
  expect(base.edgeAt(0, -3, 2)).toBe(-1);
  expect(base.edgeAt(9, 9, 0)).toBe(-1);
});

test('islands apart share nothing', () => {
  const two = makeTopology({
    hexes: [
      { q: 0, r: 0 },
      { q: 2, r: 0 },
    ],
  });
  expect([two.corners, two.edges]).toEqual([12, 12]);
});

test('a hole has the edges of the hexes around it', () => {
  const ring = makeTopology({ hexes: [0, 1, 2, 3, 4, 5].map((d) => neighbour({ q: 0, r: 0 }, d)) });
  expect([ring.hexes, ring.corners, ring.edges]).toEqual([6, 24, 30]);
  expect(ring.edgeAt(0, 0, 3)).toBe(ring.edgeAt(-1, 0, 0));
});

test('spokes to the centre of a hex are edges like others', () => {
  const wheel = makeTopology({
    hexes: [{ q: 0, r: 0 }],
    extraCorners: [{ name: 'centre', hexes: [{ q: 0, r: 0 }] }],
    extraEdges: [0, 2, 4].map((corner) => ({
      a: { q: 0, r: 0, corner },
      b: { extra: 'centre' },
      hex: { q: 0, r: 0 },
    })),
  });
  expect([wheel.corners, wheel.edges]).toEqual([7, 9]);
  const centre = wheel.extraCorner('centre');
  expect(wheel.cornerName(centre)).toBe('*centre');
  expect(wheel.edgeName(6)).toBe('0,0/0~*centre');
  expect(wheel.cornerEdgeFrom[centre + 1] - wheel.cornerEdgeFrom[centre]).toBe(3);
  expect([...wheel.cornerHex.slice(wheel.cornerHexFrom[centre])]).toEqual([0]);
  soundness(wheel);
});

test('an extra edge may join the two ends of the board', () => {
  const wrapped = makeTopology({
    hexes: [
      { q: 0, r: 0 },
      { q: 4, r: 0 },
    ],
    extraEdges: [{ a: { q: 0, r: 0, corner: 2 }, b: { q: 4, r: 0, corner: 0 } }],
  });
  expect([...wrapped.edgeHex.slice(-2)]).toEqual([-1, -1]);
  soundness(wrapped);
});

test('a removed edge is gone while its corners stay', () => {
  const cut = makeTopology({
    hexes: [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ],
    removedEdges: [{ q: 1, r: 0, side: 3 }],
  });
  expect([cut.corners, cut.edges]).toEqual([10, 10]);
  expect(cut.edgeAt(0, 0, 0)).toBe(-1);
  expect(cut.hexEdge[0]).toBe(-1);
  soundness(cut);
});

test('a hex given twice is refused by name', () => {
  expect(() =>
    makeTopology({
      hexes: [
        { q: 1, r: 1 },
        { q: 1, r: 1 },
      ],
    }),
  ).toThrow('hex 1,1 is given twice');
});

const shapes = fc
  .uniqueArray(fc.record({ q: fc.integer({ min: -4, max: 4 }), r: fc.integer({ min: -4, max: 4 }) }), {
    minLength: 1,
    maxLength: 30,
    selector: (hex: HexPlace) => `${hex.q},${hex.r}`,
  })
  .map((hexes) => makeTopology({ hexes }));

test('every shape of hexes makes a sound graph', () => {
  fc.assert(fc.property(shapes, soundness), { numRuns: 300 });
});

test('every shape obeys Euler: corners - edges + hexes + holes = islands', () => {
  fc.assert(
    fc.property(shapes, (t) => {
      expect(t.corners - t.edges + t.hexes + holes(t)).toBe(pieces(t));
    }),
    { numRuns: 300 },
  );
});

function soundness(t: Topology): void {
  for (let h = 0; h < t.hexes; h++) {
    for (let d = 0; d < 6; d++) {
      const edge = t.hexEdge[h * 6 + d];
      if (edge < 0) continue;
      expect([t.edgeHex[edge * 2], t.edgeHex[edge * 2 + 1]]).toContain(h);
      expect(edge).toBe(t.edgeAt(t.q[h], t.r[h], d));
      const ends = [t.edgeCorner[edge * 2], t.edgeCorner[edge * 2 + 1]].sort();
      expect(ends).toEqual([t.hexCorner[h * 6 + d], t.hexCorner[h * 6 + ((d + 5) % 6)]].sort());
      const next = t.hexHex[h * 6 + d];
      if (next >= 0) expect(t.hexHex[next * 6 + ((d + 3) % 6)]).toBe(h);
    }
  }
  for (let c = 0; c < t.corners; c++) {
    expect(t.cornerCornerFrom[c]).toBe(t.cornerEdgeFrom[c]);
    for (let k = t.cornerEdgeFrom[c]; k < t.cornerEdgeFrom[c + 1]; k++) {
      const ends = [...t.edgeCorner.slice(t.cornerEdge[k] * 2, t.cornerEdge[k] * 2 + 2)];
      expect(ends.sort()).toEqual([c, t.cornerCorner[k]].sort());
    }
  }
  for (let e = 0; e < t.edges; e++) {
    const [a, b] = [t.edgeCorner[e * 2], t.edgeCorner[e * 2 + 1]];
    const others = [...t.edgeEdge.slice(t.edgeEdgeFrom[e], t.edgeEdgeFrom[e + 1])];
    const wanted = Array.from({ length: t.edges }, (_, o) => o).filter(
      (o) => o !== e && [a, b].some((end) => end === t.edgeCorner[o * 2] || end === t.edgeCorner[o * 2 + 1]),
    );
    expect(others.sort()).toEqual(wanted.sort());
  }
}

/** Connected parts of the graph of corners. */
function pieces(t: Topology): number {
  const seen = new Set<number>();
  let count = 0;
  for (let c = 0; c < t.corners; c++) {
    if (seen.has(c)) continue;
    count++;
    const open = [c];
    for (let x = open.pop(); x !== undefined; x = open.pop()) {
      if (seen.has(x)) continue;
      seen.add(x);
      open.push(...t.cornerCorner.slice(t.cornerCornerFrom[x], t.cornerCornerFrom[x + 1]));
    }
  }
  return count;
}

/** Connected parts of the empty plane, without the outside. Empty hexes touch across an empty side only. */
function holes(t: Topology): number {
  const seen = new Set<string>();
  let count = 0;
  for (let q = -6; q <= 6; q++) {
    for (let r = -6; r <= 6; r++) {
      if (t.hexAt(q, r) >= 0 || seen.has(`${q},${r}`)) continue;
      count++;
      const open = [{ q, r }];
      for (let at = open.pop(); at; at = open.pop()) {
        if (seen.has(`${at.q},${at.r}`) || t.hexAt(at.q, at.r) >= 0) continue;
        if (Math.abs(at.q) > 6 || Math.abs(at.r) > 6) continue;
        seen.add(`${at.q},${at.r}`);
        for (let d = 0; d < 6; d++) open.push(neighbour(at, d));
      }
    }
  }
  return count - 1;
}

test('spans lie across hexes, nine each, and across bays beyond the rim; walks along edges know none of them', () => {
  const { hexes } = boards['base-3-4']();
  const t = makeTopology({ hexes, spans: true });
  expect([t.corners, t.firstSpan, base.firstSpan]).toEqual([54, 72, 72]);
  const over = Array.from(t.spanHex);
  for (let hex = 0; hex < 19; hex++) expect(over.filter((at) => at === hex)).toHaveLength(9);
  // 18 hexes lie beyond the rim: 12 of them have three corners on it, those at its six points two, which are neighbours.
  expect(over.filter((at) => at < 0)).toHaveLength(12);
  expect(new Set(over.filter((at) => at < 0)).size).toBe(12);
  expect(t.edges).toBe(72 + 19 * 9 + 12);
  for (let edge = t.firstSpan; edge < t.edges; edge++) {
    const [a, z] = [t.edgeCorner[edge * 2], t.edgeCorner[edge * 2 + 1]];
    expect([t.edgeHex[edge * 2], t.edgeEdgeFrom[edge + 1] - t.edgeEdgeFrom[edge]]).toEqual([-1, 0]);
    expect(Array.from(t.cornerCorner.slice(t.cornerCornerFrom[a], t.cornerCornerFrom[a + 1]))).not.toContain(
      z,
    );
    for (const corner of [a, z])
      expect(
        Array.from(t.cornerSpan.slice(t.cornerSpanFrom[corner], t.cornerSpanFrom[corner + 1])),
      ).toContain(edge);
  }
  expect(Array.from(t.cornerEdge)).toEqual(Array.from(base.cornerEdge));
  expect(Array.from(t.edgeEdge)).toEqual(Array.from(base.edgeEdge));
});

test('an area has no spans, a lone hex nine', () => {
  const area = makeTopology({ hexes: [{ q: 0, r: 0, area: true }], spans: true });
  expect(area.edges).toBe(0);
  const lone = makeTopology({ hexes: [{ q: 0, r: 0 }], spans: true });
  expect([lone.edges, lone.firstSpan]).toEqual([15, 6]);
});

test('an area is drawn where it says, and its corners around that point', () => {
  const outline = [
    { x: -1, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 2 },
  ];
  const graph = makeTopology({
    hexes: [
      { q: 5, r: 5, area: { x: 0.5, y: -2, outline } },
      { q: 0, r: 0, area: true },
    ],
    extraCorners: [
      {
        name: 'meeting',
        hexes: [
          { q: 5, r: 5 },
          { q: 0, r: 0 },
        ],
        x: 1,
        y: 1,
      },
    ],
  });
  expect([graph.hexX[0], graph.hexY[0], graph.hexX[1], graph.hexY[1]]).toEqual([0.5, -2, 0, 0]);
  const corner = graph.extraCorner('meeting');
  expect([graph.cornerX[corner], graph.cornerY[corner]]).toEqual([1.5, -1]);
  expect(graph.hexName(0)).toBe('5,5');
});
