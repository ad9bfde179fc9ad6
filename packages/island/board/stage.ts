/** A board that nature has filled, or is filling. */
export interface Filled {
  /** index into the terrain ids, per hex */
  terrain: Int16Array;
  /** per hex: bit n is set for number n */
  numbers: Int32Array;
  /** index into the harbour kinds, per harbour place of the layout; -1 where this board has no harbour there */
  harbour: Int16Array;
}

/**
 * One part of filling a board: some draws in a row. A stage remembers nothing between calls: everything follows from
 * the draws, so that a search may jump about. `from` is the number of its first draw, `board` what the stages
 * before it have made.
 */
export interface Stage {
  readonly draws: number;
  /** every value drawn is below this */
  readonly values: number;
  /** Its outcomes depend on the board; the others need not have it made. */
  readonly looks: boolean;
  what(k: number, board: Filled | undefined): { what: string; where?: string };
  outcomes(k: number, drawn: Int32Array, from: number, board: Filled, put: Put): void;
  label(k: number, value: number): string;
  /** How many steps it took to list outcomes that keep the rules, so far. */
  effort?(): number;
  /** Writes the result of all its draws. */
  apply(drawn: Int32Array, from: number, board: Filled): void;
}

export type Put = (value: number, weight: number) => void;
