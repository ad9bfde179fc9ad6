import { type Chart, type Charts, harbourBag } from './chart.ts';

const NINETEEN = '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12';
const FRAME =
  'The map is lost; frame and ring of sea follow from the counts, the outlying islands are laid out anew.';

const forThree: Chart = {
  id: 'greater-catan-3',
  name: 'Greater Catan, three players',
  provenance: 'house',
  note: `${FRAME} Of 2009, whose tables are garbled: 14 and 14 land hexes, 15 of sea around the main island and 6 outside fill the frame of 49; the lost column of numbers is taken to be the 12.`,
  key: {
    n: 'outlying#north-east',
    e: 'outlying#east',
    s: 'outlying#south-east',
    m: 'main#main',
  },
  rows: `
     -3 0: ~ ~ ~ n n n
    -2 -1: ~ m m ~ n n ~
    -1 -2: ~ m m m ~ ~ ~ e
     0 -3: ~ m m m m ~ e e ~
     1 -3: ~ m m m ~ ~ ~ e
     2 -3: ~ m m ~ s s ~
     3 -3: ~ ~ ~ s s s`,
  groups: {
    main: {
      terrains: { hills: 2, fields: 3, forest: 3, mountains: 3, pasture: 3 },
      numbers: '2 3 4 4 5 6 6 8 8 9 9 10 10 11',
      wishes: ['reds-apart'],
    },
    outlying: { terrains: { hills: 3, fields: 3, forest: 3, mountains: 2, pasture: 3 } },
  },
  reserve: '3 5 9 10 11',
  harbours: '0,-2|2 1,-2|1 1,-1|0 1,0|5 -1,2|5 -2,2|4 -2,1|3 -2,0|2',
  bag: harbourBag(3),
  robber: 'off',
};

const forFour: Chart = {
  id: 'greater-catan-4',
  name: 'Greater Catan, four players',
  provenance: 'house',
  note: `${FRAME} Of 2009: 18 hexes of sea around the main island and 7 outside, in the frame of 63; the sixth column is read as a desert on the main island and a gold field outside, and the reserve as 3 4 5 9 10.`,
  key: {
    n: 'outlying#north-west',
    e: 'outlying#north-east',
    w: 'outlying#east',
    s: 'outlying#south-west',
    f: 'outlying#south-east',
    m: 'main#main',
  },
  rows: `
     -3 0: n ~ ~ ~ ~ e e e
    -2 -1: n ~ m m m ~ e e ~
    -1 -2: n ~ m m m m ~ ~ ~ ~
     0 -3: ~ ~ m m m m m ~ w w ~
     1 -3: s ~ m m m m ~ ~ ~ w
     2 -3: s ~ m m m ~ f f ~
     3 -3: s ~ ~ ~ ~ f f f`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 },
      numbers: NINETEEN,
      wishes: ['reds-apart'],
    },
    outlying: { terrains: { hills: 3, fields: 3, forest: 4, mountains: 4, pasture: 4, gold: 1 } },
  },
  reserve: '3 4 5 9 10',
  harbours: '1,-2|2 2,-2|1 3,-1|1 3,0|0 2,1|5 0,2|5 -1,2|4 -1,1|3 0,-1|3',
  bag: harbourBag(4),
  robber: 'desert',
};

