import { dark, light } from './shade.ts';

const FURROWS = [-74, -60, -46, -32, -18, -4, 10, 24, 38, 52, 66, 80];
const EARS: readonly (readonly [x: number, y: number])[] = [
  [-22, -62],
  [6, -70],
  [30, -56],
  [-50, -38],
  [58, -32],
  [-62, 6],
  [64, 10],
  [-44, 40],
  [44, 44],
  [-16, 62],
  [16, 66],
];

export function Fields() {
  return (
    <>
      {FURROWS.map((y, i) => (
        <path
          key={y}
          d={`M-90,${y + 12}Q-40,${y - 8} 0,${y}T90,${y - 8}`}
          fill="none"
          stroke={i % 2 ? light(0.26) : dark(0.12)}
          strokeWidth={i % 2 ? 3 : 5}
        />
      ))}
      {EARS.map(([x, y]) => (
        <g
          key={`${x},${y}`}
          transform={`translate(${x} ${y})`}
          stroke={dark(0.5)}
          fill={light(0.75)}
          strokeWidth="1"
        >
          <path d="M0,14Q1,2 0,-8" fill="none" strokeWidth="1.8" />
          <path d="M0,-14q4,4 0,9q-4,-5 0,-9ZM0,-3q7,-6 8,-9q-8,1 -8,9ZM0,-3q-7,-6 -8,-9q8,1 8,9ZM0,4q7,-6 8,-9q-8,1 -8,9ZM0,4q-7,-6 -8,-9q8,1 8,9Z" />
        </g>
      ))}
    </>
  );
}
