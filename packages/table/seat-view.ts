import {
  type DecisionJson,
  decisionOf,
  isOver,
  itemAt,
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
import type { GamePresenter } from './presenter.ts';
import { type MovePrice, pointsOf, pricesOf, type SeatPoints } from './scoring.ts';

export type Fields = Readonly<Record<string, Nested>>;

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
export type SeatViewPart = { readonly fields: Fields } & Readonly<Record<string, unknown>>;

interface Seen {
  readonly part: SeatViewPart;
  readonly view: View;
}

/** What everybody may know of a position, worked out once for all who look on: what a spectator sees. */
export interface SharedSeatView extends Seen {
  /** by seat: its points without those that are secret */
  readonly points: readonly SeatPoints[];
}

/** What a seat sees besides, or otherwise: it goes before what is shared. */
export type OwnSeatView = Seen;

const NONE: readonly never[] = [];
const NO_MOVES = { moves: NONE, open: NONE };

/** What the seat sees of the position; null for a spectator. */
export function seatView<More extends object>(
  face: GamePresenter<More>,
  s: State,
  seat: number | null,
): SeatView & More {
  const shared = sharedSeatView(face, s);
  return together(shared.part, ownSeatView(face, s, seat, shared).part);
}

/** The two parts of a sight as one. */
export function together<More extends object>(shared: SeatViewPart, own: SeatViewPart): SeatView & More {
  const whole = { ...shared, ...own, fields: { ...shared.fields, ...own.fields } };
  return whole as unknown as SeatView & More;
}

/** What is the same for everybody. A field that is as it was before is the same object, and need not be looked at again. */
export function sharedSeatView<More extends object>(
  face: GamePresenter<More>,
  s: State,
  before?: SharedSeatView,
): SharedSeatView {
  const { game } = face;
  const over = isOver(s);
  const view = viewOf(s, null);
  const points = Array.from({ length: game.seats }, (_, seat) => pointsOf(game, s, seat, over));
  const part = {
    over,
    fields: fieldsOf(view, before),
    decision: decisionOf(s),
    result: over ? game.result(s) : null,
    ...face.shared(s, view),
  };
  return { part, view, points };
}

/** What a seat knows besides; null for a spectator. */
export function ownSeatView<More extends object>(
  face: GamePresenter<More>,
  s: State,
  seat: number | null,
  { points, view: shared }: SharedSeatView,
  before?: OwnSeatView,
): OwnSeatView {
  const { game } = face;
  const view = seat === null ? shared : viewOf(s, seat);
  const legal = seat === null ? NO_MOVES : legalMoves(s, seat);
  const usable = [...legal.moves.map(({ move }) => move), ...legal.open];
  const part = {
    seat,
    fields: fieldsOf(view, before, shared),
    legal: legal.moves,
    ahead: seat === null ? NONE : aheadOf(s, seat, legal.moves),
    open: legal.open,
    closed: seat === null ? NONE : closedMoves(s, seat, usable),
    prices: seat === null ? NONE : pricesOf(game, s, seat),
    points: seat === null || isOver(s) ? points : points.with(seat, pointsOf(game, s, seat, true)),
    ...face.own(s, seat, view, shared),
  };
  return { part, view };
}

/** The fields of a view but for those that follow from others, and those that everybody sees like this. */
function fieldsOf(view: View, before?: Seen, shared?: View): Fields {
  const { cells, rules } = view;
  const shown: Record<string, Nested> = {};
  if (view === shared) return shown;
  for (const field of rules.plan.fields) {
    const { name, at, size, follows } = field;
    if (follows || (shared && isSame(cells, shared.cells, at, at + size))) continue;
    const known = before && isSame(cells, before.view.cells, at, at + size) && before.part.fields[name];
    shown[name] = known === undefined || known === false ? readField(cells, field) : known;
  }
  return shown;
}

function isSame(a: Int32Array, b: Int32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (a[i] !== b[i]) return false;
  return true;
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
