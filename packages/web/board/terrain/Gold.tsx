import { dark, light } from './shade.ts';

const NUGGETS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-36, -44, 1],
  [30, -58, 0.8],
  [58, -8, 1],
  [-60, 16, 0.8],
  [-24, 56, 1.1],
  [36, 50, 0.9],
  [-2, -72, 0.7],
];

export function Gold() {
  return (
    <>
      <path d="M-90,-40Q-40,-10 -50,20T-10,90H-60L-90,20Z" fill="#5fa8c9" fillOpacity="0.55" />
      <path d="M90,40Q50,30 60,-10T20,-90H60L90,-40Z" fill={dark(0.1)} />
      {NUGGETS.map(([x, y, size]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <ellipse cx="1" cy="9" rx="15" ry="4" fill={dark(0.25)} />
          <path
            d="M-14,6 -9,-6 2,-10 12,-4 15,6 4,10Z"
            fill="#ffd84a"
            stroke={dark(0.45)}
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <path d="M-9,-6 2,-10 5,-2 -5,1Z" fill={light(0.75)} />
        </g>
      ))}
    </>
  );
}
