import type { Module } from '../rulebook/index.ts';
import { seaRobbers } from './core.ts';
import { seaRobbersGround } from './ground.ts';
import { theAttack } from './the-attack.ts';
import { theBattle } from './the-battle-against-the-sea-robbers.ts';
import { theCastaways } from './the-castaways.ts';
import { theSpiceIslands } from './the-spice-islands.ts';

/** The Legend of the Sea Robbers, in the order of its chapters. */
export const seaRobbersModules: readonly Module[] = [
  seaRobbersGround,
  seaRobbers,
  theCastaways,
  theAttack,
  theBattle,
  theSpiceIslands,
];
