import type { Module } from '../rulebook/index.ts';
import { sea } from './sea.ts';

export * from './sea.ts';

export const seafarersModules: readonly Module[] = [sea];
