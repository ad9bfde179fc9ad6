import { describe, expect, test } from 'vitest';
import { edgeList, everyEdge, hexagon, hexText, readRows, rimOf, rowsOf } from '../../index.ts';

describe('shapes', () => {
  test('rows lie around the middle one, each half a hex further east or west', () => {
    expect(rowsOf(1, 2, 1).map(hexText)).toEqual(['0,-1', '-1,0', '0,0', '-1,1']);
  });

  test('a hexagon has its sides as long as asked, around 0,0', () => {
    expect([1, 2, 3, 4, 5].map((side) => hexagon(side).length)).toEqual([1, 7, 19, 37, 61]);
    for (const { q, r } of hexagon(4))
      expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThan(4);
  });

  test('the rim is what has a place outside beside it', () => {
    const places = hexagon(3);
    const inner = places.filter((at) => !rimOf(places)(at));
    expect(inner.map(hexText)).toEqual(hexagon(2).map(hexText));
  });

  test('every edge is there once', () => {
    expect(everyEdge(hexagon(1))).toHaveLength(6);
    expect(everyEdge(hexagon(3))).toHaveLength(72);
  });

  test('rows and edges are read from text', () => {
    expect(readRows(' -1 0: a b\n  0 -1: c', (letter) => ({ letter }))).toEqual([
      { q: 0, r: -1, letter: 'a' },
      { q: 1, r: -1, letter: 'b' },
      { q: -1, r: 0, letter: 'c' },
    ]);
    expect(edgeList('0,-3|2  1,0|5')).toEqual([
      { q: 0, r: -3, side: 2 },
      { q: 1, r: 0, side: 5 },
    ]);
  });
});
