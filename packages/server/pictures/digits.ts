import type { Point } from './canvas.ts';

/** Digits as lines within a box that is 1 high and 0.56 wide, its middle at 0, 0. */
const LEFT = -0.24;
const RIGHT = 0.24;
const TOP = -0.46;
const BOTTOM = 0.46;

const arc = (x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] =>
  Array.from({ length: 13 }, (_, i) => {
    const turn = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
  });

const DIGITS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  0: [arc(0, 0, 0.25, 0.46, 0, 360)],
  1: [
    [
      [-0.14, -0.28],
      [0.06, TOP],
      [0.06, BOTTOM],
    ],
  ],
  2: [[...arc(0, -0.2, 0.24, 0.26, 190, 390), [LEFT, BOTTOM], [RIGHT, BOTTOM]]],
  3: [[...arc(0, -0.24, 0.22, 0.22, 200, 450), ...arc(0, 0.22, 0.25, 0.24, 270, 520)]],
  4: [
    [
      [0.12, BOTTOM],
      [0.12, TOP],
      [LEFT, 0.18],
      [RIGHT + 0.04, 0.18],
    ],
  ],
  5: [
    [[RIGHT - 0.02, TOP], [LEFT + 0.04, TOP], [LEFT + 0.02, -0.06], ...arc(-0.02, 0.16, 0.26, 0.3, 235, 500)],
  ],
  6: [[[0.12, TOP], ...arc(0.18, 0.18, 0.42, 0.62, 235, 190)], arc(0, 0.18, 0.24, 0.28, 0, 360)],
  7: [
    [
      [LEFT, TOP],
      [RIGHT, TOP],
      [-0.08, BOTTOM],
    ],
  ],
  8: [arc(0, -0.24, 0.2, 0.22, 0, 360), arc(0, 0.22, 0.25, 0.24, 0, 360)],
  9: [[[-0.12, BOTTOM], ...arc(-0.18, -0.18, 0.42, 0.62, 55, 10)], arc(0, -0.18, 0.24, 0.28, 0, 360)],
};

const STEP = 0.62;

/** A number as lines, so high, its middle at this place. */
export function numberLines(text: string, x: number, y: number, height: number): Point[][] {
  const digits = [...text];
  return digits.flatMap((digit, i) => {
    const shift = (i - (digits.length - 1) / 2) * STEP;
    return (DIGITS[digit] ?? []).map((line) =>
      line.map(([dx, dy]): Point => [x + (dx + shift) * height, y + dy * height]),
    );
  });
}
