import { dark, light } from './shade.ts';

const BLADES: readonly (readonly [x: number, y: number])[] = [
  [-30, -54],
  [34, -50],
  [-60, -6],
  [60, 4],
  [-36, 46],
  [30, 56],
];

export function Plain() {
  return (
    <>
      <path d="M-90,-10Q-30,-40 20,-16T90,-24V90H-90Z" fill={light(0.12)} />
      <path d="M-90,46Q-30,24 20,46T90,40V90H-90Z" fill={dark(0.06)} />
      {BLADES.map(([x, y]) => (
        <path
          key={`${x},${y}`}
          transform={`translate(${x} ${y})`}
          d="M-6,4Q-5,-2 -8,-6M0,4V-9M5,4Q5,-3 9,-7"
          fill="none"
          stroke={dark(0.28)}
          strokeWidth="2"
          strokeLinecap="round"
        />
      ))}
    </>
  );
}
