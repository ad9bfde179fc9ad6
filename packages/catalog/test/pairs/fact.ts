import type { OptionValue } from '@hexwright/rulebook';

/**
 * One sentence of the documents about things played together, or a ruling where they are silent. The first of `of` is
 * the game that a table opens; the others are laid over it.
 */
export interface PairFact {
  readonly of: readonly [game: string, other: string, ...more: string[]];
  /** where it is said, as document and line (`003:15066`), or `house: …` with the reason where no document speaks */
  readonly source: string;
  /** what it says, in a few words of our own */
  readonly says: string;
  /** at which tables; all that the first of them and its companions allow where it is not said */
  readonly seats?: readonly number[];
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** part of the reason with which the table is refused; played where it is not said */
  readonly refused?: RegExp;
  /** the points that win, where the sentence tells them */
  readonly goal?: number;
  /** a module that the pair brings along, where it needs rules of its own */
  readonly brings?: string;
  /** the test that holds what the sentence says beyond "played" or "refused": file and name, or a part of it */
  readonly heldBy?: readonly [file: string, test: string];
}