const forFiveAndSix: Chart = {
  id: 'greater-catan-5-6',
  name: 'Greater Catan, five and six players',
  provenance: 'house',
  note: `${FRAME} Of 1997: rows of ten and nine, these with printed sea at both ends; the lost column of numbers is taken to be like its neighbours.`,
  key: {
    n: 'outlying#north-west',
    e: 'outlying#north-east',
    s: 'outlying#south-west',
    f: 'outlying#south-east',
    m: 'main#main',
  },
  rows: `
    0  0: n n ~ m m m ~ e e e
    1 -1: ~ n ~ m m m m ~ e e ~
    2 -1: n ~ m m m m m ~ ~ e
    3 -2: ~ ~ m m m m m m ~ ~ ~
    4 -2: s ~ m m m m m ~ ~ f
    5 -3: ~ s ~ m m m m ~ f f ~
    6 -3: s s ~ m m m ~ f f f`,
  groups: {
    main: {
      terrains: { hills: 5, fields: 6, forest: 6, mountains: 5, pasture: 6, desert: 2 },
      numbers: '2 2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12 12',
      wishes: ['reds-apart'],
    },
    outlying: { terrains: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 4 } },
  },
  reserve: '2 3 4 5 9 10 11',
  harbours: '4,0|1 5,1|1 5,2|0 5,3|5 3,5|0 2,6|5 1,6|4 0,5|4 0,3|4 1,2|3 2,1|2',
  bag: harbourBag(6),
  robber: 'desert',
};

export const greaterCatanCharts: Charts = { 3: forThree, 4: forFour, 5: forFiveAndSix, 6: forFiveAndSix };

/** In 1997 three and four shared one map. */
const of1997: Chart = {
  id: 'greater-catan-1997',
  name: 'Greater Catan of 1997, three and four players',
  provenance: 'house',
  note: `${FRAME} Rows of nine and eight, these with printed sea at both ends.`,
  key: {
    n: 'outlying#north-west',
    e: 'outlying#north-east',
    w: 'outlying#east',
    s: 'outlying#south-west',
    f: 'outlying#south-east',
    m: 'main#main',
  },
  rows: `
    0  0: n n ~ ~ ~ ~ e e e
    1 -1: ~ n ~ m m m ~ e ~ ~
    2 -1: n ~ m m m m ~ ~ w
    3 -2: ~ ~ m m m m m ~ w ~
    4 -2: s ~ m m m m ~ ~ w
    5 -3: ~ s ~ m m m ~ f ~ ~
    6 -3: s s ~ ~ ~ ~ f f ~`,
  groups: {
    main: forFour.groups!.main,
    outlying: { terrains: { hills: 3, fields: 3, forest: 4, mountains: 4, pasture: 4 } },
  },
  reserve: '2 3 4 5 9 10 11',
  harbours: '2,1|2 3,1|1 4,2|1 4,3|0 3,4|5 1,5|5 0,5|4 0,4|3 1,2|3',
  bag: harbourBag(4),
  robber: 'desert',
};

export const greaterCatanOf1997: Charts = { 3: of1997, 4: of1997 };

/** Two base games laid out without a frame: an island on each side of the first one. */
const withBridges: Chart = {
  id: 'greater-catan-bridges',
  name: 'Greater Catan with bridges, three and four players',
  provenance: 'house',
  note: 'The map is lost: the counts of land, sea, numbers and harbours on a layout of ours.',
  key: {
    1: 'outlying#north',
    2: 'outlying#north-east',
    3: 'outlying#south-east',
    4: 'outlying#south',
    5: 'outlying#south-west',
    6: 'outlying#north-west',
    m: 'main#main',
  },
  rows: `
    -4  0: ~ 1 1 1 ~
    -3 -1: 6 ~ ~ ~ ~ 2
    -2 -2: 6 ~ m m m ~ 2
    -1 -3: 6 ~ m m m m ~ 2 ~
     0 -5: ~ ~ ~ m m m m m ~ ~ ~
     1 -5: ~ 5 ~ m m m m ~ 3
     2 -4: 5 ~ m m m ~ 3
     3 -4: 5 ~ ~ ~ ~ 3
     4 -4: ~ 4 4 4 ~`,
  groups: {
    main: forFour.groups!.main,
    outlying: { terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4 } },
  },
  reserve: '2 3 4 5 9 10 11',
  harbours: '0,-2|2 1,-2|1 2,-1|1 2,0|0 1,1|5 -1,2|5 -2,2|4 -2,1|3 -1,-1|3',
  bag: harbourBag(4),
  robber: 'desert',
};

export const greaterCatanBridgesCharts: Charts = { 3: withBridges, 4: withBridges };
