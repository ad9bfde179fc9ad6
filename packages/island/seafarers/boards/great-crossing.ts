import { type Chart, type Charts, harbourBag } from './chart.ts';

const forFour: Chart = {
  id: 'great-crossing-4',
  name: 'The Great Crossing, four players',
  provenance: 'house',
  note: 'The map is lost. The counts fill seven rows of six and five hexes, the shorter ones with printed sea at both ends; the islands are halves of a turn of each other, and each has half of every terrain and of the numbers, as far as that goes.',
  key: { a: 'catan#catan', b: 'transcatania#transcatania' },
  rows: `
    0  0: a a ~ ~ b b
    1 -1: ~ a a ~ ~ b ~
    2 -1: a a ~ ~ ~ b
    3 -2: ~ a ~ ~ ~ b ~
    4 -2: a ~ ~ ~ b b
    5 -3: ~ a ~ ~ b b ~
    6 -3: a a ~ ~ b b`,
  groups: {
    catan: {
      terrains: { hills: 2, fields: 3, forest: 2, mountains: 2, pasture: 2 },
      numbers: '2 3 4 5 5 6 8 9 10 11 12',
      wishes: ['reds-apart'],
    },
    transcatania: {
      terrains: { hills: 2, fields: 2, forest: 2, mountains: 2, pasture: 3 },
      numbers: '2 3 4 5 6 8 9 9 10 11 12',
      wishes: ['reds-apart'],
    },
  },
  harbours: '0,0|2 1,0|0 0,2|0 -2,4|3 -2,6|0 2,6|5 1,6|3 2,4|3 4,2|0 4,0|3',
  bag: harbourBag(5),
  robber: 'off',
};

const forSix: Chart = {
  id: 'great-crossing-6',
  name: 'The Great Crossing, six players',
  provenance: 'house',
  note: 'The map is lost. The counts fill seven rows of eight and seven hexes, the shorter ones with printed sea at both ends; the islands are halves of a turn of each other with like shares of terrains and numbers.',
  key: { a: 'catan#catan', b: 'transcatania#transcatania' },
  rows: `
    0  0: a a a ~ ~ b b b
    1 -1: ~ a a ~ ~ ~ b b ~
    2 -1: a a ~ ~ ~ ~ b b
    3 -2: ~ a ~ ~ ~ ~ ~ b ~
    4 -2: a a ~ ~ ~ ~ b b
    5 -3: ~ a a ~ ~ ~ b b ~
    6 -3: a a a ~ ~ b b b`,
  groups: {
    catan: {
      terrains: { hills: 3, fields: 3, forest: 3, mountains: 3, pasture: 3 },
      numbers: '2 3 4 4 5 5 6 6 8 9 9 10 10 11 12',
      wishes: ['reds-apart'],
    },
    transcatania: {
      terrains: { hills: 3, fields: 3, forest: 3, mountains: 3, pasture: 3 },
      numbers: '2 3 4 4 5 5 6 8 8 9 9 10 10 11 12',
      wishes: ['reds-apart'],
    },
  },
  harbours: '0,0|2 2,0|0 -1,3|0 0,1|3 -2,4|3 -1,6|0 4,6|5 2,6|3 5,3|3 4,5|0 6,2|0 5,0|3',
  bag: harbourBag(7),
  robber: 'off',
};

export const greatCrossingCharts: Charts = { 4: forFour, 6: forSix };
