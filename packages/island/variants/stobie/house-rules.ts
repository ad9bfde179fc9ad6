import type { Thing } from '@hexwright/rulebook';

/** One of the small house rules: it is at a table once, by itself or among the others of the collection. */
export function houseRule(name: string): Thing {
  return { thing: `stobie.${name}`, words: 'the same house rule' };
}
