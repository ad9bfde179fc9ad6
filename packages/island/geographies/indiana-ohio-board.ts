import { printedHexes } from '../base/index.ts';
import { layoutOnce, readHex, wordsOf } from '../board/index.ts';
import { sights } from './boards.ts';
import { alsoMarked } from './more-marks.ts';

/** North up, a hex about 88 kilometres wide. */
const HEXES = wordsOf(`
  -2,-2 -1,-2 0,-2 1,-2 2,-2 3,-2 4,-2
  -2,-1 -1,-1 0,-1 1,-1 2,-1 3,-1 4,-1
  -2,0 -1,0 0,0 1,0 2,0 3,0
  -3,1 -2,1 -1,1 0,1 1,1 2,1
  -4,2 -3,2 -2,2 0,2 1,2
  -4,3`).map(readHex);

export const indianaOhioBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'geographies-indiana-ohio',
  name: 'Indiana & Ohio',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own, drawn after the land: its outline, its uplands and plains, and each town on the corner nearest to it that is free.',
  frame: 'land',
  hexes: printedHexes(
    HEXES,
    // the Dunes, Elkhart, Lagrange, Defiance, the Black Swamp, the islands, the Western Reserve
    // the Kankakee, the Wabash, Fort Wayne, Lima, Bucyrus, Wayne, the Mahoning
    // Tippecanoe, Muncie, the Miami, Madison, Muskingum, Guernsey
    // Terre Haute, Brown, Whitewater, the two Miamis, Chillicothe, Hocking
    // Vincennes, the stone belt, the bluffs, Adams, Hanging Rock
    // Evansville
    `desert, pasture 6, pasture 9, fields 10, forest 8, hills 4, hills 5,
     fields 5, fields 2, hills 3, fields 4, pasture 2, pasture 10, mountains 4,
     fields 9, pasture 5, forest 11, fields 8, hills 11, mountains 5,
     forest 6, pasture 3, forest 9, hills 10, forest 12, mountains 10,
     fields 11, mountains 12, forest 4, forest 3, mountains 8,
     hills 6`,
  ),
  marks: alsoMarked(
    sights({
      cities: {
        Gary: '-2,-2/0',
        'South Bend': '-1,-2/0',
        'Fort Wayne': '0,-2/5',
        Toledo: '2,-2/1',
        Sandusky: '2,-2/5',
        Cleveland: '3,-2/0',
        Youngstown: '4,-2/5',
        Akron: '4,-2/4',
        Mansfield: '2,-1/5',
        Lima: '0,-1/5',
        Lafayette: '-2,-1/4',
        Kokomo: '-1,-1/4',
        Muncie: '0,-1/4',
        Indianapolis: '-2,0/5',
        Dayton: '0,0/5',
        Columbus: '1,0/5',
        Steubenville: '4,-1/4',
        Zanesville: '2,0/5',
        'Terre Haute': '-3,1/2',
        Bloomington: '-3,1/5',
        Cincinnati: '-1,1/5',
        Athens: '1,1/5',
        Marietta: '3,0/4',
        Evansville: '-4,3/3',
        Madison: '-1,1/4',
        Portsmouth: '0,2/5',
      },
      // Rensselaer, Angola, Findlay, Richmond, Cambridge, Vincennes, Chillicothe
      victories: '-2,-2/5 0,-2/0 2,-2/4 -1,0/5 3,-1/4 -4,2/5 1,1/4',
      paths: {
        // Indianapolis, Columbus, Cleveland
        any: '-1,0|4 1,0|0 4,-2|4',
        brick: '3,-1|4',
        lumber: '-1,1|4',
        wool: '0,-2|4',
        grain: '0,-1|0',
        ore: '-4,2|0',
      },
      // Lake Erie (twice), Ohio (four times), Wabash (twice)
      waters: '3,-2|2 3,-2|1 0,2|3 0,2|5 2,1|5 -3,2|4 -3,1|4 -2,-1|4',
    }),
    {
      towns: {
        university: ['South Bend', 'Lafayette', 'Bloomington', 'Columbus', 'Athens'],
        'port-city': ['Gary', 'Toledo', 'Cleveland', 'Cincinnati', 'Evansville', 'Marietta'],
      },
    },
  ),
}));
