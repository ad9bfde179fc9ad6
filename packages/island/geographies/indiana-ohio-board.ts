import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 88 kilometres wide. */
export const indianaOhioBoard = drawnMap({
  id: 'geographies-indiana-ohio',
  name: 'Indiana & Ohio',
  frame: 'land',
  land: `
    -2 -2: desert pasture6 pasture9 fields10 forest8 hills4 hills5
        the Dunes, Elkhart, Lagrange, Defiance, the Black Swamp, the islands, the Western Reserve
    -1 -2: fields5 fields2 hills3 fields4 pasture2 pasture10 mountains4
        the Kankakee, the Wabash, Fort Wayne, Lima, Bucyrus, Wayne, the Mahoning
    0 -2: fields9 pasture5 forest11 fields8 hills11 mountains5
        Tippecanoe, Muncie, the Miami, Madison, Muskingum, Guernsey
    1 -3: forest6 pasture3 forest9 hills10 forest12 mountains10
        Terre Haute, Brown, Whitewater, the two Miamis, Chillicothe, Hocking
    2 -4: fields11 mountains12 forest4
    2 0: forest3 mountains8
        Vincennes, the stone belt, the bluffs, Adams, Hanging Rock
    3 -4: hills6
        Evansville`,
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

  also: {
    towns: {
      university: ['South Bend', 'Lafayette', 'Bloomington', 'Columbus', 'Athens'],
      'port-city': ['Gary', 'Toledo', 'Cleveland', 'Cincinnati', 'Evansville', 'Marietta'],
    },
  },
});
