import { type Chart, type Charts, harbourBag } from '../../seafarers/index.ts';

const LOST =
  'The map is lost: the counts of the setup on its frame of 56 hexes and the two printed at its ends. Where land and deserts lie is ours. The rows of number tokens have lost columns; they are filled up to the number of hexes.';

const four: Chart = {
  id: 'desert-dragons-4',
  name: 'The Desert Dragons, four players',
  provenance: 'house',
  note: LOST,
  key: { 1: 'outlying#north', 2: 'outlying#south', m: 'main#main' },
  rows: `
    -3 -2: m m        ~        1 1 1 1
    -2 -3: m desert#m m        ~ 1 1 1 1
    -1 -4: m m        m        ~ ~ 1 1 1 ~
     0 -5: ~ m        desert#m m ~ ~ ~ ~ ~ ~
     1 -5: m m        m        ~ ~ 2 2 2 ~
     2 -5: m desert#m m        ~ 2 2 2 2
     3 -5: m m        ~        2 2 2 2`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 3, forest: 3, mountains: 3, pasture: 4 },
      numbers: '2 3 4 4 5 5 6 6 8 8 9 9 10 10 11 12',
      wishes: ['reds-apart'],
    },
    outlying: {
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 4, gold: 2 },
      numbers: '2 3 3 4 4 4 5 5 5 6 6 8 8 9 9 9 10 10 10 11 11 12',
      wishes: ['reds-apart', 'no-red-on:gold', 'apart:gold'],
    },
  },
  harbours: '-2,-3|2 -1,-3|1 -1,-2|0 -2,-1|0 -2,0|5 -3,2|0 -4,3|5 -5,2|3 -4,0|3',
  bag: harbourBag(4),
  robber: 'off',
};

const three: Chart = {
  ...four,
  id: 'desert-dragons-3',
  name: 'The Desert Dragons, three players',
  key: { 1: 'outlying#north', 2: 'outlying#south', 3: 'outlying#east', m: 'main#main' },
  rows: `
    -3 -2: m m        ~        1 1 1 1
    -2 -3: m desert#m m        ~ 1 1 1 1
    -1 -4: m m        m        ~ ~ ~ ~ ~ ~
     0 -5: ~ m        desert#m m ~ ~ 3 3 3 ~
     1 -5: m m        m        ~ ~ ~ ~ ~ ~
     2 -5: m desert#m m        ~ 2 2 2 2
     3 -5: m m        ~        2 2 2 2`,
  groups: {
    ...four.groups,
    outlying: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, gold: 1 },
      numbers: '2 3 3 4 4 5 5 5 6 6 8 8 9 9 10 10 11 11 12',
      wishes: ['reds-apart', 'no-red-on:gold'],
    },
  },
};

export const desertDragonsCharts: Charts = { 3: three, 4: four };
