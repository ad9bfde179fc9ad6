import { dark, light } from './shade.ts';

const WAVES: readonly (readonly [x: number, y: number])[] = [
  [-28, -56],
  [26, -38],
  [-54, -12],
  [44, 4],
  [-24, 24],
  [28, 48],
  [-30, 66],
];

export function Sea() {
  return (
    <>
      {WAVES.map(([x, y]) => (
        <path
          key={`${x},${y}`}
          transform={`translate(${x} ${y})`}
          d="M-18,0q6,-7 12,0t12,0t12,0"
          fill="none"
          stroke={light(0.35)}
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
    </>
  );
}

export function Lake() {
  return (
    <>
      <path d="M-72,-6C-76,-52 -24,-74 12,-66S80,-36 72,6S40,72 -6,70S-68,36 -72,-6Z" fill={light(0.22)} />
      <path d="M-56,-4C-58,-40 -20,-58 10,-52S62,-28 56,6S30,56 -4,54S-52,30 -56,-4Z" fill={dark(0.12)} />
      <path
        d="M-30,-36q8,-6 16,0t16,0M10,44q8,-6 16,0t16,0M-46,24q6,-5 12,0t12,0"
        fill="none"
        stroke={light(0.6)}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M60,-52v-22M66,-50v-16M54,-54v-14M-64,54v-20M-58,58v-14"
        stroke="#55733f"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}
