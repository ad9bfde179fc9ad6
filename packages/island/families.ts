import { bringEditions, groundModules } from './base/index.ts';
import type { Module } from './rulebook/index.ts';

/**
 * The families of the island, in the order of the catalogue: each comes as one, a folder of modules or, of the first
 * island, its editions. The first is the ground of the others and always there; the rest may be loaded when they are wanted.
 */
export const families = {
  'first-island': async () => groundModules,
  editions: bringEditions,
  'second-islands': async () => (await import('./second-islands/index.ts')).secondIslandsModules,
  seafarers: async () => (await import('./seafarers/index.ts')).seafarersModules,
  schaetze: async () => (await import('./schaetze/index.ts')).schaetzeModules,
  'sea-robbers': async () => (await import('./sea-robbers/index.ts')).seaRobbersModules,
  'cities-knights': async () => (await import('./cities-knights/index.ts')).citiesKnightsModules,
  conquerors: async () => (await import('./conquerors/index.ts')).conquerorsModules,
  'traders-barbarians': async () => (await import('./traders-barbarians/index.ts')).tradersBarbariansModules,
  'explorers-pirates': async () => (await import('./explorers-pirates/index.ts')).explorersPiratesModules,
  'scenarios-series': async () => (await import('./scenarios-series/index.ts')).scenariosSeriesModules,
  historical: async () => (await import('./historical/index.ts')).historicalModules,
  buch: async () => (await import('./buch/index.ts')).buchModules,
  geographies: async () => (await import('./geographies/index.ts')).geographiesModules,
  promo: async () => (await import('./promo/index.ts')).promoModules,
  misc: async () => (await import('./misc/index.ts')).miscModules,
  bonus: async () => (await import('./bonus/index.ts')).bonusModules,
  variant: async () => (await import('./variants/index.ts')).variantModules,
  house: async () => (await import('./house/index.ts')).houseModules,
} satisfies Readonly<Record<string, () => Promise<readonly Module[]>>>;

export type Family = keyof typeof families;

export const familyNames = Object.keys(families) as Family[];
