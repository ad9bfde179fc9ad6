import type { Chart, Charts } from '../seafarers/index.ts';

const KEY = {
  1: 'outlying#island-1',
  2: 'outlying#island-2',
  3: 'outlying#island-3',
  4: 'outlying#island-4',
  5: 'outlying#island-5',
  d: '#desert-belt',
  m: 'main#main',
  s: 'main#strip',
};
const LARGE = ['reds-apart', 'no-red-on:gold', 'only-in:strip:gold'];

const forThreeAndFour: Chart = {
  id: 'small-islands-3-4',
  name: 'The Small Islands, three and four players',
  note: 'Map and hex counts are lost: the tokens and harbours are those of the table, the hexes all that there are in the set.',
  key: KEY,
  rows: `
    -3 -1: 1        1        ~        ~        ~        2
    -2 -2: ~        ~        ~        m        m        ~        2
    -1 -3: s        desert#d m        m        m        m        ~        ~
     0 -4: s        s        desert#d m        m        m        m        ~        3
     1 -4: s        desert#d m        m        m        ~        ~        3
     2 -4: ~        ~        m        m        ~        ~        ~
     3 -4: 4        ~        ~        ~        5        ~`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 3, pasture: 3, gold: 1 },
      numbers: '2 3 3 4 4 5 5 6 6 6 8 8 9 9 10 10 11 11 12',
      wishes: LARGE,
    },
    outlying: {
      terrains: { hills: 1, fields: 1, forest: 1, mountains: 2, pasture: 2, gold: 1 },
      numbers: '2 3 4 5 8 9 10 11',
      wishes: ['reds-apart', 'no-red-on:gold'],
    },
  },
  harbours: '-1,-1|2 1,-2|3 2,-2|2 2,-1|1 2,0|0 1,0|5 0,1|5 -1,2|4 -2,2|3',
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 },
  robber: 'desert',
  pirate: '4,-1',
};

const forFiveAndSix: Chart = {
  id: 'small-islands-5-6',
  name: 'The Small Islands, five and six players',
  note: 'The map is lost: all counts are those of the table, lands and harbours are laid out anew.',
  key: KEY,
  rows: `
    -3 -2: ~        ~        ~        ~        ~        1        1        ~
    -2 -3: s        desert#d m        m        m        ~        ~        ~        2
    -1 -4: s        desert#d m        m        m        m        m        ~        ~        2
     0 -5: s        desert#d m        m        m        m        m        ~        3        ~        ~
     1 -5: s        desert#d m        m        m        m        m        ~        ~        4
     2 -5: s        desert#d m        m        m        ~        ~        ~        4
     3 -5: ~        ~        ~        ~        ~        5        5        ~`,
  groups: {
    main: {
      terrains: { hills: 5, fields: 5, forest: 5, mountains: 5, pasture: 5, gold: 1 },
      numbers: '2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12',
      wishes: LARGE,
    },
    outlying: {
      terrains: { hills: 1, fields: 1, forest: 1, mountains: 2, pasture: 1, gold: 3 },
      numbers: '2 3 4 5 6 8 9 10 11',
      wishes: ['reds-apart', 'no-red-on:gold', 'apart:gold'],
    },
  },
  harbours: '-1,-2|2 0,-2|1 1,-2|0 2,-1|1 1,0|0 1,1|5 -1,2|0 -2,2|5 -3,2|4 -4,-1|3 -5,1|3',
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
  robber: 'desert',
  pirate: '5,0',
};

export const smallIslandsCharts: Charts = {
  3: forThreeAndFour,
  4: forThreeAndFour,
  5: forFiveAndSix,
  6: forFiveAndSix,
};
