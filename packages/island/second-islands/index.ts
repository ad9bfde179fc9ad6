import type { Module } from '../rulebook/index.ts';

export const secondIslandsModules: readonly Module[] = [];
