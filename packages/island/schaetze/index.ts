import type { Module } from '../rulebook/index.ts';
import { schaetzeKnights } from './cities-knights.ts';
import { schaetze } from './core.ts';
import { departure } from './departure-into-the-unknown.ts';
import { desertDragons } from './desert-dragons.ts';
import { enchantedLand } from './enchanted-land.ts';
import { enchantedLandKnights } from './enchanted-land-knights.ts';
import { greatCanal } from './great-canal.ts';
import { greatCanalKnights } from './great-canal-knights.ts';
import { schaetzeGround } from './ground.ts';
import { treasureIslands } from './treasure-islands.ts';

/** Treasures, Dragons & Explorers: a box of scenarios at sea, in its order. */
export const schaetzeModules: readonly Module[] = [
  schaetzeGround,
  schaetze,
  treasureIslands,
  departure,
  desertDragons,
  greatCanal,
  greatCanalKnights,
  enchantedLand,
  enchantedLandKnights,
  schaetzeKnights,
];
