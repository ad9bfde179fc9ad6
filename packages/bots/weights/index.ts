import type { Book } from '@hexwright/island';
import type { Weights } from '../hope.ts';
import { LAND } from './land.ts';
import { SEA } from './sea.ts';

/**
 * What was learned from games like this one: with ships to lay a position looks otherwise than on land. Of games in which ships
 * carry things too little was learned: there the judgement made by hand is better.
 */
export function weightsFor(book: Book): Weights | undefined {
  if (book.rules.fleet) return undefined;
  return book.rules.lanes ? SEA : LAND;
}
