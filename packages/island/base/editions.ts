import type { Module } from '../rulebook/index.ts';
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

/** The editions of the first island, in the order of the catalogue. */
export const editionModules: readonly Module[] = [
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
