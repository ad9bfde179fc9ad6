import { itemAt } from '@hexwright/kernel';
import { type ReactNode, useId } from 'react';

interface Props {
  /** the same number draws the same face */
  readonly seed: number;
  /** what is behind it: the colour of its seat */
  readonly fill: string;
  readonly size: number;
  readonly mood?: 'calm' | 'glad' | 'cross';
}

const SKINS = ['#f6d3b3', '#e8b48c', '#cf9066', '#a86b42', '#7a4a2c', '#f2c3a0'];
const HAIRS = ['#2a2018', '#5b3a22', '#a4622b', '#d9a441', '#b9b3a8', '#8c2f1d', '#3b3f52'];
const CLOTHES = ['#33505c', '#6d4c3b', '#4b5d3a', '#5a3f5e', '#7d6a45', '#394a6b'];

/** Hair as it lies over the forehead, and what is seen of it behind the head. */
const STYLES: readonly { readonly front: string; readonly back?: string }[] = [
  { front: 'M10,19C9,9 31,9 30,19C27,14 24,13 20,13C16,13 13,14 10,19Z' },
  {
    front: 'M10,20C8,8 32,8 30,20C28,15 25,15 22,12C18,15 13,14 10,20Z',
    back: 'M9,18C8,6 32,6 31,18L33,30C30,33 27,31 27,28H13C13,31 10,33 7,30Z',
  },
  { front: 'M10,18C10,7 22,6 31,12C30,14 30,16 30,18C27,13 18,16 10,18Z' },
  {
    front: 'M10,19C10,11 15,9 20,9C25,9 30,11 30,19C27,15 23,14 20,11C17,14 13,15 10,19Z',
    back: 'M9,22C6,8 34,8 31,22L30,27C26,30 14,30 10,27Z',
  },
  {
    front:
      'M9,18a4,4 0 0 1 3,-6a4.4,4.4 0 0 1 6,-3a4.4,4.4 0 0 1 7,1a4,4 0 0 1 5,4a3.4,3.4 0 0 1 1,4C27,15 24,14 20,14C16,14 13,15 9,18Z',
  },
  {
    front: 'M11,17C12,12 16,11 20,11C24,11 28,12 29,17C26,14 14,14 11,17Z',
    back: 'M20,1.5a4.6,4.6 0 1 1 -.1,9.2a4.6,4.6 0 1 1 .1,-9.2Z',
  },
  { front: '' },
];

const EYES: readonly ((dark: string) => ReactNode)[] = [
  (dark) => <path d="M15.4,20.4h.01M24.6,20.4h.01" stroke={dark} strokeWidth="2.6" />,
  (dark) => (
    <path d="M13.8,20.6q1.6,-2 3.2,0M23,20.6q1.6,-2 3.2,0" stroke={dark} strokeWidth="1.3" fill="none" />
  ),
  (dark) => (
    <>
      <path d="M15.4,20.2h.01M24.6,20.2h.01" stroke="#fff" strokeWidth="4.4" />
      <path d="M15.7,20.4h.01M24.9,20.4h.01" stroke={dark} strokeWidth="2.2" />
    </>
  ),
];
const MOUTHS = {
  calm: ['M16.4,27.2q3.6,1.8 7.2,0', 'M17,27.4h6', 'M16.6,27q4.4,2.6 7.2,-.6'],
  glad: ['M15.4,26q4.6,5.4 9.2,0Z'],
  cross: ['M16.4,28.4q3.6,-2.6 7.2,0'],
} as const;

