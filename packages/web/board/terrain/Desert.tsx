import { dark, light } from './shade.ts';

const GRAINS: readonly (readonly [x: number, y: number])[] = [
  [-50, -44],
  [34, -66],
  [62, 16],
  [-66, 14],
  [-20, 40],
  [22, 70],
  [-6, -24],
  [40, 36],
];

export function Desert() {
  return (
    <>
      <path d="M-90,-20Q-50,-56 -6,-30T90,-44V90H-90Z" fill={dark(0.06)} />
      <path d="M-90,-20Q-50,-56 -6,-30T90,-44" fill="none" stroke={light(0.5)} strokeWidth="3" />
      <path d="M-90,24Q-30,-10 14,20T90,10V90H-90Z" fill={dark(0.07)} />
      <path d="M-90,24Q-30,-10 14,20T90,10" fill="none" stroke={light(0.5)} strokeWidth="3" />
      <path d="M-90,64Q-30,36 20,58T90,52V90H-90Z" fill={dark(0.07)} />
      <path d="M-90,64Q-30,36 20,58T90,52" fill="none" stroke={light(0.5)} strokeWidth="3" />
      {GRAINS.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="2" fill={dark(0.25)} />
      ))}
      <g transform="translate(-34 -40)" stroke="#5d7a45" strokeWidth="6" strokeLinecap="round" fill="none">
        <path d="M0,18V-14M0,6H-9V-4M0,1H9V-9" />
      </g>
      <g
        transform="translate(44 44) scale(.8)"
        stroke="#5d7a45"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      >
        <path d="M0,18V-14M0,8H9V-2M0,2H-8V-8" />
      </g>
    </>
  );
}
