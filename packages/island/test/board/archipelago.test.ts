import { describe, expect, test } from 'vitest';
import {
  archipelago,
  everyEdge,
  frameOf,
  layoutOf,
  makeTopology,
  pips,
  type SeaMap,
  scatteredSea,
} from '../../board/index.ts';

const map: SeaMap = {
  id: 'test',
  name: 'A sea',
  rows: [6, 6, 6, 6, 6, 6, 6],
  terrains: { hills: 4, fields: 5, forest: 4, mountains: 4, pasture: 5, desert: 1, sea: 19 },
  numbers: [2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11],
  harbours: { any: 4, wool: 1 },
};
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('frames', () => {
  test('odd rows begin half a hex further east', () => {
    expect(frameOf([2, 1, 2])).toEqual([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 2 },
      { q: 0, r: 2 },
    ]);
  });

  test('a longer row begins half a hex further west than the one before it, a shorter one further east', () => {
    const starts = [5, 6, 7, 6, 7, 6, 5].map(
      (_, r) => frameOf([5, 6, 7, 6, 7, 6, 5]).find((at) => at.r === r)!.q,
    );
    expect(starts).toEqual([0, -1, -2, -2, -3, -3, -3]);
  });

  test('of rows of one length the odd ones begin further east', () => {
    const starts = [0, 1, 2, 3].map((r) => frameOf([3, 3, 3, 3]).find((at) => at.r === r)!.q);
    expect(starts).toEqual([0, 0, -1, -1]);
  });

  test('every edge is named once', () => {
    const places = frameOf(map.rows);
    const topology = makeTopology({ hexes: places });
    const edges = everyEdge(places).map(({ q, r, side }) => topology.edgeAt(q, r, side));
    expect(new Set(edges).size).toBe(edges.length);
    expect(edges.length).toBe(topology.edges);
  });
});

describe('a scattered sea', () => {
  test('is one bag over the whole frame, with harbours for the players', () => {
    const layout = layoutOf(scatteredSea(map));
    expect(layout.hexes.every((hex) => hex.group === 'world' && hex.terrain === undefined)).toBe(true);
    expect(layout.groups.world.terrains).toEqual(map.terrains);
    expect(layout.harbours.stock).toEqual(map.harbours);
  });

  test('keeps 6 and 8 off the terrains that never take one', () => {
    expect(layoutOf(scatteredSea({ ...map, neverRed: ['hills'] })).groups.world.constraints).toEqual([
      'reds-apart',
      'no-red-on:hills',
    ]);
  });

  test('is as true as its counts, while straits are of the house', () => {
    expect(scatteredSea(map).provenance).toBe('house');
    const known = { ...map, provenance: 'reconstructed' } as const;
    expect([scatteredSea(known).provenance, archipelago(known, 4).provenance]).toEqual([
      'reconstructed',
      'house',
    ]);
  });
});

describe('an archipelago', () => {
  const waters = (islands: number) => Object.values(layoutOf(archipelago(map, islands)).groups);

  test('has the same hexes and numbers as the map', () => {
    const layout = layoutOf(archipelago(map, 4));
    const all: Record<string, number> = { sea: layout.hexes.filter((hex) => hex.terrain === 'sea').length };
    for (const { terrains } of Object.values(layout.groups))
      for (const [id, n] of Object.entries(terrains!)) all[id] = (all[id] ?? 0) + n;
    expect(all).toEqual(map.terrains);
    const numbers = Object.values(layout.groups).flatMap((group) => group.numbers!.bag as number[]);
    expect(numbers.sort((a, b) => a - b)).toEqual([...map.numbers]);
  });

  test('keeps its waters apart with straits', () => {
    for (const islands of [2, 3, 4, 5, 6]) {
      const layout = layoutOf(archipelago(map, islands));
      const { hexHex, hexes } = makeTopology(layout);
      for (let i = 0; i < hexes * 6; i++) {
        const here = layout.hexes[Math.floor(i / 6)].group;
        const there = layout.hexes[hexHex[i]]?.group;
        expect(here === undefined || there === undefined || here === there).toBe(true);
      }
    }
  });

  test('gives each water like shares of land, of every terrain and of the numbers', () => {
    const groups = waters(4);
    expect(groups.length).toBe(4);
    const land = groups.map(({ terrains }) => sum(Object.values({ ...terrains, sea: 0 })));
    expect(Math.max(...land) - Math.min(...land)).toBeLessThanOrEqual(1);
    for (const id of ['hills', 'fields', 'forest', 'mountains', 'pasture']) {
      const counts = groups.map(({ terrains }) => terrains![id] ?? 0);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
    const yields = groups.map(
      ({ numbers }) => sum((numbers!.bag as number[]).map(pips)) / numbers!.bag!.length,
    );
    expect(Math.max(...yields) - Math.min(...yields)).toBeLessThan(0.6);
  });

  test('has fewer waters where the sea does not suffice for the straits', () => {
    const narrow = {
      ...map,
      terrains: { ...map.terrains, pasture: 16, sea: 8 },
      numbers: [...map.numbers, ...new Array<number>(11).fill(4)],
    };
    const groups = Object.keys(layoutOf(archipelago(narrow, 8)).groups);
    expect(groups.length).toBeLessThan(8);
    expect(groups.length).toBeGreaterThan(0);
  });
});
