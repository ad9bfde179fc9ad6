import { expect, it } from 'vitest';
import { islandModules } from '../../index.ts';
import { terrainOf } from '../second-islands/board.ts';
import { Table } from '../table.ts';
import { cornersWith, startsOf } from './named.ts';

const GAME = 'geographies/hesse';

// proves geographies/hesse: The common rules of the series
it('has the city sites, paths and waterways of the series, and no victory point sites', () => {
  const t = new Table(GAME).until('place-building');
  expect(startsOf(t)).toEqual(cornersWith(t, 'city-site'));
  expect(cornersWith(t, 'victory-site')).toEqual([]);
  const { edges } = t.b.layout.marks;
  expect([edges['trading-path'].length, edges.waterway.length]).toEqual([8, 8]);
  expect(t.b.modules.map(({ id }) => id)).toContain('geographies/core');
});

// proves geographies/hesse: Ten points win
it('ten points win, with three as with four, and more do not play', () => {
  for (const seats of [3, 4]) {
    const { b, s } = new Table(GAME, { seats });
    expect(b.rules.goal(s)).toBe(10);
  }
  expect(islandModules.find(({ id }) => id === GAME)?.seats).toEqual([3, 4]);
});

// proves geographies/hesse: drawn after the land
it('every town of the map has a name and a site of its own', () => {
  const t = new Table(GAME);
  const towns = t.b.layout.marks.corners['city-site'];
  expect(t.b.layout.provenance).toBe('house');
  expect(new Set(towns.map(({ value }) => value)).size).toBe(27);
  expect(new Set(cornersWith(t, 'city-site')).size).toBe(27);
  const y = (town: string): number => {
    const at = towns.find(({ value }) => value === town)!;
    return t.b.topology.cornerY[t.corner(at.q, at.r, at.corner)];
  };
  const southward = ['Kassel', 'Marburg', 'Gießen', 'Frankfurt', 'Darmstadt', 'Michelstadt'];
  expect(southward.map(y)).toEqual(southward.map(y).sort((a, z) => a - z));
});

// proves geographies/hesse: The robber starts on the sands
it('the robber begins on the only hex that gives nothing, south of Frankfurt', () => {
  const t = new Table(GAME).until('place-building');
  const hex = t.s.cells[t.b.at.blocker];
  expect([t.b.topology.hexName(hex), terrainOf(t, hex)]).toEqual(['-1,2', 'desert']);
});
