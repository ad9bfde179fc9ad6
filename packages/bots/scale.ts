/** One victory point, in the unit in which bots think. */
export const POINT = 10;
/** one good a roll, for the rest of the game */
export const FUTURE = 4 * POINT;
