import type { Module } from '../rulebook/index.ts';
import { introductory } from './introductory.ts';

export * from './actions.ts';
export * from './buildings.ts';
export * from './events.ts';
export * from './heroes.ts';
export { BASIC, basicSet } from './introductory.ts';
export * from './ships.ts';

export const basicModules: readonly Module[] = [introductory];
