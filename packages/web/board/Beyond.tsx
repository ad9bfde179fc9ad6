import type { BoardShape } from '../table/sheet.ts';
import { type Seam, type Shown, windowOf } from './seam.ts';

interface Props {
  readonly board: BoardShape;
  readonly seam: Seam;
  /** the part of the board that is shown once more, by its name in the page */
  readonly part: string;
  readonly shown: Shown;
}

/** A part of the board as it is seen once more beyond borders that are glued together. */
export function Beyond({ board, seam, part, shown }: Props) {
  const window = `${part}-window`;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus, and what is shown again is told once
    <g className={`beyond${shown === 'ground' ? '' : ' standing'}`} aria-hidden="true">
      <clipPath id={window}>
        <path d={windowOf(board, seam, shown)} />
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
