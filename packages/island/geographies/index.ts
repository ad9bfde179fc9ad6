import type { Module } from '../rulebook/index.ts';
import { geographies } from './core.ts';
import { hesse } from './hesse.ts';

export const geographiesModules: readonly Module[] = [geographies, hesse];
