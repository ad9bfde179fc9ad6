import { numberAt } from '../board/read.ts';
import type { RivalsView, TableEvent } from '../table/protocol.ts';
import type { RivalsSheet } from '../table/sheet.ts';

/** The event card of this turn, by its index; -1 where the event die shows something else, or has not been rolled. */
export function eventNow(sheet: RivalsSheet, { fields }: RivalsView, told: readonly TableEvent[]): number {
  const rolled = told.findLastIndex(({ kind }) => kind === 'symbol');
  if (numberAt(fields.die) === 0 || told[rolled]?.data.symbol !== 'event') return -1;
  const card = told.slice(rolled).findLast(({ kind }) => kind === 'event-card')?.data.card;
  return sheet.cards.findIndex(({ id }) => id === card);
}
