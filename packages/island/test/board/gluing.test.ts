import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HexPlace, makeTopology, neighbour, parseLayout, rowsOf, walksOf } from '../../board/index.ts';

const row = (length: number, r = 0): HexPlace[] => Array.from({ length }, (_, q) => ({ q, r }));

describe('borders that are glued together', () => {
  // two rows of six whose ends meet
  const cylinder = makeTopology({ hexes: [...row(6), ...row(6, 1)], glue: [{ q: 6, r: 0 }] });

  it('a cylinder has the hexes of its ends side by side', () => {
    const [first, last] = [cylinder.hexAt(0, 0), cylinder.hexAt(5, 0)];
    expect(cylinder.hexHex[first * 6 + 3]).toBe(last);
    expect(cylinder.hexHex[last * 6]).toBe(first);
    expect(cylinder.hexHex[first * 6 + 2]).toBe(-1);
  });

  it('edges and corners on one border are those on the other', () => {
    expect(cylinder.edgeAt(0, 0, 3)).toBe(cylinder.edgeAt(5, 0, 0));
    expect(cylinder.cornerAt(0, 0, 2)).toBe(cylinder.cornerAt(5, 0, 0));
    expect(cylinder.cornerAt(0, 0, 3)).toBe(cylinder.cornerAt(5, 0, 5));
    expect(cylinder.cornerAt(0, 0, 3)).not.toBe(cylinder.cornerAt(5, 0, 0));
    const seam = cylinder.edgeAt(0, 0, 3);
    expect([...cylinder.edgeHex.slice(seam * 2, seam * 2 + 2)].sort()).toEqual(
      [cylinder.hexAt(0, 0), cylinder.hexAt(5, 0)].sort(),
    );
  });

  it('it has three rings of twelve corners, two of them on a rim', () => {
    expect([cylinder.corners, cylinder.edges]).toEqual([36, 48]);
    const rims = Array.from({ length: cylinder.edges }, (_, edge) => cylinder.edgeHex[edge * 2 + 1]);
    expect(rims.filter((hex) => hex < 0)).toHaveLength(24);
  });

  it('beyond a border one hex is seen once more, or as many as are asked for', () => {
    const shape = { hexes: [...row(6), ...row(6, 1)], glue: [{ q: 6, r: 0 }] };
    const beyond = (glueShows?: number) =>
      makeTopology({ ...shape, ...(glueShows && { glueShows }) })
        .ghosts.filter(({ r }) => r === 0)
        .map(({ q }) => q)
        .sort((one, other) => one - other);
    expect(beyond()).toEqual([-1, 6]);
    expect(beyond(3)).toEqual([-3, -2, -1, 6, 7, 8]);
  });

  it('a way of edges leads around it and back', () => {
    const { cornersNear } = walksOf(cylinder);
    const start = cylinder.cornerAt(0, 0, 4);
    const reached = new Map([[start, 0]]);
    for (const [corner, steps] of reached)
      for (const next of cornersNear[corner]) if (!reached.has(next)) reached.set(next, steps + 1);
    // half way around are six hexes, twelve edges would be the long way
    expect(reached.get(cylinder.cornerAt(5, 0, 4))).toBe(2);
    expect(reached.get(cylinder.cornerAt(3, 0, 4))).toBe(6);
    expect(reached.size).toBe(cylinder.corners);
  });

  it('places have names as often as one likes, and one of their own', () => {
    expect(cylinder.hexAt(6, 0)).toBe(cylinder.hexAt(0, 0));
    expect(cylinder.hexAt(-1, 1)).toBe(cylinder.hexAt(5, 1));
    expect(cylinder.hexAt(6, -1)).toBe(-1);
    expect(cylinder.hexName(cylinder.hexAt(6, 0))).toBe('0,0');
    expect(cylinder.edgeName(cylinder.edgeAt(6, 0, 3))).toBe(cylinder.edgeName(cylinder.edgeAt(0, 0, 3)));
    expect(cylinder.edgeAt(11, 0, 0)).toBe(cylinder.edgeAt(0, 0, 3));
  });

  it('straight on there is no way over the border', () => {
    const last = cylinder.hexAt(5, 0);
    expect(cylinder.straightOn(last, 0)).toBe(-1);
    expect(cylinder.straightOn(last, 3)).toBe(cylinder.hexAt(4, 0));
    expect(cylinder.straightOn(last, 1)).toBe(-1);
    expect(cylinder.straightOn(cylinder.hexAt(5, 1), 2)).toBe(cylinder.hexAt(5, 0));
  });

  it('beyond each end the other one is seen', () => {
    const seen = cylinder.ghosts.map(({ hex, q, r }) => `${cylinder.hexName(hex)} at ${q},${r}`);
    expect(seen.sort()).toEqual(
      ['0,0 at 6,0', '0,1 at 6,1', '5,0 at -1,0', '5,1 at -1,1', '0,0 at 6,0']
        .sort()
        .filter((x, i, all) => all.indexOf(x) === i),
    );
  });

  it('an edge is drawn where its first hex is, however far its corners are drawn', () => {
    const seam = cylinder.edgeAt(0, 0, 3);
    const left = -Math.sqrt(3) / 2;
    expect(cylinder.edgeX[seam * 2]).toBeCloseTo(left);
    expect(cylinder.edgeX[seam * 2 + 1]).toBeCloseTo(left);
    for (let edge = 0; edge < cylinder.edges; edge++)
      expect(
        Math.hypot(
          cylinder.edgeX[edge * 2] - cylinder.edgeX[edge * 2 + 1],
          cylinder.edgeY[edge * 2] - cylinder.edgeY[edge * 2 + 1],
        ),
      ).toBeCloseTo(1);
  });

  it('a torus has no rim at all', () => {
    const hexes = [0, 1, 2, 3].flatMap((r) => row(4, r));
    const torus = makeTopology({
      hexes,
      glue: [
        { q: 4, r: 0 },
        { q: 0, r: 4 },
      ],
    });
    expect([torus.hexes, torus.corners, torus.edges]).toEqual([16, 32, 48]);
    expect([...torus.hexHex].every((hex) => hex >= 0)).toBe(true);
    expect([...torus.edgeHex].every((hex) => hex >= 0)).toBe(true);
    expect(torus.hexHex[torus.hexAt(0, 0) * 6 + 2]).toBe(torus.hexAt(0, 3));
    expect(torus.edgeAt(0, 0, 2)).toBe(torus.edgeAt(0, 3, 5));
    expect(torus.cornerAt(0, 0, 1)).toBe(torus.cornerAt(0, 4, 1));
    for (let hex = 0; hex < torus.hexes; hex++)
      expect(new Set(torus.hexCorner.subarray(hex * 6, hex * 6 + 6)).size).toBe(6);
  });

  it('top and bottom are glued as well as left and right', () => {
    const hexes = [0, 1, 2, 3].flatMap((r) => row(3, r).map(({ q }) => ({ q: q - Math.floor(r / 2), r })));
    const upright = makeTopology({ hexes, glue: [{ q: -2, r: 4 }] });
    expect(upright.edgeAt(0, 0, 1)).toBe(upright.edgeAt(-1, 3, 4));
    expect(upright.hexHex[upright.hexAt(0, 0) * 6 + 3]).toBe(-1);
  });

  it('every glued board is a sound graph', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 7 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: -2, max: 2 }),
        (wide, high, skew) => {
          const hexes = Array.from({ length: high }, (_, r) => row(wide, r)).flat();
          const glue =
            high > 2
              ? [
                  { q: wide, r: 0 },
                  { q: skew, r: high },
                ]
              : [{ q: wide, r: 0 }];
          const t = makeTopology({ hexes, glue });
          // Euler: a torus and an open tube have the sum 0
          expect(t.corners - t.edges + t.hexes).toBe(0);
          for (let hex = 0; hex < t.hexes; hex++)
            for (let side = 0; side < 6; side++) {
              const beside = t.hexHex[hex * 6 + side];
              if (beside >= 0) expect(t.hexHex[beside * 6 + ((side + 3) % 6)]).toBe(hex);
              const edge = t.hexEdge[hex * 6 + side];
              expect([...t.edgeHex.slice(edge * 2, edge * 2 + 2)]).toContain(hex);
              expect(t.edgeAt(t.q[hex] + wide, t.r[hex], side)).toBe(edge);
              expect(t.cornerAt(t.q[hex] - wide, t.r[hex], side)).toBe(t.hexCorner[hex * 6 + side]);
            }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('without glue nothing is changed', () => {
    const plain = makeTopology({ hexes: rowsOf(3, 4, 3) });
    expect(plain.ghosts).toEqual([]);
    for (let edge = 0; edge < plain.edges; edge++)
      for (const end of [0, 1])
        expect(plain.edgeX[edge * 2 + end]).toBe(plain.cornerX[plain.edgeCorner[edge * 2 + end]]);
    for (let hex = 0; hex < plain.hexes; hex++)
      for (let side = 0; side < 6; side++)
        expect(plain.straightOn(hex, side)).toBe(plain.hexHex[hex * 6 + side]);
  });
});

