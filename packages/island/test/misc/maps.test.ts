import { describe, expect, test } from 'vitest';
import {
  cutOff,
  everyMap,
  harboursInland,
  inventoryOf,
  placesLeft,
  redPairs,
  sharedHarbourCorners,
  waters,
} from '../maps.ts';
import { numberOf, terrainOf } from '../second-islands/board.ts';

/**
 * By layout: hexes (hills fields forest mountains pasture desert gold sea), tokens from 2 to 12, harbours (brick grain
 * lumber ore wool any). Sea hexes of the frame count as sea: two in the Small Islands. Of two tokens on one hex the
 * higher counts here.
 */
const inventories: Readonly<Record<string, readonly [string, string, string]>> = {
  'small-islands-3-4': ['5 5 5 5 5 3 2 21', '2 3 3 3 3 3 3 3 3 1', '1 1 1 1 1 4'],
  'small-islands-5-6': ['6 6 6 7 6 5 4 25', '2 4 4 4 4 4 4 4 4 1', '1 1 1 1 2 5'],
  'no-ore-3-4': ['3 4 4 5 4 3 2 21', '1 2 3 3 2 2 3 3 2 1', '1 1 1 1 1 3'],
  'no-ore-5-6': ['6 6 7 7 7 3 2 28', '1 4 4 4 4 4 4 4 4 2', '1 1 1 1 1 5'],
};

const maps = [...everyMap('misc/small-islands'), ...everyMap('misc/no-ore')];

describe.each(maps)('$title', (map) => {
  const tables = [1, 2, 3].map((seed) => map.laid(seed));

  test('harbours lie between land and open water, no two of them at one corner', () => {
    for (const t of tables) expect([harboursInland(t), sharedHarbourCorners(t)]).toEqual([[], []]);
  });

  test('no 6 or 8 lies beside another, and none on a gold field', () => {
    for (const t of tables) {
      expect(redPairs(t)).toEqual([]);
      for (let hex = 0; hex < t.b.topology.hexes; hex++)
        if (terrainOf(t, hex) === 'gold') expect([6, 8]).not.toContain(numberOf(t, hex));
    }
  });

  test('roads and ships lead to every coast, for all water is one', () => {
    for (const t of tables) expect(cutOff(t)).toEqual([]);
    expect(waters(tables[0])).toHaveLength(1);
  });

  // proves misc/small-islands: The maps are ours, with the tokens and harbours
  // proves misc/no-ore-on-catan: The maps are ours, with the hexes, tokens and harbours
  // proves misc/no-ore-on-catan: Five and six have one token more
  test('the hexes, tokens and harbours are those of the table', () => {
    for (const t of tables) expect(inventoryOf(t)).toEqual(inventories[t.b.layout.id]);
  });

  test('everybody finds places to start even if all take the worst for the others', () => {
    for (const t of tables) expect(placesLeft(t)).toBeGreaterThanOrEqual(4);
  });
});
