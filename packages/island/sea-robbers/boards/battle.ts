import type { Chart, Charts } from '../../seafarers/index.ts';
import { CHEST, ENEMY, GOLD, LOST_MAP, MAIN, SITE } from './marks.ts';

const three: Chart = {
  id: 'battle-3',
  name: 'The Battle Against the Sea Robbers, three players',
  note: LOST_MAP,
  provenance: 'house',
  frame: 'mainland',
  key: { m: `main#${MAIN}`, g: `isles#${GOLD}` },
  rows: `
    -3 -1: m m ~ ~ g
    -2 -2: m m ~ ~ ~ ~
    -1 -3: m m m ~ ~ ~ g
     0 -4: m m m ~ ~ ~ ~ ~
     1 -4: m m m ~ ~ ~ g
     2 -4: m m ~ ~ ~ ~
     3 -4: m m ~ ~ g`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 3, forest: 4, mountains: 3, pasture: 4 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 12',
      wishes: ['reds-apart'],
    },
    isles: { terrains: { gold: 4 }, numbers: '5 6 8 9' },
  },
  harbours: '',
  robber: 'off',
  corners: { [SITE]: '0,-3/4 -2,0/5 -3,2/5' },
  hexes: { [ENEMY]: '2,-3 1,-2 2,-2 3,-2 1,-1 2,-1 0,0 1,0 2,0 0,1 1,1 -1,2 0,2 1,2 -1,3' },
};

const four: Chart = {
  ...three,
  id: 'battle-4',
  name: 'The Battle Against the Sea Robbers, four players',
  rows: `
    -3 -1: m m ~ ~ g
    -2 -2: m m m ~ ~ ~
    -1 -3: m m m ~ ~ ~ g
     0 -4: m m m m ~ ~ ~ ~
     1 -4: m m m ~ ~ ~ g
     2 -4: m m m ~ ~ ~
     3 -4: m m ~ ~ g`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 5, pasture: 4 },
      numbers: '2 3 3 4 4 4 5 5 5 6 6 8 8 9 9 10 10 11 11 12',
      wishes: ['reds-apart'],
    },
    isles: { terrains: { gold: 4 }, numbers: '6 8 9 10' },
  },
  corners: { [SITE]: '0,-3/5 0,-2/4 -1,0/4 -2,2/4' },
  hexes: { [ENEMY]: '2,-3 2,-2 3,-2 1,-1 2,-1 1,0 2,0 0,1 1,1 0,2 1,2 -1,3' },
};

export const battleCharts: Charts = { 3: three, 4: four };

const open = (chart: Chart, chests: string): Chart => ({
  ...chart,
  id: `open-${chart.id}`,
  name: chart.name.replace('The Battle Against the Sea Robbers', 'The Sea Robbers'),
  corners: { ...chart.corners, [CHEST]: chests },
  hexes: {},
});

/** the same coast in peace: chests lie on the open sea */
export const peaceCharts: Charts = {
  3: open(three, '1,-3/0 1,-2/4 0,0/4 -1,2/4 -2,3/5 2,-2/4 1,-1/5 0,1/5 1,0/5 0,2/5'),
  4: open(four, '1,-3/0 1,-2/5 1,-1/4 0,0/5 0,1/4 -1,2/5 -2,3/5 2,-2/4 1,0/4 1,1/4'),
};
