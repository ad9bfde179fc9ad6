import type { Module } from '../rulebook/index.ts';

export const miscModules: readonly Module[] = [];
