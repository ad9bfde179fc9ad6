import type { BoardShape } from '../table/sheet.ts';
import { boardFrame, type Frame, SIZE } from './geometry.ts';
import { QUARTER } from './quarter.ts';

const turned = new WeakMap<BoardShape, BoardShape>();

/** The same board a quarter turn on, clockwise: a wide one stands upright. Whatever is drawn on it stands as ever. */
export function turnedBoard(board: BoardShape): BoardShape {
  const known = turned.get(board);
  if (known) return known;
  const point = <P extends { readonly x: number; readonly y: number }>(at: P): P => ({
    ...at,
    x: -at.y,
    y: at.x,
  });
  const result: BoardShape = {
    ...board,
    hexes: board.hexes.map((hex) =>
      hex.outline ? { ...point(hex), outline: hex.outline.map(point) } : point(hex),
    ),
    corners: board.corners.map(point),
    edges: board.edges.map((edge) => (edge.ends ? { ...edge, ends: edge.ends.map(point) } : edge)),
    ...(board.ghosts && { ghosts: board.ghosts.map(point) }),
  };
  QUARTER.add(result);
  turned.set(board, result);
  return result;
}

/** A window onto the board as it lies on the turned one. */
export const turnedFrame = ({ x, y, width, height }: Frame): Frame => ({
  x: -(y + height),
  y: x,
  width: height,
  height: width,
});

/** a hex of so many pixels from side to side is large enough as the board lies */
const ENOUGH = 46;
/** so much larger it must become, or it stays */
const GAIN = 1.05;
const ACROSS = Math.sqrt(3) * SIZE;

/** Whether the board is turned where it has so much room: only if its hexes would be small otherwise, and gain by it. */
export function standsBetterTurned(
  board: BoardShape,
  room: { readonly width: number; readonly height: number },
): boolean {
  const { width, height } = boardFrame(board);
  const lying = Math.min(room.width / width, room.height / height);
  const standing = Math.min(room.width / height, room.height / width);
  return lying * ACROSS < ENOUGH && standing > lying * GAIN;
}

/** About the room that a window of this size leaves to the board: below the players and above the tray, or beside them. */
export function roomIn(width: number, height: number): { readonly width: number; readonly height: number } {
  if (height <= 500 && width > height)
    return { width: width - Math.max(270, width * 0.4), height: height - 86 };
  if (width <= 900) return { width, height: height - 424 };
  return { width: width - 340, height: height - 240 };
}
