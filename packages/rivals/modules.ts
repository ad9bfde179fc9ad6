import { basicModules } from './basic/index.ts';
import { duelOfThePrinces } from './duel/index.ts';
import { eraOfGold } from './gold/index.ts';
import { eraOfProgress } from './progress/index.ts';
import type { Module } from './rulebook/index.ts';
import { themes } from './themes/index.ts';
import { eraOfTurmoil } from './turmoil/index.ts';

/** Every module of the rivals, in the order of the catalogue. */
export const rivalsModules: readonly Module[] = [
  ...basicModules,
  themes,
  eraOfGold,
  eraOfTurmoil,
  eraOfProgress,
  duelOfThePrinces,
];
