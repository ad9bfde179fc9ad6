import type { Module } from '../rulebook/index.ts';
import { atlantis } from './atlantis.ts';
import { robinHood } from './robin-hood.ts';

export const miscModules: readonly Module[] = [atlantis, robinHood];
