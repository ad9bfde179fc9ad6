import { type Chart, type Charts, harbourBag, islandKey } from './chart.ts';
import { FOUR_ISLANDS_WISHES } from './four-islands.ts';

const FRAME = 'The map is lost: islands and harbours are laid out anew on the frame of 1997.';

const forThree: Chart = {
  id: 'four-islands-1997-3',
  name: 'The Four Islands of 1997, three players',
  provenance: 'house',
  note: `${FRAME} The numbers and harbours of 1997; of the hexes no count survives, so every terrain has three for the 15 numbers.`,
  key: islandKey(4),
  rows: `
    -3  0: 1 ~ ~ ~ 2 2
    -2 -1: ~ 1 1 ~ ~ 2 ~
    -1 -1: ~ ~ 1 ~ 2 ~
     0 -2: ~ ~ ~ ~ ~ ~ ~
     1 -2: ~ ~ 3 ~ 4 ~
     2 -3: ~ ~ 3 ~ ~ 4 ~
     3 -3: 3 3 ~ ~ ~ 4`,
  groups: {
    islands: {
      terrains: { hills: 3, fields: 3, forest: 3, mountains: 3, pasture: 3 },
      numbers: '2 3 4 4 5 6 6 8 8 9 9 10 10 11 12',
      wishes: FOUR_ISLANDS_WISHES,
    },
  },
  harbours: '0,-3|2 1,-1|5 4,-3|2 3,-1|0 -1,2|2 -2,3|5 2,1|3 2,3|0',
  bag: harbourBag(3),
  robber: 'off',
};

const forFour: Chart = {
  id: 'four-islands-1997-4',
  name: 'The Four Islands of 1997, four players',
  provenance: 'house',
  note: `${FRAME} The numbers and harbours of 1997; the count of hexes is lost and taken from 2003, which has the same numbers.`,
  key: islandKey(4),
  rows: `
    -3  0: 1 1 ~ ~ ~ ~ 2
    -2 -1: ~ 1 1 ~ ~ 2 2 ~
    -1 -1: ~ ~ 1 ~ 2 2 ~
     0 -2: ~ ~ ~ ~ ~ ~ ~ ~
     1 -2: ~ 3 3 ~ 4 ~ ~
     2 -3: ~ 3 3 ~ ~ 4 4 ~
     3 -3: 3 3 ~ ~ ~ 4 4`,
  groups: {
    islands: {
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 5 },
      numbers: '2 3 3 4 4 4 5 5 6 6 8 8 9 9 9 10 10 10 11 11 12',
      wishes: FOUR_ISLANDS_WISHES,
    },
  },
  harbours: '0,-3|4 1,-1|1 6,-3|1 3,-1|4 -1,1|2 -3,3|4 -1,2|0 2,1|4 3,3|1',
  bag: harbourBag(4),
  robber: 'off',
};

const forFive: Chart = {
  id: 'four-islands-1997-5',
  name: 'Five islands of 1997, five players',
  provenance: 'house',
  note: `${FRAME} All counts are those of 1997; that five players have five islands is a guess from the six of six players.`,
  key: islandKey(5),
  rows: `
    -3 -1: 1 1 ~ 2 2 ~ 3 3
    -2 -2: ~ 1 ~ ~ 2 ~ ~ 3 ~
    -1 -2: 1 1 ~ 2 2 ~ 3 3
     0 -3: ~ ~ ~ ~ ~ ~ ~ ~ ~
     1 -3: ~ 4 4 ~ ~ 5 5 ~
     2 -4: ~ ~ 4 4 ~ 5 5 ~ ~
     3 -4: ~ 4 4 ~ ~ 5 5 ~`,
  groups: {
    islands: {
      terrains: { hills: 5, fields: 5, forest: 6, mountains: 5, pasture: 6 },
      numbers: '2 2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 12 12',
      wishes: FOUR_ISLANDS_WISHES,
    },
  },
  harbours: '-1,-3|2 -1,-1|5 2,-3|1 2,-1|4 5,-3|4 5,-1|1 -3,3|2 -1,2|1 1,3|5 3,1|2',
  bag: harbourBag(5),
  robber: 'off',
};

const forSix: Chart = {
  id: 'four-islands-1997-6',
  name: 'The Six Islands of 1997, six players',
  provenance: 'house',
  note: `${FRAME} All counts are those of 1997.`,
  key: islandKey(6),
  rows: `
    -3 -1: 1 1 ~ ~ 2 ~ ~ 3 3
    -2 -2: ~ 1 ~ ~ 2 2 ~ ~ 3 ~
    -1 -2: 1 1 ~ 2 2 2 ~ 3 3
     0 -3: ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
     1 -3: 4 4 ~ 5 5 5 ~ 6 6
     2 -4: ~ 4 ~ ~ 5 5 ~ ~ 6 ~
     3 -4: 4 4 ~ ~ 5 ~ ~ 6 6`,
  groups: {
    islands: {
      terrains: { hills: 6, fields: 6, forest: 7, mountains: 6, pasture: 7 },
      numbers: '2 2 3 3 3 4 4 4 4 5 5 5 5 6 6 6 8 8 8 9 9 9 9 10 10 10 10 11 11 11 12 12',
      wishes: FOUR_ISLANDS_WISHES,
    },
  },
  harbours: '-1,-3|2 -1,-1|5 2,-2|3 3,-1|0 6,-3|4 6,-1|1 -4,3|3 -2,1|0 2,1|1 4,1|1 4,3|4',
  bag: harbourBag(6),
  robber: 'off',
};

export const fourIslandsOf1997: Charts = { 3: forThree, 4: forFour, 5: forFive, 6: forSix };
