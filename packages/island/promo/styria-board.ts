import { printedHexes } from '../base/index.ts';
import { layoutOnce, readCorner, readHex, wordsOf } from '../board/index.ts';

/** the mark of the corners where cities earn ducats; its value says how many */
export const CITY_SITE = 'ducat-site';

/** North up: the Enns at the top, the vineyards at the bottom, Graz in the middle of the east. */
const HEXES = wordsOf(`
  0,-2 1,-2 2,-2 3,-2
  -1,-1 0,-1 1,-1 2,-1 3,-1
  -2,0 -1,0 0,0 1,0 2,0 3,0
  -2,1 -1,1 0,1 1,1 2,1
  -2,2 -1,2 0,2 1,2`).map(readHex);

/** corner and ducats: the towns of the land, more for those inside of it */
const SITES = '1,-2/5=3 3,-2/4=4 -1,-1/4=3 1,-1/4=5 2,0/5=3 0,1/5=4 -2,1/5=4';

export const styriaBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'renaissance-in-styria',
  name: 'Styria',
  provenance: 'house',
  note: 'The printed map is lost, with its city sites and what they earn. This one is our own, after the shape of the land.',
  frame: 'land',
  hexes: printedHexes(
    HEXES,
    `forest 12, pasture 4, fields 8, forest 11,
     pasture 9, mountains 6, forest 10, fields 9, mountains 6,
     forest 4, hills 5, fields 11, hills 5, pasture 4, hills 10,
     forest 8, pasture 10, hills 6, fields 9, mountains 3,
     forest 3, desert, mountains 2, pasture 8`,
  ),
  marks: {
    corners: {
      [CITY_SITE]: wordsOf(SITES).map((text) => {
        const [at, value] = text.split('=');
        return { ...readCorner(at), value };
      }),
    },
  },
}));
