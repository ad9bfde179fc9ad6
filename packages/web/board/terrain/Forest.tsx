import { dark, light } from './shade.ts';

const TREES: readonly (readonly [x: number, y: number, size: number])[] = [
  [-8, -66, 1],
  [16, -60, 0.85],
  [-34, -50, 0.95],
  [42, -46, 1],
  [-60, -26, 0.9],
  [64, -22, 0.9],
  [-46, -8, 0.8],
  [50, 2, 0.8],
  [-64, 20, 1],
  [66, 24, 0.95],
  [-40, 44, 0.95],
  [-16, 58, 1],
  [12, 62, 0.9],
  [38, 50, 1],
  [0, 84, 0.75],
];

export function Forest() {
  return (
    <>
      {TREES.map(([x, y, size]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <ellipse cx="2" cy="15" rx="12" ry="3.4" fill={dark(0.22)} />
          <path d="M-2,9h4v6h-4z" fill={dark(0.5)} />
          <path d="M0,-19 8,-6H4.500L11,5H6.500L13,12H-13L-6.5,5H-11L-4.5,-6H-8Z" fill={dark(0.36)} />
          <path d="M0,-19 -8,-6H-4.500L-11,5H-6.500L-13,12H-3Q-1,-4 0,-19Z" fill={light(0.13)} />
        </g>
      ))}
    </>
  );
}
