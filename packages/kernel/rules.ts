import type { Plan } from './cells.ts';
import type { Rng } from './chance.ts';
import type { MoveList } from './moves.ts';
import type { Outcome, Reason } from './reason.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Seats count from 0. Nature sits at no seat. */
export const NATURE = -1;
/** a set of seats, one bit each */
export type Seats = number;

/** One argument of a move or a decision: an index into a domain, with names where it has them. */
export interface Domain {
  readonly id: string;
  readonly size: number;
  readonly names?: readonly (string | number)[];
}

export interface Arg {
  readonly name: string;
  readonly domain: Domain;
}

export type RawMove = Readonly<Record<string, unknown>> & { readonly move: string };

/** A move too free to be listed (a trade offer): it is checked instead. */
export interface OpenMove {
  /** what the raw move means, or why it is refused; must not change the state */
  check(s: State, seat: number, raw: RawMove): Outcome<{ readonly data: unknown }>;
  apply(s: State, seat: number, data: unknown): void;
  /** a sensible or random example, for players made of chance */
  propose?(s: State, seat: number, rng: Rng): RawMove | null;
  /** the few of them that programs may choose by number */
  readonly few?: FewOf;
}

/** Some of the moves that are too free to be listed, numbered by arguments as the listed ones are. */
export interface FewOf {
  readonly args: readonly Arg[];
  /** tells every one of them that is legal now */
  list(s: State, seat: number, put: (a: number, b: number, c: number) => void): void;
  raw(a: number, b: number, c: number): RawMove;
}

export interface MoveKind {
  readonly name: string;
  readonly args: readonly Arg[];
  /** the decisions in which it is offered */
  readonly decisions: readonly string[];
  /** writes every legal choice of arguments; for nature with its weight */
  list(s: State, seat: number, out: MoveList): void;
  apply(s: State, seat: number, a: number, b: number, c: number): void;
  /** why these arguments (or, without arguments, the move at all) are not legal now */
  why?(s: State, seat: number, a: number, b: number, c: number): Reason | undefined;
  readonly open?: OpenMove;
  /** what must be there before `list` is worth asking: by threes, a cell, its distance from seat to seat, and the least it holds */
  readonly needs?: Int32Array;
  /** all arguments are always legal, each as likely as the others */
  readonly uniform?: boolean;
  /** it can neither win nor lose the game for anybody, so nothing needs to be settled after it */
  readonly quiet?: boolean;
  /** the decision that it opens for the same seat at once: what was taken up is laid down there, and both are one thing to do */
  readonly leadsTo?: string;
  /** which seats may know the arguments; everybody if not said */
  audience?(s: State, seat: number, a: number, b: number, c: number): Seats;
}

export interface DecisionKind {
  readonly name: string;
  /** the meaning of the numbers in its frame */
  readonly args?: readonly Arg[];
  /** which of its arguments is the seat that put the question to the others and waits for their answers */
  readonly opener?: string;
  /** chance alone decides it, never a seat */
  readonly nature?: boolean;
  /** comes again after every move until somebody ends it: a phase in which ships sail, one after the other */
  readonly phase?: boolean;
  /** what others answer, or nature lays open, nobody can guess: who thinks ahead stops before it */
  readonly unforeseen?: boolean;
  /** for nature: who may know the outcomes and their weights; everybody if not said */
  outcomesFor?(s: State): Seats;
}

/** A move kind with its place among the small integers. */
export interface CodedMove extends MoveKind {
  readonly needs: Int32Array;
  readonly index: number;
  readonly base: number;
  readonly size: number;
  readonly arity: number;
  /** how many codes one step of the first and of the second argument spans */
  readonly stepA: number;
  readonly stepB: number;
}

export interface CodedDecision extends DecisionKind {
  readonly index: number;
  readonly moves: readonly CodedMove[];
  /** the moves that can be listed, which is all but the open ones */
  readonly listed: readonly CodedMove[];
  /** its only move, if all arguments of that are always legal and equally likely: dice need no list */
  readonly dice: CodedMove | null;
}

export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** how it ended: 'points', 'defeat', 'clock' … */
  readonly ending: string;
}

/** Everything the kernel must know of a game. Compiled once, shared by all its states. */
export interface Rules {
  /** what the setup was, as plain data: enough to compile the same rules again */
  readonly setup: Setup;
  readonly seats: number;
  readonly plan: Plan;
  readonly moves: readonly CodedMove[];
  readonly decisions: readonly CodedDecision[];
  /** index of the move kind of each code */
  readonly kindOf: Int16Array;
  /** puts the state before the first decision */
  start(s: State): void;
  /** no decision is open and the game is not over: opens the next one */
  advance(s: State): void;
  /** called after every move, before advance: endings, awards */
  settle(s: State): void;
  result(s: State): Result;
  /** adds to a view what its seat may know beyond the fields' audiences */
  reveal?(s: State, view: View): void;
  /** replaces everything that the seat may not know by something it could not tell apart */
  resample(s: State, seat: number, rng: Rng): void;
}

export interface Setup {
  readonly game: string;
  readonly seats: number;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** the version of the machine that the modules share */
  readonly engine?: number;
  /** by id: the version of each module in force */
  readonly versions?: Readonly<Record<string, number>>;
  /** in older saves, instead of both: one version of everything */
  readonly rulesVersion?: number;
  readonly [more: string]: unknown;
}

const NOTHING = new Int32Array(0);

export function codeMoves(kinds: readonly MoveKind[]): { moves: CodedMove[]; kindOf: Int16Array } {
  const moves: CodedMove[] = [];
  let base = 0;
  kinds.forEach((kind, index) => {
    if (kind.args.length > 3) throw new Error(`the move "${kind.name}" has more than three arguments`);
    const sizes = kind.args.map((arg) => arg.domain.size);
    const size = kind.open ? 1 : sizes.reduce((product, n) => product * n, 1);
    const stepA = sizes.length > 1 ? sizes.slice(1).reduce((product, n) => product * n, 1) : 1;
    // Every move has the same shape: the loop over them is the hottest of all.
    moves.push({
      name: kind.name,
      args: kind.args,
      decisions: kind.decisions,
      list: kind.list,
      apply: kind.apply,
      why: kind.why,
      open: kind.open,
      needs: kind.needs ?? NOTHING,
      uniform: kind.uniform,
      quiet: kind.quiet,
      leadsTo: kind.leadsTo,
      audience: kind.audience,
      index,
      base,
      size,
      arity: kind.open ? 0 : sizes.length,
      stepA,
      stepB: sizes.length > 2 ? sizes[2] : 1,
    });
    base += size;
  });
  const kindOf = new Int16Array(base);
  for (const move of moves) kindOf.fill(move.index, move.base, move.base + move.size);
  return { moves, kindOf };
}

/** A decision with the moves that belong to it. */
export function codeDecision(kind: DecisionKind, index: number, all: readonly CodedMove[]): CodedDecision {
  const moves = all.filter((move) => move.decisions.includes(kind.name));
  if (kind.opener !== undefined && !kind.args?.some(({ name }) => name === kind.opener))
    throw new Error(`the decision "${kind.name}" has no argument "${kind.opener}" to name its opener`);
  return {
    name: kind.name,
    args: kind.args,
    opener: kind.opener,
    nature: kind.nature ?? false,
    phase: kind.phase ?? false,
    unforeseen: kind.unforeseen ?? false,
    outcomesFor: kind.outcomesFor,
    index,
    moves,
    listed: moves.filter((move) => !move.open),
    dice: moves.length === 1 && moves[0].uniform ? moves[0] : null,
  };
}
