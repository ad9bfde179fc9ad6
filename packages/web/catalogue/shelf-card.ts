import type { Weight } from './reckon.ts';
import type { ShelfName } from './shelves.ts';

/** What the shelf of all games shows of a row beyond its words: a small picture, how long it takes, how demanding it is. */
export interface ShelfCard {
  readonly weight: Weight;
  /** about how many minutes, with as many players as usual */
  readonly minutes: number;
  readonly shelves: readonly ShelfName[];
  /** what is in it that the games it stands on do not have, by the English names */
  readonly adds: readonly string[];
  /** the first of that which can be drawn */
  readonly emblem?: Emblem;
  /** another row has a board of the same outline */
  readonly sharesBoard?: true;
  readonly board?: SmallBoard;
  /** the lands of a game that has no board */
  readonly lands?: readonly Ground[];
}

export type Ground = readonly [colour: string, pattern: string];
export type Emblem = readonly [colour: string, shape: string];

export interface SmallBoard {
  /** by hex: where its middle is, x and y, in hundredths of its radius */
  readonly at: string;
  readonly grounds: readonly Ground[];
  /** by hex: which ground lies there, and its number, 0 for none */
  readonly lies: string;
}
