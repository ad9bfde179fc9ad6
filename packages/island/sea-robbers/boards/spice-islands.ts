import type { Chart, Charts } from '../../seafarers/index.ts';
import { LOST_MAP, MAIN, SITE } from './marks.ts';

/** what lies under each of the two unexplored areas; the four number tokens of the reserve are shared out */
const UNDER = { gold: 2, spice: 2, sea: 2 };

const three: Chart = {
  id: 'spice-islands-3',
  name: 'The Spice Islands, three players',
  note: `${LOST_MAP} The table of numbers for three is that for four; as many of it are used as there are hexes.`,
  provenance: 'house',
  frame: 'mainland',
  key: { m: `main#${MAIN}` },
  rows: `
    -3 -2: m m ~ ~ ?blue ?blue
    -2 -2: m m m ~ ?blue ?blue
    -1 -3: m m m ~ ~ ?blue ?blue
     0 -4: m m m ~ ~ ~ ~ ~
     1 -4: m m m ~ ~ ?red ?red
     2 -4: m m ~ ~ ?red ?red
     3 -5: ~ ~ ~ ~ ?red ?red`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 2, forest: 4, mountains: 3, pasture: 4 },
      numbers: '2 3 4 4 5 5 6 6 8 8 9 9 10 10 11 12',
      wishes: ['reds-apart'],
    },
  },
  stacks: { blue: { terrains: UNDER, numbers: '5 8' }, red: { terrains: UNDER, numbers: '6 9' } },
  harbours: '',
  robber: 'off',
  corners: { [SITE]: '0,-3/4 0,-2/4 -2,1/4' },
};

const four: Chart = {
  ...three,
  id: 'spice-islands-4',
  name: 'The Spice Islands, four players',
  note: `${LOST_MAP} The table counts a number token more than hexes: one 6 is left out.`,
  rows: `
    -3 -2: m m m ~ ?blue ?blue
    -2 -2: m m m ~ ?blue ?blue
    -1 -3: m m m ~ ~ ?blue ?blue
     0 -4: m m m m ~ ~ ~ ~
     1 -4: m m m ~ ~ ?red ?red
     2 -4: m m ~ ~ ?red ?red
     3 -5: m ~ ~ ~ ?red ?red`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 4, forest: 3, mountains: 4, pasture: 4 },
      numbers: '2 3 3 4 4 5 5 5 6 6 8 8 9 9 10 10 11 11 12',
      wishes: ['reds-apart'],
    },
  },
  corners: { [SITE]: '0,-3/5 0,-2/4 -1,0/4 -2,1/4' },
};

export const spiceIslandsCharts: Charts = { 3: three, 4: four };
