import type { Nested } from '@hexwright/kernel';
import { memo } from 'react';
import type { Sheet } from '../table/sheet.ts';
import { edgeLine, outward, signPoint } from './geometry.ts';
import { RateSign } from './RateSign.tsx';
import { landOf, numbers } from './read.ts';
import { thingKey } from './things.ts';

interface Props {
  readonly sheet: Sheet;
  readonly harbour: Nested | undefined;
  readonly terrain: Nested | undefined;
}

/** Piers from two corners to a sign that names the good and the rate. */
export const Harbours = memo(function Harbours({ sheet, harbour, terrain: lies }: Props) {
  const kinds = numbers(harbour);
  const isLand = landOf(sheet, lies);
  return (
    <g className="harbours">
      {sheet.board.harbours.map(({ edge }, i) => {
        const kind = sheet.board.harbourKinds[kinds[i] ?? -1];
        if (!kind || edge < 0) return null;
        const out = outward(sheet.board, edge, isLand);
        const sign = signPoint(sheet.board, edge, isLand);
        const { from: one, to: other } = edgeLine(sheet.board, edge);
        return (
          <g key={edge} className="harbour" data-thing={thingKey('harbour', i)}>
            {[one, other].map((at) => {
              const from = { x: at.x + out.x * 8, y: at.y + out.y * 8 };
              const to = { x: from.x + (sign.x - from.x) * 0.72, y: from.y + (sign.y - from.y) * 0.72 };
              const line = `M${from.x},${from.y}L${to.x},${to.y}`;
              return (
                <g key={line}>
                  <path className="pier" d={line} />
                  <path className="plank" d={line} />
                </g>
              );
            })}
            <RateSign sheet={sheet} kind={kind} at={sign} />
          </g>
        );
      })}
    </g>
  );
});
