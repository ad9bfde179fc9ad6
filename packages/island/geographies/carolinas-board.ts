import { printedHexes } from '../base/index.ts';
import { layoutOnce, readHex, wordsOf } from '../board/index.ts';
import { sights } from './boards.ts';
import { alsoMarked } from './more-marks.ts';

/** North up, a hex about 97 kilometres wide. */
const HEXES = wordsOf(`
  -1,-2 0,-2 1,-2 2,-2 3,-2 4,-2
  -3,-1 -2,-1 -1,-1 0,-1 1,-1 2,-1 3,-1 4,-1
  -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0
  -3,1 -2,1 -1,1 0,1 1,1 2,1
  -3,2 -2,2 -1,2 0,2
  -2,3`).map(readHex);

export const carolinasBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'geographies-carolinas',
  name: 'The Carolinas',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own, drawn after the land: its outline, its uplands and plains, and each town on the corner nearest to it that is free.',
  hexes: printedHexes(
    HEXES,
    // the High Country, the Yadkin, the Triad, the Piedmont, the Roanoke, the Dismal Swamp
    // the Smokies, the Blue Ridge, the foothills, Rowan, the Uwharries, the Triangle, the Tar, Pamlico
    // the Upcountry, Spartanburg, the Catawba, the Pee Dee, the Cape Fear, Duplin, Croatan
    // Abbeville, the Midlands, the Sandhills, Florence, the Waccamaw, the Cape Fear coast
    // Aiken, Orangeburg, the Santee, the Grand Strand
    // the Sea Islands
    `mountains 11, forest 10, fields 4, hills 12, fields 11, forest 6,
     mountains 8, mountains 3, hills 5, pasture 9, mountains 10, fields 5, fields 3, pasture 5,
     mountains 9, hills 4, pasture 2, forest 11, pasture 4, pasture 10, forest 4,
     pasture 3, hills 6, desert, fields 8, forest 12, hills 8,
     hills 2, fields 9, forest 5, fields 10,
     pasture 6`,
  ),
  marks: alsoMarked(
    sights({
      cities: {
        Asheville: '-2,-1/5',
        Boone: '-1,-2/5',
        Hickory: '0,-2/4',
        Charlotte: '-1,-1/5',
        'Winston-Salem': '0,-2/5',
        Greensboro: '1,-2/4',
        Durham: '2,-2/4',
        Raleigh: '1,-1/5',
        'Rocky Mount': '3,-2/4',
        'Elizabeth City': '4,-2/5',
        'New Bern': '3,-1/4',
        Wilmington: '2,0/4',
        Fayetteville: '1,-1/4',
        'Morehead City': '3,0/4',
        Murphy: '-3,-1/3',
        Greenville: '-2,-1/4',
        Spartanburg: '-1,-1/4',
        Anderson: '-3,0/5',
        'Rock Hill': '-2,0/5',
        Columbia: '-2,1/5',
        Sumter: '-1,1/5',
        Florence: '0,0/4',
        'Myrtle Beach': '0,1/5',
        Georgetown: '-1,2/5',
        Charleston: '-1,2/4',
        Aiken: '-2,1/4',
        Beaufort: '-2,3/3',
        Kinston: '2,-1/5',
      },
      // Mount Airy, Asheboro, Washington, Lumberton, Roanoke Rapids, Greenwood, Cheraw, Orangeburg
      victories: '0,-2/0 0,-1/5 3,-1/5 1,0/4 3,-2/0 -2,0/4 0,0/5 -1,1/4',
      paths: {
        // Charlotte, Charleston, the Tar
        any: '0,-1|4 -2,2|0 3,-2|5',
        brick: '-2,0|0',
        lumber: '2,0|0',
        wool: '-3,1|0',
        grain: '1,-2|0',
        ore: '-2,-1|0',
      },
      // Pamlico, Albemarle, the Cape Fear (twice), the Santee coast, Charleston harbour, the Wateree, the Santee
      waters: '4,-1|4 4,-2|5 2,0|5 -1,2|0 -1,2|4 1,0|5 -1,0|5 -1,1|4',
    }),
    {
      // the towns of each state, and its victory point sites
      corners: {
        'north-carolina':
          '-2,-1/5 -1,-2/5 0,-2/4 -1,-1/5 0,-2/5 1,-2/4 2,-2/4 1,-1/5 3,-2/4 4,-2/5 3,-1/4 2,0/4 1,-1/4 3,0/4 -3,-1/3 2,-1/5 0,-2/0 0,-1/5 3,-1/5 1,0/4 3,-2/0',
        'south-carolina':
          '-2,-1/4 -1,-1/4 -3,0/5 -2,0/5 -2,1/5 -1,1/5 0,0/4 0,1/5 -1,2/5 -1,2/4 -2,1/4 -2,3/3 -2,0/4 0,0/5 -1,1/4',
      },
    },
  ),
}));
