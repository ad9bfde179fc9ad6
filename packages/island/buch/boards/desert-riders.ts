import { type Chart, harbourBag } from '../../seafarers/index.ts';

const NOTE =
  'The map is lost: the counts of the setup on its frame, with the hexes that are printed there. Where land and deserts lie is ours. The rows of number tokens have lost columns; they are filled up, or cut, to the number of hexes.';
const WISHES = ['reds-apart', 'no-red-on:gold', 'no-red-on:volcano', 'apart:gold', 'apart:volcano'];

const of1997: Chart = {
  id: 'desert-riders-1997',
  name: 'The Desert Riders, three and four players, 1997',
  provenance: 'house',
  note: NOTE,
  key: { 1: 'outlying#north', 2: 'outlying#south', m: 'main#main' },
  rows: `
    -3 -1: m m        m        ~ 1 1 1
    -2 -2: m desert#m m        m ~ 1 1 1
    -1 -3: m m        m        ~ ~ ~ 1 1 1
     0 -3: m desert#m m        ~ ~ ~ ~ ~
     1 -4: m m        m        ~ ~ ~ 2 2 2
     2 -4: m desert#m m        ~ ~ 2 2 2
     3 -3: ~ ~        2        2 2 2`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 3, forest: 3, mountains: 3, pasture: 4 },
      numbers: '2 3 4 4 5 5 6 6 8 8 9 9 10 10 11 12',
      wishes: ['reds-apart'],
    },
    outlying: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, gold: 1 },
      numbers: '2 3 3 4 4 5 5 5 6 6 8 8 9 9 10 10 11 11 12',
      wishes: WISHES,
    },
  },
  harbours: '-1,-3|1 1,-3|1 -2,-2|2 1,-2|0 -3,-1|3 -1,-1|0 -4,1|2 -2,1|0 -4,2|4 -3,2|5',
  bag: harbourBag(5),
  robber: 'off',
};

const of2000: Chart = {
  ...of1997,
  id: 'desert-riders-2000',
  name: 'The Desert Riders, three and four players, 2000',
  rows: `
    -3  0: m m        m ~ 1 1
    -2 -1: m desert#m m ~ 1 1 1
    -1 -2: m m        m ~ ~ 1 1 1
     0 -3: m desert#m m ~ ~ ~ ~ ~ ~
     1 -3: m m        m ~ ~ 2 2 2
     2 -3: m desert#m m ~ 2 2 2
     3 -3: ~ ~        ~ 2 2 2`,
  groups: {
    main: {
      terrains: { hills: 2, fields: 3, forest: 3, mountains: 3, pasture: 4 },
      numbers: '2 3 4 4 5 5 6 6 8 8 9 9 10 10 11',
      wishes: ['reds-apart'],
    },
    outlying: {
      terrains: { hills: 3, fields: 2, forest: 2, mountains: 2, pasture: 1, gold: 2, jungle: 3, volcano: 2 },
      numbers: '3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12',
      wishes: WISHES,
    },
  },
  harbours: '0,-3|1 1,-3|1 2,-3|0 -1,-2|2 -2,-1|3 0,-1|5 -3,0|4 -3,2|4 -2,2|5 -1,2|0',
};

const of2003: Chart = {
  ...of2000,
  id: 'desert-riders-2003',
  name: 'The Desert Riders, three and four players, 2003',
  key: { 1: 'outlying#north', 2: 'outlying#south', 3: 'outlying#east', m: 'main#main' },
  rows: `
    -3  0: ~ ~        1        1 1 1
    -2 -1: m m        ~        ~ 1 1 1
    -1 -2: m desert#m m        m ~ ~ ~ ~
     0 -3: m m        desert#m m ~ 3 3 3 3
     1 -3: m desert#m m        m ~ ~ 3 3
     2 -3: m m        m        ~ 2 ~ ~
     3 -3: m ~        ~        2 2 2`,
  harbours: '-1,-2|1 0,-2|0 -2,-1|2 1,-1|1 1,-1|5 -3,0|3 -3,1|4 0,1|0 -1,2|4 -3,3|4',
};

