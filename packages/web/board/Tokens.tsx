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
        const at = markPoint(sheet, fields, on, place);
        return (
          <g key={`${label} ${on} ${place}`} transform={`translate(${at.x} ${at.y})`}>
            <g transform={value === undefined ? 'scale(.7)' : 'translate(0 -9) scale(.62)'}>
              <Shape shape={look.shape} fill={look.colour} />
            </g>
            {value !== undefined && (
              <text className="token-value" y="17">
                {value}
              </text>
            )}
          </g>
        );
      })}
      {sheet.fieldLooks.flatMap(({ name, look }, nth) => {
        if (look.on !== 'hex' && look.on !== 'corner' && look.on !== 'edge') return [];
        const hideAt = look.hideAt ?? 0;
        return numbers(fields[name]).flatMap((value, place) => {
          if (Number.isNaN(value) || value === hideAt) return [];
          const at = placePoint(sheet.board, look.on, place);
          const aside = look.on === 'hex' ? { x: 38 - (nth % 3) * 38, y: 44 } : { x: 0, y: 0 };
          return [
            <g
              key={`${name} ${place}`}
              className="token"
              transform={`translate(${at.x + aside.x} ${at.y + aside.y})`}
            >
              <g transform="scale(.82)">
                <Shape shape={look.shape} fill={look.seat ? seatFill(value - 1) : '#e9dcb8'} />
              </g>
              {look.value && (
                <text className="token-value" y="6">
                  {value}
                </text>
              )}
            </g>,
          ];
        });
      })}
    </g>
  );
});

/** Marks lie below the token of a hex, and off the coast of an edge, where nothing is built. */
function markPoint(sheet: Sheet, fields: Fields, on: PlaceKind, place: number): Point {
  const at = placePoint(sheet.board, on, place);
  if (on === 'hex') return { x: at.x, y: at.y + 54 };
  if (on !== 'edge') return at;
  const terrain = numbers(fields.terrain);
  const isLand = (hex: number): boolean => sheet.terrains[terrain[hex]]?.land ?? false;
  const { hexes } = sheet.board.edges[place];
  if (hexes.filter(isLand).length !== 1) return at;
  const out = outward(sheet.board, place, isLand);
  return { x: at.x + out.x * 34, y: at.y + out.y * 34 };
}
