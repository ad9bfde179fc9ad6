import { itemAt } from '@hexwright/kernel';
import { Shape } from '../shapes/Shape.tsx';

interface Props {
  readonly shape: string;
  readonly fill?: string;
  /** it is worth so many, and shows as many */
  readonly worth?: number;
  readonly size?: number;
}

/** by how many there are: where each lies, and how large it is */
const HEAPS: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[0, 0, 1]],
  [
    [-3, -11, 0.8],
    [3, 11, 0.8],
  ],
  [
    [0, -17, 0.64],
    [-4, 0, 0.64],
    [3, 17, 0.64],
  ],
];

/** A token as it lies in a hand: as many of its signs as it is worth. */
export function TokenIcon({ shape, fill = '#d8b25a', worth = 1, size = 20 }: Props) {
  return (
    <svg viewBox="-26 -26 52 52" width={size} height={size} className="icon" aria-hidden="true">
      {(HEAPS[worth] ?? itemAt(HEAPS, 1)).map(([x, y, by]) => (
        <g key={y} transform={`translate(${x} ${y}) scale(${by})`}>
          <Shape shape={shape} fill={fill} halo={false} />
        </g>
      ))}
    </svg>
  );
}
