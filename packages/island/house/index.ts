import type { Module } from '../rulebook/index.ts';
import { balancedDice } from './balanced-dice.ts';
import { baseForTwo } from './base-for-two.ts';
import { caravanStop } from './caravan-stop.ts';
import { duel } from './duel.ts';
import { seriesOfGames } from './series-of-games.ts';

/** House rules: small modules beyond the catalogue of the rule documents. */
export const houseModules: readonly Module[] = [caravanStop, seriesOfGames, duel, baseForTwo, balancedDice];
