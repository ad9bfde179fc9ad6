import type { Arg, State } from '@hexwright/kernel';
import { type Hex, REDS, tokenMask } from '../../board/index.ts';
import { type Book, NO_GOOD } from '../../rulebook/index.ts';

/** one more than the highest number of two dice: how many cells a bag of tokens takes */
export const NUMBERS = 13;

/** by number: how likely two dice show it */
export const TWO_DICE: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / 36);

export const numberArg: Arg = { name: 'number', domain: { id: 'number', size: NUMBERS } };

/** 6 and 8, as they lie on hexes: numbers as bits */
export const RED_BITS = tokenMask([...REDS]);

export const isRed = (n: number): boolean => ((RED_BITS >> n) & 1) === 1;

/** whether the hex produces but has no number yet */
export const lacksNumber = (b: Book, s: State, hex: Hex): boolean =>
  b.fields.numbers.get(s, hex) === 0 && b.gives[b.fields.terrain.get(s, hex)] !== NO_GOOD;

/** whether a 6 or 8 lies beside the hex, not counting the one on `except` */
export function besideRed(b: Book, s: State, hex: Hex, except = -1): boolean {
  const { hexHex } = b.topology;
  for (let i = hex * 6; i < hex * 6 + 6; i++)
    if (hexHex[i] >= 0 && hexHex[i] !== except && b.fields.numbers.get(s, hexHex[i]) & RED_BITS) return true;
  return false;
}
