import { type Book, islandOf } from '@hexwright/island';
import { type RulesRequest, rulesFor } from '../index.ts';

/** The island's book of a wish that can be fulfilled. */
export function bookFor(request: RulesRequest): Book {
  const made = rulesFor(request);
  if (!made.ok) throw new Error(made.reason.text);
  return islandOf(made.rules)!;
}
