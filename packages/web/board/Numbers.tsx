import type { Nested } from '@hexwright/kernel';
import { memo } from 'react';
import type { Sheet } from '../table/sheet.ts';
import { hexPoint } from './geometry.ts';
import { numbers, tokenNumbers } from './read.ts';

/** How many of the 36 throws of two dice give the number. */
export function pipsOf(number: number): number {
  return number < 2 || number > 12 ? 0 : 6 - Math.abs(7 - number);
}

const SPOTS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-26, 0],
    [26, 0],
  ],
  3: [
    [-27, 14],
    [27, 14],
    [0, -26],
  ],
  4: [
    [-24, -24],
    [24, -24],
    [-24, 24],
    [24, 24],
  ],
};

/** The number tokens, with a pip for each throw that hits them. */
interface Props {
  readonly sheet: Sheet;
  readonly tokens: Nested;
  /** hexes whose number brings nothing now */
  readonly idle: readonly number[];
}

export const Numbers = memo(function Numbers({ sheet, tokens, idle }: Props) {
  const bits = numbers(tokens);
  return (
    <g className="numbers">
      {sheet.board.hexes.map((place, hex) => {
        const list = tokenNumbers(bits[hex] || 0);
        const at = hexPoint(sheet.board, hex);
        return list.map((number, i) => {
          const [dx, dy] = SPOTS[list.length]?.[i] ?? [(i - (list.length - 1) / 2) * 34, 0];
          return (
            <g
              className={idle.includes(hex) ? 'idle-number' : undefined}
              key={`${place.x},${place.y},${number}`}
              transform={`translate(${at.x + dx} ${at.y + dy}) scale(${list.length > 3 ? 0.72 : list.length > 1 ? 0.85 : 1})`}
            >
              <Chit number={number} />
            </g>
          );
        });
      })}
    </g>
  );
});

export function Chit({ number }: { readonly number: number }) {
  const pips = pipsOf(number);
  return (
    <g className={`chit${pips === 5 ? ' hot' : ''}`}>
      <circle className="chit-shadow" cx="1" cy="3" r="29" />
      <circle className="chit-face" r="28" />
      <text y={pips ? 5 : 10} fontSize={20 + pips * 2.6}>
        {number}
      </text>
      {Array.from({ length: pips }, (_, i) => (
        <circle key={i} className="pip" cx={(i - (pips - 1) / 2) * 7} cy="15" r="2.5" />
      ))}
    </g>
  );
}
