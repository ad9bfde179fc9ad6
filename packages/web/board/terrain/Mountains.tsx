import { dark, light } from './shade.ts';

const PEAKS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-6, -54, 1.05],
  [36, -42, 0.8],
  [-44, -36, 0.85],
  [60, 4, 0.75],
  [-60, 10, 0.8],
  [-34, 52, 0.8],
  [32, 54, 0.95],
  [-2, 66, 0.85],
];

export function Mountains() {
  return (
    <>
      {PEAKS.map(([x, y, size]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <ellipse cx="2" cy="20" rx="32" ry="4.5" fill={dark(0.16)} />
          <path d="M-32,20 -12,-8 -7,-4 3,-28 14,-6 18,-10 34,20Z" fill={light(0.2)} />
          <path d="M3,-28 14,-6 18,-10 34,20H4L9,2 0,-10Z" fill={dark(0.3)} />
          <path d="M3,-28 -4,-11 0,-14 3,-9 7,-13 11,-11Z" fill="#fff" fillOpacity="0.9" />
          <path
            d="M-32,20 -12,-8 -7,-4 3,-28 14,-6 18,-10 34,20"
            fill="none"
            stroke={dark(0.3)}
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </>
  );
}
