import type { Book } from '@hexwright/island';
import type { State } from '@hexwright/kernel';

/** What a seat at an island sees besides what every game shows. */
export interface IslandMore {
  /** by good: what the bank asks of this seat for one other; 0 if it takes none */
  readonly rates: readonly number[];
  /** by award: who holds it (-1 nobody) and what is compared, for every seat */
  readonly awards: readonly {
    readonly id: string;
    readonly holder: number;
    readonly values: readonly number[];
  }[];
}

export function moreOf(book: Book, s: State, seat: number | null): IslandMore {
  const rates = seat === null ? null : book.ratesOf(s, seat);
  return {
    rates: rates && Object.keys(rates).length > 0 ? book.goods.map(({ id }) => rates[id] ?? 0) : [],
    awards: book.awards.map((award, i) => ({
      id: award.id,
      holder: s.cells[book.at.award + i],
      values: Array.from({ length: book.seats }, (_, each) => award.of(s, each)),
    })),
  };
}
