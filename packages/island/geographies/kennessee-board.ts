import { printedHexes } from '../base/index.ts';
import { layoutOnce, readHex, wordsOf } from '../board/index.ts';
import { sights } from './boards.ts';

/** North up, a hex about 95 kilometres wide. */
const HEXES = wordsOf(`
  3,-3 4,-3
  1,-2 2,-2 3,-2 4,-2
  -2,-1 -1,-1 0,-1 1,-1 2,-1 3,-1 4,-1
  -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0
  -4,1 -3,1 -2,1 -1,1 0,1 1,1 2,1 3,1
  -4,2 -3,2 -2,2 -1,2 0,2`).map(readHex);

export const kennesseeBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'geographies-kennessee',
  name: 'Kennessee',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own, drawn after the land: its outline, its uplands and plains, and each town on the corner nearest to it that is free.',
  frame: 'land',
  hexes: printedHexes(
    HEXES,
    // the northern bend of the Ohio, Maysville
    // Louisville, the Bluegrass (twice), Ashland
    // the Purchase, the western coal, Mammoth Cave, the Knobs, Berea, Hazard, Pike
    // Reelfoot, between the lakes, Clarksville, the Barrens, Big South Fork, the Gap, Holston
    // Dyersburg, Gibson, the Highland Rim, the Basin, Cookeville, the plateau, Sevier, the Unakas
    // Hatchie, Shiloh, Lawrence, Tullahoma, Lookout
    `hills 6, fields 9,
     fields 5, pasture 9, pasture 3, hills 10,
     fields 11, hills 8, desert, pasture 4, forest 2, mountains 11, mountains 5,
     fields 8, forest 3, fields 4, pasture 6, forest 5, mountains 3, hills 9,
     fields 10, pasture 12, forest 10, pasture 5, hills 2, forest 9, pasture 10, mountains 4,
     forest 6, hills 11, fields 12, forest 4, mountains 8`,
  ),
  marks: sights({
    cities: {
      Covington: '3,-3/1',
      Maysville: '3,-3/5',
      Louisville: '1,-2/0',
      Frankfort: '3,-3/3',
      Lexington: '2,-2/5',
      Ashland: '4,-3/5',
      Owensboro: '-1,-1/0',
      Paducah: '-2,-1/4',
      Hopkinsville: '-1,-1/4',
      'Bowling Green': '0,-1/4',
      Elizabethtown: '1,-2/4',
      Somerset: '1,-1/5',
      Hazard: '3,-1/5',
      Pikeville: '4,-2/4',
      Middlesboro: '3,-1/4',
      'Union City': '-3,0/4',
      Clarksville: '-2,0/5',
      Nashville: '-1,0/4',
      Cookeville: '0,0/5',
      Knoxville: '2,0/4',
      Kingsport: '4,-1/4',
      'Johnson City': '3,0/5',
      Memphis: '-4,1/4',
      Jackson: '-4,1/5',
      Columbia: '-2,1/5',
      Murfreesboro: '-1,1/5',
      Chattanooga: '-1,2/5',
      Cleveland: '1,1/4',
    },
    // Murray, Glasgow, Danville, Morehead, Savannah, Tullahoma, Crossville, Greeneville
    victories: '-3,0/5 0,-1/5 2,-2/4 4,-3/4 -3,1/4 -1,1/4 1,0/4 3,0/4',
    paths: {
      // Louisville, Nashville, Memphis
      any: '1,-2|0 -2,1|0 -4,2|3',
      brick: '-1,-1|2',
      lumber: '2,-1|4',
      wool: '3,-2|4',
      grain: '-3,0|4',
      ore: '3,-1|5',
    },
    // Ohio (four times), Tennessee (twice), Cumberland (twice), the Tennessee above Chattanooga
    waters: '3,-3|0 1,-2|2 0,-1|2 -2,-1|0 -1,-1|4 -2,1|4 -1,0|5 1,1|4 1,-1|5',
  }),
}));
