import type { Module } from '../rulebook/index.ts';
import { citiesKnightsBeginners } from './beginner-board.ts';
import { citiesKnights } from './core.ts';
import { citiesKnightsEventCards } from './event-cards.ts';
import { citiesKnightsFishermen } from './fishermen.ts';
import { citiesKnightsBridges } from './greater-catan-bridges.ts';
import { citiesKnightsSea } from './sea.ts';
import { thirdEditionSaboteur } from './third-edition-saboteur.ts';
import { citiesKnightsWithSeafarers } from './with-seafarers.ts';

export { KNIGHTS, knights, SHIP } from './barbarians.ts';
export { BRANCHES, branchLooks, COMMODITIES } from './branches.ts';
export { buildsOnce } from './cards/builds-once.ts';
export { PROGRESS, progressCard } from './cards/deck.ts';
export { cheapCity } from './cards/medicine.ts';
export { hasIdleKnights } from './cards/warlord.ts';
export * from './core.ts';

export const citiesKnightsModules: readonly Module[] = [
  citiesKnights,
  citiesKnightsBeginners,
  citiesKnightsWithSeafarers,
  citiesKnightsSea,
  thirdEditionSaboteur,
  citiesKnightsEventCards,
  citiesKnightsBridges,
  citiesKnightsFishermen,
];
