import { Shape } from '../shapes/Shape.tsx';
import type { Sheet } from '../table/sheet.ts';
import type { Point } from './geometry.ts';

interface Props {
  readonly sheet: Sheet;
  readonly kind: Sheet['board']['harbourKinds'][number];
  readonly at: Point;
  readonly size?: number;
}

/** The sign of a harbour: the good that it takes, or a question mark for any, and the rate. */
export function RateSign({ sheet, kind, at, size = 1 }: Props) {
  const good = kind.good ? sheet.looks.goods?.[kind.good] : undefined;
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      <circle className="chit-shadow" cx="1" cy="3" r="26" />
      <circle className="sign" r="25" />
      {good ? (
        <g transform="translate(0 -7) scale(.62)">
          <Shape shape={good.shape} fill={good.colour} halo={false} />
        </g>
      ) : (
        <text className="sign-any" y="-1">
          ?
        </text>
      )}
      <text className="sign-rate" y="18">
        {kind.rate}:1
      </text>
    </g>
  );
}
