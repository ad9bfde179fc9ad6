import type { Outcome, Rules, Setup, State } from '@hexwright/kernel';
import type { AnyModule } from './module.ts';
import type { OptionSpecs, Options } from './options.ts';
import type { Outline } from './outline.ts';
import type { Ceiling } from './scores.ts';

/**
 * A game as the upper floors know it: catalogue, table, command line and battery play any of them and know of no
 * board. Whoever wants to know more asks the kind of game it is of (`islandOf(game)`).
 */
export interface Playable extends Rules {
  /** the kind of game: 'island' … */
  readonly kind: string;
  readonly options: Options;
  /** by seat: its team, where seats win and lose together; undefined where everybody plays alone */
  readonly teams?: readonly number[];
  /** the options that a table can choose, with the values that are left to it */
  readonly offered: OptionSpecs;
  /** what it is made of, in the order of amendments */
  readonly modules: readonly AnyModule[];
  /** everything that has a name, by the kind of its words: { good: ['brick' …], piece: […] … } */
  readonly things: Readonly<Record<string, readonly string[]>>;
  /** whether it has what a key of words names, on the board too: `card.knight`, `terrain.gold`, `board.harbours` */
  has(key: string): boolean;
  /** where points come from */
  readonly scores: readonly Score[];
  /** all points of a seat, secret ones included */
  points(s: State, seat: number): number;
  /** those that everybody can see */
  publicPoints(s: State, seat: number): number;
  /** how many the seat needs to win; 0 where points do not decide */
  target(s: State, seat: number): number;
  /** how many turns have begun, and whose this is (-1 before the first) */
  turnOf(s: State): number;
  activeSeat(s: State): number;
  /** what a kind of move would cost the seat now; undefined where it has no price */
  priceOf(s: State, seat: number, move: number): Price | undefined;
  /** how many of each good the bank wants for one other, by the good's id; nothing where there is no such trade */
  ratesOf(s: State, seat: number): Readonly<Record<string, number>>;
}

export interface Score {
  readonly id: string;
  /** not public before the end */
  readonly secret: boolean;
  readonly of: (s: State, seat: number) => number;
  /** the most that it can add for one seat to what the other sources give; infinite where nobody knows */
  readonly most: number;
  /** never less than what it gives, and quickly told: who is not at the goal with all of these is not there */
  readonly ceiling: Ceiling;
}

/** The most points that anybody can ever have; infinite where nobody knows. */
export function highestPossiblePoints({ scores }: Pick<Playable, 'scores'>): number {
  return scores.reduce((sum, { most }) => sum + most, 0);
}

export interface Price {
  readonly bill: readonly (readonly [good: string, count: number])[];
  /** whether the seat holds it */
  readonly held: boolean;
}

/** A kind of game: modules that go together, and how a choice of them becomes a game. */
export interface GameKind<G extends Playable = Playable> {
  readonly id: string;
  readonly outlines: readonly Outline[];
  /** the game that a variant is played on where none is asked for */
  readonly host: string;
  /** the options that a table of these modules can choose; nothing is compiled to say so */
  offered(modules: readonly string[], setup: Setup): OptionSpecs;
  /** the game that these modules make, in this order of amendments; `board` is one of the table's own */
  compile(modules: readonly string[], setup: Setup, board?: unknown): Outcome<{ readonly game: G }>;
}
