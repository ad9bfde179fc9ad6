import { printedHexes } from '../base/index.ts';
import { layoutOnce, readHex, wordsOf } from '../board/index.ts';
import { CITY_NAME } from './mechanics/crowns.ts';
import { riverAlong } from './mechanics/river-banks.ts';

/** North up: the plain in the north-west, the Ore Mountains along the south. */
const HEXES = wordsOf(`
  0,-2 1,-2 2,-2 3,-2
  -1,-1 0,-1 1,-1 2,-1 3,-1
  -2,0 -1,0 0,0 1,0 2,0 3,0
  -2,1 -1,1 0,1 1,1 2,1
  -2,2 -1,2 0,2 1,2`).map(readHex);

/** from side to side of the land, north-west of the mountains that it comes from */
const ELBE = wordsOf('2,1|4 2,1|3 2,0|4 2,0|3 2,-1|4 2,-1|3 2,-2|4 2,-2|3');
/** from its source beside Chemnitz to the north */
const MULDE = wordsOf('0,1|3 0,0|4 0,0|3 0,-1|4 0,-1|3 0,-2|4');

const CITIES = {
  Leipzig: '0,-2',
  Zwickau: '-1,0',
  Plauen: '-2,2',
  Chemnitz: '0,1',
  Dresden: '1,-1',
  Bautzen: '2,0',
  Görlitz: '3,-2',
};

export const saggsenGadanBoard = layoutOnce(() => {
  const rivers = riverAlong([...ELBE, ...MULDE]);
  return {
    format: 'hexwright-layout/1',
    id: 'saggsen-gadan',
    name: 'Saxony',
    provenance: 'house',
    note: 'The printed map is lost, with its rivers, cities and numbers. This one is our own, after the shape of the land.',
    frame: 'land',
    hexes: printedHexes(
      HEXES,
      `fields 9, pasture 4, forest 10, hills 8,
       pasture 11, forest 5, hills 6, fields 3, forest 9,
       hills 8, mountains 10, fields 4, mountains 9, pasture 5, mountains 12,
       forest 3, fields 5, mountains 8, forest 10, fields 6,
       pasture 11, hills 4, desert, pasture 2`,
    ),
    extraEdges: rivers.extraEdges,
    marks: {
      ...rivers.marks,
      hexes: {
        [CITY_NAME]: Object.entries(CITIES).map(([value, at]) => ({ ...readHex(at), value })),
      },
    },
  };
});
