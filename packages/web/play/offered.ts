import type { RawMove, Reason } from '@hexwright/kernel';
import { numbers, rowOf } from '../board/read.ts';
import type { MovePrice, TableView } from '../table/protocol.ts';
import type { MoveEntry, Sheet } from '../table/sheet.ts';
import { byKind } from './choices.ts';
import { inputModeOf } from './input-mode.ts';

/** A refusal that only says "this is for the others" is not worth a button. */
const NOT_FOR_ME = new Set(['own-offer', 'not-yours', 'must-choose']);

/** A kind of move of the moment: its legal moves, or why there are none. */
export interface Offered {
  readonly entry: MoveEntry;
  readonly moves: readonly RawMove[];
  readonly reason: Reason | undefined;
}

/** Every kind of move that belongs to the moment, in the order of the rules. */
export function offeredKinds(sheet: Sheet, view: TableView): Offered[] {
  const legal = byKind(sheet, view.legal);
  const closed = view.closed.filter(({ reason }) => !NOT_FOR_ME.has(reason.code));
  return sheet.moves.flatMap((entry): Offered[] => {
    const found = legal.find((kind) => kind.entry === entry);
    const reason = closed.find(({ move }) => move === entry.name)?.reason;
    if (found) return [{ entry, moves: found.moves, reason: undefined }];
    if (view.open.includes(entry.name)) return [{ entry, moves: [], reason: undefined }];
    return reason ? [{ entry, moves: [], reason }] : [];
  });
}

export function priceOf(view: TableView, { name }: MoveEntry): MovePrice | undefined {
  return view.prices.find(({ move }) => move === name);
}

/** How many of the good the seat that looks holds. */
export function heldBy(sheet: Sheet, view: TableView): (good: string) => number {
  const held = view.seat === null ? [] : rowOf(view.fields.hold, view.seat);
  return (good) => held[sheet.goods.findIndex(({ id }) => id === good)] || 0;
}

export function isTrade({ entry }: Offered): boolean {
  return ['deal', 'exchange'].includes(inputModeOf(entry));
}

/** The seat whose offer lies on the table, if there is one. */
export function offerer({ decision, fields }: TableView): number | undefined {
  const lies = [...numbers(fields.offerGive), ...numbers(fields.offerWant)].some((count) => count > 0);
  return lies && numbers(fields.offerAnswer).length > 0 ? decision?.opener : undefined;
}

/** Whether the move stands beside the offer on the table rather than among the others. */
export function answersOffer(sheet: Sheet, view: TableView, { entry }: Offered): boolean {
  return sheet.looks.moves?.[entry.name]?.at === 'offer' && offerer(view) !== undefined;
}
