import { ISLAND_19, NINE_PRINTED, printedHarbours, printedHexes } from '../base/index.ts';
import { layoutOnce } from '../board/index.ts';

/** The printed map is lost: an island of the usual size and harbours. */
export const chaffenberchBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'chaffenberch-castle',
  name: 'Chaffenberch',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own, with the hexes, tokens and harbours of the base game.',
  hexes: printedHexes(
    ISLAND_19,
    `mountains 5, forest 2, pasture 6,
     forest 10, hills 9, mountains 4, fields 3,
     pasture 8, fields 11, desert, forest 5, hills 8,
     fields 4, forest 3, mountains 6, pasture 10,
     hills 11, pasture 12, fields 9`,
  ),
  harbours: printedHarbours(NINE_PRINTED),
}));
