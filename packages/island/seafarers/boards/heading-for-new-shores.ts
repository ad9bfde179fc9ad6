import { type Chart, type Charts, harbourBag } from './chart.ts';

const forThree: Chart = {
  id: 'heading-for-new-shores-3',
  name: 'Heading for New Shores, three players',
  key: { 2: 'outlying#island-2', 3: 'outlying#island-3', 4: 'outlying#island-4', m: 'main#main' },
  rows: `
     -3 0: 2 2 ~ ~
    -2 -1: ~ ~ ~ 3 3
    -1 -2: ~ m m ~ 3 ~
     0 -3: ~ m m m ~ 3 ~
     1 -3: m m m m ~ ~
     2 -3: m m m ~ 4
     3 -3: m m ~ 4`,
  groups: {
    main: {
      terrains: { hills: 2, fields: 3, forest: 3, mountains: 2, pasture: 4 },
      numbers: '2 3 4 5 5 6 6 8 8 9 10 10 11 11',
      wishes: ['reds-apart'],
    },
    outlying: {
      terrains: { hills: 2, fields: 1, mountains: 2, pasture: 1, gold: 2 },
      numbers: '3 4 4 5 8 9 10 12',
      wishes: ['reds-apart', 'no-red-on:gold', 'apart:gold'],
    },
  },
  harbours: '-1,-1|3 0,-1|0 0,1|1 -2,3|0 -2,3|4 -3,3|3 -3,1|4 -3,1|2',
  bag: harbourBag(3),
  robber: '0,-3',
  pirate: '3,0',
};

const forFour: Chart = {
  id: 'heading-for-new-shores-4',
  name: 'Heading for New Shores, four players',
  key: { 2: 'outlying#island-2', 3: 'outlying#island-3', 4: 'outlying#island-4', m: 'main#main' },
  rows: `
     -3 0: 2 2 ~ 3 ~
    -2 -1: ~ ~ ~ ~ 3 3
    -1 -2: ~ m m m ~ 3 ~
     0 -3: ~ m m m m ~ 3 ~
     1 -3: m m m m m ~ ~
     2 -3: m m m m ~ 4
     3 -3: m m m ~ 4`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 },
      numbers: '5 2 6 3 8 10 9 12 11 4 8 10 9 4 5 6 3 11',
      path: '-1,-1 0,-1 1,-1 1,0 1,1 0,2 -1,3 -2,3 -3,3 -3,2 -3,1 -2,0 -1,0 0,0 0,1 -1,2 -2,2 -2,1 -1,1',
    },
    outlying: {
      terrains: { hills: 2, fields: 1, forest: 1, mountains: 2, pasture: 1, gold: 2 },
      numbers: '2 3 4 5 6 8 9 10 11',
      wishes: ['reds-apart', 'no-red-on:gold', 'apart:gold'],
    },
  },
  harbours: '-1,-1|2 0,-1|1 1,0|1 1,1|0 0,2|5 -2,3|5 -3,3|4 -3,2|3 -2,0|3',
  bag: harbourBag(4),
  robber: 'desert',
  pirate: '4,0',
};

