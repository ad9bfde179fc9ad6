import { memo } from 'react';
import { pieceShapes, type Silhouette } from './piece-shapes.ts';
import { tokenShapes } from './token-shapes.ts';

export function silhouette(shape: string): Silhouette {
  return (
    pieceShapes[shape as keyof typeof pieceShapes] ??
    tokenShapes[shape as keyof typeof tokenShapes] ??
    tokenShapes.chit
  );
}

interface Props {
  readonly shape: string;
  readonly fill: string;
  /** the colour of outline and lines */
  readonly ink?: string;
  readonly halo?: boolean;
}

/** A silhouette with its outline, ready to stand on any ground. */
export const Shape = memo(function Shape({ shape, fill, ink = '#221d16', halo = true }: Props) {
  const { body, lines } = silhouette(shape);
  return (
    <>
      {halo && (
        <path
          d={body}
          fill="none"
          stroke="#fffaf0"
          strokeOpacity="0.85"
          strokeWidth="7"
          strokeLinejoin="round"
        />
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
    </>
  );
});

/** The same as a small picture in text. */
export function Icon({
  shape,
  fill,
  size = 22,
}: {
  readonly shape: string;
  readonly fill: string;
  readonly size?: number;
}) {
  return (
    <svg className="icon" width={size} height={size} viewBox="-25 -25 50 50" aria-hidden="true">
      <Shape shape={shape} fill={fill} ink="var(--icon-ink)" halo={false} />
    </svg>
  );
}
