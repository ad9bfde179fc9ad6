import { newState, type Refused, refuse } from '@hexwright/kernel';
import { highestPossiblePoints, type OptionSpecs, optionsWithSay } from '@hexwright/rulebook';
import type { Book } from './book.ts';
import { PLENTY } from './registry.ts';

/** A goal that nobody can reach is refused: the refusal names the highest that somebody can. */
export function beyondReach(b: Book): Refused | undefined {
  const { points } = b.options;
  const highest = highestGoal(b);
  if (typeof points !== 'number' || points <= highest) return undefined;
  return refuse(
    'option-range',
    `the option "points" is at most ${highest} here, not ${points}: nobody can have more than ${highestPossiblePoints(b)} points`,
    { option: 'points', highest },
  );
}

/** The options that have a say at this table, each in the range that makes sense in this book. */
export function optionsInReach(b: Book): OptionSpecs {
  const specs = optionsWithSay(b.offered, b.options);
  const { points } = specs;
  return points?.type === 'int'
    ? { ...specs, points: { ...points, max: Math.min(points.max, highestGoal(b)) } }
    : specs;
}

/** The highest value of the option `points` with which the game can be won; some modules ask for more than it says. */
function highestGoal(b: Book): number {
  const { points } = b.options;
  if (typeof points !== 'number') return Number.POSITIVE_INFINITY;
  const goal = b.rules.goal(newState(b));
  return goal >= PLENTY ? Number.POSITIVE_INFINITY : highestPossiblePoints(b) - (goal - points);
}
