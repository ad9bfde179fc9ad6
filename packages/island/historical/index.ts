import type { Module } from '../rulebook/index.ts';
import { alexanderTheGreat } from './alexander-the-great.ts';

export const historicalModules: readonly Module[] = [alexanderTheGreat];
