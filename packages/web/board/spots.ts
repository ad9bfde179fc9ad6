import { itemAt } from '@hexwright/kernel';
import type { Fields } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import { hexPoint, type Point, signPoint } from './geometry.ts';
import { landOf, numbers } from './read.ts';

/** the middle of a hex, and six places around it */
const SPOTS: readonly Point[] = [
  { x: 0, y: 0 },
  ...Array.from({ length: 6 }, (_, i) => ({
    x: 46 * Math.cos((i * Math.PI) / 3),
    y: 46 * Math.sin((i * Math.PI) / 3),
  })),
];
/** what stands this far from something else does not touch it */
const APART = 56;

/** Where on a hex without a number something covers no sign of a harbour, and nothing else that stands there already. */
export function freeSpot(sheet: Sheet, fields: Fields, hex: number, taken: readonly Point[] = []): Point {
  const { board } = sheet;
  const at = hexPoint(board, hex);
  const kinds = numbers(fields.harbour);
  const isLand = landOf(sheet, fields.terrain);
  const signs = board.harbours.flatMap(({ edge }, i) => {
    if (!(edge >= 0 && (kinds[i] ?? -1) >= 0 && itemAt(board.edges, edge).hexes.includes(hex))) return [];
    const { x, y } = signPoint(board, edge, isLand);
    return [{ x: x - at.x, y: y - at.y }];
  });
  const others = [...signs, ...taken];
  const room = ({ x, y }: Point): number =>
    Math.min(APART, ...others.map((other) => Math.hypot(x - other.x, y - other.y)));
  return SPOTS.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}
