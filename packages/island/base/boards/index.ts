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

const all = [
  base34,
  base34Beginners,
  base56,
  base56Beginners,
  base56Symmetrical,
  base56Of2025,
  portableEdition,
  capcomCatan,
  capcomCatanLoose,
  catanStandard,
  catanStandardAnyOrder,
  rockmanExeCatanStandard,
  catanPortable,
  simplyCatan,
  settlersOfZarahemla,
  galleryEdition,
  einsteigerVariante,
  familyEdition,
  compactEditionTraveler,
  playmatA,
  playmatB,
  playmatC,
  playmatD,
  wegwerpcatan,
  dasMinispiel,
];

/** The boards of the base game and its editions, by id. */
export const boards: Readonly<Record<string, Layout>> = Object.fromEntries(
  all.map((layout) => [layout.id, layout]),
);
