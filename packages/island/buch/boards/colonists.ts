import type { Chart } from '../../seafarers/index.ts';

const LOST =
  'The map is lost: the counts of the setup, with the home island in the north and two rows of sea before the unknown hexes. Where each hex and harbour lies is ours.';

const HOME = { m: 'home#home' };
const MAIN_SIXTEEN = {
  terrains: { hills: 4, fields: 3, forest: 4, mountains: 1, pasture: 4 },
  numbers: '2 3 4 4 5 5 6 6 8 8 9 9 10 10 11 12',
  wishes: ['reds-apart'],
};
const SEVEN_HARBOURS = { brick: 1, grain: 1, lumber: 1, wool: 1, any: 3 };
/** open sea all around */
const AT_SEA = '0,-1/4';

/** as first printed, on the frame of 2000 */
const first: Chart = {
  id: 'colonists-2000',
  name: 'The Colonists, 2000',
  provenance: 'reconstructed',
  note: `${LOST} 18 number tokens are there for the 14 hexes that give tokens.`,
  key: HOME,
  rows: `
    -4  0: m m m m m
    -3 -1: m m m m m m
    -2 -2: ~ m m m m m ~
    -1 -3: ~ ~ ~ ~ ~ ~ ~ ~
     0 -3: ~ ~ ~ ~ ~ ~ ~
     1 -3: ? ? ? ? ? ?
     2 -4: ? ? ? ? ? ? ?
     3 -3: ? ? ? ?
     4 -3: ? ? ?`,
  groups: { home: MAIN_SIXTEEN },
  fog: {
    terrains: {
      'colony-mountains': 3,
      'colony-desert': 3,
      'gold-field': 3,
      'colony-jungle': 3,
      'colony-volcano': 2,
      sea: 6,
    },
    numbers: '3 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 11',
  },
  harbours: '0,-4|2 3,-4|2 4,-3|0 3,-2|5 1,-2|5 -1,-2|4 -1,-3|3',
  bag: SEVEN_HARBOURS,
  robber: 'off',
  corners: { pirate: AT_SEA },
};

/** for the frame of 2003: no mountains at home, and some common land far away */
const later: Chart = {
  id: 'colonists-2003',
  name: 'The Colonists, 2003',
  provenance: 'reconstructed',
  note: LOST,
  key: HOME,
  rows: `
    -4  0: m m m m m
    -3 -1: m m m m m m
    -2 -2: ~ ~ m m m ~ ~
    -1 -2: ~ ~ ~ ~ ~ ~
     0 -3: ~ ~ ~ ~ ~ ~ ~
     1 -3: ? ? ? ? ? ?
     2 -3: ? ? ? ? ?
     3 -3: ? ? ? ?
     4 -3: ? ? ?`,
  groups: {
    home: {
      terrains: { hills: 4, fields: 3, forest: 4, pasture: 3 },
      numbers: '3 4 4 5 5 6 6 8 8 9 9 10 10 11',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: {
      hills: 1,
      fields: 1,
      forest: 1,
      'colony-mountains': 4,
      pasture: 1,
      'colony-desert': 1,
      'gold-field': 2,
      'colony-jungle': 3,
      'colony-volcano': 2,
      sea: 2,
    },
    numbers: '3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11',
  },
  harbours: '0,-4|2 3,-4|2 4,-3|0 2,-2|0 1,-2|5 0,-2|4 -1,-3|3',
  bag: SEVEN_HARBOURS,
  robber: 'off',
  corners: { pirate: AT_SEA },
};

const PRINTED = {
  'gold-field-5': 1,
  'jungle-4': 1,
  'jungle-9': 1,
  'jungle-10': 1,
  'volcano-3': 1,
  'volcano-6': 1,
};
const TOKENS_LOST =
  'One number of each row of tokens is lost: a token of each number, but for the 12 on the smaller frame, fits the hexes without a printed one.';

/** the new edition of 2006 on the frame of the 3rd edition */
const thirdFrame: Chart = {
  id: 'colonists-2006-3rd',
  name: 'The Colonists, 2006, frame of the 3rd edition',
  provenance: 'reconstructed',
  note: `${LOST} ${TOKENS_LOST}`,
  key: HOME,
  rows: `
    -4  0: m m m m m
    -3 -1: m m m m m m
    -2 -2: ~ m m m m m ~
    -1 -3: ~ ~ ~ ~ ~ ~ ~ ~
     0 -3: ~ ~ ~ ~ ~ ~ ~
     1 -4: ? ? ? ? ? ? ? ?
     2 -4: ? ? ? ? ? ? ?
     3 -4: ? ? ? ? ? ?`,
  groups: { home: MAIN_SIXTEEN },
  fog: {
    terrains: { 'colony-mountains': 4, 'colony-desert': 3, 'gold-field': 2, ...PRINTED, sea: 6 },
    numbers: '2 3 4 5 6 8 9 10 11',
  },
  harbours: '0,-4|2 3,-4|2 4,-3|0 3,-2|5 1,-2|5 -1,-2|4 -1,-3|3',
  bag: SEVEN_HARBOURS,
  robber: 'off',
};

/** the same on the frame of the 4th edition, which has no mountains at home */
const fourthFrame: Chart = {
  id: 'colonists-2006-4th',
  name: 'The Colonists, 2006, frame of the 4th edition',
  provenance: 'reconstructed',
  note: `${LOST} ${TOKENS_LOST} Which of the home terrains have four hexes and which five is lost, too.`,
  key: HOME,
  rows: `
    -4 -1: ~ m m m m m
    -3 -2: ~ m m m m m m ~
    -2 -3: ~ m m m m m m m ~
    -1 -3: ~ ~ ~ ~ ~ ~ ~ ~
     0 -3: ~ ~ ~ ~ ~ ~ ~
     1 -4: ? ? ? ? ? ? ? ?
     2 -4: ? ? ? ? ? ? ?
     3 -3: ? ? ? ?`,
  groups: {
    home: {
      terrains: { hills: 4, fields: 4, forest: 5, pasture: 5 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { 'colony-mountains': 5, 'colony-desert': 3, 'gold-field': 2, ...PRINTED, sea: 3 },
    numbers: '2 3 4 5 6 8 9 10 11 12',
  },
  harbours: '0,-4|2 2,-4|2 4,-4|1 4,-3|0 4,-2|5 2,-2|5 0,-2|5 -2,-2|4 -1,-3|3',
  bag: { brick: 1, grain: 1, lumber: 1, wool: 1, any: 5 },
  robber: 'off',
};

export const colonistsCharts = { '2003': later, '2000': first };
export const anniversaryCharts = { '4th': fourthFrame, '3rd': thirdFrame };
