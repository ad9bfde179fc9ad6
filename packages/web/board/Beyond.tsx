import type { BoardShape } from '../table/sheet.ts';
import { hexOutline } from './geometry.ts';
import type { Seam } from './seam.ts';

/** what stands on the rim of the hexes that are seen beyond a border reaches over it, and at the border itself signs do */
const OVER = 114;
const AT_SEAM = 84;

interface Props {
  readonly board: BoardShape;
  readonly seam: Seam;
  /** the part of the board that is shown once more, by its name in the page */
  readonly part: string;
  /** the ground ends at the border; what stands on it reaches over */
  readonly reaches?: boolean;
}

/** A part of the board as it is seen once more beyond borders that are glued together. */
export function Beyond({ board, seam, part, reaches = false }: Props) {
  const window = `${part}-window`;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus, and what is shown again is told once
    <g className={`beyond${reaches ? ' standing' : ''}`} aria-hidden="true">
      <clipPath id={window}>
        {seam.ghosts.map(({ x, y }) => (
          <polygon
            key={`${x} ${y}`}
            points={hexOutline(reaches ? OVER : 101, board)}
            transform={`translate(${x} ${y})`}
          />
        ))}
        {reaches &&
          seam.lines.map(({ from, to }) => (
            <circle
              key={`${from.x} ${from.y} ${to.x} ${to.y}`}
              cx={(from.x + to.x) / 2}
              cy={(from.y + to.y) / 2}
              r={AT_SEAM}
            />
          ))}
      </clipPath>
      {seam.shifts.map(({ x, y }) => (
        <g key={`${x} ${y}`} clipPath={`url(#${window})`}>
          <use href={`#${part}`} x={x} y={y} />
        </g>
      ))}
    </g>
  );
}

/** The borders themselves. */
export function SeamLines({ seam }: { readonly seam: Seam }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: lines take no focus
    <g className="seam" aria-hidden="true">
      {seam.lines.map(({ from, to }) => (
        <line key={`${from.x} ${from.y} ${to.x} ${to.y}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ))}
    </g>
  );
}
