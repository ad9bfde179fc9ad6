import { describe, expect, test } from 'vitest';
import { everyMap, placesLeft, redPairs } from '../maps.ts';
import { numberOf, terrainOf } from '../second-islands/board.ts';
import type { Table } from '../table.ts';
import { cornersWith, edgesWith, startsOf } from './named.ts';

const pips = (number: number): number => (number === 0 ? 0 : 6 - Math.abs(7 - number));
const hexesOf = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);

/** the corners that a network from this site comes to if it settles every site on its way */
function comesTo(t: Table, from: number): Set<number> {
  const road = t.b.piece('road').index;
  const water = new Set(edgesWith(t, 'waterway'));
  const reached = new Set([from]);
  for (const corner of reached)
    for (const edge of t.b.walks.edgesAt[corner])
      if (water.has(edge) || t.b.rules.edgeFit(t.s, road, edge))
        for (const end of t.b.walks.endsOf[edge]) reached.add(end);
  return reached;
}

describe.each(everyMap('geographies/'))('$title', (map) => {
  const t = map.laid(1);
  const sites = startsOf(t);

  test('no 6 or 8 lies beside another, and every hex that gives has a number', () => {
    expect(redPairs(t)).toEqual([]);
    for (const hex of hexesOf(t))
      expect(numberOf(t, hex) > 0).toBe(!['desert', 'sea'].includes(terrainOf(t, hex)));
  });

  test('there are six sites a seat up to four, five beyond, and none is without a number', () => {
    expect(sites.length).toBeGreaterThanOrEqual(map.seats * (map.seats > 4 ? 5 : 6));
    for (const site of sites)
      expect(t.b.walks.hexesAt[site].reduce((sum, hex) => sum + pips(numberOf(t, hex)), 0)).toBeGreaterThan(
        3,
      );
  });

  test('the marks lie on different places of the map, none on another', () => {
    const corners = [...cornersWith(t, 'city-site'), ...cornersWith(t, 'victory-site')];
    const edges = [...edgesWith(t, 'trading-path'), ...edgesWith(t, 'waterway')];
    for (const places of [corners, edges]) {
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  test('roads leave every site in at least one direction without a waterway, and all sites can be come to', () => {
    const reached = comesTo(t, sites[0]);
    const road = t.b.piece('road').index;
    for (const site of sites) {
      expect(reached.has(site)).toBe(true);
      expect(t.b.walks.edgesAt[site].some((edge) => t.b.rules.edgeFit(t.s, road, edge))).toBe(true);
    }
  });

  test('there is a path for every good, and at least two for any', () => {
    const signs = t.b.layout.marks.edges['trading-path'].map(({ value }) => value);
    expect(new Set(signs)).toEqual(new Set(['any', ...t.b.handGoods.map((good) => t.b.goods[good].id)]));
    expect(signs.filter((sign) => sign === 'any').length).toBeGreaterThanOrEqual(2);
  });

  test('everybody finds places to start even if all take the worst for the others', () => {
    expect(placesLeft(map.laid(2))).toBeGreaterThanOrEqual(4);
  });
});
