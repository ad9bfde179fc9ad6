import type { Book } from '@hexwright/island';
import type { Weights } from '../hope.ts';
import { LAND } from './land.ts';
import { SEA } from './sea.ts';

/** What was learned from games like this one: at sea a position looks otherwise than on land. */
export function weightsFor(book: Book): Weights {
  return book.rules.lanes ? SEA : LAND;
}
