import { memo } from 'react';
import { Shape } from '../shapes/Shape.tsx';
import type { Fields } from '../table/protocol.ts';
import type { PlaceKind, Sheet } from '../table/sheet.ts';
import { outward, type Point, placePoint } from './geometry.ts';
import { seatFill } from './Patterns.tsx';
import { landOf, numbers, standingPieces } from './read.ts';

/** Fields that modules show on hexes, corners and edges, and the places that their layout marks. */
export const Tokens = memo(function Tokens({
  sheet,
  fields,
}: {
  readonly sheet: Sheet;
  readonly fields: Fields;
}) {
  const taken = new Set(standingPieces(sheet, fields).map(({ on, place }) => `${on} ${place}`));
  const isLand = landOf(sheet, fields.terrain);
  const heaps = new Map<string, Lying[]>();
  for (const token of [...markTokens(sheet, taken), ...fieldTokens(sheet, fields)])
    heaps.set(token.spot, [...(heaps.get(token.spot) ?? []), token]);
  return (
    <g className="tokens">
      {[...heaps].flatMap(([spot, heap]) =>
        heap.map(({ key, on, place, shape, fill, value }, i) => {
          const at = tokenPoint(sheet, isLand, on, place, taken.has(spot));
          return (
            <Token
              key={key}
              at={{ x: at.x + (i - (heap.length - 1) / 2) * 42, y: at.y }}
              // beside a piece that lies along an edge there is little room
              size={on === 'edge' && taken.has(spot) ? 0.62 : 0.9}
              shape={shape}
              fill={fill}
              value={value}
            />
          );
        }),
      )}
    </g>
  );
});

interface Lying {
  readonly key: string;
  readonly spot: string;
  readonly on: PlaceKind;
  readonly place: number;
  readonly shape: string;
  readonly fill: string;
  readonly value: string | number | undefined;
}

function markTokens(sheet: Sheet, taken: ReadonlySet<string>): Lying[] {
  return sheet.board.marks.flatMap(({ label, on, place, value }) => {
    const look = sheet.looks.marks?.[label];
    const spot = `${on} ${place}`;
    if (!look || place < 0 || (look.seat && taken.has(spot))) return [];
    const token = { key: `${label} ${spot}`, spot, on, place, shape: look.shape };
    return look.seat
      ? [{ ...token, fill: seatFill(Number(value)), value: undefined }]
      : [{ ...token, fill: look.colour, value }];
  });
}

function fieldTokens(sheet: Sheet, fields: Fields): Lying[] {
  return sheet.fieldLooks.flatMap(({ name, look }) => {
    if (look.on !== 'hex' && look.on !== 'corner' && look.on !== 'edge') return [];
    const { on, shape } = look;
    return numbers(fields[name]).flatMap((value, place) =>
      Number.isNaN(value) || value === (look.hideAt ?? 0)
        ? []
        : [
            {
              key: `${name} ${place}`,
              spot: `${on} ${place}`,
              on,
              place,
              shape,
              fill: look.seat ? seatFill(value - 1) : (look.colour ?? '#f1e2b6'),
              value: look.value ? value : undefined,
            },
          ],
    );
  });
}

interface TokenProps {
  readonly at: Point;
  readonly size: number;
  readonly shape: string;
  readonly fill: string;
  readonly value?: string | number;
}

/** A small shape with its value: written on a chit, on a plate beside any other shape. */
function Token({ at, size, shape, fill, value }: TokenProps) {
  return (
    <g className="token" transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      <Shape shape={shape} fill={fill} />
      {value !== undefined &&
        (shape === 'chit' ? (
          <text className="token-value" y="8">
            {value}
          </text>
        ) : (
          <g transform="translate(15 14)">
            <circle className="token-plate" r="12.5" />
            <text className="token-value small" y="6">
              {value}
            </text>
          </g>
        ))}
    </g>
  );
}

/**
 * Tokens lie below the number of a hex, below a building, over a piece on an edge, and off the coast of an edge
 * where nothing is built.
 */
function tokenPoint(
  sheet: Sheet,
  isLand: (hex: number) => boolean,
  on: PlaceKind,
  place: number,
  taken: boolean,
): Point {
  const at = placePoint(sheet.board, on, place);
  if (on === 'hex') return { x: at.x, y: at.y + 48 };
  if (on === 'corner') return taken ? { x: at.x, y: at.y + 36 } : at;
  if (taken) return { x: at.x + 16, y: at.y - 20 };
  if (sheet.board.edges[place].hexes.filter(isLand).length !== 1) return at;
  const out = outward(sheet.board, place, isLand);
  return { x: at.x + out.x * 40, y: at.y + out.y * 40 };
}
