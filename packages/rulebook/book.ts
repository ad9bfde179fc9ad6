import type { Cell, Field, Grid, Row } from '@hexwright/kernel';
import type { Step } from './flow.ts';
import type { Opening } from './moments.ts';
import type { Playable } from './playable.ts';

/**
 * The compiled rules of one set of modules and options, as parts know them. A kind of game adds what it has besides:
 * its rule points, its things by index.
 */
export interface Book extends Playable {
  /** the rule points as all modules together answer them; a group of points is there or not */
  readonly rules: object;
  /** the groups of points, for whoever knows that they are there: asking for one that is not is an error */
  readonly the: object;
  /**
   * Whether the one part that answers the point (`cornerBlocks`, `lanes.openAt`) has the last word. Who takes a
   * shortcut past a point asks this first, so that every amendment is heard; for one kind of thing alone amendments
   * that concern other kinds do not count (`concerning`), and who has amended it himself knows of so many `answers`.
   * Known when the rules are composed.
   */
  readonly isPlain: (point: string, kind?: string, answers?: number) => boolean;
  /** by point: the parts that answer it, the last of whom is asked first */
  readonly answers: () => ReadonlyMap<string, readonly string[]>;
  readonly setupSteps: readonly Step[];
  readonly turnSteps: readonly Step[];
  /** indices and places by name; an unknown name is an error of the part that asks */
  decision(name: string): number;
  /** how the decisions of a moment are opened, each in its slot */
  opening(moment: string): Opening;
  /** a field of a module as a handle: a single number, one for each of something, one for each pair */
  cell(name: string): Cell;
  row<K extends number = number>(name: string): Row<K>;
  grid<A extends number = number, B extends number = number>(name: string): Grid<A, B>;
  /** where a field begins in the cells */
  field(name: string): number;
  fieldOf(name: string): Field;
  option<T extends number | string | boolean>(name: string): T;
}

/** A book while it is being made. All its keys stand in it from the beginning, see `bind.ts` of the island. */
export type Growing<B extends Book> = { -readonly [K in keyof B]: B[K] };
