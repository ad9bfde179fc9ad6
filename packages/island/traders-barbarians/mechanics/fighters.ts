import type { State } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    fighters: FighterPoints;
  }
}

/** Those who stand on paths and can beat attackers, of whatever kind they are; each goes by a number of its kind. */
export interface FighterPoints {
  /** whether such as they walk and stand on the edge: it follows from the terrain alone, and ways are kept until that changes */
  isGround(s: State, edge: Edge): boolean;
  /** who stands on the edge, -1 for nobody */
  on(s: State, edge: Edge): number;
  /** asks with everybody's place looked up once: nobody may move meanwhile */
  still<T>(s: State, ask: () => T): T;
  /** whose it is; the owner after the last seat is nobody */
  owner(s: State, fighter: number): number;
  strength(s: State, fighter: number): number;
  /** whether it takes part in a fight now */
  fights(s: State, fighter: number): boolean;
  /** it falls in a victory; answers how many ranks it had, or lost */
  fall(s: State, fighter: number): number;
}

/** those who fight around a hex, by the side they stand on; -1 where nobody does */
export function fightersAround(b: Book, s: State, hex: Hex): number[] {
  const { fighters } = b.the;
  const { hexEdge } = b.topology;
  const around = [-1, -1, -1, -1, -1, -1];
  for (let side = 0; side < 6; side++) {
    const edge = hexEdge[hex * 6 + side];
    const fighter = edge < 0 ? -1 : fighters.on(s, edge);
    if (fighter >= 0 && fighters.fights(s, fighter)) around[side] = fighter;
  }
  return around;
}
