import type { Book } from '@hexwright/island';
import {
  decisionOf,
  isOver,
  legalMoves,
  NATURE,
  type Reason,
  type State,
  toMove,
  top,
  viewOf,
  viewToJson,
} from '@hexwright/kernel';
import type { ClosedMove, Price, SeatPoints, TableView } from '../table/protocol.ts';

export type Sight = Omit<TableView, 'moves' | 'events' | 'eventsFrom' | 'rolls' | 'handover' | 'mayUndo'>;

/** The table as one seat may see it; null for a spectator. */
export function sightOf(book: Book, s: State, seat: number | null): Sight {
  const legal = seat === null ? { moves: [], open: [] } : legalMoves(s, seat);
  return {
    seat,
    over: isOver(s),
    fields: viewToJson(viewOf(s, seat)).fields,
    decision: decisionOf(s),
    legal: legal.moves,
    open: legal.open,
    closed:
      seat === null
        ? []
        : closedMoves(book, s, seat, new Set([...legal.moves.map((m) => m.move), ...legal.open])),
    prices: seat === null ? [] : pricesOf(book, s, seat),
    rates: seat === null ? [] : ratesOf(book, s, seat),
    points: Array.from({ length: book.seats }, (_, i) => pointsOf(book, s, i, isOver(s) || i === seat)),
    awards: book.awards.map((award, i) => ({
      id: award.id,
      holder: s.cells[book.at.award + i],
      values: Array.from({ length: book.seats }, (_, each) => award.of(s, each)),
    })),
    result: isOver(s) ? book.result(s) : null,
  };
}

/** Not every game has every rule: one without a bank has no rates. */
function answers(book: Book, point: keyof Book['rules']): boolean {
  return typeof book.rules[point] === 'function';
}

function ratesOf(book: Book, s: State, seat: number): number[] {
  return answers(book, 'rate') ? book.goods.map((_, good) => book.rules.rate(s, seat, good)) : [];
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

/** The kinds of the open decision that this seat cannot use now, each with the rule's reason. */
function closedMoves(book: Book, s: State, seat: number, usable: ReadonlySet<string>): ClosedMove[] {
  const seats = toMove(s);
  if (isOver(s) || seats === NATURE || !((seats >> seat) & 1)) return [];
  return book.decisions[s.cells[top(s)]].moves
    .filter((move) => !usable.has(move.name))
    .flatMap((move) => {
      const reason = askWhy(() => move.why?.(s, seat, -1, -1, -1));
      return reason ? [{ move: move.name, reason }] : [];
    });
}

/** A `why` that only knows how to judge given arguments has nothing to say about the kind as a whole. */
function askWhy(ask: () => Reason | undefined): Reason | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
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
