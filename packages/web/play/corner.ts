import { useMemo } from 'react';
import { type Frame, SIZE } from '../board/geometry.ts';
import type { TableView } from '../table/protocol.ts';

/** around the middles of the hexes: the hexes themselves, and a little of what lies beyond */
const ROOM = 1.25;

/** The part of the board that the seat has to do with, as a window onto it; nothing where that is all of it. */
export function useCorner(circle: TableView['circle']): Frame | undefined {
  const box = circle?.box;
  const key = box ? [box.x, box.y, box.width, box.height].join(' ') : '';
  return useMemo(() => {
    if (key === '') return undefined;
    const [x, y, width, height] = key.split(' ').map(Number);
    return {
      x: (x - ROOM) * SIZE,
      y: (y - ROOM) * SIZE,
      width: (width + 2 * ROOM) * SIZE,
      height: (height + 2 * ROOM) * SIZE,
    };
  }, [key]);
}
