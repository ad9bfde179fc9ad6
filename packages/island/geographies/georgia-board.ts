import { printedHexes } from '../base/index.ts';
import { layoutOnce, readHex, wordsOf } from '../board/index.ts';
import { sights } from './boards.ts';

/** North up, a hex about 80 kilometres wide. */
const HEXES = wordsOf(`
  -1,-3 0,-3 1,-3
  -1,-2 0,-2 1,-2
  -1,-1 0,-1 1,-1 2,-1
  -2,0 -1,0 0,0 1,0 2,0
  -2,1 -1,1 0,1 1,1 2,1
  -3,2 -2,2 -1,2 0,2 1,2
  -3,3 -2,3 -1,3 0,3 1,3`).map(readHex);

export const georgiaBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'geographies-georgia',
  name: 'Georgia',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own, drawn after the land: its outline, its uplands and plains, and each town on the corner nearest to it that is free.',
  frame: 'land',
  hexes: printedHexes(
    HEXES,
    // Lookout Mountain, Cohutta, the Blue Ridge
    // the Coosa, the Chattahoochee, Athens
    // Newnan, Stone Mountain, the Oconee, Augusta
    // Pine Mountain, the Flint, Macon, Louisville, the Savannah
    // Providence Canyon, the peach orchards, Laurens, Vidalia, the port
    // Early, the Flint below, Tifton, the Altamaha, Liberty
    // Bainbridge, the Red Hills, Valdosta, the Okefenokee, the Golden Isles
    `mountains 3, mountains 9, mountains 5,
     forest 10, hills 12, pasture 9,
     pasture 8, mountains 10, pasture 11, hills 6,
     mountains 4, fields 2, hills 4, fields 5, forest 2,
     hills 9, fields 8, pasture 3, fields 10, forest 8,
     fields 4, fields 3, pasture 12, forest 4, forest 11,
     hills 11, forest 6, hills 5, desert, pasture 6`,
  ),
  marks: sights({
    cities: {
      Dalton: '-1,-3/0',
      Rome: '-1,-3/5',
      Gainesville: '1,-3/4',
      Atlanta: '0,-2/4',
      Athens: '1,-2/4',
      Augusta: '2,-1/0',
      Newnan: '-1,-2/4',
      LaGrange: '-1,-1/3',
      Macon: '0,-1/4',
      Milledgeville: '0,-1/5',
      Columbus: '-2,0/4',
      Americus: '-2,1/5',
      Dublin: '0,0/5',
      Statesboro: '2,0/4',
      Savannah: '2,1/5',
      Vidalia: '1,0/4',
      Albany: '-2,2/5',
      Cordele: '-1,1/4',
      Tifton: '-1,2/4',
      Waycross: '0,2/4',
      Brunswick: '1,2/4',
      Bainbridge: '-2,2/4',
      Thomasville: '-3,3/5',
      Valdosta: '-2,3/5',
      Hazlehurst: '0,1/5',
      Louisville: '1,-1/5',
    },
    // Toccoa, Cartersville, Griffin, Thomson, Cuthbert, Hinesville, Folkston, Swainsboro
    victories: '1,-3/5 0,-3/4 -1,-1/5 1,-1/0 -2,1/4 1,1/5 0,3/5 1,0/5',
    paths: {
      // Atlanta, Savannah, Columbus
      any: '-1,-1|0 1,1|0 -1,0|4',
      brick: '1,-1|0',
      lumber: '0,2|0',
      wool: '1,-2|5',
      grain: '-2,2|4',
      ore: '0,-3|0',
    },
    // Savannah (twice), Chattahoochee (twice), the coast, Altamaha, Ocmulgee, Coosa
    waters: '2,0|1 2,-1|5 -2,1|3 -3,2|5 2,1|4 1,1|4 0,0|4 -1,-2|0',
  }),
}));
