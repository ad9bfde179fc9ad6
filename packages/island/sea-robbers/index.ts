import type { Module } from '../rulebook/index.ts';
import { seaRobbersKnights } from './cities-knights.ts';
import { seaRobbersKnightsForTwo } from './cities-knights-for-two.ts';
import { seaRobbers } from './core.ts';
import { firstKnight } from './first-knight.ts';
import { seaRobbersForTwo } from './for-two.ts';
import { seaRobbersGround } from './ground.ts';
import { lesserAwards } from './lesser-awards.ts';
import { theAttack } from './the-attack.ts';
import { theAttackKnights } from './the-attack-knights.ts';
import { theBattle } from './the-battle-against-the-sea-robbers.ts';
import { theBattleKnights } from './the-battle-knights.ts';
import { theCastaways } from './the-castaways.ts';
import { theSpiceIslands } from './the-spice-islands.ts';
import { theSpiceIslandsForTwo } from './the-spice-islands-for-two.ts';

/** The Legend of the Sea Robbers, in the order of its chapters. */
export const seaRobbersModules: readonly Module[] = [
  seaRobbersGround,
  seaRobbers,
  theCastaways,
  theAttack,
  theBattle,
  theSpiceIslands,
  seaRobbersKnights,
  firstKnight,
  theAttackKnights,
  theBattleKnights,
  seaRobbersForTwo,
  lesserAwards,
  theSpiceIslandsForTwo,
  seaRobbersKnightsForTwo,
];
