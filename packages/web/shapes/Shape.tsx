import { memo } from 'react';
import { emblemShapes } from './emblem-shapes.ts';
import { pieceShapes, type Silhouette } from './piece-shapes.ts';
import { tokenShapes } from './token-shapes.ts';

export function silhouette(shape: string): Silhouette {
  return (
    pieceShapes[shape as keyof typeof pieceShapes] ??
    tokenShapes[shape as keyof typeof tokenShapes] ??
    emblemShapes[shape as keyof typeof emblemShapes] ??
    tokenShapes.chit
  );
}

interface Props {
  readonly shape: string;
  readonly fill: string;
  /** the colour of outline and lines */
  readonly ink?: string;
  readonly halo?: boolean;
  /** so many pips on a plate below it */
  readonly rank?: number;
  /** it sleeps: pale and unarmed; not said for what knows no sleep */
  readonly awake?: boolean;
}

/** What is awake is seen from afar. */
const AWAKE = '#ffd23f';

/** A silhouette with its outline, ready to stand on any ground. */
export const Shape = memo(function Shape({
  shape,
  fill,
  ink = '#221d16',
  halo = true,
  rank = 0,
  awake,
}: Props) {
  const { body, lines, armed } = silhouette(shape);
  return (
    <>
      {halo && (
        <path
          d={awake && armed ? `${body}${armed}` : body}
          fill="none"
          stroke={awake ? AWAKE : '#fffaf0'}
          strokeOpacity={awake ? 1 : 0.85}
          strokeWidth={awake ? 9 : 7}
          strokeLinejoin="round"
        />
      )}
      {awake && armed && (
        <path d={armed} fill="#f7f4ea" stroke={ink} strokeWidth="2" strokeLinejoin="round" />
      )}
      <path d={body} fill={fill} stroke={ink} strokeWidth="2.4" strokeLinejoin="round" />
      {lines && (
        <path
          d={lines}
          fill="none"
          stroke={ink}
          strokeOpacity="0.62"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {awake === false && <path d={body} fill="#e9e2d2" fillOpacity="0.45" stroke="none" />}
      {rank > 0 && <Pips count={rank} ink={ink} awake={awake !== false} />}
    </>
  );
});

/** A rank, large enough to be counted on a small screen. */
function Pips({
  count,
  ink,
  awake,
}: {
  readonly count: number;
  readonly ink: string;
  readonly awake: boolean;
}) {
  const width = 13 * count + 5;
  return (
    <>
      <rect
        x={-width / 2}
        y="8"
        width={width}
        height="17"
        rx="6"
        fill={ink}
        stroke="#fffaf0"
        strokeWidth="1.6"
      />
      {Array.from({ length: count }, (_, i) => (
        <circle
          key={`${i + 1}`}
          cx={(i - (count - 1) / 2) * 13}
          cy="16.5"
          r="4.8"
          fill={awake ? AWAKE : '#d8d2c4'}
        />
      ))}
    </>
  );
}

/** The same as a small picture in text. */
export function Icon({
  shape,
  fill,
  size = 22,
  rank,
  awake,
}: {
  readonly shape: string;
  readonly fill: string;
  readonly size?: number;
  readonly rank?: number;
  readonly awake?: boolean;
}) {
  return (
    <svg className="icon" width={size} height={size} viewBox="-25 -25 50 50" aria-hidden="true">
      <Shape
        shape={shape}
        fill={fill}
        ink={rank ? '#221d16' : 'var(--icon-ink)'}
        halo={false}
        rank={rank}
        awake={awake}
      />
    </svg>
  );
}
