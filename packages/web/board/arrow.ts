import { SIZE } from './geometry.ts';

const REACH = (SIZE * Math.sqrt(3)) / 2;
/** where its shaft begins and its point ends, as parts of the way to the side; where its numbers stand */
const FROM = 0.44;
const TO = 0.96;
const NUMBERS = 0.66;
/** how many numbers stand in one line */
const IN_LINE = 2;
/** half of its width, and the length of its point */
const HALF = 9;
const HEAD = 21;
const GLYPHS = ['→', '↗', '↖', '←', '↙', '↘'];

interface Arrow {
  readonly side: number;
  readonly numbers: readonly string[];
}

/** `3:5,9` as its side and the numbers that stand on it */
function readArrow(value: string): Arrow {
  const [side, list = ''] = value.split(':');
  return { side: Number(side), numbers: list.split(',').filter(Boolean) };
}

export interface DrawnArrow {
  readonly outline: string;
  /** its numbers, line by line */
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** An arrow in a hex around 0,0, and where its numbers are written. */
export function drawnArrow(value: string): DrawnArrow {
  const { side, numbers } = readArrow(value);
  const angle = (Math.PI / 3) * side;
  const at = (along: number, across: number): string => {
    const x = Math.cos(angle) * along + Math.sin(angle) * across;
    const y = -Math.sin(angle) * along + Math.cos(angle) * across;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const [from, to] = [FROM * REACH, TO * REACH];
  const neck = to - HEAD;
  const outline = `M${[
    at(from, -HALF),
    at(neck, -HALF),
    at(neck, -2 * HALF),
    at(to, 0),
    at(neck, 2 * HALF),
    at(neck, HALF),
    at(from, HALF),
  ].join('L')}Z`;
  const [x = 0, y = 0] = at(NUMBERS * REACH, 0)
    .split(',')
    .map(Number);
  const lines = numbers.flatMap((_, i) =>
    i % IN_LINE === 0 ? [numbers.slice(i, i + IN_LINE).join(' ')] : [],
  );
  return { outline, lines, x, y };
}

/** The same in words: `← 5, 9`. */
export function arrowInWords(value: string): string {
  const { side, numbers } = readArrow(value);
  return [GLYPHS[side], numbers.join(', ')].filter(Boolean).join(' ');
}
