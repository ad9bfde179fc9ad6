import { dark, light } from './shade.ts';

const SHEEP: readonly (readonly [x: number, y: number, turn: 1 | -1])[] = [
  [-30, -52, 1],
  [30, -58, -1],
  [58, -8, -1],
  [-60, 8, 1],
  [-26, 56, -1],
  [32, 50, 1],
];
const TUFTS: readonly (readonly [x: number, y: number])[] = [
  [0, -74],
  [-54, -30],
  [50, -36],
  [-46, 34],
  [60, 26],
  [4, 74],
  [-70, -12],
  [4, 46],
];

export function Pasture() {
  return (
    <>
      <path d="M-90,-30Q-40,-62 10,-44T90,-52V-90H-90Z" fill={light(0.16)} />
      <path d="M-90,30Q-30,6 20,30T90,22V90H-90Z" fill={dark(0.07)} />
      <path d="M-90,62Q-20,40 30,62T90,58V90H-90Z" fill={dark(0.07)} />
      {TUFTS.map(([x, y]) => (
        <path
          key={`${x},${y}`}
          transform={`translate(${x} ${y})`}
          d="M-6,4Q-5,-2 -8,-6M-2,4Q-1,-4 -2,-9M3,4Q3,-3 7,-7"
          fill="none"
          stroke={dark(0.34)}
          strokeWidth="2"
          strokeLinecap="round"
        />
      ))}
      {SHEEP.map(([x, y, turn]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${turn} 1)`}>
          <ellipse cx="0" cy="10" rx="13" ry="3" fill={dark(0.18)} />
          <path d="M-6,4v6M-2,5v6M4,5v6M8,4v6" stroke="#3b362e" strokeWidth="2" strokeLinecap="round" />
          <path
            d="M-11,2a5,5 0 0 1 1,-8a6,6 0 0 1 9,-3a6,6 0 0 1 9,3a5,5 0 0 1 2,8a6,6 0 0 1 -9,3a7,7 0 0 1 -12,-3Z"
            fill="#fffdf4"
            stroke={dark(0.3)}
            strokeWidth="1"
          />
          <path d="M9,-6q7,-1 8,4q0,4 -4,4q-5,-1 -4,-8Z" fill="#3b362e" />
        </g>
      ))}
    </>
  );
}
