import { memo } from 'react';
import { Shape } from '../shapes/Shape.tsx';
import type { Fields } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import { placePoint } from './geometry.ts';
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
        const at = placePoint(sheet.board, on, place);
        return (
          <g
            key={`${label} ${on} ${place}`}
            transform={`translate(${at.x} ${at.y + (on === 'hex' ? 54 : 0)})`}
          >
            <g transform="scale(.7)">
              <Shape shape={look.shape} fill={look.colour} />
            </g>
            {value !== undefined && (
              <text className="token-value" y="6">
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
