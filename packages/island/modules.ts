import { families, familyNames } from './families.ts';
import type { Module } from './rulebook/index.ts';

/** Every module of every family, in the order of the catalogue, for whoever wants them all at once. */
export const islandModules: readonly Module[] = (
  await Promise.all(familyNames.map((family) => families[family]()))
).flat();
