import type { Nested } from '@hexwright/kernel';
import { memo } from 'react';
import { oddsOf, TWO_DICE } from '../play/number.ts';
import type { Sheet } from '../table/sheet.ts';
import { hexPoint } from './geometry.ts';
import { type Pips, pipsBy } from './pips.ts';
import { numbers, tokenNumbers } from './read.ts';

const dicePips = pipsBy(TWO_DICE);

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

interface Props {
  readonly sheet: Sheet;
  readonly tokens: Nested | undefined;
  /** hexes whose number brings nothing now */
  readonly idle: readonly number[];
}

/** The number tokens, with a pip for each way in which their number comes. */
export const Numbers = memo(function Numbers({ sheet, tokens, idle }: Props) {
  const bits = numbers(tokens);
  const pipsOf = pipsBy(oddsOf(sheet));
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
              <Chit number={number} {...pipsOf(number)} />
            </g>
          );
        });
      })}
    </g>
  );
});

/** A number token; where no game is at hand, its number comes from two dice. */
export function Chit({ number, pips, hot }: { readonly number: number } & Partial<Pips>) {
  return <Face number={number} {...(pips === undefined ? dicePips(number) : { pips, hot: hot ?? false })} />;
}

function Face({ number, pips, hot }: { readonly number: number } & Pips) {
  return (
    <g className={`chit${hot ? ' hot' : ''}`}>
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
