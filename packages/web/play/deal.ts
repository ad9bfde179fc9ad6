import { itemAt } from '@hexwright/kernel';
import { numbers, rowOf } from '../board/read.ts';
import type { TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import { inputModeOf } from './input-mode.ts';
import { answersOffer, offeredKinds, offerer } from './offered.ts';

/** Goods by their count, in the order of the rules. */
export type Goods = readonly (readonly [good: string, count: number])[];

/** A deal as one side of it sees it. */
export interface Deal {
  readonly get: Goods;
  readonly give: Goods;
}

/** in the order of the values of the field `offerAnswer` */
const ANSWERS = ['waiting', 'accepted', 'declined', 'countered'] as const;
/** after them: the offer was made to another alone */
const NOT_ASKED = ANSWERS.length;

export interface Answer {
  readonly seat: number;
  readonly says: (typeof ANSWERS)[number];
  /** what it would rather have, as `eyes` see it */
  readonly counter: Deal | null;
}

/** The offer on the table, told from one side. */
export interface Standing extends Deal {
  readonly by: number;
  /** whose side it is told from: the seat that looks, or the one that offers where nobody else is asked */
  readonly eyes: number;
  readonly answers: readonly Answer[];
}

/** The offer on the table as the seat that looks would be part of it; who only looks on stands with the offerer. */
export function standingOffer(sheet: Sheet, view: TableView): Standing | null {
  const by = offerer(view);
  if (by === undefined) return null;
  const { fields } = view;
  const eyes = view.seat ?? by;
  const goods = (counts: readonly number[]): Goods =>
    counts.flatMap((n, i) => (n > 0 ? [[itemAt(sheet.goods, i).id, n] as const] : []));
  const sides = (mine: boolean, give: Goods, want: Goods): Deal =>
    mine ? { give, get: want } : { give: want, get: give };
  return {
    by,
    eyes,
    ...sides(eyes === by, goods(numbers(fields.offerGive)), goods(numbers(fields.offerWant))),
    answers: numbers(fields.offerAnswer).flatMap((answer, seat): Answer[] => {
      if (seat === by || answer === NOT_ASKED) return [];
      const says = ANSWERS[answer] ?? 'waiting';
      const counter =
        says === 'countered'
          ? sides(
              seat === eyes,
              goods(rowOf(fields.counterGive, seat)),
              goods(rowOf(fields.counterWant, seat)),
            )
          : null;
      return [{ seat, says, counter }];
    }),
  };
}

/**
 * What declines the offer, where the seat that looks is asked and cannot accept it: among the answers the one that goes on
 * is closed, and another needs no more than to be said.
 */
export function declineOf(sheet: Sheet, view: TableView): { readonly move: string } | null {
  const { seat, decision } = view;
  const by = offerer(view);
  if (seat === null || by === undefined || by === seat || !decision?.seats.includes(seat)) return null;
  const answers = offeredKinds(sheet, view).filter((kind) => answersOffer(sheet, view, kind));
  const goesOn = answers.filter(({ entry }) => sheet.looks.moves?.[entry.name]?.flow === 'on');
  const plain = answers.filter(
    ({ entry, moves }) =>
      !goesOn.some((kind) => kind.entry === entry) && inputModeOf(entry) === 'button' && moves.length === 1,
  );
  const barred = goesOn.length > 0 && goesOn.every(({ reason }) => reason !== undefined);
  return barred && plain.length === 1 ? itemAt(itemAt(plain, 0).moves, 0) : null;
}

/** The deal as a counter-offer would begin: as it stands, as far as the goods are in the hand. */
export function counterTo(
  { get, give }: Deal,
  held: (good: string) => number,
): {
  readonly give: Readonly<Record<string, number>>;
  readonly want: Readonly<Record<string, number>>;
} {
  return {
    give: Object.fromEntries(
      give.flatMap(([good, count]) => (held(good) > 0 ? [[good, Math.min(count, held(good))]] : [])),
    ),
    want: Object.fromEntries(get),
  };
}
