/** A number of a seat, from 0 up. */
export type Seat = number;

/** A move as it is written down: its name, and what it is made with. */
export interface Move {
  readonly move: string;
  readonly [argument: string]: unknown;
}

/** Why something was refused: a code for programs, a sentence for people. */
export interface Reason {
  readonly code: string;
  readonly text: string;
}

/** What can fail answers with what it gives, or with the reason why not. Nothing is thrown, and nothing has changed. */
export type Outcome<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly reason: Reason };

/** Something that can be played by its id. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly kind: 'game' | 'expansion' | 'scenario' | 'variant' | 'board';
  readonly players: readonly number[];
  readonly summary: string;
}

/** What a table wants to play. */
export interface Wish {
  /** the id of a row */
  readonly game: string;
  readonly seats: number;
  /** ids of rows to play with besides */
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** a board of one's own, as the editor writes it */
  readonly layout?: unknown;
  /** the same seed gives the same game; one that nobody can guess, if none is given */
  readonly seed?: string;
}

/** One game. Keep it, and hand it to the functions here; `save` writes it down. */
export interface Game {
  readonly row: string;
  readonly seats: number;
}

/** Something that happened, as one seat learns of it. */
export interface Event {
  readonly kind: string;
  readonly data: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly text: string;
}

/** Where a game stands, for everybody to see. */
export interface Standing {
  /** moves made, those of chance included */
  readonly moves: number;
  readonly over: boolean;
  /** the question on the table, by name; none once the game is over */
  readonly decision: string | null;
  /** who may answer it, in the order of seats */
  readonly toMove: readonly Seat[];
  /** by seat, as far as all may know; once it is over, all there are */
  readonly points: readonly number[];
  /** once it is over */
  readonly winners: readonly Seat[];
}

/** What a seat may choose from. */
export interface Choices {
  readonly moves: readonly Move[];
  /** moves that are composed freely, each with one as it could be made now, where there is one */
  readonly open: readonly { readonly move: string; readonly example: Move | null }[];
}

/** A position as one seat may know it; what it may not know is null. */
export interface View {
  readonly fields: Readonly<Record<string, unknown>>;
}
