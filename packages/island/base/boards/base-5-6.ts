import { type EdgePlace, type LayoutFile, layoutOnce } from '../../board/index.ts';
import { printedHarbours } from './island-19.ts';
import {
  ELEVEN_2025,
  ELEVEN_HARBOURS,
  ELEVEN_PLACES,
  ELEVEN_PRINTED,
  ELEVEN_SYMMETRICAL,
  ISLAND_30,
  LETTERS_A_TO_ZC,
  TERRAINS_30,
} from './island-30.ts';
import { printedHexes } from './printed.ts';

const extended = (
  id: string,
  name: string,
  provenance: LayoutFile['provenance'],
  places: EdgePlace[],
  note?: string,
) =>
  layoutOnce(() => ({
    format: 'hexwright-layout/1',
    id,
    name,
    provenance,
    note,
    hexes: ISLAND_30.map((hex) => ({ ...hex, group: 'main' })),
    groups: {
      main: {
        terrains: TERRAINS_30,
        numbers: { arrange: 'spiral', sequence: LETTERS_A_TO_ZC },
        constraints: ['reds-apart'],
      },
    },
    harbours: { places, bag: ELEVEN_HARBOURS },
  }));

export const base56 = extended(
  'base-5-6',
  'The extended island, for five and six',
  'official',
  ELEVEN_PLACES,
  'Harbours of the frame of the 4th and 5th edition.',
);

export const base56Symmetrical = extended(
  'base-5-6-symmetrical',
  'The extended island with harbours all around',
  'reconstructed',
  ELEVEN_SYMMETRICAL,
  'Harbour and sea hexes in turn, as the editions before the frame laid them.',
);

export const base56Of2025 = extended(
  'base-5-6-2025',
  'The extended island, edition of 2025',
  'official',
  ELEVEN_2025,
);

/** The recommended board: nothing is left to chance. */
export const base56Beginners = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'base-5-6-beginners',
  name: "The beginners' island, for five and six",
  provenance: 'official',
  hexes: printedHexes(
    ISLAND_30,
    `forest 4, pasture 5, fields 2,
     hills 6, mountains 11, hills 10, pasture 8,
     desert, forest 12, fields 12, forest 9, fields 4,
     fields 3, forest 10, mountains 3, hills 6, hills 5, forest 8,
     pasture 9, mountains 5, fields 2, desert, pasture 3,
     hills 8, pasture 4, pasture 9, mountains 6,
     mountains 11, fields 11, forest 10`,
  ),
  harbours: printedHarbours(ELEVEN_PRINTED, ELEVEN_PLACES),
}));
