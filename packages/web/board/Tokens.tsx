import { memo } from 'react';
import { Shape } from '../shapes/Shape.tsx';
import type { Fields } from '../table/protocol.ts';
import type { PlaceKind, Sheet } from '../table/sheet.ts';
import { outward, type Point, placePoint } from './geometry.ts';
import { seatFill } from './Patterns.tsx';
import { numbers } from './read.ts';

/** Fields that modules show on hexes, corners and edges, and the places that their layout marks. */
export const Tokens = memo(function Tokens({
  sheet,
  fields,
}: {
  readonly sheet: Sheet;
  readonly fields: Fields;
}) {
  return (
    <g className="tokens">
      {sheet.board.marks.map(({ label, on, place, value }) => {
        const look = sheet.looks.marks?.[label];
        if (!look || place < 0) return null;
        return (
          <Token
            key={`${label} ${on} ${place}`}
            at={tokenPoint(sheet, fields, on, place, 1)}
            shape={look.shape}
            fill={look.colour}
            value={value}
          />
        );
      })}
      {sheet.fieldLooks.flatMap(({ name, look }, nth) => {
        if (look.on !== 'hex' && look.on !== 'corner' && look.on !== 'edge') return [];
        const hideAt = look.hideAt ?? 0;
        return numbers(fields[name]).flatMap((value, place) => {
          if (Number.isNaN(value) || value === hideAt) return [];
          const at = tokenPoint(sheet, fields, look.on, place, nth);
          return [
            <Token
              key={`${name} ${place}`}
              at={at}
              shape={look.shape}
              fill={look.seat ? seatFill(value - 1) : '#e9dcb8'}
              value={look.value ? value : undefined}
            />,
          ];
        });
      })}
    </g>
  );
});

interface TokenProps {
  readonly at: Point;
  readonly shape: string;
  readonly fill: string;
  readonly value?: string | number;
}

/** A small shape, with its value written below it. */
function Token({ at, shape, fill, value }: TokenProps) {
  return (
    <g className="token" transform={`translate(${at.x} ${at.y})`}>
      <g transform={value === undefined ? 'scale(.75)' : 'translate(0 -9) scale(.75)'}>
        <Shape shape={shape} fill={fill} />
      </g>
      {value !== undefined && (
        <text className="token-value" y="21">
          {value}
        </text>
      )}
    </g>
  );
}

/** Tokens lie below the number of a hex, side by side, and off the coast of an edge, where nothing is built. */
function tokenPoint(sheet: Sheet, fields: Fields, on: PlaceKind, place: number, nth: number): Point {
  const at = placePoint(sheet.board, on, place);
  if (on === 'hex') return { x: at.x + 38 - (nth % 3) * 38, y: at.y + 48 };
  if (on !== 'edge') return at;
  const terrain = numbers(fields.terrain);
  const isLand = (hex: number): boolean => sheet.terrains[terrain[hex]]?.land ?? false;
  if (sheet.board.edges[place].hexes.filter(isLand).length !== 1) return at;
  const out = outward(sheet.board, place, isLand);
  return { x: at.x + out.x * 40, y: at.y + out.y * 40 };
}
