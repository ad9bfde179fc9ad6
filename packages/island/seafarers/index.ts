import type { Module } from '../rulebook/index.ts';

export const seafarersModules: readonly Module[] = [];
