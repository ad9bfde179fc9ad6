import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 97 kilometres wide. */
export const carolinasBoard = drawnMap({
  id: 'geographies-carolinas',
  name: 'The Carolinas',
  frame: 'sea',
  land: `
    -2 -1: mountains11 forest10 fields4 hills12 fields11 forest6
        the High Country, the Yadkin, the Triad, the Piedmont, the Roanoke, the Dismal Swamp
    -1 -3: mountains8 mountains3 hills5 pasture9 mountains10 fields5 fields3 pasture5
        the Smokies, the Blue Ridge, the foothills, Rowan, the Uwharries, the Triangle, the Tar, Pamlico
    0 -3: mountains9 hills4 pasture2 forest11 pasture4 pasture10 forest4
        the Upcountry, Spartanburg, the Catawba, the Pee Dee, the Cape Fear, Duplin, Croatan
    1 -3: pasture3 hills6 desert fields8 forest12 hills8
        Abbeville, the Midlands, the Sandhills, Florence, the Waccamaw, the Cape Fear coast
    2 -3: hills2 fields9 forest5 fields10
        Aiken, Orangeburg, the Santee, the Grand Strand
    3 -2: pasture6
        the Sea Islands`,
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

  also: {
    // the towns of each state, and its victory point sites
    corners: {
      'north-carolina':
        '-2,-1/5 -1,-2/5 0,-2/4 -1,-1/5 0,-2/5 1,-2/4 2,-2/4 1,-1/5 3,-2/4 4,-2/5 3,-1/4 2,0/4 1,-1/4 3,0/4 -3,-1/3 2,-1/5 0,-2/0 0,-1/5 3,-1/5 1,0/4 3,-2/0',
      'south-carolina':
        '-2,-1/4 -1,-1/4 -3,0/5 -2,0/5 -2,1/5 -1,1/5 0,0/4 0,1/5 -1,2/5 -1,2/4 -2,1/4 -2,3/3 -2,0/4 0,0/5 -1,1/4',
    },
  },
});
