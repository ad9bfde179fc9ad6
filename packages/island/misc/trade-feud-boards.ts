import { type Chart, type Charts, harbourBag } from '../seafarers/index.ts';

const KEY = {
  a: 'land#island-1',
  b: 'land#island-2',
  c: 'land#island-3',
  d: 'land#island-4',
  g: 'land#middle',
};
const NOTE =
  'The map is lost: hexes, tokens and harbours are those of the table, the islands are laid out anew.';

const forThree: Chart = {
  id: 'trade-feud-3',
  name: 'Trade Feud, three players',
  note: NOTE,
  key: KEY,
  rows: `
    -3 0: a a ~ b
    -2 -1: a a ~ b b
    -1 -2: a ~ ~ ~ b b
     0 -3: ~ ~ ~ g ~ ~ ~
     1 -3: c c ~ ~ d d
     2 -3: c c ~ d d
     3 -3: c ~ d ~
     4 -3: ~ ~ ~`,
  groups: {
    land: {
      terrains: { hills: 3, fields: 3, forest: 4, mountains: 4, pasture: 4, desert: 1, gold: 2 },
      numbers: '2 3 3 4 4 5 5 6 6 6 8 8 8 9 9 10 10 11 11 12',
      wishes: ['reds-apart', 'some-in:middle:gold', 'no-red-on:gold'],
    },
  },
  harbours: '-1,-2|3 1,-3|2 3,-1|0 3,-3|0 -3,2|3 -3,3|5 -1,3|3 1,2|4',
  bag: harbourBag(3),
  robber: 'desert',
};

const forFour: Chart = {
  id: 'trade-feud-4',
  name: 'Trade Feud, four players',
  note: NOTE,
  key: KEY,
  rows: `
    -3 0: a a ~ b b
    -2 -1: a a ~ ~ b b
    -1 -2: a a ~ ~ ~ b b
     0 -3: ~ ~ ~ g g ~ ~ ~
     1 -3: c c ~ ~ ~ d d
     2 -3: c c ~ ~ d d
     3 -3: c c ~ d d
     4 -2: ~ ~`,
  groups: {
    land: {
      terrains: { hills: 4, fields: 4, forest: 5, mountains: 4, pasture: 5, desert: 2, gold: 2 },
      numbers: '2 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 12',
      wishes: ['only-in:middle:gold', 'reds-apart', 'no-red-on:gold'],
    },
  },
  harbours: '-1,-2|3 1,-3|0 0,-3|2 4,-1|5 4,-3|1 -3,2|3 -2,3|4 0,3|3 2,2|5',
  bag: harbourBag(4),
  robber: 'desert',
};

export const tradeFeudCharts: Charts = { 3: forThree, 4: forFour };
