import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 76 kilometres wide. */
export const newYorkBoard = drawnMap({
  id: 'geographies-new-york',
  name: 'New York',
  frame: 'land',
  land: `
    -4 4: pasture4
        the Champlain plain
    -3 2: pasture6 forest5 mountains9
        the Saint Lawrence, the northern woods, Champlain
    -2 1: hills9 forest4 desert
        Tug Hill, the western Adirondacks, the high peaks, where nothing grows
    -1 -3: fields5 fields11 fields9 hills6 pasture5 forest10 hills8
        Niagara, Orleans, Wayne, Oswego, the Mohawk, the southern Adirondacks, Saratoga
    0 -3: hills4 fields8 fields10 pasture3 mountains6 fields4
        the Erie shore, the Genesee, the Finger Lakes, Chenango, Cherry Valley, the Capital
    1 -4: pasture8 forest3 hills2 forest8 pasture11 mountains12 hills10
        Chautauqua, Allegany, Steuben, Broome, Delaware, the Catskills, the Hudson
    2 0: mountains10 mountains5
        the Shawangunks, the Highlands
    3 1: pasture9 forest6
        the Sound, Long Island`,
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

  also: {
    towns: {
      'canal-city': ['Buffalo', 'Rochester', 'Syracuse', 'Utica', 'Albany'],
    },
  },
});
