import { memo } from 'react';
import type { Place } from '../play/choices.ts';
import { Shape, silhouette } from '../shapes/Shape.tsx';
import type { Fields } from '../table/protocol.ts';
import type { PieceEntry, PlaceKind, Sheet } from '../table/sheet.ts';
import { edgeLine, type Point, placePoint } from './geometry.ts';
import { seatFill } from './Patterns.tsx';
import { numberAt, numbers, standingPieces } from './read.ts';
import { freeSpot } from './spots.ts';
import { thingKey } from './things.ts';

const DEFAULT_SHAPE = { edge: 'road', corner: 'house', hex: 'disc' } as const;

export function pieceShape(sheet: Sheet, piece: PieceEntry): string {
  return sheet.looks.pieces?.[piece.id]?.shape ?? DEFAULT_SHAPE[piece.on];
}

/** Everything that stands on a layer of the board, edges below corners; or what lies across hexes, below their numbers. */
export const Pieces = memo(function Pieces({
  sheet,
  fields,
  across = false,
}: {
  readonly sheet: Sheet;
  readonly fields: Fields;
  readonly across?: boolean;
}) {
  const standing = standingPieces(sheet, fields).filter(
    ({ piece, place }) => isAcross(sheet, piece.on, place) === across,
  );
  const order: readonly PlaceKind[] = ['hex', 'edge', 'corner'];
  standing.sort((one, two) => order.indexOf(one.piece.on) - order.indexOf(two.piece.on));
  // Those of a shape that share an edge lie one behind the other on it.
  const abreast = new Map<string, number>();
  for (const { piece, place } of standing)
    if (piece.on === 'edge') {
      const key = `${pieceShape(sheet, piece)} ${place}`;
      abreast.set(key, (abreast.get(key) ?? 0) + 1);
    }
  const placed = new Map<string, number>();
  const shareOf = (piece: PieceEntry, place: number): Share | undefined => {
    const key = `${pieceShape(sheet, piece)} ${place}`;
    const of = abreast.get(key) ?? 1;
    if (of === 1) return undefined;
    const nth = placed.get(key) ?? 0;
    placed.set(key, nth + 1);
    return { nth, of };
  };
  return (
    <g className="pieces">
      {standing.map(({ layer, place, piece, owner }) => (
        <PieceAt
          {...standingLook(sheet, fields, piece, place)}
          {...spotOf(sheet, fields, { on: piece.on, place })}
          key={`${layer} ${place} ${piece.id} ${owner}`}
          thing={thingKey('piece', layer, place)}
          sheet={sheet}
          on={piece.on}
          place={place}
          shape={pieceShape(sheet, piece)}
          fill={seatFill(owner < sheet.seats ? owner : -1)}
          share={shareOf(piece, place)}
        />
      ))}
    </g>
  );
});

const isAcross = ({ board }: Sheet, on: PlaceKind, place: number): boolean =>
  on === 'edge' && board.edges[place]?.span === true;

/** The rank of a piece, and whether it sleeps there. */
function standingLook(
  sheet: Sheet,
  fields: Fields,
  piece: PieceEntry,
  place: number,
): { readonly rank?: number; readonly awake?: boolean } {
  const { rank, awake } = sheet.looks.pieces?.[piece.id] ?? {};
  return { rank, awake: awake === undefined ? undefined : numberAt(fields[awake], place) > 0 };
}

interface Spot {
  readonly aside?: Point;
  readonly size?: number;
}

const BESIDE: Spot = { aside: { x: 52, y: -2 }, size: 0.9 };

/** What stands on a hex leaves its number to be read, and the other side of it to figures; where there is none, the signs of its harbours. */
export function spotOf(sheet: Sheet, fields: Fields, { on, place }: Place): Spot {
  if (on !== 'hex') return {};
  return numbers(fields.numbers)[place] ? BESIDE : { aside: freeSpot(sheet, fields, place) };
}

/** which of so many equal parts of its edge a piece has */
interface Share {
  readonly nth: number;
  readonly of: number;
}

interface At extends Spot {
  /** by which it is explained */
  readonly thing?: string;
  readonly rank?: number;
  readonly awake?: boolean;
  readonly sheet: Sheet;
  readonly on: PlaceKind;
  readonly place: number;
  readonly shape: string;
  readonly fill: string;
  /** it has only a part of its edge */
  readonly share?: Share;
}

const MIDDLE: Point = { x: 0, y: 0 };
/** what lies across a hex goes from corner to corner, so much for its own length */
const SPAN = 70;

/** One silhouette on its place; those made for it lie along their edge. */
export function PieceAt({
  thing,
  sheet,
  on,
  place,
  shape,
  fill,
  rank,
  awake,
  share,
  aside = MIDDLE,
  size: given = 1,
}: At) {
  const at = placePoint(sheet.board, on, place);
  const along = on === 'edge' && silhouette(shape).along;
  const way = along || share ? edgeLine(sheet.board, place) : null;
  const line = along ? way : null;
  // Never upside down, and as long as the edge allows.
  const turn = line ? ((line.angle + 270) % 180) - 90 : 0;
  const half = way && share ? ((2 * share.nth + 1 - share.of) / (2 * share.of)) * way.length : 0;
  const x = at.x + aside.x + half * Math.cos(((way?.angle ?? 0) * Math.PI) / 180);
  const y = at.y + aside.y + half * Math.sin(((way?.angle ?? 0) * Math.PI) / 180);
  const size = share
    ? share.of === 2
      ? 0.6
      : 1.2 / share.of
    : line
      ? isAcross(sheet, on, place)
        ? 1.2
        : Math.min(line.length / 100, 1.6)
      : on === 'edge'
        ? 0.82
        : given;
  const reach = line && isAcross(sheet, on, place) ? line.length / SPAN : size;
  return (
    <g data-thing={thing} transform={`translate(${x} ${y}) rotate(${turn}) scale(${reach} ${size})`}>
      <g className="piece">
        <Shape shape={shape} fill={fill} rank={rank} awake={awake} />
      </g>
    </g>
  );
}