describe('a layout that is glued', () => {
  const file = (hexes: readonly HexPlace[], glue: unknown, more: object = {}) =>
    parseLayout({
      format: 'hexwright-layout/1',
      id: 'glued',
      name: 'Glued',
      provenance: 'house',
      robber: null,
      hexes: hexes.map((hex) => ({ ...hex, terrain: hex.q === 0 ? 'hills' : 'sea' })),
      glue,
      ...more,
    });
  const errorsOf = (...args: Parameters<typeof file>): readonly string[] => {
    const parsed = file(...args);
    return parsed.ok ? [] : parsed.errors;
  };

  it('is sound if its borders meet', () => {
    expect(errorsOf(row(5), [{ q: 5, r: 0 }])).toEqual([]);
  });

  it.each([
    ['glue 0,0 leads nowhere', row(5), [{ q: 0, r: 0 }]],
    ['glue 2,0 would join borders 2 hexes apart, and 3 is the least', row(2), [{ q: 2, r: 0 }]],
    ['hex 4,0 would be hex 0,0 once more: glue 4,0 makes them one', row(5), [{ q: 4, r: 0 }]],
    ['glue 6,0 joins nothing: no two borders meet that way', row(5), [{ q: 6, r: 0 }]],
    [
      'glue 5,0 and 10,0 run the same way',
      row(5),
      [
        { q: 5, r: 0 },
        { q: 10, r: 0 },
      ],
    ],
    [
      'glue 0,7 joins nothing: no two borders meet that way',
      row(5),
      [
        { q: 5, r: 0 },
        { q: 0, r: 7 },
      ],
    ],
  ] as const)('%s', (error, hexes, glue) => {
    const said = error.replace(' and 10,0', ' and glue 10,0');
    expect(errorsOf(hexes, glue)).toEqual([said]);
  });

  it('at most two pairs of borders can be glued, and some if any', () => {
    expect(errorsOf(row(5), [])[0]).toMatch(/^glue: /);
    expect(
      errorsOf(row(5), [
        { q: 5, r: 0 },
        { q: 0, r: 3 },
        { q: 5, r: 3 },
      ])[0],
    ).toMatch(/^glue: /);
  });

  it('a harbour may lie on a coast that runs along the border, once', () => {
    const places = [{ q: 0, r: 0, side: 3, kind: 'any' }];
    expect(errorsOf(row(5), [{ q: 5, r: 0 }], { harbours: { places } })).toEqual([]);
    expect(
      errorsOf(row(5), [{ q: 5, r: 0 }], {
        harbours: { places: [...places, { q: 4, r: 0, side: 0, kind: 'any' }] },
      }),
    ).toEqual(['harbour 2 at 4,0|0 lies on the edge of harbour 1']);
  });

  it('a hex is marked by the name it has on the board', () => {
    const marks = (q: number) => ({ marks: { hexes: { calm: [{ q, r: 0 }] } } });
    expect(errorsOf(row(5), [{ q: 5, r: 0 }], marks(0))).toEqual([]);
    expect(errorsOf(row(5), [{ q: 5, r: 0 }], marks(5))).toEqual([
      'mark calm is on hex 5,0, which is not on the board',
    ]);
  });

  it('buildings at both ends of the board stand on the same corner, or beside each other', () => {
    const starts = (corner: number, q: number) => ({
      starts: [
        { seat: 0, corner: { q: 0, r: 0, corner: 2 } },
        { seat: 1, corner: { q, r: 0, corner } },
      ],
    });
    expect(errorsOf(row(5), [{ q: 5, r: 0 }], starts(0, 4))[0]).toMatch(/stands on the start of seat 0/);
    expect(errorsOf(row(5), [{ q: 5, r: 0 }], starts(1, 4))[0]).toMatch(/is next to the start of seat 0/);
    expect(errorsOf(row(5), [{ q: 5, r: 0 }], starts(1, 2))).toEqual([]);
  });
});

it('the hex beside another is never the same one', () => {
  const t = makeTopology({ hexes: row(3), glue: [{ q: 3, r: 0 }] });
  for (let hex = 0; hex < 3; hex++) {
    const at = { q: t.q[hex], r: t.r[hex] };
    const beside = [0, 3].map((side) => neighbour(at, side)).map(({ q, r }) => t.hexAt(q, r));
    expect(new Set([hex, ...beside]).size).toBe(3);
  }
});
