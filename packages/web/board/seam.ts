import type { Place } from '../play/choices.ts';
import type { BoardShape } from '../table/sheet.ts';
import { edgeLine, hexPoint, type Point, placePoint, SIZE } from './geometry.ts';

/** How a board goes on beyond borders that are glued together. */
export interface Seam {
  /** the hexes that are seen there */
  readonly ghosts: readonly Point[];
  /** how far from what it shows each of the views lies */
  readonly shifts: readonly Point[];
  /** the glued borders, at both ends of the board */
  readonly lines: readonly { readonly from: Point; readonly to: Point }[];
}

const seams = new WeakMap<BoardShape, Seam>();

/** The seam of a glued board; nothing on others. */
export function seamOf(board: BoardShape): Seam | undefined {
  if (!board.ghosts) return undefined;
  const known = seams.get(board);
  if (known) return known;
  const ghosts = board.ghosts.map(({ x, y }) => ({ x: x * SIZE, y: y * SIZE }));
  const shifts = new Map<string, Point>();
  board.ghosts.forEach(({ hex }, i) => {
    const shift = minus(ghosts[i], hexPoint(board, hex));
    shifts.set(`${Math.round(shift.x)} ${Math.round(shift.y)}`, shift);
  });
  const seam = { ghosts, shifts: [...shifts.values()], lines: [] };
  const lines = board.edges.flatMap(({ hexes, span }, edge) => {
    if (span) return [];
    const { from, to, middle } = edgeLine(board, edge);
    if (hexes.every((hex) => apart(hexPoint(board, hex), middle) < SIZE)) return [];
    const rim = seam.shifts.filter((shift) =>
      hexes.some((hex) => apart(hexPoint(board, hex), plus(middle, shift)) < SIZE),
    );
    return [NOWHERE, ...rim].map((shift) => ({ from: plus(from, shift), to: plus(to, shift) }));
  });
  seams.set(board, { ...seam, lines });
  return seams.get(board);
}

const NONE: readonly Point[] = [];
const NOWHERE: Point = { x: 0, y: 0 };

/** How far from the place itself it is seen once more. */
export function shownAgain(board: BoardShape, { on, place }: Place): readonly Point[] {
  const seam = seamOf(board);
  if (!seam) return NONE;
  const at = placePoint(board, on, place);
  const reach = on === 'hex' ? 1 : SIZE * 1.01;
  return seam.shifts.filter((shift) => {
    const there = plus(at, shift);
    return (
      seam.ghosts.some((ghost) => apart(ghost, there) < reach) ||
      (on !== 'hex' && board.hexes.some((_, hex) => apart(hexPoint(board, hex), there) < reach))
    );
  });
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
