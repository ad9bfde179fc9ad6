import type { Module } from '../rulebook/index.ts';
import { clothForCatan } from './cloth-for-catan.ts';
import { seafarers } from './core.ts';
import { seafarersExtension56 } from './extension-5-6.ts';
import { fogIslands } from './fog-islands.ts';
import { fogIslandsAttack } from './fog-islands-attack.ts';
import { fogIslandsFishermen } from './fog-islands-fishermen.ts';
import { fogIslandsRivers, fogIslandsRiversKnights } from './fog-islands-rivers.ts';
import { fogIslandsSpices } from './fog-islands-spices.ts';
import { forgottenTribe } from './forgotten-tribe.ts';
import { forgottenTribeAttack } from './forgotten-tribe-attack.ts';
import { forgottenTribeCaravans } from './forgotten-tribe-caravans.ts';
import { forgottenTribeFishermen } from './forgotten-tribe-fishermen.ts';
import { fourIslands } from './four-islands.ts';
import { fourIslandsCaravans, fourIslandsCaravansKnights } from './four-islands-caravans.ts';
import { fourIslandsFishermen } from './four-islands-fishermen.ts';
import { greatCrossing } from './great-crossing.ts';
import { greaterCatan } from './greater-catan.ts';
import { greaterCatanBridges } from './greater-catan-bridges.ts';
import { headingForNewShores } from './heading-for-new-shores.ts';
import { headingForNewShoresAttack } from './heading-for-new-shores-attack.ts';
import { headingForNewShoresFog, headingForNewShoresSpices } from './heading-for-new-shores-spices.ts';
import { newWorld } from './new-world.ts';
import { pirateIslands } from './pirate-islands.ts';
import { pirateIslandsAttack } from './pirate-islands-attack.ts';
import { sea } from './sea.ts';
import { throughTheDesert } from './through-the-desert.ts';
import { throughTheDesertAttack } from './through-the-desert-attack.ts';
import { throughTheDesertCaravans, throughTheDesertCaravansKnights } from './through-the-desert-caravans.ts';
import { throughTheDesertFishermen } from './through-the-desert-fishermen.ts';
import { throughTheDesertRivers, throughTheDesertRiversKnights } from './through-the-desert-rivers.ts';
import { throughTheDesertTraders, throughTheDesertTradersKnights } from './through-the-desert-traders.ts';
import { wondersOfCatan } from './wonders-of-catan.ts';
import { wondersOfCatanAttack } from './wonders-of-catan-attack.ts';

export { type Chart, type Charts, chartedBoard, harbourBag, readChart } from './boards/index.ts';
export * from './sea.ts';

/** The sea and its scenarios, in the order of the catalogue. */
export const seafarersModules: readonly Module[] = [
  sea,
  seafarers,
  seafarersExtension56,
  headingForNewShores,
  headingForNewShoresAttack,
  headingForNewShoresFog,
  headingForNewShoresSpices,
  fourIslands,
  fourIslandsCaravans,
  fourIslandsCaravansKnights,
  fourIslandsFishermen,
  fogIslands,
  fogIslandsAttack,
  fogIslandsFishermen,
  fogIslandsRivers,
  fogIslandsRiversKnights,
  fogIslandsSpices,
  throughTheDesert,
  throughTheDesertAttack,
  throughTheDesertCaravans,
  throughTheDesertCaravansKnights,
  throughTheDesertFishermen,
  throughTheDesertRivers,
  throughTheDesertRiversKnights,
  throughTheDesertTraders,
  throughTheDesertTradersKnights,
  forgottenTribe,
  forgottenTribeAttack,
  forgottenTribeCaravans,
  forgottenTribeFishermen,
  clothForCatan,
  pirateIslands,
  pirateIslandsAttack,
  wondersOfCatan,
  wondersOfCatanAttack,
  greatCrossing,
  greaterCatan,
  greaterCatanBridges,
  newWorld,
];
