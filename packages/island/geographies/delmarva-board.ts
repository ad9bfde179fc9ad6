import { printedHexes } from '../base/index.ts';
import { layoutOnce, readHex, wordsOf } from '../board/index.ts';
import { sights } from './boards.ts';
import { alsoMarked } from './more-marks.ts';

/** North up, a hex about 92 kilometres wide. */
const HEXES = wordsOf(`
  -1,-2 2,-2 3,-2
  -2,-1 -1,-1 0,-1 1,-1 2,-1 3,-1 4,-1
  -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0
  -4,1 -3,1 -2,1 -1,1 0,1 1,1 2,1
  -5,2 -4,2 -3,2 -2,2 -1,2 0,2 1,2 2,2`).map(readHex);

export const delmarvaBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'geographies-delmarva',
  name: 'Delmarva',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own, drawn after the land: its outline, its uplands and plains, and each town on the corner nearest to it that is free.',
  hexes: printedHexes(
    HEXES,
    // the Panhandle, Mason and Dixon’s line (twice)
    // Parkersburg, Clarksburg, the Alleghenies, Hampshire, Frederick, Baltimore, Kent
    // the Kanawha, Summersville, the Monongahela forest, the Shenandoah Valley, the Piedmont, the Potomac, the Eastern Shore
    // Logan, Beckley, Greenbrier, the Blue Ridge, Buckingham, Richmond, the Bay
    // the Cumberlands, the Clinch, Wythe, Roanoke, Southside, Emporia, the Dismal Swamp, the mouth of the Bay
    `hills 6, fields 11, fields 2,
     pasture 10, hills 12, mountains 6, forest 5, fields 9, hills 4, fields 8,
     hills 8, forest 11, mountains 3, valley 10, pasture 4, bay 11, pasture 5,
     mountains 2, hills 3, pasture 9, mountains 4, forest 3, fields 10, bay 4,
     mountains 8, hills 5, pasture 12, forest 10, fields 5, forest 6, desert, bay 9`,
  ),
  marks: alsoMarked(
    sights({
      cities: {
        Wheeling: '-1,-2/0',
        Parkersburg: '-1,-2/3',
        Morgantown: '-1,-1/0',
        Cumberland: '2,-2/3',
        Frederick: '2,-2/5',
        Baltimore: '3,-2/4',
        Wilmington: '4,-1/1',
        Dover: '3,-1/0',
        Lewes: '4,-1/4',
        Annapolis: '2,-1/5',
        Washington: '2,-1/4',
        Winchester: '2,-2/4',
        Charleston: '-3,0/5',
        Huntington: '-3,0/2',
        Charlottesville: '0,0/5',
        Fredericksburg: '1,0/5',
        Salisbury: '3,0/5',
        Richmond: '0,1/5',
        Lynchburg: '-1,1/5',
        Roanoke: '-2,1/5',
        Bluefield: '-3,1/5',
        Bristol: '-4,2/4',
        Danville: '-2,2/5',
        Norfolk: '1,2/5',
        'Cape Charles': '2,1/4',
      },
      // Elkins, Beckley, Staunton, Williamsburg, Cumberland Gap, Emporia, Leonardtown
      victories: '-1,-1/5 -2,0/4 0,0/4 1,1/5 -5,2/3 0,2/5 2,0/5',
      paths: {
        // Washington, Richmond, Staunton
        any: '2,-1|5 1,1|5 -1,0|5',
        brick: '-1,-1|1',
        lumber: '0,0|5',
        wool: '0,0|0',
        grain: '3,-1|1',
        ore: '-1,-1|5',
      },
      // the Bay (four times), Potomac, Ohio, Kanawha, James
      waters: '3,-1|4 2,0|0 2,1|0 1,2|0 1,0|0 -1,-2|5 -3,0|0 0,1|5',
    }),
    {
      hexes: { clay: '3,-1' },
      edges: { gap: '-5,2|5' },
      towns: {
        'coastal-port': ['Baltimore', 'Annapolis', 'Lewes', 'Norfolk', 'Cape Charles'],
      },
    },
  ),
}));
