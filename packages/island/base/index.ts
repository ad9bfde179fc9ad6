import type { Module } from '../rulebook/index.ts';
import { base, island } from './base.ts';
import { baseExtension56 } from './base-extension-5-6.ts';
import { capcomCatan } from './capcom-catan.ts';
import { catanPortable } from './catan-portable.ts';
import { catanStandard } from './catan-standard.ts';
import { compactEditionTraveler } from './compact-edition-traveler.ts';
import { dasMinispiel } from './das-minispiel.ts';
import { editionRules } from './edition-rules.ts';
import { einsteigerVariante } from './einsteiger-variante.ts';
import { familyEdition } from './family-edition.ts';
import { galleryEdition } from './gallery-edition.ts';
import { paperAndPencil } from './paper-and-pencil.ts';
import { portableEdition } from './portable-edition.ts';
import { rockmanExeCatanStandard } from './rockman-exe-catan-standard.ts';
import { settlersOfZarahemla } from './settlers-of-zarahemla.ts';
import { sevenPointGame } from './seven-point-game.ts';
import { simplyCatan } from './simply-catan.ts';
import { wegwerpcatan } from './wegwerpcatan.ts';

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

/** The first island and its editions, in the order of the catalogue. */
export const baseModules: readonly Module[] = [
  island,
  base,
  baseExtension56,
  editionRules,
  portableEdition,
  capcomCatan,
  catanStandard,
  rockmanExeCatanStandard,
  catanPortable,
  simplyCatan,
  settlersOfZarahemla,
  galleryEdition,
  einsteigerVariante,
  familyEdition,
  compactEditionTraveler,
  sevenPointGame,
  paperAndPencil,
  wegwerpcatan,
  dasMinispiel,
];
