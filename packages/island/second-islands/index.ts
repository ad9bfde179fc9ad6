import type { Module } from '../rulebook/index.ts';
import { bigIsland } from './big-island.ts';
import { catanPlus } from './catan-plus.ts';
import { islandsOfCatan } from './islands-of-catan.ts';
import { netbattle } from './netbattle.ts';
import { peanutIsland } from './peanut-island.ts';
import { seasForThePoor } from './seas-for-the-poor.ts';
import { stobiesVariableBoardLayout, stobiesVariableSeas } from './stobies-variable-board-layout.ts';

/** Early scenarios with one or two base sets, in the order of the catalogue. */
export const secondIslandsModules: readonly Module[] = [
  islandsOfCatan,
  seasForThePoor,
  bigIsland,
  peanutIsland,
  catanPlus,
  stobiesVariableBoardLayout,
  stobiesVariableSeas,
  netbattle,
];
