import {
  type DecisionJson,
  decisionOf,
  isOver,
  legalMoves,
  NATURE,
  type Nested,
  type RawMove,
  type Reason,
  type Result,
  readField,
  type State,
  toMove,
  top,
  type View,
  viewOf,
} from '@hexwright/kernel';
import { type Ahead, aheadOf } from './ahead.ts';
import type { Face } from './face.ts';
import { type Price, pointsOf, pricesOf, type SeatPoints } from './scoring.ts';

export type Fields = Readonly<Record<string, Nested>>;

/** A kind of move that belongs to the moment but cannot be made, and why. */
export interface ClosedMove {
  readonly move: string;
  readonly reason: Reason;
}

/** A position as one seat may know it. */
export interface Sight {
  /** whose eyes these are; null for a spectator */
  readonly seat: number | null;
  readonly over: boolean;
  readonly fields: Fields;
  readonly decision: DecisionJson | null;
  readonly legal: readonly RawMove[];
  /** of these, those that take something up: where it can go */
  readonly ahead: readonly Ahead[];
  /** kinds that are composed freely rather than picked */
  readonly open: readonly string[];
  readonly closed: readonly ClosedMove[];
  readonly prices: readonly Price[];
  readonly points: readonly SeatPoints[];
  readonly result: Result | null;
}

/** What the seat sees of the position; null for a spectator. */
export function sightOf<More extends object>(face: Face<More>, s: State, seat: number | null): Sight & More {
  const { game } = face;
  const legal = seat === null ? { moves: [], open: [] } : legalMoves(s, seat);
  return {
    seat,
    over: isOver(s),
    fields: shownOf(viewOf(s, seat)),
    decision: decisionOf(s),
    legal: legal.moves,
    ahead: seat === null ? [] : aheadOf(s, seat, legal.moves),
    open: legal.open,
    closed: seat === null ? [] : closedMoves(s, seat, [...legal.moves.map((m) => m.move), ...legal.open]),
    prices: seat === null ? [] : pricesOf(game, s, seat),
    points: Array.from({ length: game.seats }, (_, i) => pointsOf(game, s, i, isOver(s) || i === seat)),
    result: isOver(s) ? game.result(s) : null,
    ...face.more(s, seat),
  };
}

/** The fields of a view but for those that follow from others. */
function shownOf({ rules, cells }: View): Fields {
  const shown: Record<string, Nested> = {};
  for (const field of rules.plan.fields) if (!field.follows) shown[field.name] = readField(cells, field);
  return shown;
}

/** The kinds of the open decision that this seat cannot use now, each with the rule's reason. */
function closedMoves(s: State, seat: number, usable: readonly string[]): ClosedMove[] {
  const seats = toMove(s);
  if (isOver(s) || seats === NATURE || !((seats >> seat) & 1)) return [];
  return s.rules.decisions[s.cells[top(s)]].moves
    .filter((move) => !usable.includes(move.name))
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
