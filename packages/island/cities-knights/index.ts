import type { Module } from '../rulebook/index.ts';
import { citiesKnights } from './core.ts';

export * from './core.ts';

export const citiesKnightsModules: readonly Module[] = [citiesKnights];
