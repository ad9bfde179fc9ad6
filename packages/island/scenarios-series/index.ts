import type { Module } from '../rulebook/index.ts';
import { bigGameBigHonor } from './big-game-big-honor.ts';
import { frenemies } from './frenemies.ts';
import { helpersOfCatan } from './helpers-of-catan.ts';
import { oilSprings } from './oil-springs.ts';
import { santaClaus } from './santa-claus.ts';

export const scenariosSeriesModules: readonly Module[] = [
  bigGameBigHonor,
  frenemies,
  helpersOfCatan,
  oilSprings,
  santaClaus,
];
