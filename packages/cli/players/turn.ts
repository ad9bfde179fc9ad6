import { decisionOf, legalMoves, type RawMove, Rng, type State, viewOf, viewToJson } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { Teller } from '../research/text.ts';
import type { Budget } from './contestants.ts';

/** What a player from outside is told when a move is asked of it: nothing that its seat may not know. */
export interface Turn {
  readonly row: string;
  readonly seats: number;
  readonly seat: number;
  /** the number of the turn, 0 before the first */
  readonly turn: number;
  readonly decision: { readonly kind: string; readonly seats: readonly number[]; readonly args: unknown };
  /** every listed move of the seat */
  readonly legal: readonly RawMove[];
  /** moves that are composed freely, each with one as it could be made now, where there is one */
  readonly open: readonly { readonly move: string; readonly example: RawMove | null }[];
  /** by seat, as far as the seat knows */
  readonly points: readonly number[];
  /** the fields of the position; what the seat may not know is null */
  readonly view: Readonly<Record<string, unknown>>;
  /** the position and the legal moves in words, a line for each thing */
  readonly text: string;
  /** how long it may think, if that is said */
  readonly budget: Budget;
  /** a number of chance: who uses no other plays the same game again */
  readonly seed: number;
}

const tellers = new WeakMap<Playable, Teller>();

/** Reads what a seat may know when somebody asks for it, and not before. */
export function turnFor(game: Playable, s: State, seat: number, budget: Budget, seed: number): Turn {
  const decision = decisionOf(s);
  const { moves, open: names } = legalMoves(s, seat);
  const open = names.map((name) => ({ move: name, example: exampleOf(s, seat, name) }));
  return {
    row: game.setup.game,
    seats: game.seats,
    seat,
    turn: game.turnOf(s),
    decision: { kind: decision?.kind ?? '', seats: decision?.seats ?? [], args: decision?.args ?? {} },
    legal: moves,
    open,
    points: Array.from({ length: game.seats }, (_, each) =>
      each === seat ? game.points(s, each) : game.publicPoints(s, each),
    ),
    get view() {
      return viewToJson(viewOf(s, seat)).fields;
    },
    get text() {
      const teller = tellers.get(game) ?? new Teller(game);
      tellers.set(game, teller);
      return `${teller.position(s, seat)}\n${teller.choices(moves, open)}`;
    },
    budget,
    seed,
  };
}

/** An open-ended move as it could be made now, to show its shape. */
export function exampleOf(s: State, seat: number, name: string): RawMove | null {
  const kind = s.rules.moves.find((move) => move.name === name);
  return kind?.open?.propose?.(s, seat, new Rng(0)) ?? null;
}

/** What a player answered as a move: a move, or the place of one among the legal ones. */
export function moveFrom(answer: unknown, { legal }: Pick<Turn, 'legal'>, who: string): RawMove {
  if (Number.isInteger(answer)) {
    const move = legal[answer as number];
    if (move) return move;
    throw new Error(`${who} chose move ${answer}, of ${legal.length} legal ones counted from 0`);
  }
  if (typeof answer === 'object' && answer !== null && typeof (answer as RawMove).move === 'string')
    return answer as RawMove;
  throw new Error(
    `${who} answered ${clipped(JSON.stringify(answer))}, which is neither a move nor the number of a legal one`,
  );
}

const clipped = (text: string | undefined): string =>
  text === undefined ? 'nothing' : text.length > 100 ? `${text.slice(0, 100)}…` : text;
