import { memo } from 'react';
import { terrainArt } from '../board/terrain/index.ts';
import { Shape } from '../shapes/Shape.tsx';
import type { RivalsSheet } from '../table/sheet.ts';

interface Props {
  readonly sheet: RivalsSheet;
  readonly good: number;
  readonly number: number;
  readonly store: number;
}

const HALF = 50;
const STEP = 17;

/**
 * A region. Its four edges show from none to three of its good, and it is turned so that the upper edge tells what it
 * holds; the number in the middle and the count at a corner stay upright.
 */
export const Region = memo(function Region({ sheet, good, number, store }: Props) {
  const look = sheet.looks.terrains?.[sheet.terrains[good] ?? -1];
  const sign = sheet.looks.goods?.[sheet.goods[good] ?? -1];
  const Art = look?.pattern ? terrainArt[look.pattern] : null;
  return (
    <svg className="region-card" viewBox="-52 -52 104 104" aria-hidden="true">
      <g className="turning" style={{ transform: `rotate(${-90 * store}deg)` }}>
        <rect x={-HALF} y={-HALF} width="100" height="100" rx="9" fill={look?.colour ?? '#cbb58a'} />
        <g transform="scale(0.52)" opacity="0.75">
          {Art && <Art />}
        </g>
        {[0, 1, 2, 3].map((side) => (
          <g key={side} transform={`rotate(${90 * side})`}>
            <path
              d={`M${-HALF + 15},${-HALF + 1}H${HALF - 15}L${HALF - 28},${-HALF + 20}H${-HALF + 28}Z`}
              fill="#fffaf0"
              fillOpacity={side === store ? 0.95 : 0.42}
            />
            {Array.from({ length: side }, (_, i) => (
              <g
                key={`${i + 1}`}
                transform={`translate(${(i - (side - 1) / 2) * STEP} ${-HALF + 10}) rotate(${0}) scale(0.3)`}
                opacity={side === store ? 1 : 0.55}
              >
                <Shape shape={sign?.shape ?? 'chit'} fill={sign?.colour ?? '#b9b3a2'} halo={false} />
              </g>
            ))}
          </g>
        ))}
        <rect x={-HALF} y={-HALF} width="100" height="100" rx="9" className="region-rim" />
      </g>
      <circle r="20" className="region-plate" fill="#fffaf0" stroke="#4a3a22" strokeWidth="2" />
      <text y="9" className="region-number">
        {number}
      </text>
      {store > 0 && (
        <g className="region-count">
          <circle r="12" />
          <text y="6">{store}</text>
        </g>
      )}
    </svg>
  );
});
