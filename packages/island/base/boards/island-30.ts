import { edgeList, rowsOf } from '../../board/index.ts';
import { inOrder } from './island-19.ts';

/** The 30 hexes of the extended island, row by row: 3, 4, 5, 6, 5, 4, 3. */
export const ISLAND_30 = rowsOf(3, 4, 5, 6, 5, 4, 3);

export const TERRAINS_30 = { hills: 5, fields: 6, forest: 6, mountains: 5, pasture: 6, desert: 2 };

/** The 28 number tokens by their letters: A to Y, then Za, Zb, Zc. */
export const LETTERS_A_TO_ZC = [
  2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6,
];

/** The tokens without their letters, in order. */
export const TOKENS_28 = inOrder(LETTERS_A_TO_ZC);

export const ELEVEN_HARBOURS = { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 };

/** The frame of the 4th and 5th edition, clockwise from the north-west. */
export const ELEVEN_PLACES = edgeList(
  '0,-3|2 1,-3|1 2,-2|1 2,0|0 1,1|5 -1,3|0 -2,3|5 -3,3|4 -3,2|3 -3,0|4 -2,-1|3',
);

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
export const ELEVEN_SYMMETRICAL = edgeList(
  '1,-3|2 2,-3|1 2,-1|1 2,0|0 1,1|5 -1,3|5 -2,3|4 -3,2|4 -3,1|3 -2,-1|3 -1,-2|2',
);

/** The frame of the 2025 edition. */
export const ELEVEN_2025 = edgeList(
  '0,-3|1 2,-3|1 2,-2|0 1,1|0 -1,3|0 -2,3|5 -3,3|4 -3,2|3 -3,0|3 -1,-2|3 0,-3|3',
);
