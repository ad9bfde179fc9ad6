import { baseModules } from './base/index.ts';
import { historicalModules } from './historical/index.ts';
import { houseModules } from './house/index.ts';
import { miscModules } from './misc/index.ts';
import type { Module } from './rulebook/index.ts';
import { seafarersModules } from './seafarers/index.ts';
import { secondIslandsModules } from './second-islands/index.ts';
import { tradersBarbariansModules } from './traders-barbarians/index.ts';
import { variantModules } from './variants/index.ts';

/** Every module of the island family, in the order of the catalogue. */
export const islandModules: readonly Module[] = [
  ...baseModules,
  ...secondIslandsModules,
  ...seafarersModules,
  ...tradersBarbariansModules,
  ...historicalModules,
  ...miscModules,
  ...variantModules,
  ...houseModules,
];
