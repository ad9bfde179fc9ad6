import { layoutOnce } from '../../board/index.ts';
import {
  GROUP_19,
  ISLAND_19,
  NINE_HARBOURS,
  NINE_PLACES,
  NINE_PRINTED,
  printedHarbours,
} from './island-19.ts';
import { printedHexes } from './printed.ts';

/** The island of the base game: everything laid at random, numbers in letter order from a corner. */
export const base34 = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'base-3-4',
  name: 'The island, for three and four',
  provenance: 'official',
  hexes: ISLAND_19.map((hex) => ({ ...hex, group: 'main' })),
  groups: { main: GROUP_19 },
  harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
}));

/** The board for a first game: nothing is left to chance. */
export const base34Beginners = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'base-3-4-beginners',
  name: "The beginners' island, for three and four",
  provenance: 'reconstructed',
  note: 'Recovered from the same board with a lake in the place of the desert.',
  hexes: printedHexes(
    ISLAND_19,
    `mountains 10, pasture 2, forest 9,
     fields 12, hills 6, pasture 4, hills 10,
     fields 9, forest 11, desert, forest 3, mountains 8,
     forest 8, mountains 3, fields 4, pasture 5,
     hills 5, fields 6, pasture 11`,
  ),
  harbours: printedHarbours(NINE_PRINTED),
}));
