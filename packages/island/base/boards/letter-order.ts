import { makeTopology, spiralFrom } from '../../board/index.ts';
import { ISLAND_19 } from './island-19.ts';

/** Tokens in letter order on the base island, from the north-west corner to the hex before the middle. */
export function letterOrder(tokens: readonly number[]): number[] {
  const path = spiralFrom(makeTopology({ hexes: ISLAND_19 }), new Set(ISLAND_19.keys()), 0);
  const numbers: number[] = [];
  for (const [k, token] of tokens.entries()) numbers[path[k]] = token;
  return numbers;
}
