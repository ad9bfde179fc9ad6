import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 92 kilometres wide. */
export const delmarvaBoard = drawnMap({
  id: 'geographies-delmarva',
  name: 'Delmarva',
  frame: 'sea',
  land: `
    -2 -1: hills6
    -2 2: fields11 fields2
        the Panhandle, Mason and Dixon’s line (twice)
    -1 -2: pasture10 hills12 mountains6 forest5 fields9 hills4 fields8
        Parkersburg, Clarksburg, the Alleghenies, Hampshire, Frederick, Baltimore, Kent
    0 -3: hills8 forest11 mountains3 valley10 pasture4 bay11 pasture5
        the Kanawha, Summersville, the Monongahela forest, the Shenandoah Valley, the Piedmont, the Potomac, the Eastern Shore
    1 -4: mountains2 hills3 pasture9 mountains4 forest3 fields10 bay4
        Logan, Beckley, Greenbrier, the Blue Ridge, Buckingham, Richmond, the Bay
    2 -5: mountains8 hills5 pasture12 forest10 fields5 forest6 desert bay9
        the Cumberlands, the Clinch, Wythe, Roanoke, Southside, Emporia, the Dismal Swamp, the mouth of the Bay`,
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

  also: {
    hexes: { clay: '3,-1' },
    edges: { gap: '-5,2|5' },
    towns: {
      'coastal-port': ['Baltimore', 'Annapolis', 'Lewes', 'Norfolk', 'Cape Charles'],
    },
  },
});
