import { printedHexes } from '../base/index.ts';
import { layoutOnce, readHex, wordsOf } from '../board/index.ts';
import { sights } from './boards.ts';
import { alsoMarked } from './more-marks.ts';

/** North up, a hex about 86 kilometres wide. */
const HEXES = wordsOf(`
  5,-5
  4,-4 5,-4
  3,-3 4,-3 5,-3
  2,-2 3,-2 4,-2
  -1,-1 0,-1 1,-1 2,-1 3,-1 4,-1
  -1,0 0,0 1,0 2,0
  -2,1 -1,1 0,1
  -3,2 -2,2 -1,2
  -3,3 -2,3 -1,3
  -4,4 -3,4 -2,4`).map(readHex);

export const newEnglandBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'geographies-new-england',
  name: 'New England',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own, drawn after the land: its outline, its uplands and plains, and each town on the corner nearest to it that is free.',
  hexes: printedHexes(
    HEXES,
    // the Saint John
    // Allagash, Aroostook
    // Moosehead, Katahdin, Houlton
    // the western mountains, Piscataquis, the Penobscot woods
    // Champlain, the Northeast Kingdom, Rangeley, the Kennebec, Penobscot Bay, the Downeast coast
    // the Green Mountains, the White Mountains, the Desert of Maine, the Midcoast
    // Rutland, the lakes of New Hampshire, the Seacoast
    // the Berkshires, the Connecticut above, the Merrimack
    // the Connecticut below, Worcester, Plymouth and the Cape
    // Fairfield, the Sound, Rhode Island
    `fields 12,
     forest 6, fields 3,
     forest 5, mountains 9, pasture 5,
     mountains 10, hills 2, forest 4,
     pasture 6, forest 3, mountains 11, fields 6, hills 3, pasture 8,
     mountains 4, mountains 5, desert, pasture 10,
     hills 9, forest 2, hills 8,
     hills 4, pasture 11, hills 10,
     fields 9, pasture 4, fields 8,
     forest 10, fields 11, pasture 12`,
  ),
  marks: alsoMarked(
    sights({
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
    }),
    {
      hexes: { seafood: '4,-1 3,-1 2,0 0,1 -1,3 -2,4' },
    },
  ),
}));
