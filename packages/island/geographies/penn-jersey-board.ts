import { printedHexes } from '../base/index.ts';
import { layoutOnce, readHex, wordsOf } from '../board/index.ts';
import { sights } from './boards.ts';
import { alsoMarked } from './more-marks.ts';

/** North up, a hex about 74 kilometres wide. */
const HEXES = wordsOf(`
  -2,-2 -1,-2 0,-2 1,-2 2,-2 3,-2
  -3,-1 -2,-1 -1,-1 0,-1 1,-1 2,-1 3,-1 4,-1
  -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0 4,0
  -4,1 -3,1 -2,1 -1,1 0,1 1,1 2,1 3,1
  1,2 2,2`).map(readHex);

export const pennJerseyBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'geographies-penn-jersey',
  name: 'Penn-Jersey',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own, drawn after the land: its outline, its uplands and plains, and each town on the corner nearest to it that is free.',
  frame: 'land',
  hexes: printedHexes(
    HEXES,
    // the lake shore, Allegheny, McKean, Tioga, Bradford, Susquehanna
    // Pymatuning, the oil region, Clearfield, the West Branch, Lycoming, Wyoming, the Poconos, the Jersey Highlands
    // Beaver, Indiana, Centre, Juniata, Schuylkill, Lehigh, Hunterdon, the Meadowlands
    // Washington, Fayette, Somerset, Franklin, Adams, Lancaster, Bucks, the Pine Barrens
    // Delaware Bay, Cape May
    `fields 8, forest 3, forest 6, pasture 5, pasture 10, hills 3,
     wetlands 2, hills 5, forest 9, mountains 11, forest 4, mountains 8, forest 11, mountains 2,
     hills 10, pasture 12, mountains 5, fields 12, mountains 9, hills 4, pasture 6, wetlands 10,
     pasture 4, hills 8, mountains 4, fields 10, fields 6, fields 3, hills 11, desert,
     wetlands 9, wetlands 5`,
  ),
  marks: alsoMarked(
    sights({
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
    }),
    {
      hexes: { iron: '-3,0 -2,1 1,0 2,0 4,-1' },
      towns: {
        'steel-city': ['Pittsburgh', 'Johnstown', 'Harrisburg', 'Bethlehem', 'Trenton'],
      },
    },
  ),
}));
