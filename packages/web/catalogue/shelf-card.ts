import type { Weight } from './reckon.ts';

/** What the shelf of all games shows of a row beyond its words: a small picture, how long it takes, how demanding it is. */
export interface ShelfCard {
  readonly weight: Weight;
  /** about how many minutes, with as many players as usual */
  readonly minutes: number;
  readonly board?: SmallBoard;
  /** the lands of a game that has no board */
  readonly lands?: readonly Ground[];
}

export type Ground = readonly [colour: string, pattern: string];

export interface SmallBoard {
  /** by hex: where its middle is, x and y, in hundredths of its radius */
  readonly at: string;
  readonly grounds: readonly Ground[];
  /** by hex: which ground lies there, and its number, 0 for none */
  readonly lies: string;
}
