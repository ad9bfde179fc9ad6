import type { Module } from '../rulebook/index.ts';
import { base, island } from './base.ts';
import { baseExtension56 } from './base-extension-5-6.ts';

export * from './base.ts';
export { base34Beginners } from './boards/base-3-4.ts';
export {
  ISLAND_19,
  LETTERS_A_TO_R,
  NINE_HARBOURS,
  NINE_PLACES,
  NINE_PRINTED,
  printedHarbours,
  TERRAINS_19,
  TOKENS_18,
} from './boards/island-19.ts';
export {
  ELEVEN_2025,
  ELEVEN_HARBOURS,
  ELEVEN_PLACES,
  ELEVEN_PRINTED,
  ISLAND_30,
  LETTERS_A_TO_ZC,
  TERRAINS_30,
  TOKENS_28,
} from './boards/island-30.ts';
export { printedHexes } from './boards/printed.ts';
export { developmentCards } from './cards.ts';
export * from './for-two.ts';
export * from './rockman-chips.ts';

/** The first island, on which everything else stands. */
export const groundModules: readonly Module[] = [island, base, baseExtension56];

/** Its editions, which are fetched when one of them is played. */
export const bringEditions = async (): Promise<readonly Module[]> =>
  (await import('./editions.ts')).editionModules;
