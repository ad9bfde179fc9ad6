import { memo } from 'react';
import { Shape, silhouette } from '../shapes/Shape.tsx';
import type { Fields } from '../table/protocol.ts';
import type { PieceEntry, PlaceKind, Sheet } from '../table/sheet.ts';
import { edgeLine, placePoint } from './geometry.ts';
import { seatFill } from './Patterns.tsx';
import { numbers, standingPieces } from './read.ts';
import { thingKey } from './things.ts';

const DEFAULT_SHAPE = { edge: 'road', corner: 'house', hex: 'disc' } as const;

export function pieceShape(sheet: Sheet, piece: PieceEntry): string {
  return sheet.looks.pieces?.[piece.id]?.shape ?? DEFAULT_SHAPE[piece.on];
}

/** Everything that stands on a layer of the board, edges below corners. */
export const Pieces = memo(function Pieces({
  sheet,
  fields,
}: {
  readonly sheet: Sheet;
  readonly fields: Fields;
}) {
  const standing = standingPieces(sheet, fields);
  const order: readonly PlaceKind[] = ['hex', 'edge', 'corner'];
  standing.sort((one, two) => order.indexOf(one.piece.on) - order.indexOf(two.piece.on));
  // Two of a shape that share an edge lie one behind the other on it.
  const abreast = new Map<string, number>();
  for (const { piece, place } of standing)
    if (piece.on === 'edge') {
      const key = `${pieceShape(sheet, piece)} ${place}`;
      abreast.set(key, (abreast.get(key) ?? 0) + 1);
    }
  const placed = new Set<string>();
  const shareOf = (piece: PieceEntry, place: number): number => {
    const key = `${pieceShape(sheet, piece)} ${place}`;
    if (abreast.get(key) !== 2) return 0;
    if (placed.has(key)) return 1;
    placed.add(key);
    return -1;
  };
  return (
    <g className="pieces">
      {standing.map(({ layer, place, piece, owner }) => (
        <PieceAt
          {...standingLook(sheet, fields, piece, place)}
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

/** The rank of a piece, and whether it sleeps there. */
function standingLook(
  sheet: Sheet,
  fields: Fields,
  piece: PieceEntry,
  place: number,
): { readonly rank?: number; readonly awake?: boolean } {
  const { rank, awake } = sheet.looks.pieces?.[piece.id] ?? {};
  return { rank, awake: awake === undefined ? undefined : numbers(fields[awake])[place] > 0 };
}

interface At {
  /** by which it is explained */
  readonly thing?: string;
  readonly rank?: number;
  readonly awake?: boolean;
  readonly sheet: Sheet;
  readonly on: PlaceKind;
  readonly place: number;
  readonly shape: string;
  readonly fill: string;
  /** it has the first (-1) or the second half (1) of its edge alone */
  readonly share?: number;
}

/** One silhouette on its place; those made for it lie along their edge. */
export function PieceAt({ thing, sheet, on, place, shape, fill, rank, awake, share = 0 }: At) {
  const at = placePoint(sheet.board, on, place);
  const along = on === 'edge' && silhouette(shape).along;
  const way = along || share !== 0 ? edgeLine(sheet.board, place) : null;
  const line = along ? way : null;
  // Never upside down, and as long as the edge allows.
  const turn = line ? ((line.angle + 270) % 180) - 90 : 0;
  const aside = way ? (share * way.length) / 4 : 0;
  const x = at.x + aside * Math.cos(((way?.angle ?? 0) * Math.PI) / 180);
  const y = at.y + aside * Math.sin(((way?.angle ?? 0) * Math.PI) / 180);
  const size = share !== 0 ? 0.6 : line ? Math.min(line.length / 100, 1.6) : on === 'edge' ? 0.82 : 1;
  return (
    <g data-thing={thing} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <g className="piece">
        <Shape shape={shape} fill={fill} rank={rank} awake={awake} />
      </g>
    </g>
  );
}
