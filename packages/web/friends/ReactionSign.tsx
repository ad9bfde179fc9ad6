import type { Reaction } from '@hexwright/table';
import type { ReactNode } from 'react';

/** The quick reactions, in the order in which they are offered. */
export const REACTIONS: readonly Reaction[] = [
  'well-played',
  'thanks',
  'sorry',
  'ouch',
  'haha',
  'hmm',
  'hurry',
  'good-luck',
  'good-game',
];

/** A quick reaction as a small picture: drawn here, because not every system has pictures among its letters. */
export function ReactionSign({ react, size = 22 }: { readonly react: Reaction; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {SIGNS[react]}
    </svg>
  );
}

const INK = '#3b2a14';
const line = {
  fill: 'none',
  stroke: INK,
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function face(features: ReactNode): ReactNode {
  return (
    <>
      <circle cx="12" cy="12" r="10" fill="#f3c544" stroke={INK} strokeWidth="1.4" />
      {features}
    </>
  );
}

const SIGNS: Readonly<Record<Reaction, ReactNode>> = {
  'well-played': (
    <path
      d="M12,2.500L15,9L22,9.700L16.700,14.400L18.300,21.500L12,17.700L5.700,21.500L7.300,14.400L2,9.700L9,9Z"
      {...line}
      fill="#f3c544"
    />
  ),
  thanks: (
    <path
      d="M12,21C5,15.500 2,12 2,8.200C2,5 4.400,3 7,3C9,3 11,4 12,6.200C13,4 15,3 17,3C19.600,3 22,5 22,8.200C22,12 19,15.500 12,21Z"
      {...line}
      fill="#d9483b"
    />
  ),
  sorry: face(
    <>
      <path d="M8,10v.1M16,10v.1" {...line} strokeWidth="2.600" />
      <path d="M8,16Q10,14.200 12,16T16,16" {...line} />
      <path
        d="M19.500,3C21,5.500 21.500,6.500 21.500,7.500A2,2 0 0 1 17.500,7.500C17.500,6.500 18,5.500 19.500,3Z"
        fill="#7fc4e8"
        stroke={INK}
      />
    </>,
  ),
  ouch: face(
    <>
      <path d="M6.500,8.500L9.500,10.500L6.500,12M17.500,8.500L14.500,10.500L17.500,12" {...line} />
      <path d="M8,17Q12,13.500 16,17" {...line} />
    </>,
  ),
  haha: face(
    <>
      <path d="M6.500,10.500Q8,8 9.500,10.500M14.500,10.500Q16,8 17.500,10.500" {...line} />
      <path d="M6.800,13.500H17.200Q16.500,19 12,19T6.800,13.500Z" {...line} fill="#fffdf6" />
    </>,
  ),
  hmm: face(
    <>
      <path d="M8,11v.1M16,11v.1" {...line} strokeWidth="2.600" />
      <path d="M6,7.500L10,8.500M14,6.500L18,6" {...line} />
      <path d="M9,16.500L15.500,15.500" {...line} />
    </>,
  ),
  hurry: (
    <>
      <path d="M6.500,3H17.500V6L13,12L17.500,18V21H6.500V18L11,12L6.500,6Z" {...line} fill="#fdf7e6" />
      <path d="M8.500,19.500L12,15L15.500,19.500ZM9.500,6.500H14.500L12,9.800Z" fill="#d9a441" />
      <path d="M5,3H19M5,21H19" {...line} strokeWidth="2.200" />
    </>
  ),
  'good-luck': (
    <>
      <path d="M12,12Q14,18 16.500,21.500" {...line} />
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          d="M12,11.500C8.500,9.500 7.500,6 9.500,4.500C11,3.500 12,5 12,5.500C12,5 13,3.500 14.500,4.500C16.500,6 15.500,9.500 12,11.500Z"
          transform={`rotate(${turn + 45} 12 11.500)`}
          fill="#5da548"
          stroke={INK}
          strokeWidth="1.200"
        />
      ))}
    </>
  ),
  'good-game': (
    <>
      <path d="M7,5H3.500Q3.500,11 8,11.500M17,5H20.500Q20.500,11 16,11.500" {...line} />
      <path d="M7,3H17V9Q17,14.500 12,14.500T7,9ZM12,14.500V18M8,21H16L15,18H9Z" {...line} fill="#f3c544" />
    </>
  ),
};
