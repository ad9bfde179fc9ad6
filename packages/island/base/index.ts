import type { Module } from '../rulebook/index.ts';
import { base, island } from './base.ts';

export * from './base.ts';

export const baseModules: readonly Module[] = [island, base];
