import type { Hex } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';

/** The hexes that lie in a stack when a game begins: whatever is to be found is found there. */
export function hiddenHexes({ layout }: Book): readonly Hex[] {
  return layout.hexes.flatMap(({ hidden }, hex) => (hidden === undefined ? [] : [hex]));
}
