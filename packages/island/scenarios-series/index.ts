import type { Module } from '../rulebook/index.ts';
import { bigGameBigHonor } from './big-game-big-honor.ts';
import { frenemies } from './frenemies.ts';
import { oilSprings } from './oil-springs.ts';
import { santaClaus } from './santa-claus.ts';

export const scenariosSeriesModules: readonly Module[] = [bigGameBigHonor, frenemies, oilSprings, santaClaus];
