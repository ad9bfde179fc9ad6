import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 80 kilometres wide. */
export const georgiaBoard = drawnMap({
  id: 'geographies-georgia',
  name: 'Georgia',
  frame: 'land',
  land: `
    -3 -1: mountains3 mountains9 mountains5
        Lookout Mountain, Cohutta, the Blue Ridge
    -2 -1: forest10 hills12 pasture9
        the Coosa, the Chattahoochee, Athens
    -1 -1: pasture8 mountains10 pasture11 hills6
        Newnan, Stone Mountain, the Oconee, Augusta
    0 -2: mountains4 fields2 hills4 fields5 forest2
        Pine Mountain, the Flint, Macon, Louisville, the Savannah
    1 -2: hills9 fields8 pasture3 fields10 forest8
        Providence Canyon, the peach orchards, Laurens, Vidalia, the port
    2 -3: fields4 fields3 pasture12 forest4 forest11
        Early, the Flint below, Tifton, the Altamaha, Liberty
    3 -3: hills11 forest6 hills5 desert pasture6
        Bainbridge, the Red Hills, Valdosta, the Okefenokee, the Golden Isles`,
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
});
