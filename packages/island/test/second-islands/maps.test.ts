import { describe, expect, test } from 'vitest';
import {
  cutOff,
  everyMap,
  harboursInland,
  inventoryOf,
  placesLeft,
  redPairs,
  sharedHarbourCorners,
} from '../maps.ts';

/** As for the maps of the sea: hexes from hills to sea, tokens from 2 to 12, harbours. */
const inventories: Readonly<Record<string, readonly [string, string, string]>> = {
  'islands-of-catan-3-4': ['3 4 4 3 4 1 0 18', '1 2 2 2 2 2 2 2 2 1', '1 1 1 1 1 4'],
  'islands-of-catan-5-6': ['5 6 6 5 6 2 0 22', '2 3 3 3 3 3 3 3 3 2', '1 1 1 1 2 5'],
  'seas-for-the-poor-3-4': ['3 4 4 3 4 1 0 18', '1 2 2 2 2 2 2 2 2 1', '1 1 1 1 1 4'],
  'big-island-7-8': ['6 8 8 6 8 1 0 0', '2 4 4 4 4 4 4 4 4 2', '1 1 1 1 2 6'],
  'peanut-island-7-8': ['6 8 8 6 8 2 0 0', '2 4 4 4 4 4 4 4 4 2', '2 2 2 2 2 4'],
  'catan-plus-3-4': ['6 8 8 6 8 2 0 29', '2 4 4 4 4 4 4 4 4 2', '2 2 2 2 2 8'],
};

/** the battle of two knows neither harbours nor settlements */
const maps = everyMap('second-islands/').filter(({ row }) => row !== 'second-islands/netbattle');

describe.each(maps)('$title', (map) => {
  const tables = [1, 2].map((seed) => map.laid(seed));

  // proves second-islands/seas-for-the-poor: A harbour is laid with both ends on land
  // proves second-islands/catan-plus: Every harbour is laid with both ends
  test('harbours lie between land and open water, no two of them at one corner', () => {
    for (const t of tables) expect([harboursInland(t), sharedHarbourCorners(t)]).toEqual([[], []]);
  });

  // proves second-islands/islands-of-catan: no 6 or 8 lies next to another
  // proves second-islands/catan-plus: no 6 or 8 lies next to another
  // proves second-islands/seas-for-the-poor: No 6 or 8 lies next to another
  test('no 6 or 8 lies beside another', () => {
    for (const t of tables) expect(redPairs(t)).toEqual([]);
  });

  test('everybody finds places to start even if all take the worst for the others', () => {
    for (const t of tables) expect(placesLeft(t)).toBeGreaterThanOrEqual(4);
  });
});

/** players draft the others as they please, and only some of them have ships */
describe.each(maps.filter(({ row }) => !row.includes('stobies')))('$title', (map) => {
  const tables = [1, 2].map((seed) => map.laid(seed));

  test('the hexes, tokens and harbours are those of the setup', () => {
    for (const t of tables) expect(inventoryOf(t)).toEqual(inventories[t.b.layout.id]);
  });

  test('roads and bridges lead to every coast', () => {
    for (const t of tables) expect(cutOff(t)).toEqual([]);
  });
});

// proves second-islands/stobies-variable-seas: Land that no road reaches
test.each(maps.filter(({ row }) => row.endsWith('stobies-variable-seas')))(
  '$title: ships lead to every coast that was drafted',
  (map) => {
    for (const seed of [1, 2]) expect(cutOff(map.laid(seed))).toEqual([]);
  },
);
