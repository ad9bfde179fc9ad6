import { light } from './shade.ts';

const CLOUDS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-24, -50, 1],
  [34, -24, 1.1],
  [-38, 8, 1],
  [26, 38, 1.2],
  [-20, 64, 0.9],
];

export function Fog() {
  return (
    <>
      {CLOUDS.map(([x, y, size]) => (
        <path
          key={`${x},${y}`}
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M-34,12a12,12 0 0 1 4,-23a18,18 0 0 1 32,-4a14,14 0 0 1 24,8a11,11 0 0 1 4,19Z"
          fill={light(0.5)}
        />
      ))}
    </>
  );
}
