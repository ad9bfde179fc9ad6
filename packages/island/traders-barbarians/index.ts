import type { Module } from '../rulebook/index.ts';

export const tradersBarbariansModules: readonly Module[] = [];
