import { describe, expect, it } from 'vitest';
import { makeTopology } from '../../board/index.ts';

describe('maps that are no plain hexes', () => {
  it('an area has no corners of its own, only the extra ones that touch it', () => {
    const t = makeTopology({
      hexes: [
        { q: 0, r: 0, area: true },
        { q: 1, r: 0, area: true },
      ],
      extraCorners: [
        { name: 'a', hexes: [{ q: 0, r: 0 }] },
        {
          name: 'b',
          hexes: [
            { q: 0, r: 0 },
            { q: 1, r: 0 },
          ],
        },
      ],
      extraEdges: [{ a: { extra: 'a' }, b: { extra: 'b' } }],
    });
    expect(t.corners).toBe(2);
    expect(t.edges).toBe(1);
    const at = (hex: number) => Array.from(t.hexPlace.subarray(t.hexPlaceFrom[hex], t.hexPlaceFrom[hex + 1]));
    expect(at(0)).toEqual([t.extraCorner('a'), t.extraCorner('b')]);
    expect(at(1)).toEqual([t.extraCorner('b')]);
    expect(Array.from(t.hexCorner)).toEqual(new Array(12).fill(-1));
  });

  it('a hex is met at its six corners and at its centre, if that is a place', () => {
    const t = makeTopology({
      hexes: [{ q: 0, r: 0 }],
      extraCorners: [{ name: 'centre', hexes: [{ q: 0, r: 0 }] }],
      extraEdges: [{ a: { q: 0, r: 0, corner: 0 }, b: { extra: 'centre' }, hex: { q: 0, r: 0 } }],
    });
    expect(t.hexPlaceFrom[1]).toBe(7);
    expect(t.hexPlace[6]).toBe(t.extraCorner('centre'));
  });

  it('a parallel edge lies beside another, between the same hexes', () => {
    const hexes = [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ];
    const a = { q: 0, r: 0, corner: 5 };
    const b = { q: 0, r: 0, corner: 0 };
    const t = makeTopology({
      hexes,
      extraEdges: [
        { a, b, parallel: true },
        { a, b, parallel: true },
      ],
    });
    const first = t.edgeAt(0, 0, 0);
    expect(t.edges).toBe(11 + 2);
    expect([t.edgeHex[22], t.edgeHex[23]]).toEqual([t.edgeHex[first * 2], t.edgeHex[first * 2 + 1]]);
    expect([t.edgeName(11), t.edgeName(12)]).toEqual([`${t.edgeName(first)}+1`, `${t.edgeName(first)}+2`]);
    expect(() => makeTopology({ hexes, extraEdges: [{ a, b }] })).toThrow('joins nothing new');
    // All three are drawn side by side, from the middle of the first hex on.
    const middle = (edge: number) => (t.edgeX[edge * 2] + t.edgeX[edge * 2 + 1]) / 2;
    const [near, between, far] = [first, 11, 12].map(middle);
    expect(near).toBeLessThan(between);
    expect(between).toBeLessThan(far);
    expect(between).toBeCloseTo(Math.sqrt(3) / 2);
  });
});
