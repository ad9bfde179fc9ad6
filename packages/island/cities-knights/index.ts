import type { Module } from '../rulebook/index.ts';
import { citiesKnightsBeginners } from './beginner-board.ts';
import { citiesKnights } from './core.ts';
import { citiesKnightsEventCards } from './event-cards.ts';
import { citiesKnightsFishermen } from './fishermen.ts';
import { citiesKnightsBridges } from './greater-catan-bridges.ts';
import { citiesKnightsSea } from './sea.ts';
import { thirdEditionSaboteur } from './third-edition-saboteur.ts';
import { citiesKnightsWithSeafarers } from './with-seafarers.ts';

export {
  branchChoice,
  choosesBranch,
  drawsNow,
  KNIGHTS,
  knights,
  SHIP,
  VOYAGE,
  voyage,
} from './barbarians.ts';
export { BRANCH_COLOURS, BRANCHES, branchLooks, COMMODITIES } from './branches.ts';
export * from './cards/attack-answers.ts';
export { buildsOnce } from './cards/builds-once.ts';
export { cardDiscard } from './cards/card-discard.ts';
export { cardLevy } from './cards/card-levy.ts';
export { PROGRESS, type ProgressCard, progressCard } from './cards/deck.ts';
export { makeDesertion } from './cards/deserter.ts';
export { cheapCity } from './cards/medicine.ts';
export * from './cards/reactions.ts';
export { atRival, choosesRival, type RivalChoice } from './cards/rival.ts';
export { tokenSwap } from './cards/token-swap.ts';
export { type Blow, vetoes } from './cards/vetoes.ts';
export { hasIdleKnights } from './cards/warlord.ts';
export * from './core.ts';
export { shipSides, wildGate } from './event-dice.ts';

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
