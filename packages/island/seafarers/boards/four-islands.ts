import { type Chart, type Charts, harbourBag, islandKey } from './chart.ts';

/** Ships need lumber and wool: neither all forests nor all pastures lie on poor numbers. */
export const FOUR_ISLANDS_WISHES: readonly string[] = [
  'reds-apart',
  'some-on:forest:4,5,6,8,9,10',
  'some-on:pasture:4,5,6,8,9,10',
];

const forThree: Chart = {
  id: 'four-islands-3',
  name: 'The Four Islands, three players',
  key: islandKey(4),
  rows: `
     -3 0: ~ ~ 3 3
    -2 -1: 1 1 ~ 3 3
    -1 -2: 1 1 ~ 3 3 ~
     0 -3: ~ ~ ~ ~ ~ ~ ~
     1 -3: 2 2 2 ~ 4 4
     2 -3: 2 2 ~ 4 4
     3 -3: 2 ~ ~ ~`,
  groups: {
    islands: {
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 4 },
      numbers: '2 3 3 4 4 5 5 5 6 6 8 8 9 9 9 10 10 11 11 12',
      wishes: FOUR_ISLANDS_WISHES,
    },
  },
  harbours: '-2,-1|2 0,-2|5 -3,1|1 -3,1|4 -2,2|5 3,-2|1 2,-1|4 0,2|2 2,1|5',
  bag: harbourBag(4),
  robber: '-3,3',
  pirate: '0,0',
};

const forFour: Chart = {
  id: 'four-islands-4',
  name: 'The Four Islands, four players',
  key: islandKey(4),
  rows: `
     -3 0: 1 ~ 3 3
    -2 -1: 1 ~ 3 3 3
    -1 -2: 1 1 ~ 3 3 ~
     0 -3: ~ ~ ~ 3 ~ ~ ~
     1 -3: 2 2 ~ ~ 4 4
     2 -3: 2 2 2 ~ 4
     3 -3: 2 2 ~ 4`,
  groups: {
    islands: {
      terrains: { hills: 4, fields: 5, forest: 5, mountains: 4, pasture: 5 },
      numbers: '2 3 3 4 4 4 5 5 5 6 6 8 8 9 9 9 10 10 10 11 11 11 12',
      wishes: FOUR_ISLANDS_WISHES,
    },
  },
  harbours: '-1,-2|3 -2,-1|5 -3,1|4 -2,2|1 -3,3|3 0,0|2 3,-2|5 2,1|2 2,1|5',
  bag: harbourBag(4),
  robber: '2,-2',
  pirate: '3,0',
};

const forFiveAndSix: Chart = {
  id: 'four-islands-5-6',
  name: 'The Six Islands, five and six players',
  key: islandKey(6),
  rows: `
    -3 -1: 1 1 ~ 2 ~ 3 3
    -2 -2: 1 1 ~ 2 2 ~ 3 3
    -1 -3: 1 1 ~ 2 2 ~ ~ 3 ~
     0 -4: ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
     1 -4: ~ 4 ~ ~ 5 5 ~ 6 6
     2 -4: 4 4 ~ 5 5 ~ 6 6
     3 -4: 4 4 ~ 5 ~ 6 6`,
  groups: {
    islands: {
      terrains: { hills: 6, fields: 6, forest: 7, mountains: 6, pasture: 7 },
      numbers: '2 2 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 8 8 8 9 9 9 9 10 10 10 10 11 11 12 12',
      wishes: FOUR_ISLANDS_WISHES,
    },
  },
  harbours: '0,-3|2 -1,-2|5 -2,-1|4 2,-3|1 5,-3|1 4,-2|4 -4,2|3 -3,3|1 -1,2|4 3,2|0 1,3|4',
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
  robber: 'off',
  pirate: '-4,0',
};

export const fourIslandsCharts: Charts = { 3: forThree, 4: forFour, 5: forFiveAndSix, 6: forFiveAndSix };

/** With the caravans an oasis lies in the middle, with sea all around; the islands make room for it. */
const oasisForThree: Chart = {
  ...forThree,
  id: 'four-islands-3-spread',
  name: 'The Four Islands with an oasis, three players',
  rows: `
     -3 0: ~ ~ 3 3
    -2 -1: 1 1 ~ 3 3
    -1 -2: 1 1 ~ ~ 3 3
     0 -3: ~ ~ ~ oasis ~ ~ ~
     1 -3: 2 2 ~ ~ 4 4
     2 -3: 2 2 ~ 4 4
     3 -3: 2 2 ~ ~`,
  harbours: '-2,-1|2 0,-2|5 -3,1|1 -3,1|4 -3,3|5 3,-2|1 2,-1|4 0,2|2 2,1|5',
  pirate: '3,0',
};

const oasisForFour: Chart = {
  ...forFour,
  id: 'four-islands-4-spread',
  name: 'The Four Islands with an oasis, four players',
  rows: `
     -3 0: 1 ~ 3 3
    -2 -1: 1 ~ 3 3 3
    -1 -2: 1 1 ~ ~ 3 3
     0 -3: ~ ~ ~ oasis ~ ~ ~
     1 -3: 2 2 ~ ~ 4 4
     2 -3: 2 2 2 ~ 4
     3 -3: 2 2 ~ 4`,
  groups: {
    islands: {
      terrains: { hills: 5, fields: 5, forest: 4, mountains: 3, pasture: 5 },
      numbers: '2 3 3 3 4 4 4 5 5 6 6 8 8 9 9 9 10 10 10 11 11 12',
      wishes: FOUR_ISLANDS_WISHES,
    },
  },
  harbours: '-1,-2|3 -2,-1|5 1,1|2 3,-1|4 2,1|2 2,1|5 -2,2|1 -1,2|5 -3,3|3',
};

export const fourIslandsWithOasis: Charts = { 3: oasisForThree, 4: oasisForFour };

/** Before 2008 three and four shared one map, with two deserts. */
const before2008: Chart = {
  id: 'four-islands-2003',
  name: 'The Four Islands before 2008, three and four players',
  provenance: 'house',
  note: 'The counts of 2003 on its frame of 42 hexes; islands and harbours are laid out anew.',
  key: islandKey(4),
  rows: `
     -3 0: 1 1 ~ 3 3
    -2 -1: 1 1 ~ ~ 3 3
    -1 -2: 1 1 ~ ~ ~ 3 3
     0 -3: ~ ~ ~ ~ ~ ~ ~ ~
     1 -3: 2 2 ~ ~ ~ 4 4
     2 -3: 2 2 ~ ~ 4 4
     3 -3: 2 2 ~ ~ 4`,
  groups: {
    islands: {
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 5, desert: 2 },
      numbers: '2 3 3 4 4 4 5 5 6 6 8 8 9 9 9 10 10 10 11 11 12',
      wishes: FOUR_ISLANDS_WISHES,
    },
  },
  harbours: '1,-3|5 -2,-1|3 -1,-1|5 3,-2|3 4,-3|0 3,-1|4 -2,1|0 -3,2|3 3,1|0 1,2|3',
  bag: harbourBag(5),
  robber: 'desert',
};

export const fourIslandsBefore2008: Charts = { 3: before2008, 4: before2008 };
