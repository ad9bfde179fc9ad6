import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 86 kilometres wide. */
export const newEnglandBoard = drawnMap({
  id: 'geographies-new-england',
  name: 'New England',
  frame: 'sea',
  land: `
    -5 5: fields12
        the Saint John
    -4 4: forest6 fields3
        Allagash, Aroostook
    -3 3: forest5 mountains9 pasture5
        Moosehead, Katahdin, Houlton
    -2 2: mountains10 hills2 forest4
        the western mountains, Piscataquis, the Penobscot woods
    -1 -1: pasture6 forest3 mountains11 fields6 hills3 pasture8
        Champlain, the Northeast Kingdom, Rangeley, the Kennebec, Penobscot Bay, the Downeast coast
    0 -1: mountains4 mountains5 desert pasture10
        the Green Mountains, the White Mountains, the Desert of Maine, the Midcoast
    1 -2: hills9 forest2 hills8
        Rutland, the lakes of New Hampshire, the Seacoast
    2 -3: hills4 pasture11 hills10
        the Berkshires, the Connecticut above, the Merrimack
    3 -3: fields9 pasture4 fields8
        the Connecticut below, Worcester, Plymouth and the Cape
    4 -4: forest10 fields11 pasture12
        Fairfield, the Sound, Rhode Island`,
  cities: {
    'Fort Kent': '5,-5/4',
    'Presque Isle': '5,-4/5',
    Houlton: '5,-4/4',
    Millinocket: '4,-3/4',
    Greenville: '3,-3/4',
    Bangor: '3,-2/4',
    Calais: '4,-2/5',
    Machias: '4,-1/0',
    Ellsworth: '3,-1/5',
    Augusta: '2,-1/4',
    Rockland: '2,-1/5',
    Portland: '1,0/4',
    Rumford: '1,-1/5',
    Berlin: '0,-1/5',
    Burlington: '-1,-1/3',
    'St. Johnsbury': '0,-1/4',
    Montpelier: '-1,-1/5',
    Rutland: '-1,0/3',
    Concord: '-1,1/5',
    Portsmouth: '0,1/4',
    Pittsfield: '-3,2/5',
    Springfield: '-2,2/4',
    Worcester: '-2,2/5',
    Boston: '-1,2/5',
    Plymouth: '-1,3/5',
    Providence: '-2,3/5',
    Hartford: '-3,3/5',
    'New Haven': '-3,3/4',
  },
  // Allagash, Jackman, Farmington, Newport, Laconia, Brattleboro, Danbury, Westerly
  victories: '5,-5/3 3,-3/3 2,-2/4 -1,-1/0 0,0/4 -2,1/4 -3,3/3 -2,3/4',
  paths: {
    // Boston, Bangor, the road to New York
    any: '-1,2|4 2,-1|0 -4,4|0',
    brick: '0,1|4',
    lumber: '4,-3|4',
    wool: '-1,0|4',
    grain: '5,-5|5',
    ore: '0,-1|5',
  },
  // the islands of Maine (three times), Cape Ann, Narragansett Bay, Champlain, the Connecticut, Moosehead
  waters: '3,-1|5 4,-1|5 1,0|5 -1,2|0 -1,3|4 -1,-1|2 -2,2|4 2,-2|0',

  also: {
    hexes: { seafood: '4,-1 3,-1 2,0 0,1 -1,3 -2,4' },
  },
});
