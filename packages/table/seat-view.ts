import {
  type DecisionJson,
  decisionOf,
  isOver,
  itemAt,
  legalMoves,
  NATURE,
  type Plan,
  type RawMove,
  type Reason,
  type Result,
  type State,
  toMove,
  top,
  type View,
  viewOf,
} from '@hexwright/kernel';
import { type Ahead, aheadOf } from './ahead.ts';
import type { GamePresenter } from './presenter.ts';
import { type MovePrice, pointsOf, pricesOf, type SeatPoints } from './scoring.ts';
import { type Fields, ShownFields } from './shown-fields.ts';

/** A kind of move that belongs to the moment but cannot be made, and why. */
export interface ClosedMove {
  readonly move: string;
  readonly reason: Reason;
}

/** A position as one seat may know it. */
export interface SeatView {
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
  readonly prices: readonly MovePrice[];
  readonly points: readonly SeatPoints[];
  readonly result: Result | null;
}

/** A part of what is shown: fields, and other things by name. */
export type SeatViewPart = { readonly fields: ShownFields } & Readonly<Record<string, unknown>>;

/** What everybody may know of a position, worked out once for all who look on: what a spectator sees. */
export interface SharedSeatView {
  readonly part: SeatViewPart;
  readonly view: View;
  /** by seat: its points without those that are secret */
  readonly points: readonly SeatPoints[];
}

const NONE: readonly never[] = [];
const NO_MOVES = { moves: NONE, open: NONE };

/** What the seat sees of the position; null for a spectator. */
export function seatView<More extends object>(
  face: GamePresenter<More>,
  s: State,
  seat: number | null,
): SeatView & More {
  const shared = sharedSeatView(face, s);
  return together(shared.part, ownSeatView(face, s, seat, shared));
}

/** The two parts of a sight as one. */
export function together<More extends object>(shared: SeatViewPart, own: SeatViewPart): SeatView & More {
  const whole = { ...shared, ...own, fields: { ...shared.fields.read(), ...own.fields.read() } };
  return whole as unknown as SeatView & More;
}

/** What is the same for everybody. */
export function sharedSeatView<More extends object>(face: GamePresenter<More>, s: State): SharedSeatView {
  const { game } = face;
  const over = isOver(s);
  const view = viewOf(s, null);
  const points = Array.from({ length: game.seats }, (_, seat) => pointsOf(game, s, seat, over));
  const part = {
    over,
    fields: ShownFields.all(s.rules.plan, view.cells),
    decision: decisionOf(s),
    result: over ? game.result(s) : null,
    ...face.shared(s, view),
  };
  return { part, view, points };
}

/** What a seat sees besides, or otherwise: it goes before what is shared. Null for a spectator. */
export function ownSeatView<More extends object>(
  face: GamePresenter<More>,
  s: State,
  seat: number | null,
  { part: { fields }, points, view: shared }: SharedSeatView,
): SeatViewPart {
  const { game } = face;
  const view = seat === null ? shared : viewOf(s, seat, spareCells(s));
  const legal = seat === null ? NO_MOVES : legalMoves(s, seat);
  const usable = [...legal.moves.map(({ move }) => move), ...legal.open];
  return {
    seat,
    fields: ShownFields.others(view.cells, fields),
    legal: legal.moves,
    ahead: seat === null ? NONE : aheadOf(s, seat, legal.moves),
    open: legal.open,
    closed: seat === null ? NONE : closedMoves(s, seat, usable),
    prices: seat === null ? NONE : pricesOf(game, s, seat),
    points: seat === null || isOver(s) ? points : points.with(seat, pointsOf(game, s, seat, true)),
    ...face.own(s, seat, view, shared),
  };
}

const spare = new WeakMap<Plan, Int32Array>();

/** Cells for the view of a seat, which nobody needs any more once what it differs in is copied: the same ones for every seat. */
function spareCells({ rules: { plan } }: State): Int32Array {
  let cells = spare.get(plan);
  if (!cells) {
    cells = new Int32Array(plan.size);
    spare.set(plan, cells);
  }
  return cells;
}

/** The kinds of the open decision that this seat cannot use now, each with the rule's reason. */
function closedMoves(s: State, seat: number, usable: readonly string[]): ClosedMove[] {
  const seats = toMove(s);
  if (isOver(s) || seats === NATURE || !((seats >> seat) & 1)) return [];
  return itemAt(s.rules.decisions, itemAt(s.cells, top(s)))
    .moves.filter((move) => !usable.includes(move.name))
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
