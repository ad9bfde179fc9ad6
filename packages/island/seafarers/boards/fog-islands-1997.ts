import { type Chart, type Charts, harbourBag } from './chart.ts';

const FRAME =
  'The map is lost: the counts of 1997 on its frame, shaped after the later map with half of the board in fog.';
const GUESS = 'Which number some of the counts belong to is a guess.';
const KEY = { g: '#gold-corner', m: 'main#main' };

const forThree: Chart = {
  id: 'fog-islands-1997-3',
  name: 'Oceans of 1997, three players',
  provenance: 'house',
  note: FRAME,
  key: KEY,
  rows: `
    -3  0: m       m       m       m       m
    -2 -1: ~       m       m       m       m       ~
    -1 -1: ~       m       m       ~       ~
     0 -2: ~       ~       ~       ~       ?       ~
     1 -2: ?       ?       ?       ?       ?
     2 -3: ~       ?       ?       ?       ?       ~
     3 -3: gold4#g ?       ?       ?       ?`,
  groups: {
    main: {
      terrains: { hills: 2, fields: 2, forest: 3, mountains: 2, pasture: 2 },
      numbers: '2 3 4 5 6 6 8 9 10 10 11',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 1, fields: 1, forest: 1, mountains: 2, pasture: 1, sea: 8 },
    numbers: '3 5 8 9 11 12',
  },
  harbours: '0,-3|3 1,-3|1 3,-3|1 4,-3|0 3,-2|5 1,-1|5 0,-1|4 0,-2|4',
  bag: harbourBag(3),
  robber: 'off',
  pirate: '3,0',
};

const forFour: Chart = {
  id: 'fog-islands-1997-4',
  name: 'Oceans of 1997, four players',
  provenance: 'house',
  note: `${FRAME} ${GUESS}`,
  key: KEY,
  rows: `
    -3  0: m       m       m       m       m       m       m
    -2 -1: ~       m       m       m       m       m       m       ~
    -1 -1: m       ~       ~       ~       ~       ~       m
     0 -2: ~       ~       ?       ?       ?       ?       ~       ~
     1 -2: ?       ?       ?       ?       ?       ?       ?
     2 -3: ~       ?       ?       ?       ?       ?       ?       ~
     3 -3: gold4#g ?       ?       ?       ?       ?       gold10#g`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 3, forest: 3, mountains: 3, pasture: 3 },
      numbers: '2 3 3 4 5 6 6 8 8 9 9 10 11 11 12',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 1, fields: 2, forest: 1, mountains: 1, pasture: 2, desert: 1, sea: 14 },
    numbers: '3 4 5 5 6 9 10',
  },
  harbours: '0,-3|2 -1,-1|2 0,-2|5 2,-2|5 5,-2|4 5,-1|0 6,-3|1 4,-3|1 2,-3|2',
  bag: harbourBag(4),
  robber: 'off',
  pirate: '5,0',
};

const forFive: Chart = {
  id: 'fog-islands-1997-5',
  name: 'Oceans of 1997, five players',
  provenance: 'house',
  note: `${FRAME} ${GUESS} The stack has two hexes, taken to be deserts, more than the frame has room for.`,
  key: KEY,
  rows: `
    -3 -1: ~       m       m       m       m       m       m       m       ~
    -2 -2: ~       ~       m       m       m       m       m       m       ~       ~
    -1 -2: ~       ~       m       m       m       m       m       ~       ~
     0 -3: ~       ?       ~       ~       ~       ~       ~       ~       ?       ~
     1 -3: ?       ?       ?       ?       ?       ?       ?       ?       ?
     2 -4: ~       ?       ?       ?       ?       ?       ?       ?       ?       ~
     3 -4: gold4#g ?       ?       ?       ?       ?       ?       ?       gold10#g`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4 },
      numbers: '2 3 3 4 5 5 5 6 6 6 8 8 8 9 9 10 11 12',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 2, fields: 2, forest: 3, mountains: 2, pasture: 2, desert: 2, sea: 15 },
    numbers: '2 3 4 4 6 9 9 10 10 11 11',
  },
  harbours: '0,-3|2 0,-2|4 1,-1|4 2,-1|5 4,-1|5 6,-3|5 5,-3|1 4,-3|2 2,-3|2',
  bag: harbourBag(4),
  robber: 'off',
  pirate: '6,0',
};

const forSix: Chart = {
  id: 'fog-islands-1997-6',
  name: 'Oceans of 1997, six players',
  provenance: 'house',
  note: `${FRAME} ${GUESS}`,
  key: KEY,
  rows: `
    -3 -1: m       m       m       m       m       m       m       m       m
    -2 -2: ~       m       m       m       m       m       m       m       m       ~
    -1 -2: ~       ~       m       m       ~       m       m       ~       ~
     0 -3: ~       ~       ~       ~       ~       ~       ~       ~       ?       ~
     1 -3: ?       ?       ?       ?       ?       ?       ?       ?       ?
     2 -4: ~       ?       ?       ?       ?       ?       ?       ?       ?       ~
     3 -4: gold4#g ?       ?       ?       ?       ?       ?       ?       gold10#g`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 5 },
      numbers: '2 3 3 4 4 5 5 5 6 6 6 8 8 8 8 9 9 10 11 11 12',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 2, fields: 2, forest: 3, mountains: 2, pasture: 2, sea: 14 },
    numbers: '3 4 5 5 6 9 9 10 10 11 12',
  },
  harbours: '-1,-3|2 -1,-2|4 0,-1|5 2,-2|5 4,-1|4 6,-2|4 7,-3|0 5,-3|1 3,-3|1 1,-3|2',
  bag: harbourBag(5),
  robber: 'off',
  pirate: '6,0',
};

export const fogOf1997: Charts = { 3: forThree, 4: forFour, 5: forFive, 6: forSix };
