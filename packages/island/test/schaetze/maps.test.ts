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

/**
 * By layout: hexes (hills fields forest mountains pasture desert gold sea), tokens from 2 to 12, harbours (brick grain
 * lumber ore wool any) on the board, with what lies under the fog. The sea printed on the frame counts: two hexes
 * at its ends, six in the 3rd edition.
 */
const INVENTORIES: Readonly<Record<string, readonly [string, string, string]>> = {
  'treasure-sea': ['5 6 7 6 6 1 3 24', '2 4 4 4 3 3 3 4 4 2', '1 1 1 1 1 4'],
  'treasure-islands': ['5 6 5 5 5 3 2 27', '2 3 4 3 3 2 3 4 3 1', '1 1 1 1 1 4'],
  'departure-3': ['5 5 5 5 5 3 2 21', '2 3 3 3 3 3 2 4 2 2', '0 0 0 0 0 4'],
  'departure-4': ['7 6 7 7 7 3 2 26', '2 4 4 5 4 3 5 4 4 1', '0 0 0 0 0 4'],
  'desert-dragons-3': ['6 7 7 6 8 3 1 20', '2 3 4 5 4 4 4 4 3 2', '1 1 1 1 1 4'],
  'desert-dragons-4': ['7 7 7 7 8 3 2 17', '2 3 5 5 4 4 5 5 3 2', '1 1 1 1 1 4'],
  'enchanted-land': ['5 6 6 5 5 6 2 23', '1 4 3 4 3 3 3 3 4 1', '1 1 1 1 1 3'],
  'enchanted-land-2001': ['5 5 5 5 5 4 2 21', '1 3 3 3 3 3 3 3 3 2', '1 1 1 1 1 3'],
  'great-canal': ['4 6 4 5 5 4 2 21', '1 3 3 3 3 4 3 3 2 1', '1 0 1 1 1 4'],
  'great-canal-2003': ['5 5 5 5 5 3 2 14', '1 3 3 3 4 3 3 3 3 1', '1 0 0 1 1 1'],
  'great-canal-2003-3rd': ['5 5 5 5 5 3 2 22', '1 3 3 3 4 3 3 3 2 1', '1 0 0 1 1 1'],
};

const maps = everyMap('schaetze/');

describe.each(maps)('$title', (map) => {
  const tables = [1, 2, 3].map((seed) => map.laid(seed));

  test('harbours lie between land and open water, no two of them at one corner', () => {
    for (const t of tables) expect([harboursInland(t), sharedHarbourCorners(t)]).toEqual([[], []]);
  });

  test('no 6 or 8 lies beside another', () => {
    for (const t of tables) expect(redPairs(t)).toEqual([]);
  });

  test('roads and ships lead to every coast, and all water is one', () => {
    for (const t of tables) expect([cutOff(t), waters(t).length]).toEqual([[], 1]);
  });

  test('the hexes, tokens and harbours are those of the setup', () => {
    for (const t of tables) expect(inventoryOf(t)).toEqual(INVENTORIES[t.b.layout.id]);
  });

  test('everybody finds places to start even if all take the worst for the others', () => {
    for (const t of tables) expect(placesLeft(t)).toBeGreaterThanOrEqual(4);
  });
});
