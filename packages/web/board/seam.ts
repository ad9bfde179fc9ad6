import { itemAt } from '@hexwright/kernel';
import type { Place } from '../play/choices.ts';
import type { BoardShape } from '../table/sheet.ts';
import { edgeLine, hexOutline, hexPoint, type Point, placePoint, SIZE } from './geometry.ts';

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
    const shift = minus(itemAt(ghosts, i), hexPoint(board, hex));
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

/** what is shown once more: the ground; what lies on hexes, and harbours; or what stands on corners and edges */
export type Shown = 'ground' | 'signs' | 'pieces';

/** the hexes themselves with their borders; what is seen of a sign at the seam, and of a piece on a corner or an edge of those hexes */
const HEX = 101;
const AT_SEAM = 84;
const AT_CORNER = 26;
const AT_EDGE = 30;

/**
 * The outline of all that is seen beyond the borders. The ground ends with the hexes. What stands on their rims is seen whole, and
 * nothing of what only reaches there from the hexes beyond.
 */
export function windowOf(board: BoardShape, seam: Seam, shown: Shown): string {
  const rim = hexOutline(SIZE, board).split(' ').map(pointOf);
  const path = seam.ghosts.map(
    (ghost) =>
      `M${hexOutline(HEX, board)
        .split(' ')
        .map(pointOf)
        .map(({ x, y }) => `${near(ghost.x + x)},${near(ghost.y + y)}`)
        .join('L')}Z`,
  );
  if (shown === 'ground') return path.join('');
  for (const { from, to } of seam.lines) path.push(circle(between(from, to), AT_SEAM));
  if (shown === 'pieces')
    for (const ghost of seam.ghosts)
      rim.forEach((corner, i) => {
        path.push(circle(plus(ghost, corner), AT_CORNER));
        path.push(circle(plus(ghost, between(corner, itemAt(rim, (i + 1) % rim.length))), AT_EDGE));
      });
  return [...new Set(path)].join('');
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
}

const near = (value: number): number => Math.round(value * 10) / 10;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
/** It turns as outlines of hexes do, or the two would cut holes into each other. */
const circle = ({ x, y }: Point, r: number): string =>
  `M${near(x - r)},${near(y)}a${r},${r} 0 1,1 ${2 * r},0a${r},${r} 0 1,1 ${-2 * r},0Z`;

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
