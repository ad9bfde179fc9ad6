import { dark, light } from './shade.ts';

const PALMS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-46, -6, 1],
  [44, -18, 0.9],
  [30, 44, 1.1],
];

/** A pool among palms, in the sand. */
export function Oasis() {
  return (
    <>
      <path d="M-90,-44Q-40,-66 0,-50T90,-58V90H-90Z" fill={dark(0.05)} />
      <path d="M-90,60Q-40,40 0,58T90,50V90H-90Z" fill={dark(0.06)} />
      <ellipse cx="-6" cy="18" rx="46" ry="27" fill="#6f9a4c" stroke={dark(0.2)} strokeWidth="2" />
      <ellipse cx="-6" cy="18" rx="34" ry="18" fill="#4f9fd0" stroke={dark(0.3)} strokeWidth="2" />
      <path d="M-24,14H-4M-12,22H14" stroke={light(0.7)} strokeWidth="3" strokeLinecap="round" />
      {PALMS.map(([x, y, size]) => (
        <g
          key={`${x},${y}`}
          transform={`translate(${x} ${y}) scale(${size})`}
          fill="none"
          strokeLinecap="round"
        >
          <path d="M0,28Q5,10 1,-6" stroke="#7a5530" strokeWidth="6" />
          <path
            d="M1,-6Q-12,-20 -24,-10M1,-6Q-8,-26 -16,-28M1,-6Q8,-26 18,-26M1,-6Q14,-18 25,-8"
            stroke="#3f7a3a"
            strokeWidth="6"
          />
        </g>
      ))}
    </>
  );
}
