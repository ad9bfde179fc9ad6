import { itemAt } from '@hexwright/kernel';
import type { NumberLook } from '@hexwright/rulebook';
import type { TableEvent } from '../table/protocol.ts';
import type { PlainSheet } from '../table/sheet.ts';

export interface ToldNumber {
  readonly look: NumberLook;
  readonly number: number;
  readonly data: TableEvent['data'];
  /** its place among all that was told, so that the next one is another */
  readonly nth: number;
}

/** The last number among these events, whatever it came from: dice, a card, a wheel. */
export function lastNumber({ looks }: PlainSheet, told: readonly TableEvent[]): ToldNumber | undefined {
  for (let nth = told.length - 1; nth >= 0; nth--) {
    const { kind, data } = itemAt(told, nth);
    const look = looks.numbers?.[kind];
    if (look && typeof data.number === 'number') return { look, number: data.number, data, nth };
  }
  return undefined;
}

/** How often two dice show each number, of 36 throws. */
export const TWO_DICE: Readonly<Record<number, number>> = {
  2: 1,
  3: 2,
  4: 3,
  5: 4,
  6: 5,
  7: 6,
  8: 5,
  9: 4,
  10: 3,
  11: 2,
  12: 1,
};

/** How often each number is to be expected, as weights. */
export function oddsOf({ looks }: PlainSheet): Readonly<Record<number, number>> {
  return Object.values(looks.numbers ?? {}).findLast(({ odds }) => odds)?.odds ?? TWO_DICE;
}
