import type { Chart } from '../../seafarers/index.ts';

/** the large island, and the two that goods are shipped to */
export const LANDS = ['catan', 'roja', 'talis'];

const LOST =
  'The map is lost, and the table of its hexes has lost the names of its rows. Read in their order the counts use up every hex of the two boxes: no mountains on the large island, three of them on Roja and two on Talis. Where each hex and harbour lies is ours.';
const KEY = { c: 'catan#catan', r: 'roja#roja', t: 'talis#talis' };
const RED = ['reds-apart'];
/** on the large island the kinds of the bag; over there their own */
const HARBOURS = '0,-4|2 3,-4|2 4,-3|0 2,-2|5 -1,-2|4 -2,0|3=ore -2,2|5=any 2,0|0=any 1,2|5=any';
const BAG = { brick: 1, grain: 1, lumber: 1, wool: 1, any: 1 };
const MIDDLE = '0,-1/5';

/** on the frame of 2000 */
const first: Chart = {
  id: 'transport-settlers-2000',
  name: 'Transport Settlers, 2000',
  note: LOST,
  key: KEY,
  rows: `
    -4  0: c c c c c
    -3 -1: c c c c c c
    -2 -2: ~ c c c c c ~
    -1 -3: ~ ~ ~ ~ ~ ~ ~ ~
     0 -3: ~ r r ~ t t ~
     1 -4: ~ r r r ~ t t t
     2 -4: ~ r r ~ t t ~
     3 -3: ~ ~ ~`,
  groups: {
    catan: {
      terrains: { hills: 4, fields: 4, forest: 4, pasture: 4 },
      numbers: '2 3 3 4 5 5 5 6 8 8 9 9 10 10 11 12',
      wishes: RED,
    },
    roja: {
      terrains: { hills: 1, forest: 1, mountains: 3, desert: 1, 'gold-field': 1 },
      numbers: '4 5 8 10 11 12',
    },
    talis: {
      terrains: { fields: 1, mountains: 2, pasture: 1, desert: 2, 'gold-field': 1 },
      numbers: '2 4 6 8 12',
      wishes: RED,
    },
  },
  harbours: HARBOURS,
  bag: BAG,
  robber: 'off',
  corners: { pirate: MIDDLE },
  hexes: { 'storm-flood': '-2,-2 4,-2' },
};

/** on the frame of 2003, which has one hex of the sea more in its corners and two deserts on the large island */
const later: Chart = {
  id: 'transport-settlers-2003',
  name: 'Transport Settlers, 2003',
  note: `${LOST} Seven tokens are listed for the six hexes of Roja that give anything: a third 12, which no box has, is left out.`,
  key: KEY,
  rows: `
    -4  0: c c c c c
    -3 -1: c c c c c c
    -2 -2: ~ c c c c c c
    -1 -3: ~ ~ ~ ~ ~ ~ ~ ~
     0 -3: ~ r r ~ t t ~
     1 -4: ~ r r r ~ t t ~
     2 -4: ~ r r ~ t t ~
     3 -3: ~`,
  groups: {
    catan: {
      terrains: { hills: 4, fields: 3, forest: 4, pasture: 4, desert: 2 },
      numbers: '2 3 4 5 5 5 6 8 8 9 9 10 10 11 12',
      wishes: RED,
    },
    roja: {
      terrains: { hills: 1, forest: 1, mountains: 3, desert: 1, 'gold-field': 1 },
      numbers: '3 4 6 9 10 11',
    },
    talis: {
      terrains: { fields: 2, mountains: 2, pasture: 1, 'gold-field': 1 },
      numbers: '2 3 4 6 8 12',
      wishes: RED,
    },
  },
  harbours: HARBOURS,
  bag: BAG,
  robber: 'off',
  corners: { pirate: MIDDLE },
};

export const transportCharts = { '2003': later, '2000': first };
