import type { Book } from '@hexwright/island';
import { isOver, type State } from '@hexwright/kernel';

export interface SeatPoints {
  readonly total: number;
  readonly target: number;
  /** points by source; the others' secret sources are left out */
  readonly sources: readonly { readonly id: string; readonly points: number; readonly secret: boolean }[];
}

export interface Price {
  readonly move: string;
  readonly bill: readonly (readonly [good: string, count: number])[];
  readonly affordable: boolean;
}

/** What a seat at an island sees besides fields, decision and moves. */
export interface IslandMore {
  readonly prices: readonly Price[];
  /** by good: what the bank asks of this seat for one other; 0 if it takes none */
  readonly rates: readonly number[];
  readonly points: readonly SeatPoints[];
  /** by award: who holds it (-1 nobody) and what is compared, for every seat */
  readonly awards: readonly {
    readonly id: string;
    readonly holder: number;
    readonly values: readonly number[];
  }[];
}

export function moreOf(book: Book, s: State, seat: number | null): IslandMore {
  return {
    prices: seat === null ? [] : pricesOf(book, s, seat),
    rates: seat === null ? [] : ratesOf(book, s, seat),
    points: Array.from({ length: book.seats }, (_, i) => pointsOf(book, s, i, isOver(s) || i === seat)),
    awards: book.awards.map((award, i) => ({
      id: award.id,
      holder: s.cells[book.at.award + i],
      values: Array.from({ length: book.seats }, (_, each) => award.of(s, each)),
    })),
  };
}

export function pointsOf(book: Book, s: State, seat: number, secrets: boolean): SeatPoints {
  return {
    total: secrets ? book.rules.points(s, seat) : book.rules.publicPoints(s, seat),
    target: answers(book, 'target') ? book.rules.target(s, seat) : 0,
    sources: book.scores
      .filter((score) => secrets || !score.secret)
      .map((score) => ({ id: score.id, points: score.of(s, seat), secret: score.secret })),
  };
}

/** Not every game has every rule: one without a bank has no rates. */
function answers(book: Book, point: keyof Book['rules']): boolean {
  return typeof book.rules[point] === 'function';
}

function ratesOf(book: Book, s: State, seat: number): number[] {
  return book.rules.bank ? book.goods.map((_, good) => book.the.bank.rate(s, seat, good)) : [];
}

function pricesOf(book: Book, s: State, seat: number): Price[] {
  return book.moves.flatMap((move) => {
    const bill = book.prices[move.index]?.(s, seat);
    if (!bill) return [];
    return [
      {
        move: move.name,
        bill: bill.map(([good, count]) => [book.goods[good].id, count] as const),
        affordable: bill.every(
          ([good, count]) => s.cells[book.at.hold + seat * book.goods.length + good] >= count,
        ),
      },
    ];
  });
}
