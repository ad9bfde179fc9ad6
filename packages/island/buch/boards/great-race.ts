import { type Chart, harbourBag } from '../../seafarers/index.ts';

export const STORM = 'storm-flood';
/** the region of the finish line, at the far end */
export const TOP = 'top';

const NOTE =
  'The map is lost: the counts of the setup, with two hexes more that are printed on the frame. Where land, fog and storms lie is ours.';
const WISHES = ['reds-apart'];
const key = { m: 'main#main', k: 'middle#middle', g: `top#${TOP}` };
const top = (numbers: string, count: number) => ({ terrains: { gold: count }, numbers });

const three: Chart = {
  id: 'great-race-3',
  name: 'The Great Race, three players',
  provenance: 'house',
  note: NOTE,
  key,
  rows: `
    -3  2: g ~ ~ g
    -2  1: ? ? ? ? ?
    -1  1: ? ? ? ?
     0  0: ? k k k ?
     1  0: ~ ~ ~ ~
     2 -1: ~ m m m ~
     3 -1: m m m m`,
  groups: {
    main: {
      terrains: { hills: 1, fields: 1, forest: 2, mountains: 1, pasture: 2 },
      numbers: '3 4 5 6 8 9 10',
      wishes: WISHES,
    },
    middle: { terrains: { fields: 1, forest: 1, pasture: 1 }, numbers: '2 8 12' },
    top: top('3 12', 2),
  },
  fog: { terrains: { hills: 2, fields: 1, mountains: 2, desert: 1, sea: 5 }, numbers: '4 5 8 9 10' },
  harbours: '0,2|1 0,2|3 1,2|1 2,2|1 -1,3|4 1,3|4 2,3|0',
  bag: harbourBag(2),
  robber: 'off',
  edges: { [STORM]: '1,1|0 3,-3|0' },
};

const four: Chart = {
  ...three,
  id: 'great-race-4',
  name: 'The Great Race, four players',
  note: `${NOTE} The rows of number tokens have lost columns; they are filled up to the number of hexes.`,
  rows: `
    -4  3: g ~ ~ ~ g
    -3  2: ~ ~ ~ ~ ~ ~
    -2  1: ? ? ? ? ? ? ?
    -1  1: ? ? ? ? ? ?
     0  0: ? ? ? ? ? ? ?
     1  0: ~ k k k k ~
     2 -1: ~ ~ ~ ~ ~ ~ ~
     3 -1: m m m m m ~
     4 -2: m m m m m m ~`,
  groups: {
    main: {
      terrains: { hills: 2, fields: 2, forest: 3, mountains: 2, pasture: 2 },
      numbers: '2 3 4 5 6 6 8 9 9 10 11',
      wishes: WISHES,
    },
    middle: { terrains: { hills: 1, fields: 1, mountains: 1, pasture: 1 }, numbers: '5 6 8 9' },
    top: top('3 12', 2),
  },
  fog: {
    terrains: { hills: 2, fields: 2, forest: 2, mountains: 2, pasture: 2, desert: 3, sea: 7 },
    numbers: '2 3 4 5 6 8 9 10 11 12',
  },
  edges: { [STORM]: '4,-3|0' },
  harbours: '-1,3|1 1,3|2 2,3|1 -2,4|4 -1,4|5 1,4|4 3,4|0',
};

const FOG_6 = { hills: 2, fields: 2, forest: 2, mountains: 2, pasture: 3, desert: 2, sea: 9 };

const five: Chart = {
  ...three,
  id: 'great-race-5',
  name: 'The Great Race, five players',
  note: `${NOTE} One of the tokens beside the board is left over.`,
  rows: `
    -4  2: ~ g ~ ~ g ~ ~ g
    -3  2: ~ ~ ~ ~ ~ ~ ~
    -2  1: ? ? ? ? ? ? ? ?
    -1  1: ? ? ? ? ? ? ?
     0  0: ? ? ? ? ? ? ? ~
     1  0: k k k k k k k
     2 -1: ~ ~ ~ ~ ~ ~ ~ ~
     3 -1: m m m m m m ~ ~
     4 -2: m m m m m m m ~`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 3, forest: 3, mountains: 2, pasture: 2 },
      numbers: '2 3 4 5 5 6 6 8 9 9 10 10 11',
      wishes: WISHES,
    },
    middle: {
      terrains: { hills: 1, fields: 1, forest: 1, mountains: 2, pasture: 2 },
      numbers: '4 5 6 8 9 10 12',
      wishes: WISHES,
    },
    top: top('3 11 12', 3),
  },
  fog: { terrains: FOG_6, numbers: '2 3 4 5 5 8 9 9 10 11 12' },
  bag: harbourBag(3),
  edges: { [STORM]: '2,2|0 3,-3|0' },
  harbours: '-1,3|1 1,3|1 3,3|1 -2,4|4 -1,4|5 1,4|5 3,4|4 4,4|0',
};

const six: Chart = {
  ...five,
  id: 'great-race-6',
  name: 'The Great Race, six players',
  rows: `
    -4  2: ~ g ~ ~ g ~ ~ g
    -3  2: ~ ~ ~ ~ ~ ~ ~
    -2  1: ? ? ? ? ? ? ? ?
    -1  1: ? ? ? ? ? ? ?
     0  0: ? ? ? ? ? ? ? ~
     1  0: k k k k k k k
     2  0: ~ ~ ~ ~ ~ ~ ~
     3 -1: m m m m m m m m
     4 -2: m m m m m m m m m`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 3, forest: 3, mountains: 4, pasture: 3 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 12',
      wishes: WISHES,
    },
    middle: {
      terrains: { hills: 1, fields: 2, forest: 2, mountains: 1, pasture: 1 },
      numbers: '4 5 6 8 9 10 12',
      wishes: WISHES,
    },
    top: top('3 11 12', 3),
  },
  fog: { terrains: FOG_6, numbers: '2 3 4 5 5 9 9 10 10 11 12' },
  harbours: '-1,3|1 2,3|2 5,3|2 -2,4|4 0,4|4 2,4|5 4,4|5 6,4|0',
};

export const greatRaceCharts: Readonly<Record<number, Chart>> = { 3: three, 4: four, 5: five, 6: six };
