import { DEPTH, itemAt, type Reason, type State, toMove, top } from '@hexwright/kernel';
import { type Book, countQuality, exposedTo, GOODS, QUALITIES, type Quality } from '@hexwright/rivals';

/** What a seat sees of a game of rivals besides what every game shows. */
export interface RivalsMore {
  /** by seat: strength, skill, commerce, progress and victory points of its expansions, as they count now */
  readonly qualities: readonly Readonly<Record<Quality, number>>[];
  /** by seat: how many cards it may hold at the end of its turn, and what looking through a stack costs it */
  readonly handLimits: readonly number[];
  readonly searchPrices: readonly number[];
  /** by seat, then by good: how many are given for one other */
  readonly rates: readonly (readonly number[])[];
  /** by seat: how many of its goods brigands would count, and how many they would take if they came now and found too many */
  readonly raids: readonly { readonly counted: number; readonly taken: number }[];
  /** the cards of the hand that could be built or played at this moment but for a reason */
  readonly barred: readonly { readonly card: string; readonly reason: Reason }[];
}

type Own = Pick<RivalsMore, 'barred'>;

export function sharedMore(book: Book, s: State): Omit<RivalsMore, keyof Own> {
  const seats = [0, 1];
  return {
    qualities: seats.map(
      (each) =>
        Object.fromEntries(
          QUALITIES.map((quality, i) => [quality, countQuality(book, s, each, i)]),
        ) as Record<Quality, number>,
    ),
    handLimits: seats.map((each) => book.rules.handLimit(s, each)),
    searchPrices: seats.map((each) => book.rules.searchPrice(s, each)),
    raids: seats.map((each) => {
      const { counted, taken } = exposedTo(book, s, each);
      return { counted, taken: taken.reduce((sum, place) => sum + book.fields.store.get(s, each, place), 0) };
    }),
    rates: seats.map((each) => GOODS.map((_, good) => book.rules.rate(s, each, good))),
  };
}

export function ownMore(book: Book, s: State, seat: number | null): Own {
  return { barred: seat === null ? [] : barredCards(book, s, seat) };
}

const CARD_MOVES = ['build', 'play'];

function barredCards(book: Book, s: State, seat: number): RivalsMore['barred'] {
  if (s.cells[DEPTH] === 0 || toMove(s) !== 1 << seat) return [];
  const moves = itemAt(book.decisions, itemAt(s.cells, top(s))).moves.filter(({ name }) =>
    CARD_MOVES.includes(name),
  );
  return book.cards.flatMap(({ id, index, kind }) => {
    if (book.fields.hand.get(s, seat, index) === 0) return [];
    const move = moves.find(({ name }) => name === (kind === 'action' ? 'play' : 'build'));
    const reason = move?.why?.(s, seat, index, -1, -1);
    return reason ? [{ card: id, reason }] : [];
  });
}
