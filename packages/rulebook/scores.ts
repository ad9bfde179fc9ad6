import type { Grid, State } from '@hexwright/kernel';
import type { Book } from './book.ts';
import type { ScoreSource } from './part.ts';
import type { Score } from './playable.ts';

/** The most points that a source can give just now: what a function says, or, which is told at once, a sum over cells. */
export type Ceiling = ((s: State, seat: number) => number) | CellSum;

export interface CellSum {
  /** what is there in any case */
  readonly fixed: number;
  /** by threes: a cell of the first seat, its distance from seat to seat, and what each one in it is worth */
  readonly cells: readonly number[];
}

/** Points for what lies in a grid by seat and kind. */
export function pointsOf(grid: Grid, worth: Iterable<readonly [kind: number, points: number]>): CellSum {
  return {
    fixed: 0,
    cells: Array.from(worth, ([kind, points]) => [grid.at + kind, grid.width, points]).flat(),
  };
}

/** A source of points that are such a sum. */
export function summing<B extends Book>(sum: (b: B) => CellSum): Pick<ScoreSource<B>, 'of' | 'ceiling'> {
  return { of: (b) => makeSum([sum(b)]), ceiling: sum };
}

/** A source of points that stand in a row of cells, one for each seat. */
export function pointsIn(field: string, worth = 1): Pick<ScoreSource, 'of' | 'ceiling'> {
  return summing((b) => ({ fixed: 0, cells: [b.row(field).at, 1, worth] }));
}

/** No fewer points than the seat has, at a glance. */
export function makeCeiling(scores: readonly Score[]): (s: State, seat: number) => number {
  const ceilings = scores.map(({ ceiling }) => ceiling);
  const others = ceilings.filter((ceiling) => typeof ceiling === 'function');
  const summed = makeSum(ceilings.filter((ceiling) => typeof ceiling === 'object'));
  return (s, seat) => {
    let points = summed(s, seat);
    for (let i = 0; i < others.length; i++) points += others[i](s, seat);
    return points;
  };
}

/** Whether a glance tells that the seat has fewer points than these: asked after every move. */
export function makeGlance(scores: readonly Score[]): (s: State, seat: number, target: number) => boolean {
  const ceiling = makeCeiling(scores);
  return (s, seat, target) => ceiling(s, seat) < target;
}

/** What all of these come to for a seat. */
export function makeSum(sums: readonly CellSum[]): (s: State, seat: number) => number {
  const fixed = sums.reduce((sum, each) => sum + each.fixed, 0);
  const all = sums.flatMap(({ cells }) => cells);
  const places = Int32Array.from(all.filter((_, i) => i % 3 < 2));
  const worth = Float64Array.from(all.filter((_, i) => i % 3 === 2));
  return ({ cells }, seat) => {
    let points = fixed;
    for (let i = 0; i < worth.length; i++)
      points += worth[i] * cells[places[2 * i] + seat * places[2 * i + 1]];
    return points;
  };
}
