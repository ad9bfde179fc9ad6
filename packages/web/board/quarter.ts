import type { BoardShape } from '../table/sheet.ts';

/** the boards that are drawn a quarter turn on: their hexes lie on a side */
export const QUARTER = new WeakSet<BoardShape>();

export const isTurned = (board: BoardShape): boolean => QUARTER.has(board);
