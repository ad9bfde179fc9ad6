import type { EdgePlace } from '../../board/index.ts';
import { rows } from './island-19.ts';

/** The 30 hexes of the extended island, row by row: 3, 4, 5, 6, 5, 4, 3. */
export const ISLAND_30 = rows([0, -1, -2, -3, -3, -3, -3], [3, 4, 5, 6, 5, 4, 3]);

export const TERRAINS_30 = { hills: 5, fields: 6, forest: 6, mountains: 5, pasture: 6, desert: 2 };

/** The 28 number tokens by their letters: A to Y, then Za, Zb, Zc. */
export const LETTERS_A_TO_ZC = [
  2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6,
];

export const ELEVEN_HARBOURS = { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 };

/** The frame of the 4th and 5th edition, clockwise from the north-west. */
export const ELEVEN_PLACES: EdgePlace[] = [
  { q: 0, r: -3, side: 2 },
  { q: 1, r: -3, side: 1 },
  { q: 2, r: -2, side: 1 },
  { q: 2, r: 0, side: 0 },
  { q: 1, r: 1, side: 5 },
  { q: -1, r: 3, side: 0 },
  { q: -2, r: 3, side: 5 },
  { q: -3, r: 3, side: 4 },
  { q: -3, r: 2, side: 3 },
  { q: -3, r: 0, side: 4 },
  { q: -2, r: -1, side: 3 },
];

/** The kinds printed there: the new wool between brick and lumber, the new 3:1 between grain and ore. */
export const ELEVEN_PRINTED = [
  'any',
  'wool',
  'any',
  'any',
  'brick',
  'wool',
  'lumber',
  'any',
  'grain',
  'any',
  'ore',
];

/** Harbour hexes and sea hexes in turn around the island, each harbour facing the longest line of hexes. */
export const ELEVEN_SYMMETRICAL: EdgePlace[] = [
  { q: 1, r: -3, side: 2 },
  { q: 2, r: -3, side: 1 },
  { q: 2, r: -1, side: 1 },
  { q: 2, r: 0, side: 0 },
  { q: 1, r: 1, side: 5 },
  { q: -1, r: 3, side: 5 },
  { q: -2, r: 3, side: 4 },
  { q: -3, r: 2, side: 4 },
  { q: -3, r: 1, side: 3 },
  { q: -2, r: -1, side: 3 },
  { q: -1, r: -2, side: 2 },
];

/** The frame of the 2025 edition. */
export const ELEVEN_2025: EdgePlace[] = [
  { q: 0, r: -3, side: 1 },
  { q: 2, r: -3, side: 1 },
  { q: 2, r: -2, side: 0 },
  { q: 1, r: 1, side: 0 },
  { q: -1, r: 3, side: 0 },
  { q: -2, r: 3, side: 5 },
  { q: -3, r: 3, side: 4 },
  { q: -3, r: 2, side: 3 },
  { q: -3, r: 0, side: 3 },
  { q: -1, r: -2, side: 3 },
  { q: 0, r: -3, side: 3 },
];
