import { type Chart, type Charts, harbourBag } from './chart.ts';

const forThree: Chart = {
  id: 'through-the-desert-3',
  name: 'Through the Desert, three players',
  key: {
    4: 'outlying#island-4',
    5: 'outlying#island-5',
    6: 'outlying#island-6',
    d: '#desert-belt',
    m: 'main#main',
    s: 'main#strip',
  },
  rows: `
     -3 0: s        desert#d ~        4
    -2 -1: s        desert#d m        ~        4
    -1 -2: s        desert#d m        m        ~        ~
     0 -3: ~        ~        m        m        ~        5        ~
     1 -3: m        m        m        m        ~        ~
     2 -3: m        m        m        ~        6
     3 -3: m        m        ~        6`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 3, forest: 5, mountains: 2, pasture: 3, gold: 1 },
      numbers: '2 3 3 4 4 4 5 6 6 6 8 8 9 9 10 10 11',
      wishes: ['reds-apart', 'no-red-on:gold', 'only-in:strip:gold'],
    },
    outlying: {
      terrains: { fields: 1, mountains: 2, pasture: 1, gold: 1 },
      numbers: '5 5 8 9 11',
      wishes: ['reds-apart', 'no-red-on:gold'],
    },
  },
  harbours: '1,-2|1 0,1|1 0,1|5 -2,3|0 -3,3|5 -3,3|3 -3,1|4 -2,1|2',
  bag: harbourBag(3),
  robber: 'desert',
  pirate: '3,0',
};

const forFour: Chart = {
  id: 'through-the-desert-4',
  name: 'Through the Desert, four players',
  key: {
    4: 'outlying#island-4',
    5: 'outlying#island-5',
    6: 'outlying#island-6',
    d: '#desert-belt',
    m: 'main#main',
    s: 'main#strip',
  },
  rows: `
     -3 0: s        desert#d m        ~        4
    -2 -1: s        desert#d m        m        ~        4
    -1 -2: s        desert#d m        m        m        ~        4
     0 -3: ~        ~        m        m        m        ~        ~        ~
     1 -3: m        m        m        m        ~        5        5
     2 -3: m        m        m        ~        ~        ~
     3 -3: ~        m        ~        6        6`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 3, forest: 5, mountains: 3, pasture: 4, gold: 1 },
      numbers: '3 3 4 4 5 5 6 6 8 8 8 9 9 10 10 10 11 11 11 12',
      wishes: ['reds-apart', 'no-red-on:gold', 'only-in:strip:gold'],
    },
    outlying: {
      terrains: { hills: 1, fields: 2, mountains: 2, pasture: 1, gold: 1 },
      numbers: '2 3 4 5 6 9 12',
      wishes: ['reds-apart', 'no-red-on:gold'],
    },
  },
  harbours: '2,-3|0 2,-1|1 2,-1|5 0,1|5 -2,3|0 -2,3|4 -3,2|5 -3,2|3 -1,0|3',
  bag: harbourBag(4),
  robber: 'desert',
  pirate: '4,0',
};

const forFiveAndSix: Chart = {
  id: 'through-the-desert-5-6',
  name: 'Through the Desert, five and six players',
  key: {
    4: 'outlying#island-4',
    5: 'outlying#island-5',
    6: 'outlying#island-6',
    7: 'outlying#island-7',
    d: '#desert-belt',
    m: 'main#main',
    s: 'main#strip',
  },
  rows: `
    -3 -2: s        s        s        ~        s        s        s        s
    -2 -3: s        s        desert#d desert#d desert#d desert#d desert#d ~        ~
    -1 -4: ~        ~        ~        m        m        m        m        ~        ~        7
     0 -5: ~        m        m        m        m        m        m        m        ~        ~        ~
     1 -5: m        m        m        m        m        m        m        ~        ~        6
     2 -5: m        m        ~        ~        ~        ~        ~        6        6
     3 -5: m        ~        4        4        ~        5        ~        6`,
  groups: {
    main: {
      terrains: { hills: 7, fields: 5, forest: 6, mountains: 6, pasture: 5, gold: 1 },
      numbers: '2 2 3 3 3 4 4 4 5 5 5 5 6 6 6 6 8 8 9 9 9 10 10 10 11 11 11 12 12 12',
      wishes: ['reds-apart', 'no-red-on:gold', 'only-in:strip:gold'],
    },
    outlying: {
      terrains: { fields: 2, forest: 1, mountains: 1, pasture: 2, gold: 2 },
      numbers: '2 3 4 8 8 9 10 11',
      wishes: ['reds-apart', 'no-red-on:gold', 'apart:gold'],
    },
  },
  harbours: '-5,2|3 -5,1|2 -4,0|2 -2,0|2 2,-1|0 2,0|5 1,1|4 -1,1|4 -3,1|5 -4,2|5 -5,3|4',
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
  robber: 'desert',
  pirate: '1,3',
};

export const throughTheDesertCharts: Charts = { 3: forThree, 4: forFour, 5: forFiveAndSix, 6: forFiveAndSix };

/** Before 2008 three and four shared one map, with five hexes on the small islands. */
const before2008: Chart = {
  ...forFour,
  id: 'through-the-desert-2003',
  name: 'Into the Desert, three and four players',
  provenance: 'house',
  note: 'The counts of 2003; the shape is that of 2008 without two hexes of the small islands.',
  rows: `
     -3 0: s        desert#d m        ~        4
    -2 -1: s        desert#d m        m        ~        4
    -1 -2: s        desert#d m        m        m        ~        4
     0 -3: ~        ~        m        m        m        ~        ~        ~
     1 -3: m        m        m        m        ~        5        ~
     2 -3: m        m        m        ~        ~        ~
     3 -3: ~        m        ~        6        ~`,
  groups: {
    ...forFour.groups,
    outlying: {
      terrains: { hills: 1, fields: 1, mountains: 1, pasture: 1, gold: 1 },
      numbers: '2 4 5 6 9',
      wishes: ['reds-apart', 'no-red-on:gold'],
    },
  },
};

export const desertBefore2008: Charts = { 3: before2008, 4: before2008 };