const EXTRAS: readonly ((hair: string, cloth: string) => ReactNode)[] = [
  () => null,
  () => (
    <path
      d="M12.2,20.4a3.2,3.2 0 1 0 6.4,0a3.2,3.2 0 1 0 -6.4,0M21.4,20.4a3.2,3.2 0 1 0 6.4,0a3.2,3.2 0 1 0 -6.4,0M18.6,20h2.8"
      fill="none"
      stroke="#2b2622"
      strokeWidth="1.1"
    />
  ),
  (hair) => (
    <path
      d="M11,22C11,34 29,34 29,22C28,26 25,25 20,25C15,25 12,26 11,22ZM16.6,27.6q3.4,1.6 6.8,0"
      fill={hair}
      fillRule="evenodd"
    />
  ),
  (hair) => (
    <path d="M13.6,25.4q3.4,-2.6 6.4,-.6q3,-2 6.4,.6q-3.2,1.4 -6.4,.2q-3.2,1.2 -6.4,-.2Z" fill={hair} />
  ),
  (_, cloth) => (
    <>
      <path d="M4,15.5C9,11.5 31,11.5 36,15.5C30,17.5 10,17.5 4,15.5Z" fill="#c99a4b" />
      <path d="M11.5,14.5C11,4 29,4 28.5,14.5Z" fill="#dbb065" />
      <path d="M11.5,12.6q8.5,-2.4 17,0v2q-8.5,-2.4 -17,0Z" fill={cloth} />
    </>
  ),
  (_, cloth) => <path d="M9,19C7,6 33,6 31,19C27,12.6 13,12.6 9,19ZM30,15l5,6l-5,-1Z" fill={cloth} />,
  (_, cloth) => (
    <path
      d="M9.4,17C9,5 31,5 30.6,17q-10.6,-4 -21.2,0ZM20,7V3.4"
      fill={cloth}
      stroke={cloth}
      strokeWidth="3"
    />
  ),
  () => <path d="M9.6,25h.01M30.4,25h.01" stroke="#e0b23a" strokeWidth="2.4" strokeLinecap="round" />,
  () => (
    <path
      d="M13.4,23.6h.01M26.6,23.6h.01"
      stroke="#d8603f"
      strokeOpacity=".5"
      strokeWidth="4"
      strokeLinecap="round"
    />
  ),
];

/** A face, put together out of a few parts: nobody's portrait, and told apart at a glance. */
export function Face({ seed, fill, size, mood = 'calm' }: Props) {
  const clip = useId();
  const part = partsOf(seed);
  const skin = part(SKINS);
  const hair = part(HAIRS);
  const cloth = part(CLOTHES);
  const style = part(STYLES);
  const eyes = part(EYES);
  const extra = part(EXTRAS);
  const mouth = part(MOUTHS[mood]);
  const brow = part([0, 1, -1]);
  const dark = '#2b2019';
  return (
    <svg className="seat-badge face" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="20" cy="20" r="19" />
      </clipPath>
      <circle cx="20" cy="20" r="19" fill={fill} />
      <g clipPath={`url(#${clip})`} strokeLinecap="round">
        {style.back && <path d={style.back} fill={hair} />}
        <path d="M6,41C6,33 13,31.5 20,31.5C27,31.5 34,33 34,41Z" fill={cloth} />
        <path d="M16.4,28h7.2v4.6q-3.6,3 -7.2,0Z" fill={skin} />
        <path
          d="M10.4,18.5C10.4,9.5 29.6,9.5 29.6,18.5C29.6,26.5 25.6,31.4 20,31.4C14.4,31.4 10.4,26.5 10.4,18.5Z"
          fill={skin}
        />
        <path d="M9.8,20a1.9,2.4 0 1 0 .4,4.4M30.2,20a1.9,2.4 0 1 1 -.4,4.4" fill={skin} />
        {eyes(dark)}
        <path
          d={`M13.6,${17 - brow}q1.8,-1.2 3.8,${brow * 0.8}M26.4,${17 - brow}q-1.8,-1.2 -3.8,${brow * 0.8}`}
          stroke={hair}
          strokeWidth="1.2"
          fill="none"
        />
        <path d="M20,21.6q1.5,2.3 -.5,2.5" stroke={dark} strokeOpacity=".45" strokeWidth="1" fill="none" />
        <path d={mouth} stroke={dark} strokeWidth="1.3" fill={mood === 'glad' ? '#fff' : 'none'} />
        <path d={style.front} fill={hair} />
        {extra(hair, cloth)}
      </g>
      <circle cx="20" cy="20" r="18.6" fill="none" stroke={fill} strokeWidth="2.8" />
      <circle cx="20" cy="20" r="19.4" fill="none" stroke="currentColor" strokeOpacity=".5" strokeWidth="1" />
    </svg>
  );
}

/** Takes one part after the other out of a number, each as likely as the others. */
function partsOf(seed: number): <T>(parts: readonly T[]) => T {
  let state = (seed * 2654435761) >>> 0;
  return (parts) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return itemAt(parts, (state >>> 5) % parts.length);
  };
}
