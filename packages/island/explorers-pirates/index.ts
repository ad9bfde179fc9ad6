import type { Module } from '../rulebook/index.ts';
import { explorersPirates } from './core.ts';
import { expedition } from './ground.ts';
import { landHo } from './land-ho.ts';
import { lairsToTake } from './mission-lairs.ts';
import { pirateAtSea } from './pirate.ts';
import { pirateLairs } from './pirate-lairs.ts';

/** Explorers & Pirates, in the order of the catalogue. */
export const explorersPiratesModules: readonly Module[] = [
  expedition,
  pirateAtSea,
  lairsToTake,
  explorersPirates,
  landHo,
  pirateLairs,
];
