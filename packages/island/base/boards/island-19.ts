import type { EdgePlace, HexPlace } from '../../board/index.ts';

/** The 19 hexes of the base island, row by row: 3, 4, 5, 4, 3. */
export const ISLAND_19: HexPlace[] = rows([0, -1, -2, -2, -2], [3, 4, 5, 4, 3]);

/** Hexes in rows: where each row starts and how long it is; the middle row is r = 0. */
export function rows(starts: readonly number[], lengths: readonly number[]): HexPlace[] {
  const top = (lengths.length - 1) / 2;
  return lengths.flatMap((length, row) =>
    Array.from({ length }, (_, k) => ({ q: starts[row] + k, r: row - top })),
  );
}

export const TERRAINS_19 = { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 };

/** The 18 number tokens by their letters A to R. */
export const LETTERS_A_TO_R = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

export const NINE_HARBOURS = { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 };

/** The harbours of the frame, clockwise from the north-west; each faces the longest line of hexes. */
export const NINE_PLACES: EdgePlace[] = [
  { q: 0, r: -2, side: 2 },
  { q: 1, r: -2, side: 1 },
  { q: 2, r: -1, side: 1 },
  { q: 2, r: 0, side: 0 },
  { q: 1, r: 1, side: 5 },
  { q: -1, r: 2, side: 5 },
  { q: -2, r: 2, side: 4 },
  { q: -2, r: 1, side: 3 },
  { q: -1, r: -1, side: 3 },
];

/** The kinds printed on the frame of the 4th edition, at the same places. */
export const NINE_PRINTED = ['any', 'grain', 'ore', 'any', 'wool', 'any', 'any', 'brick', 'lumber'];
