import type {
  Chance,
  DecisionJson,
  EventData,
  Logged,
  Nested,
  Outcome,
  RawMove,
  Reason,
  Setup,
} from '@hexwright/kernel';
import type { Sheet } from './sheet.ts';

/**
 * What the page and the referee say to each other. The referee may live in a worker or on a server:
 * the page knows these messages and nothing of the rules.
 */
export interface Referee {
  catalogue(): RowCard[];
  /** a row with its rules, its options and a board laid as an example, or what is wrong with the wish */
  row(wish: Wish): Outcome<{ readonly row: RowSheet }>;
  games(): GameCard[];
  forget(game: string): void;
  /** lays a new game on the table and keeps it */
  begin(
    wish: Wish,
    players: readonly Player[],
    seed: string,
    guided?: boolean,
  ): Outcome<{ readonly game: string }>;
  /** takes a game file in */
  adopt(file: unknown): Outcome<{ readonly game: string }>;
  /** the game as a file */
  copy(game: string): Outcome<{ readonly file: GameFile }>;
  /** sits down: from now on the table's views are pushed */
  open(
    game: string,
  ): Outcome<{ readonly sheet: Sheet; readonly players: readonly Player[]; readonly guided: boolean }>;
  close(game: string): void;
  /** whose eyes look at the table, where several persons share it */
  look(game: string, seat: number): void;
  play(game: string, seat: number, move: RawMove): Outcome<object>;
  undo(game: string): Outcome<object>;
  /** milliseconds between the moves of bots */
  pace(ms: number): void;
  story(game: string): Outcome<{ readonly story: Story }>;
  /** the table after so many moves */
  frame(game: string, moves: number): Outcome<{ readonly view: TableView }>;
}

/** The same as the page sees it: every answer takes a moment. */
export type Remote<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
};

export type Ask = { readonly id: number; readonly ask: keyof Referee; readonly args: readonly unknown[] };
export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly game: string; readonly view: TableView };

/** What somebody wants to play. */
export interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface Player {
  readonly kind: 'person' | 'bot';
  readonly name?: string;
}

/** A game file: the engine's save, and who sat where. */
export interface GameFile {
  readonly format: string;
  readonly setup: Setup;
  readonly chance: Chance;
  readonly log: readonly Logged[];
  readonly players?: readonly Player[];
}

export interface RowCard {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly players: readonly number[];
  readonly summary: string;
  readonly family: string;
}

export interface OptionControl {
  readonly name: string;
  readonly type: 'int' | 'choice' | 'flag';
  readonly words: string;
  readonly value: number | string | boolean;
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly string[];
}

export interface Companion {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** why it cannot join */
  readonly refused?: string;
}

export interface RowSheet {
  readonly card: RowCard;
  readonly options: readonly OptionControl[];
  readonly companions: readonly Companion[];
  readonly sheet: Sheet;
  /** a spectator's view of an example board */
  readonly fields: Fields;
}

export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly row: string;
  readonly players: readonly Player[];
  readonly turn: number;
  readonly moves: number;
  readonly over: boolean;
  readonly touched: number;
}

export type Fields = Readonly<Record<string, Nested>>;

export interface TableEvent {
  /** how many moves had been made */
  readonly at: number;
  readonly kind: string;
  readonly data: EventData;
}

export interface SeatPoints {
  readonly total: number;
  readonly target: number;
  /** points by source; the others' secret sources are left out */
  readonly sources: readonly { readonly id: string; readonly points: number; readonly secret: boolean }[];
}

/** A kind of move that belongs to the moment but cannot be made, and why. */
export interface ClosedMove {
  readonly move: string;
  readonly reason: Reason;
}

export interface Price {
  readonly move: string;
  readonly bill: readonly (readonly [good: string, count: number])[];
  readonly affordable: boolean;
}

/** The table as one seat sees it, after a move. */
export interface TableView {
  readonly moves: number;
  readonly seat: number | null;
  readonly over: boolean;
  readonly fields: Fields;
  readonly decision: DecisionJson | null;
  readonly legal: readonly RawMove[];
  /** kinds that are composed freely rather than picked */
  readonly open: readonly string[];
  readonly closed: readonly ClosedMove[];
  readonly prices: readonly Price[];
  /** by good: what the bank asks of this seat for one other; 0 if it takes none */
  readonly rates: readonly number[];
  readonly points: readonly SeatPoints[];
  /** by award: who holds it (-1 nobody) and what is compared, for every seat */
  readonly awards: readonly {
    readonly id: string;
    readonly holder: number;
    readonly values: readonly number[];
  }[];
  /** events since `eventsFrom`, an ordinal; 0 means: forget what you had */
  readonly events: readonly TableEvent[];
  readonly eventsFrom: number;
  /** how often each number fell */
  readonly rolls: Readonly<Record<number, number>>;
  /** another person must decide: cover the table and hand it over */
  readonly handover: number | null;
  readonly mayUndo: boolean;
  readonly result: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
    readonly ending: string;
  } | null;
}

/** A whole game at a glance, for the result page and the timeline. */
export interface Story {
  readonly sheet: Sheet;
  readonly players: readonly Player[];
  readonly moves: number;
  /** after so many moves the board lay and the first question was asked */
  readonly laid: number;
  /** one entry a turn: after how many moves it began, whose it was, everybody's points by source */
  readonly turns: readonly {
    readonly at: number;
    readonly turn: number;
    readonly seat: number;
    readonly points: readonly SeatPoints[];
  }[];
  readonly rolls: Readonly<Record<number, number>>;
  readonly produced: readonly (readonly number[])[];
  readonly result: TableView['result'];
}
