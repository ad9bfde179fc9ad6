import { printedHexes } from '../base/index.ts';
import { layoutOnce, readHex, wordsOf } from '../board/index.ts';
import { sights } from './boards.ts';
import { alsoMarked } from './more-marks.ts';

/** North up, a hex about 76 kilometres wide. */
const HEXES = wordsOf(`
  4,-4
  2,-3 3,-3 4,-3
  1,-2 2,-2 3,-2
  -3,-1 -2,-1 -1,-1 0,-1 1,-1 2,-1 3,-1
  -3,0 -2,0 -1,0 0,0 1,0 2,0
  -4,1 -3,1 -2,1 -1,1 0,1 1,1 2,1
  0,2 1,2
  1,3 2,3`).map(readHex);

export const newYorkBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'geographies-new-york',
  name: 'New York',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own, drawn after the land: its outline, its uplands and plains, and each town on the corner nearest to it that is free.',
  frame: 'land',
  hexes: printedHexes(
    HEXES,
    // the Champlain plain
    // the Saint Lawrence, the northern woods, Champlain
    // Tug Hill, the western Adirondacks, the high peaks, where nothing grows
    // Niagara, Orleans, Wayne, Oswego, the Mohawk, the southern Adirondacks, Saratoga
    // the Erie shore, the Genesee, the Finger Lakes, Chenango, Cherry Valley, the Capital
    // Chautauqua, Allegany, Steuben, Broome, Delaware, the Catskills, the Hudson
    // the Shawangunks, the Highlands
    // the Sound, Long Island
    `pasture 4,
     pasture 6, forest 5, mountains 9,
     hills 9, forest 4, desert,
     fields 5, fields 11, fields 9, hills 6, pasture 5, forest 10, hills 8,
     hills 4, fields 8, fields 10, pasture 3, mountains 6, fields 4,
     pasture 8, forest 3, hills 2, forest 8, pasture 11, mountains 12, hills 10,
     mountains 10, mountains 5,
     pasture 9, forest 6`,
  ),
  marks: alsoMarked(
    sights({
      cities: {
        Buffalo: '-3,-1/5',
        'Niagara Falls': '-3,-1/4',
        Rochester: '-2,-1/5',
        Syracuse: '0,-1/4',
        Utica: '1,-1/4',
        Albany: '2,0/5',
        Jamestown: '-4,1/3',
        Olean: '-4,1/5',
        Ithaca: '-1,0/4',
        Corning: '-2,1/5',
        Binghamton: '-1,1/5',
        Oswego: '-1,-1/0',
        Watertown: '1,-2/2',
        Ogdensburg: '2,-3/1',
        Massena: '2,-3/0',
        Plattsburgh: '4,-4/5',
        'Lake Placid': '3,-3/5',
        'Glens Falls': '3,-2/4',
        Oneonta: '0,0/5',
        Kingston: '1,1/5',
        Poughkeepsie: '2,1/4',
        Middletown: '0,2/5',
        'New York': '1,3/3',
        Montauk: '2,3/0',
        Hornell: '-2,0/4',
        Malone: '4,-4/3',
      },
      // Dunkirk, Cortland, Old Forge, Ticonderoga, Monticello, Riverhead, Warsaw, Delhi
      victories: '-3,0/3 -1,0/5 2,-2/4 3,-2/5 1,1/4 1,3/0 -3,0/5 1,0/4',
      paths: {
        // Buffalo, the Sound, the Mohawk where it meets the Hudson
        any: '-3,-1|5 1,3|3 3,-1|4',
        brick: '2,1|1',
        lumber: '2,-3|5',
        wool: '0,0|5',
        grain: '-2,-1|5',
        ore: '3,-2|0',
      },
      // Hudson (twice), Champlain, Saint Lawrence (twice), Seneca Lake, Lake Ontario, the Sound
      waters: '2,0|5 2,1|4 4,-3|0 3,-3|2 2,-3|3 -1,0|4 -1,-1|1 1,3|0',
    }),
    {
      towns: {
        'canal-city': ['Buffalo', 'Rochester', 'Syracuse', 'Utica', 'Albany'],
      },
    },
  ),
}));
