import type { Module } from '../rulebook/index.ts';
import { robinHood } from './robin-hood.ts';

export const miscModules: readonly Module[] = [robinHood];
