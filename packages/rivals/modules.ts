import { basicModules } from './basic/index.ts';
import type { Module } from './rulebook/index.ts';

/** Every module of the rivals, in the order of the catalogue. */
export const rivalsModules: readonly Module[] = [...basicModules];
