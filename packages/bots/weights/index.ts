import type { Book } from '@hexwright/island';
import type { Weights } from '../hope.ts';
import { FLEET } from './fleet.ts';
import { LAND } from './land.ts';
import { SEA } from './sea.ts';

/** What was learned from games like this one: with ships to lay, or ships that carry things, a position looks otherwise than on land. */
export function weightsFor(book: Book): Weights {
  if (book.rules.fleet) return FLEET;
  return book.rules.lanes ? SEA : LAND;
}
