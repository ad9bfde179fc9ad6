import type { State } from '@hexwright/kernel';
import { type Fairness, fairness } from '../board/index.ts';
import type { Book } from './book.ts';

/** What the board as it lies can be expected to yield to those who start there by the rules of the book. */
export function fairnessOf({ topology, at, terrains, seats, rules }: Book, s: State): Fairness {
  const part = (from: number): Int32Array => s.cells.subarray(from, from + topology.hexes);
  // A game in which nobody chooses where to begin has no rules of starting.
  const starts = 'startRounds' in rules && 'barStartAt' in rules;
  return fairness({
    topology,
    terrain: part(at.terrain),
    numbers: part(at.numbers),
    terrains,
    seats,
    ...(starts && {
      mayStart: (corner: number) => rules.barStartAt(s, 0, corner) === undefined,
      rounds: rules.startRounds(s),
    }),
  });
}
