import type { Chart, Charts } from '../../seafarers/index.ts';
import { CHEST, ISLAND, LOST_MAP, MAIN, SITE, THREE_MINERS, TWO_MINERS } from './marks.ts';

/** the island is the same on both maps */
const MINES = {
  [TWO_MINERS]: '1,-3/4 3,-3/4 5,-3/4 0,-3/5 2,-3/5 4,-3/5',
  [THREE_MINERS]: '0,-3/1 1,-3/1 2,-3/1 4,-3/1 5,-3/1 6,-3/1',
};

const three: Chart = {
  id: 'attack-3',
  name: 'The Attack, three players',
  note: LOST_MAP,
  provenance: 'house',
  frame: 'mainland',
  key: { m: `main#${MAIN}`, i: `gold#${ISLAND}` },
  rows: `
    -3 0: i i i i i i i
    -2 -1: ~ i i i i i i ~
    -1 -2: ~ ~ ~ ~ ~ ~ ~ ~
     0 -2: ~ ~ ~ ~ ~ ~ ~ ~
     1 -2: m m m m m m m
     2 -3: m m m m m m m
     3 -3: m m m m m`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 4, forest: 3, mountains: 3, pasture: 4, desert: 1 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12',
      wishes: ['reds-apart'],
    },
    gold: { terrains: { hills: 2, forest: 2, mountains: 2, desert: 3, gold: 4 } },
  },
  harbours: '',
  robber: 'off',
  corners: {
    [SITE]: '-1,0/4 1,0/4 3,0/4',
    [CHEST]: '-1,-1/5 1,-1/5 3,-1/5 5,-1/5 -2,0/2 5,0/0 0,-3/4 6,-3/4',
    ...MINES,
  },
};

const four: Chart = {
  ...three,
  id: 'attack-4',
  name: 'The Attack, four players',
  rows: `
    -3 0: i i i i i i i
    -2 -1: ~ i i i i i i ~
    -1 -1: ~ ~ ~ ~ ~ ~ ~
     0 -2: ~ ~ ~ ~ ~ ~ ~ m
     1 -2: m m m m m m m
     2 -3: m m m m m m m
     3 -3: m m m m m m`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 5, forest: 5, mountains: 2, pasture: 5 },
      numbers: '2 3 3 4 4 5 5 5 6 6 8 8 8 9 9 9 10 10 11 11 12',
      wishes: ['reds-apart'],
    },
    gold: { terrains: { hills: 1, forest: 1, mountains: 3, desert: 4, gold: 4 } },
  },
  corners: {
    [SITE]: '-1,0/4 1,0/4 2,0/4 4,0/4',
    [CHEST]: '-1,-1/5 0,-1/5 2,-1/5 3,-1/5 -2,0/2 -1,-2/3 6,-2/5 0,-3/4',
    ...MINES,
  },
};

export const attackCharts: Charts = { 3: three, 4: four };