const forFiveAndSix: Chart = {
  id: 'heading-for-new-shores-5-6',
  name: 'Heading for New Shores, five and six players',
  key: {
    2: 'outlying#island-2',
    3: 'outlying#island-3',
    4: 'outlying#island-4',
    5: 'outlying#island-5',
    6: 'outlying#island-6',
    7: 'outlying#island-7',
    m: 'main#main',
  },
  rows: `
    -3 -1: 2 ~ m m m ~ 4
    -2 -2: 2 ~ m m m m ~ ~
    -1 -3: 2 ~ m m m m m ~ 5
     0 -4: ~ ~ m m m m m m ~ ~
     1 -4: 3 ~ m m m m m ~ 6
     2 -4: 3 ~ m m m m ~ ~
     3 -4: 3 ~ m m m ~ 7`,
  groups: {
    main: {
      terrains: { hills: 5, fields: 6, forest: 6, mountains: 5, pasture: 6, desert: 2 },
      numbers: '2 5 4 6 3 9 8 11 11 10 6 3 8 4 8 10 11 12 10 5 4 9 5 9 12 3 2 6',
      path: '-2,0 -1,-1 0,-2 1,-3 2,-3 3,-3 3,-2 3,-1 3,0 2,1 1,2 0,3 -1,3 -2,3 -2,2 -2,1 -1,0 0,-1 1,-2 2,-2 2,-1 2,0 1,1 0,2 -1,2 -1,1 0,0 1,-1 1,0 0,1',
    },
    outlying: {
      terrains: { hills: 2, fields: 1, forest: 1, mountains: 2, pasture: 1, gold: 3 },
      numbers: '2 3 4 5 6 8 9 10 11 12',
      wishes: ['reds-apart', 'no-red-on:gold', 'apart:gold'],
    },
  },
  harbours: '2,-3|1 3,-2|1 3,-1|0 3,0|5 1,2|0 0,3|5 -1,3|4 -2,2|4 -2,0|4 -1,-1|3 0,-2|2',
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
  robber: 'desert',
};

export const headingForNewShoresCharts: Charts = {
  3: forThree,
  4: forFour,
  5: forFiveAndSix,
  6: forFiveAndSix,
};

/** Before 2008 three and four shared one map, with eight hexes on the small islands. */
const before2008: Chart = {
  ...forFour,
  id: 'heading-for-new-shores-2003',
  name: 'New Shores, three and four players',
  provenance: 'house',
  note: 'The counts of 2003; the shape is that of 2008 without one hex of the eastern island. The token left out beside the 12 is taken to be the 6.',
  rows: `
     -3 0: 2 2 ~ 3 ~
    -2 -1: ~ ~ ~ ~ 3 3
    -1 -2: ~ m m m ~ 3 ~
     0 -3: ~ m m m m ~ ~ ~
     1 -3: m m m m m ~ ~
     2 -3: m m m m ~ 4
     3 -3: m m m ~ 4`,
  groups: {
    ...forFour.groups,
    outlying: {
      terrains: { hills: 1, fields: 1, forest: 1, mountains: 2, pasture: 1, gold: 2 },
      numbers: '2 3 4 5 8 9 10 11',
      wishes: ['reds-apart', 'no-red-on:gold', 'apart:gold'],
    },
  },
};

export const newShoresBefore2008: Charts = { 3: before2008, 4: before2008 };

const of1997: Chart = {
  ...before2008,
  id: 'heading-for-new-shores-1997',
  name: 'New Shores of 1997, three and four players',
  note: 'The map is lost: the counts of 1997 on its frame, the small islands and their places are ours. The general harbours are taken to be four, as in the base game.',
  key: {
    2: 'outlying#island-2',
    3: 'outlying#island-3',
    4: 'outlying#island-4',
    5: 'outlying#island-5',
    m: 'main#main',
  },
  rows: `
    -3  0: 2 ~ ~ ~ ~ 3 3
    -2 -1: ~ ~ m m m ~ 3 ~
    -1 -1: ~ m m m m ~ ~
     0 -2: ~ m m m m m ~ ~
     1 -2: ~ m m m m ~ ~
     2 -3: ~ ~ m m m ~ 4 ~
     3 -3: 5 ~ ~ ~ ~ 4 4`,
  groups: {
    main: {
      ...forFour.groups!.main,
      path: '1,-2 2,-2 3,-2 3,-1 3,0 2,1 1,2 0,2 -1,2 -1,1 -1,0 0,-1 1,-1 2,-1 2,0 1,1 0,1 0,0 1,0',
    },
    outlying: before2008.groups!.outlying,
  },
  harbours: '1,-2|2 2,-2|1 3,-1|1 3,0|0 2,1|5 0,2|5 -1,2|4 -1,1|3 0,-1|3',
  pirate: '5,0',
};

export const newShoresOf1997: Charts = { 3: of1997, 4: of1997 };
