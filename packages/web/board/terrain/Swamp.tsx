import { dark, light } from './shade.ts';

const POOLS: readonly (readonly [x: number, y: number, width: number])[] = [
  [-34, -34, 26],
  [36, -18, 22],
  [-44, 22, 20],
  [26, 46, 28],
  [-4, 66, 18],
];

const REEDS: readonly (readonly [x: number, y: number])[] = [
  [-52, -12],
  [8, -46],
  [56, 18],
  [-18, 46],
  [44, -50],
  [-60, 48],
];

/** Pools between reeds. */
export function Swamp() {
  return (
    <>
      {POOLS.map(([x, y, width]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <ellipse rx={width} ry={width * 0.42} fill="#5d8f96" stroke={dark(0.25)} strokeWidth="2" />
          <path
            d={`M${-width * 0.5},-1H${width * 0.1}M${-width * 0.1},5H${width * 0.5}`}
            stroke={light(0.6)}
            strokeWidth="2.500"
            strokeLinecap="round"
          />
        </g>
      ))}
      {REEDS.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`} strokeLinecap="round" fill="none">
          <path d="M-7,12L-10,-8M0,12V-14M7,12L11,-6" stroke="#4d5d2c" strokeWidth="3.500" />
          <path d="M0,-14V-20M-10,-8L-11,-13" stroke="#6e4a26" strokeWidth="6" />
        </g>
      ))}
    </>
  );
}
