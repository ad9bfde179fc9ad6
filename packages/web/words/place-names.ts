import { itemAt } from '@hexwright/kernel';
import { numbers } from '../board/read.ts';
import type { Fields } from '../table/protocol.ts';
import type { BoardShape, Sheet } from '../table/sheet.ts';
import { t } from './i18n.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Place extends Point {
  readonly hexes: readonly number[];
  readonly name: string;
}

/** clockwise from the east, as angles grow on a screen */
const DIRECTIONS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/**
 * The names of all corners or edges of a board, no two alike: by the hexes around them, with the harbour there; where that says too little,
 * by the side of the hexes they lie on, then by the part of the board, then by a number.
 */
export function placeNames(
  sheet: Pick<Sheet, 'board'>,
  on: 'corner' | 'edge',
  fields: Fields,
  words: { readonly hex: (hex: number) => string; readonly good: (good: string) => string },
): readonly string[] {
  const { board } = sheet;
  const harbours = harbourNames(board, on, numbers(fields.harbour), words.good);
  const plain: Place[] = pointsOf(board, on).map(({ hexes, span, ...point }, place) => {
    const around = hexes.map(words.hex).join(', ') || t('place.open-sea');
    const beside = t(span ? 'place.edge.across' : `place.${on}.beside`, { hexes: around });
    const harbour = harbours.get(place);
    return { ...point, hexes, name: harbour === undefined ? beside : `${beside}, ${harbour}` };
  });
  const middle = middleOf(board.hexes);
  const sided = toldApart(plain, (place) =>
    place.hexes.length === 0
      ? place.name
      : t('place.side', {
          place: place.name,
          direction: towards(middleOf(place.hexes.map((hex) => itemAt(board.hexes, hex))), place),
        }),
  );
  const parted = toldApart(sided, (place) =>
    t('place.part', { place: place.name, direction: towards(middle, place) }),
  );
  const seen = new Map<string, number>();
  return toldApart(parted, (place) => {
    const n = (seen.get(place.name) ?? 0) + 1;
    seen.set(place.name, n);
    return t('place.nth', { place: place.name, n });
  }).map(({ name }) => name);
}

/** Says more of those places whose names others have, too. */
function toldApart(places: readonly Place[], more: (place: Place) => string): readonly Place[] {
  const counts = new Map<string, number>();
  for (const { name } of places) counts.set(name, (counts.get(name) ?? 0) + 1);
  return places.map((place) => (counts.get(place.name)! > 1 ? { ...place, name: more(place) } : place));
}

function pointsOf(board: BoardShape, on: 'corner' | 'edge') {
  if (on === 'corner') return board.corners.map((corner) => ({ ...corner, span: false }));
  return board.edges.map(({ a, b, hexes, span = false }) => ({
    ...middleOf([itemAt(board.corners, a), itemAt(board.corners, b)]),
    hexes,
    span,
  }));
}

/** By place, the harbours that serve it. */
function harbourNames(
  board: BoardShape,
  on: 'corner' | 'edge',
  kinds: readonly number[],
  good: (good: string) => string,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [i, { a, b, edge }] of board.harbours.entries()) {
    const kind = board.harbourKinds[kinds[i] ?? -1];
    if (!kind) continue;
    const name = kind.good ? t('place.harbour', { good: good(kind.good) }) : t('place.harbour-any');
    for (const place of on === 'edge' ? [edge] : [a, b])
      if (place >= 0) found.set(place, found.has(place) ? `${found.get(place)}, ${name}` : name);
  }
  return found;
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(({ x, y }, each) => ({ x: x + each.x, y: y + each.y }), { x: 0, y: 0 });
  return { x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) };
}

export function towards(from: Point, to: Point): string {
  const eighths = Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 4);
  return t(`direction.${DIRECTIONS[(eighths + 8) % 8]}`);
}
