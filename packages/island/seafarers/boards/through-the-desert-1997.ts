import { type Chart, type Charts, harbourBag } from './chart.ts';

const FRAME =
  'The map is lost: all counts are those of 1997, lands and harbours are laid out anew on its frame.';
const KEY = {
  4: 'outlying#island-4',
  5: 'outlying#island-5',
  6: 'outlying#island-6',
  d: '#desert-belt',
  m: 'main#main',
  s: 'main#strip',
};
const LARGE = ['reds-apart', 'no-red-on:gold', 'only-in:strip:gold'];
const SMALL = ['reds-apart', 'no-red-on:gold'];

const forThree: Chart = {
  id: 'through-the-desert-1997-3',
  name: 'Into the Desert of 1997, three players',
  provenance: 'house',
  note: FRAME,
  key: KEY,
  rows: `
    -3  0: s        desert#d m        m        ~        4
    -2 -1: ~        s        desert#d m        m        ~        ~
    -1 -1: s        desert#d m        m        ~        5
     0 -2: ~        desert#d m        m        ~        5        ~
     1 -2: m        m        m        ~        ~        ~
     2 -3: ~        m        m        ~        6        6        ~
     3 -3: m        m        ~        ~        ~        ~`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 3, forest: 3, mountains: 3, pasture: 4, gold: 1 },
      numbers: '2 3 4 4 4 5 5 6 6 8 8 9 9 9 10 10 11 11',
      wishes: LARGE,
    },
    outlying: {
      terrains: { hills: 1, fields: 1, forest: 1, mountains: 1, pasture: 1 },
      numbers: '3 5 8 10 12',
      wishes: ['reds-apart'],
    },
  },
  harbours: '-2,1|3 -3,3|2 -3,3|5 -2,3|0 0,1|5 1,0|0 3,-2|5 3,-3|0 2,-3|1',
  bag: harbourBag(4),
  robber: 'desert',
  pirate: '4,0',
};

const forFour: Chart = {
  id: 'through-the-desert-1997-4',
  name: 'Into the Desert of 1997, four players',
  provenance: 'house',
  note: FRAME,
  key: KEY,
  rows: `
    -3  0: s        desert#d m        m        ~        ~        4
    -2 -1: ~        s        desert#d m        m        ~        4        ~
    -1 -1: s        desert#d m        m        ~        ~        ~
     0 -2: ~        desert#d m        m        m        ~        5        ~
     1 -2: ~        m        m        m        ~        5        ~
     2 -3: ~        m        m        m        ~        ~        ~        ~
     3 -3: m        m        ~        ~        6        6        ~`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 3, pasture: 4, gold: 1 },
      numbers: '2 3 4 4 4 5 5 6 6 6 8 8 9 9 9 10 10 11 11 12',
      wishes: LARGE,
    },
    outlying: {
      terrains: { hills: 1, fields: 1, forest: 1, mountains: 1, pasture: 1, gold: 1 },
      numbers: '2 3 5 8 10 11',
      wishes: SMALL,
    },
  },
  harbours: '-2,2|2 -3,3|3 -2,3|4 -1,2|5 0,2|0 2,0|0 3,-2|5 3,-3|0 2,-3|1',
  bag: harbourBag(4),
  robber: 'desert',
  pirate: '5,0',
};

const forFive: Chart = {
  id: 'through-the-desert-1997-5',
  name: 'Into the Desert of 1997, five players',
  provenance: 'house',
  note: FRAME,
  key: KEY,
  rows: `
    -3 -1: s        s        desert#d m        m        m        ~        ~        4
    -2 -2: ~        s        desert#d m        m        m        ~        ~        4        ~
    -1 -2: s        desert#d m        m        m        ~        ~        ~        ~
     0 -3: ~        s        desert#d m        m        m        ~        5        ~        ~
     1 -3: ~        desert#d m        m        m        ~        ~        5        ~
     2 -4: ~        m        m        m        m        ~        ~        ~        ~        ~
     3 -4: m        m        m        ~        ~        6        6        ~        ~`,
  groups: {
    main: {
      terrains: { hills: 5, fields: 5, forest: 6, mountains: 5, pasture: 5, gold: 1 },
      numbers: '2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 9 10 10 10 11 11 12 12',
      wishes: LARGE,
    },
    outlying: {
      terrains: { hills: 1, fields: 1, forest: 1, mountains: 1, pasture: 1, gold: 1 },
      numbers: '2 4 5 8 10 11',
      wishes: SMALL,
    },
  },
  harbours: '-3,2|3 -4,3|4 -3,3|5 -2,3|0 0,2|5 2,0|5 2,-1|0 4,-3|5 4,-3|2 2,-3|1',
  bag: harbourBag(5),
  robber: 'desert',
  pirate: '6,0',
};

const forSix: Chart = {
  id: 'through-the-desert-1997-6',
  name: 'Into the Desert of 1997, six players',
  provenance: 'house',
  note: `${FRAME} The harbours are lost and counted as in the other maps of 1997 for six.`,
  key: KEY,
  rows: `
    -3 -1: s        s        desert#d m        m        m        ~        ~        4        4
    -2 -2: ~        s        desert#d m        m        m        m        ~        ~        4        ~
    -1 -2: s        desert#d m        m        m        ~        ~        ~        ~        ~
     0 -3: ~        s        desert#d m        m        m        m        ~        5        5        ~
     1 -3: ~        desert#d m        m        m        m        ~        ~        5        ~
     2 -4: ~        m        m        m        m        ~        ~        ~        ~        ~        ~
     3 -4: m        m        m        ~        ~        6        6        ~        ~        ~`,
  groups: {
    main: {
      terrains: { hills: 6, fields: 6, forest: 6, mountains: 5, pasture: 6, gold: 1 },
      numbers: '2 2 3 3 3 4 4 4 5 5 5 6 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 11 12 12',
      wishes: LARGE,
    },
    outlying: {
      terrains: { hills: 1, fields: 1, forest: 1, mountains: 2, pasture: 1, gold: 2 },
      numbers: '2 3 4 5 8 9 10 12',
      wishes: [...SMALL, 'apart:gold'],
    },
  },
  harbours: '-3,2|3 -4,3|4 -2,3|4 -1,2|5 0,2|0 2,1|0 3,0|1 3,-2|5 4,-2|0 4,-3|1 2,-3|1',
  bag: harbourBag(6),
  robber: 'desert',
  pirate: '7,0',
};

export const desertOf1997: Charts = { 3: forThree, 4: forFour, 5: forFive, 6: forSix };
