import type { Book } from '@hexwright/island';
import {
  cloneState,
  isOver,
  itemAt,
  NATURE,
  type State,
  seatList,
  toMove,
  top,
  type View,
} from '@hexwright/kernel';
import { type Circle, circleOf } from './circle.ts';
import { type LandNow, landNow } from './land.ts';

/** What the seat could pay with, for a move that promises a number. */
export interface Means {
  readonly move: string;
  readonly goods: readonly string[];
  readonly total: number;
}

/** What a seat at an island sees besides what every game shows. */
export interface IslandMore extends LandNow {
  readonly means: readonly Means[];
  /** by good: what the bank asks of this seat for one other; 0 if it takes none */
  readonly rates: readonly number[];
  /** by award: who holds it (-1 nobody) and what is compared, for every seat */
  readonly awards: readonly {
    readonly id: string;
    readonly holder: number;
    readonly values: readonly number[];
  }[];
  /** the hexes whose numbers bring nothing now, because of what stands there */
  readonly idle: readonly number[];
  /** null in a game without attacks */
  readonly foreseen: Foresight | null;
  /** null where everybody has to do with everybody */
  readonly circle: Circle | null;
}

type Own = Pick<IslandMore, 'means' | 'rates' | 'circle'>;

/** What would come of an attack that is on its way, if it came now. */
export interface Foresight {
  readonly attackers: number;
  readonly defenders: number;
  /** by seat: its part of the defence */
  readonly strengths: readonly number[];
  /** the seats that would lose something */
  readonly losers: readonly number[];
  /** the seats that would be rewarded */
  readonly best: readonly number[];
}

export function sharedMore(book: Book, s: State, view: View): Omit<IslandMore, keyof Own> {
  return {
    ...landNow(book, asSeen(book, s, view)),
    awards: book.awards.map((award, i) => ({
      id: award.id,
      holder: itemAt(s.cells, book.at.award + i),
      // What parts equals stands behind the point, and is not shown.
      values: Array.from({ length: book.seats }, (_, each) => Math.floor(award.of(s, each))),
    })),
    idle: idleHexes(book, s),
    foreseen: book.rules.defence ? foreseen(book, s) : null,
  };
}

export function ownMore(
  book: Book,
  s: State,
  seat: number | null,
  view: View,
  shared: View,
): Own & Partial<LandNow> {
  const rates = seat === null ? null : book.ratesOf(s, seat);
  return {
    ...(!seesAlike(book, view, shared) && landNow(book, asSeen(book, s, view))),
    means: seat === null ? [] : meansOf(book, s, seat),
    rates: rates && Object.keys(rates).length > 0 ? book.goods.map(({ id }) => rates[id] ?? 0) : [],
    circle: circleOf(book, s, seat),
  };
}

function seesAlike({ fields }: Book, one: State, other: State): boolean {
  const there = fields.building.all(other);
  return fields.building.all(one).every((mark, corner) => mark === there[corner]);
}

/** The state without the buildings that are not seen: what they draw must not tell of them. */
function asSeen(book: Book, s: State, view: View): State {
  if (seesAlike(book, s, view)) return s;
  const other = cloneState(s);
  book.fields.building.setAll(other, book.fields.building.all(view));
  return other;
}

function idleHexes(book: Book, s: State): number[] {
  return Array.from({ length: book.topology.hexes }, (_, hex) => hex).filter(
    (hex) => book.fields.numbers.get(s, hex) !== 0 && book.rules.hexStopped(s, hex),
  );
}

function foreseen(book: Book, s: State): Foresight {
  const { attackers, defenders, losers, best } = book.the.defence.foresee(s);
  return {
    attackers,
    defenders,
    strengths: Array.from({ length: book.seats }, (_, seat) => book.the.defence.strength(s, seat)),
    losers: seatList(losers),
    best: seatList(best),
  };
}

/** Only what is asked now can be judged: means belong to the lot, the bet, the toll on the table. */
function meansOf(book: Book, s: State, seat: number): Means[] {
  const seats = toMove(s);
  if (isOver(s) || seats === NATURE || !((seats >> seat) & 1)) return [];
  return itemAt(book.decisions, itemAt(s.cells, top(s))).moves.flatMap(({ name, index }) => {
    const means = book.means[index]?.(s, seat);
    return means
      ? [{ move: name, goods: means.goods.map((good) => itemAt(book.goods, good).id), total: means.total }]
      : [];
  });
}
