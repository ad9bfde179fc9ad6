import { itemAt } from '@hexwright/kernel';
import type { BoardShape, PlaceKind } from '../table/sheet.ts';
import { isTurned } from './quarter.ts';

/** A hex measures this from its centre to a corner, in the board's drawing units. */
export const SIZE = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function cornerPoint(board: BoardShape, corner: number): Point {
  const { x, y } = itemAt(board.corners, corner);
  return { x: x * SIZE, y: y * SIZE };
}

export function hexPoint(board: BoardShape, hex: number): Point {
  const { x, y } = itemAt(board.hexes, hex);
  return { x: x * SIZE, y: y * SIZE };
}

export interface EdgeLine {
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  /** degrees */
  readonly angle: number;
  readonly length: number;
}

export function edgeLine(board: BoardShape, edge: number): EdgeLine {
  const { a, b, ends } = itemAt(board.edges, edge);
  const end = (which: 0 | 1, corner: number): Point => {
    const place = ends?.[which];
    return place ? { x: place.x * SIZE, y: place.y * SIZE } : cornerPoint(board, corner);
  };
  const [from, to] = [end(0, a), end(1, b)];
  return {
    from,
    to,
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    length: Math.hypot(to.x - from.x, to.y - from.y),
  };
}

/** from corner to corner, wherever what is built there is drawn */
export function cornerLine(board: BoardShape, edge: number): Pick<EdgeLine, 'from' | 'to'> {
  const { a, b } = itemAt(board.edges, edge);
  return { from: cornerPoint(board, a), to: cornerPoint(board, b) };
}

export function placePoint(board: BoardShape, on: PlaceKind, place: number): Point {
  if (on === 'hex') return hexPoint(board, place);
  if (on === 'corner') return cornerPoint(board, place);
  return edgeLine(board, place).middle;
}

/** The outline of what lies at the place of a hex, around its middle: a hexagon, unless the board says otherwise. */
export function groundOutline(board: BoardShape, hex: number, radius: number): string {
  const { outline } = itemAt(board.hexes, hex);
  if (!outline) return hexOutline(radius, board);
  return outline.map(({ x, y }) => `${(x * radius).toFixed(1)},${(y * radius).toFixed(1)}`).join(' ');
}

/** The outline of a hex that stands on a point, around 0,0; on a board that is turned it lies on a side. */
export function hexOutline(radius: number, board?: BoardShape): string {
  const from = board && isTurned(board) ? 0 : -30;
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i + from);
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** around the shore, and around the sign of a harbour or of a place off the coast */
const SURF = 30;
const SIGN = 34;

/** The box that shows the whole board, with as much sea around it as there are signs in it. */
export function boardFrame(board: BoardShape): Frame {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const hold = ({ x, y }: Point, room: number): void => {
    box.left = Math.min(box.left, x - room);
    box.top = Math.min(box.top, y - room);
    box.right = Math.max(box.right, x + room);
    box.bottom = Math.max(box.bottom, y + room);
  };
  for (let corner = 0; corner < board.corners.length; corner++) hold(cornerPoint(board, corner), SURF);
  board.hexes.forEach(({ x, y, outline = [] }) => {
    for (const point of outline) hold({ x: (x + point.x) * SIZE, y: (y + point.y) * SIZE }, SURF);
  });
  for (const { x, y } of board.ghosts ?? []) hold({ x: x * SIZE, y: y * SIZE }, SIZE);
  const rim = [
    ...board.harbours.map(({ edge }) => edge),
    ...board.marks.flatMap(({ on, place }) => (on === 'edge' ? [place] : [])),
  ];
  for (const edge of rim)
    if (edge >= 0 && itemAt(board.edges, edge).hexes.length === 1)
      hold(
        signPoint(board, edge, () => true),
        SIGN,
      );
  const { left: x, top: y } = box;
  return { x, y, width: box.right - x, height: box.bottom - y };
}

/** Away from the land: where a harbour's pier leads. */
export function outward(board: BoardShape, edge: number, isLand: (hex: number) => boolean): Point {
  const { middle } = edgeLine(board, edge);
  const { hexes } = itemAt(board.edges, edge);
  const land = hexes.find(isLand) ?? hexes[0];
  if (land === undefined) return { x: 0, y: -1 };
  const centre = nearest(board, hexPoint(board, land), middle);
  const length = Math.hypot(middle.x - centre.x, middle.y - centre.y) || 1;
  return { x: (middle.x - centre.x) / length, y: (middle.y - centre.y) / length };
}

/** Of a point and its likes beyond glued borders the one that lies nearest to another. */
function nearest({ hexes, ghosts = [] }: BoardShape, point: Point, to: Point): Point {
  return ghosts
    .map(({ hex, x, y }) => ({
      x: point.x + (x - itemAt(hexes, hex).x) * SIZE,
      y: point.y + (y - itemAt(hexes, hex).y) * SIZE,
    }))
    .reduce(
      (best, each) =>
        Math.hypot(each.x - to.x, each.y - to.y) < Math.hypot(best.x - to.x, best.y - to.y) ? each : best,
      point,
    );
}

/** how far off the coast the sign of a harbour stands */
const OFF_COAST = 52;

/** Where the sign of a harbour stands. */
export function signPoint(board: BoardShape, edge: number, isLand: (hex: number) => boolean): Point {
  const { middle } = edgeLine(board, edge);
  const out = outward(board, edge, isLand);
  return { x: middle.x + out.x * OFF_COAST, y: middle.y + out.y * OFF_COAST };
}

/** whether an edge leads straight down from the corner */
export function leadsDown(board: BoardShape, corner: number): boolean {
  return board.edges.some(({ a, b, span }, edge) => {
    if (span || (a !== corner && b !== corner)) return false;
    const { from, to } = edgeLine(board, edge);
    const [here, there] = a === corner ? [from, to] : [to, from];
    return Math.abs(there.x - here.x) < 1 && there.y > here.y;
  });
}
