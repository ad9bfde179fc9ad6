import type { Module } from '../rulebook/index.ts';
import { caravanStop } from './caravan-stop.ts';
import { seriesOfGames } from './series-of-games.ts';

/** House rules: small modules beyond the catalogue of the rule documents. */
export const houseModules: readonly Module[] = [caravanStop, seriesOfGames];
