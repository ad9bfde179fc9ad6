import type { Layout } from '../../board/index.ts';
import { base34, base34Beginners } from './base-3-4.ts';
import { base56, base56Beginners, base56Of2025, base56Symmetrical } from './base-5-6.ts';
import { capcomCatan, capcomCatanLoose } from './capcom-catan.ts';
import { catanPortable } from './catan-portable.ts';
import { catanStandard, catanStandardAnyOrder, rockmanExeCatanStandard } from './catan-standard.ts';
import { dasMinispiel } from './das-minispiel.ts';
import { einsteigerVariante } from './einsteiger-variante.ts';
import { compactEditionTraveler, familyEdition } from './family-edition.ts';
import { galleryEdition } from './gallery-edition.ts';
import { playmatA, playmatB, playmatC, playmatD } from './paper-and-pencil.ts';
import { portableEdition } from './portable-edition.ts';
import { settlersOfZarahemla, simplyCatan } from './strips.ts';
import { wegwerpcatan } from './wegwerpcatan.ts';

/** The boards of the base game and its editions, by id; each is read when it is first asked for. */
export const boards: Readonly<Record<string, () => Layout>> = {
  'base-3-4': base34,
  'base-3-4-beginners': base34Beginners,
  'base-5-6': base56,
  'base-5-6-beginners': base56Beginners,
  'base-5-6-symmetrical': base56Symmetrical,
  'base-5-6-2025': base56Of2025,
  'portable-edition': portableEdition,
  'capcom-catan': capcomCatan,
  'capcom-catan-loose': capcomCatanLoose,
  'catan-standard': catanStandard,
  'catan-standard-any-order': catanStandardAnyOrder,
  'rockman-exe-catan-standard': rockmanExeCatanStandard,
  'catan-portable': catanPortable,
  'simply-catan': simplyCatan,
  'settlers-of-zarahemla': settlersOfZarahemla,
  'gallery-edition': galleryEdition,
  'einsteiger-variante': einsteigerVariante,
  'family-edition': familyEdition,
  'compact-edition-traveler': compactEditionTraveler,
  'paper-and-pencil-a': playmatA,
  'paper-and-pencil-b': playmatB,
  'paper-and-pencil-c': playmatC,
  'paper-and-pencil-d': playmatD,
  wegwerpcatan,
  'das-minispiel': dasMinispiel,
};
