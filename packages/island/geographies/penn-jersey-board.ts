import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 74 kilometres wide. */
export const pennJerseyBoard = drawnMap({
  id: 'geographies-penn-jersey',
  name: 'Penn-Jersey',
  frame: 'land',
  land: `
    -2 -2: fields8 forest3 forest6 pasture5 pasture10 hills3
        the lake shore, Allegheny, McKean, Tioga, Bradford, Susquehanna
    -1 -3: wetlands2 hills5 forest9 mountains11 forest4 mountains8 forest11 mountains2
        Pymatuning, the oil region, Clearfield, the West Branch, Lycoming, Wyoming, the Poconos, the Jersey Highlands
    0 -3: hills10 pasture12 mountains5 fields12 mountains9 hills4 pasture6 wetlands10
        Beaver, Indiana, Centre, Juniata, Schuylkill, Lehigh, Hunterdon, the Meadowlands
    1 -4: pasture4 hills8 mountains4 fields10 fields6 fields3 hills11 desert
        Washington, Fayette, Somerset, Franklin, Adams, Lancaster, Bucks, the Pine Barrens
    2 1: wetlands9 wetlands5
        Delaware Bay, Cape May`,
  cities: {
    Erie: '-2,-2/1',
    Warren: '-1,-2/4',
    Bradford: '-1,-2/0',
    Meadville: '-2,-2/4',
    'Oil City': '-2,-2/5',
    DuBois: '-1,-1/4',
    'Lock Haven': '0,-1/5',
    Williamsport: '1,-2/4',
    'Wilkes-Barre': '2,-1/5',
    Scranton: '3,-2/4',
    Pittsburgh: '-3,0/4',
    Butler: '-2,-1/4',
    Johnstown: '-2,0/5',
    Altoona: '-1,0/4',
    Washington: '-4,1/5',
    Uniontown: '-3,1/4',
    Chambersburg: '-1,1/5',
    Harrisburg: '0,0/5',
    York: '0,1/4',
    Lancaster: '0,1/5',
    Reading: '1,0/5',
    Bethlehem: '2,0/5',
    Philadelphia: '2,1/4',
    Trenton: '3,0/4',
    Newark: '4,-1/4',
    'Atlantic City': '2,2/5',
  },
  // Wellsboro, Towanda, Stroudsburg, Indiana, Lewistown, Sunbury, Bedford, Vineland
  victories: '1,-2/5 2,-2/5 3,-1/4 -2,0/4 -1,0/5 1,-1/4 -2,1/5 1,2/5',
  paths: {
    // Philadelphia, Newark, Pittsburgh
    any: '1,1|0 3,0|0 -3,0|4',
    brick: '-3,-1|0',
    lumber: '0,-2|4',
    wool: '2,-2|4',
    grain: '-1,1|0',
    ore: '2,-1|4',
  },
  // Lake Erie, Ohio, Monongahela, Susquehanna (twice), Delaware (three times), the Jersey shore
  waters: '-1,-2|2 -3,0|3 -4,1|0 3,-2|4 0,0|0 2,1|0 1,2|0 3,1|4 3,-1|5',

  also: {
    hexes: { iron: '-3,0 -2,1 1,0 2,0 4,-1' },
    towns: {
      'steel-city': ['Pittsburgh', 'Johnstown', 'Harrisburg', 'Bethlehem', 'Trenton'],
    },
  },
});
