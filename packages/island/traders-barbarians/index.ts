import type { Module } from '../rulebook/index.ts';
import { barbarianAttack } from './barbarian-attack.ts';
import { tradersBarbarians } from './core.ts';
import { fishermen } from './fishermen.ts';
import { fishermenForTwo } from './fishermen-for-two.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';
import { greatRiver, greatRiverCitiesKnights } from './great-river.ts';
import { rivers } from './rivers.ts';

export * from './fishermen.ts';
export { GROUND } from './fishermen-boards.ts';

export const tradersBarbariansModules: readonly Module[] = [
  tradersBarbarians,
  fishermen,
  fishermenForTwo,
  barbarianAttack,
  tradersAndBarbarians,
  greatRiver,
  greatRiverCitiesKnights,
  rivers,
];
