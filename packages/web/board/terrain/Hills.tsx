import { dark, light } from './shade.ts';

const MOUNDS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-30, -48, 0.9],
  [26, -50, 1],
  [0, -68, 0.7],
  [62, -6, 0.75],
  [-62, 0, 0.8],
  [-40, 42, 0.85],
  [40, 44, 0.9],
  [0, 66, 1],
];

export function Hills() {
  return (
    <>
      {MOUNDS.map(([x, y, size]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-34,16Q-24,-18 0,-18T34,16Q0,22 -34,16Z" fill={dark(0.2)} />
          <path d="M-34,16Q-24,-18 0,-18Q10,-18 17,-10Q-10,-6 -16,18Q-26,18 -34,16Z" fill={light(0.2)} />
          <path d="M-24,2H24M-18,-7H18M-29,10H29" stroke={dark(0.2)} strokeWidth="1.6" />
          <path
            d="M-10,-7v9M6,-7v9M-20,2v8M-2,2v8M16,2v8M-12,10v7M8,10v7"
            stroke={dark(0.2)}
            strokeWidth="1.6"
          />
        </g>
      ))}
    </>
  );
}