const sixOf1997: Chart = {
  ...of1997,
  id: 'desert-riders-5-6-1997',
  name: 'The Desert Riders, five and six players, 1997',
  rows: `
    -3 -1: m m        m        m ~ 1 1 1 1
    -2 -2: m desert#m m        m ~ ~ 1 1 1 1
    -1 -3: m m        m        m m ~ ~ ~ 1 1 1
     0 -4: m m        desert#m m ~ ~ ~ ~ ~
     1 -4: m m        m        m ~ ~ 2 2 2 2 2
     2 -4: m desert#m m        m ~ 2 2 2 2 2
     3 -4: m ~        ~        ~ ~ 2 2 2 2`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 5, forest: 5, mountains: 4, pasture: 5 },
      numbers: '2 3 3 4 4 4 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 12',
      wishes: ['reds-apart'],
    },
    outlying: {
      terrains: { hills: 5, fields: 4, forest: 4, mountains: 5, pasture: 5, gold: 2 },
      numbers: '2 3 3 3 4 4 4 5 5 5 6 6 8 8 8 9 9 9 10 10 11 11 11 12 12',
      wishes: WISHES,
    },
  },
  bag: harbourBag(6),
  harbours: '-1,-3|1 1,-3|2 2,-3|1 -2,-2|2 1,-1|0 -4,0|2 -1,0|0 -4,1|4 -3,2|5 -1,2|5 -4,3|4',
};

const sixOf2000: Chart = {
  ...sixOf1997,
  id: 'desert-riders-5-6-2000',
  name: 'The Desert Riders, five and six players, 2000',
  rows: `
    -3 -1: m m        m        m ~ ~ 1 1 1
    -2 -2: m desert#m m        m ~ ~ 1 1 1 1
    -1 -3: m m        m        m m ~ ~ ~ 1 1 1
     0 -4: m m        desert#m m ~ ~ ~ ~ ~
     1 -4: m m        desert#m m ~ ~ ~ 2 2 2 2
     2 -4: m desert#m m        m ~ ~ 2 2 2 2
     3 -4: m ~        ~        ~ ~ 2 2 2 2`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 4, forest: 5, mountains: 4, pasture: 5 },
      numbers: '2 3 3 4 4 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 12',
      wishes: ['reds-apart'],
    },
    outlying: {
      terrains: { hills: 3, fields: 3, forest: 2, mountains: 3, pasture: 2, gold: 3, jungle: 3, volcano: 3 },
      numbers: '3 3 4 4 4 5 5 5 6 6 8 8 8 9 9 9 10 10 11 11 11 12',
      wishes: WISHES,
    },
  },
};

const sixOf2003: Chart = {
  ...sixOf2000,
  id: 'desert-riders-5-6-2003',
  name: 'The Desert Riders, five and six players, 2003',
  rows: `
    -3 -1: m m        m        m ~ 1 1 1
    -2 -2: m desert#m m        m ~ 1 1 1 1
    -1 -3: m m        m        m m ~ ~ 1 1 1
     0 -4: m m        desert#m m ~ ~ ~ ~ ~ ~ ~
     1 -4: m m        desert#m m ~ ~ 2 2 2 2
     2 -4: m desert#m m        m ~ 2 2 2 2
     3 -4: m ~        ~        ~ 2 2 2 2`,
  harbours: '-1,-3|1 1,-3|2 2,-3|1 -2,-2|2 1,-1|0 -4,0|2 -1,0|0 -4,1|4 -3,2|5 -1,2|5 -4,3|4',
};

/** by edition, for each number of seats */
export const desertRidersCharts: Readonly<Record<string, Readonly<Record<number, Chart>>>> = {
  2003: { 3: of2003, 4: of2003, 5: sixOf2003, 6: sixOf2003 },
  2000: { 3: of2000, 4: of2000, 5: sixOf2000, 6: sixOf2000 },
  1997: { 3: of1997, 4: of1997, 5: sixOf1997, 6: sixOf1997 },
};
