import type { Chart, Charts } from '../../seafarers/index.ts';
import { CASTAWAY, CHEST, ISLAND, LOST_MAP, MAIN, SITE } from './marks.ts';

/** the island is the same on both maps */
const CASTAWAYS = '-2,-2/3 -2,-2/4 -3,-1/2 -3,-1/5 -3,-1/4 -4,0/2 -4,0/5 -4,0/4 -3,0/4 -4,1/5 -4,1/4 -4,2/3';

const three: Chart = {
  id: 'castaways-3',
  name: 'The Castaways, three players',
  note: LOST_MAP,
  provenance: 'house',
  frame: 'mainland',
  key: { m: `main#${MAIN}`, i: `barren#${ISLAND}` },
  rows: `
    -3 -1: ~ ~ m m m
    -2 -2: i ~ ~ m m m
    -1 -3: i i ~ ~ m m m
     0 -4: i i ~ ~ ~ m m m
     1 -4: i i ~ ~ m m m
     2 -4: i ~ ~ m m m
     3 -4: ~ ~ ~ m m`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 5, forest: 5, pasture: 5, desert: 1 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 11 12',
      wishes: ['reds-apart'],
    },
    barren: { terrains: { mountains: 5, desert: 3 } },
  },
  harbours: '',
  robber: 'off',
  corners: {
    [SITE]: '1,-3/4 1,-2/4 -1,1/5',
    [CHEST]: '-1,-3/0 -1,-2/5 -1,-1/5 -2,0/5 -1,0/4 -2,1/4 -3,2/5 -3,3/5',
    [CASTAWAY]: CASTAWAYS,
  },
};

const four: Chart = {
  ...three,
  id: 'castaways-4',
  name: 'The Castaways, four players',
  rows: `
    -3 -1: ~ ~ m m m
    -2 -2: i ~ ~ m m m
    -1 -3: i i ~ ~ m m m
     0 -4: i i ~ ~ m m m m
     1 -4: i i ~ ~ m m m
     2 -4: i ~ ~ m m m
     3 -4: ~ ~ m m m`,
  groups: {
    main: {
      terrains: { hills: 5, fields: 5, forest: 6, pasture: 5, desert: 1 },
      numbers: '2 3 3 4 4 5 5 5 6 6 8 8 8 9 9 10 10 10 11 11 12',
      wishes: ['reds-apart'],
    },
    barren: { terrains: { mountains: 5, desert: 3 } },
  },
  corners: {
    [SITE]: '1,-3/4 0,-1/5 0,0/4 -2,2/5',
    [CHEST]: '-1,-3/0 -1,-2/5 -1,-1/4 -2,0/5 -2,1/4 -3,2/4 -4,3/5 -1,-3/4',
    [CASTAWAY]: CASTAWAYS,
  },
};

export const castawaysCharts: Charts = { 3: three, 4: four };
