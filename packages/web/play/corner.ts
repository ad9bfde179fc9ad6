import { useMemo } from 'react';
import { boardFrame, type Frame, SIZE } from '../board/geometry.ts';
import { isTurned } from '../board/quarter.ts';
import { turnedFrame } from '../board/turned.ts';
import type { TableView } from '../table/protocol.ts';
import type { BoardShape } from '../table/sheet.ts';

/** around the middles of the hexes: the hexes themselves, and a little of what lies beyond */
const ROOM = 1.25;
/** what begins so near the rim of the board begins at the rim */
const RIM = SIZE;

/** The part of the board that the seat has to do with, as a window onto it; nothing where that is all of it. */
export function useCorner(board: BoardShape, circle: TableView['circle']): Frame | undefined {
  const box = circle?.box;
  const key = box ? [box.x, box.y, box.width, box.height].join(' ') : '';
  return useMemo(() => {
    if (key === '') return undefined;
    const [x = 0, y = 0, width = 0, height = 0] = key.split(' ').map(Number);
    return cornerFrame(board, { x, y, width, height });
  }, [board, key]);
}

/** The window onto a box around middles of hexes, told as the board lies before it is turned. */
export function cornerFrame(board: BoardShape, box: Frame): Frame {
  const { x, y, width, height } = isTurned(board) ? turnedFrame(box) : box;
  const whole = boardFrame(board);
  const [left, right] = reach(x, x + width, whole.x, whole.x + whole.width);
  const [top, bottom] = reach(y, y + height, whole.y, whole.y + whole.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** From the one to the other, with some room; at the rim of the board as far as what stands off its coasts. */
function reach(from: number, to: number, first: number, last: number): readonly [number, number] {
  const [start, end] = [(from - ROOM) * SIZE, (to + ROOM) * SIZE];
  return [start - first < RIM ? first : start, last - end < RIM ? last : end];
}
