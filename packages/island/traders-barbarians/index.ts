import type { Module } from '../rulebook/index.ts';
import { fishermen } from './fishermen.ts';

export const tradersBarbariansModules: readonly Module[] = [fishermen];
