import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 95 kilometres wide. */
export const kennesseeBoard = drawnMap({
  id: 'geographies-kennessee',
  name: 'Kennessee',
  frame: 'land',
  land: `
    -3 3: hills6 fields9
        the northern bend of the Ohio, Maysville
    -2 1: fields5 pasture9 pasture3 hills10
        Louisville, the Bluegrass (twice), Ashland
    -1 -2: fields11 hills8 desert pasture4 forest2 mountains11 mountains5
        the Purchase, the western coal, Mammoth Cave, the Knobs, Berea, Hazard, Pike
    0 -3: fields8 forest3 fields4 pasture6 forest5 mountains3 hills9
        Reelfoot, between the lakes, Clarksville, the Barrens, Big South Fork, the Gap, Holston
    1 -4: fields10 pasture12 forest10 pasture5 hills2 forest9 pasture10 mountains4
        Dyersburg, Gibson, the Highland Rim, the Basin, Cookeville, the plateau, Sevier, the Unakas
    2 -4: forest6 hills11 fields12 forest4 mountains8
        Hatchie, Shiloh, Lawrence, Tullahoma, Lookout`,
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
});
