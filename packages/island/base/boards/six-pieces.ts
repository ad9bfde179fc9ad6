import { CENTRE, INNER_6, NINE_PLACES, RING_12 } from './island-19.ts';

/**
 * The island cut into three large pieces and three small ones in turn. A large piece is a corner with both hexes beside it
 * and the inner hex below; a small one the corner between and its inner hex. One small piece has the middle too.
 *
 * Large pieces touch only small ones: with every 6 and 8 on large pieces, and two on one piece only beside its corner,
 * no arrangement brings two of them together.
 */
export const LARGE_CELLS = [0, 4, 8].map((corner) => [
  RING_12[(corner + 11) % 12],
  RING_12[corner],
  RING_12[corner + 1],
  INNER_6[corner / 2],
]);

/** The harbours on the coast of each large piece: beside its corner, on it, beside it. */
export const LARGE_COASTS = [
  [NINE_PLACES[8], NINE_PLACES[0], NINE_PLACES[1]],
  [NINE_PLACES[2], NINE_PLACES[3], NINE_PLACES[4]],
  [NINE_PLACES[5], NINE_PLACES[6], NINE_PLACES[7]],
];

export const SMALL_CELLS = [2, 6, 10].map((corner) => [RING_12[corner], INNER_6[corner / 2]]);
export const SMALL_CELLS_WITH_MIDDLE = SMALL_CELLS.map((cells) => [...cells, CENTRE]);
