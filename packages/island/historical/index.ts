import type { Module } from '../rulebook/index.ts';

export const historicalModules: readonly Module[] = [];
