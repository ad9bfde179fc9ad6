import type { Chart } from '../seafarers/index.ts';

const LOST = 'The map is lost: the counts are those of the table, lands and harbours are laid out anew.';
const KEY = { m: 'main#main', o: 'outlying#outlying' };
const bag = (wool: number, any: number) => ({ brick: 1, grain: 1, lumber: 1, ore: 1, wool, any });
const MAIN = ['reds-apart'];

const three: Chart = {
  id: 'settlers-in-need-3',
  name: 'Settlers in Need, three players',
  note: `${LOST} Of nine counts for eight kinds of hexes one 4 is left out.`,
  key: KEY,
  rows: `
    -3  0: ~ ~ ~ ~
    -2 -1: m m m ~ o
    -1 -2: m m m m ~ o
     0 -3: ~ m m m m ~ o
     1 -3: m m m m ~ ~
     2 -3: m m ~ ~ o
     3 -3: ~ ~ o o`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 3 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 12',
      wishes: MAIN,
    },
    outlying: { terrains: { hills: 1, mountains: 1, pasture: 1, gold: 1, desert: 2 } },
  },
  harbours: '-1,-2|2 1,-2|1 1,0|5 0,1|5 -2,2|5 -3,2|3 -2,0|3 1,-1|0',
  bag: bag(1, 3),
  robber: 'desert',
};

const threeOlder: Chart = {
  ...three,
  id: 'settlers-in-need-3-older',
  harbours: '-1,-2|2 1,-2|1 1,0|5 0,1|5 -2,2|5 -3,2|3 -2,0|3',
  bag: bag(1, 2),
};

const four: Chart = {
  id: 'settlers-in-need-4',
  name: 'Settlers in Need, four players',
  note: LOST,
  key: KEY,
  rows: `
    -3  0: ~ ~ ~ ~ o o
    -2 -1: m m m m ~ ~ o
    -1 -2: m m m m m ~ ~ ~
     0 -3: ~ m m m m m ~ o ~
     1 -3: m m m m m ~ o ~
     2 -3: m m m m ~ ~ ~
     3 -3: ~ ~ ~ ~ o o`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 5, forest: 5, mountains: 4, pasture: 5 },
      numbers: '2 3 3 3 4 4 4 5 5 5 6 6 8 8 9 9 9 10 10 11 11 11 12',
      wishes: MAIN,
    },
    outlying: { terrains: { hills: 1, mountains: 1, gold: 2, desert: 3 } },
  },
  harbours: '-1,-2|2 1,-2|1 2,-2|0 2,0|0 1,1|5 -1,2|5 -3,2|4 -2,0|3 -2,-1|2',
  bag: bag(1, 4),
  robber: 'desert',
};

const fourOlder: Chart = {
  ...four,
  id: 'settlers-in-need-4-older',
  rows: four.rows.replace('m m m m ~ ~ ~\n     3', 'm m m ~ ~ ~ ~\n     3'),
  groups: {
    main: {
      terrains: { hills: 4, fields: 5, forest: 5, mountains: 4, pasture: 4 },
      numbers: '2 3 3 3 4 4 5 5 5 6 6 8 8 9 9 9 10 10 11 11 11 12',
      wishes: MAIN,
    },
    outlying: { terrains: { hills: 1, mountains: 1, pasture: 1, gold: 2, desert: 2 } },
  },
};

const six: Chart = {
  id: 'settlers-in-need-5-6',
  name: 'Settlers in Need, five and six players',
  note: LOST,
  key: KEY,
  rows: `
    -3  0: o o ~ ~ ~ ~ o o
    -2 -1: ~ ~ ~ m m m ~ ~ o
    -1 -2: m m m m m m m ~ ~ ~
     0 -3: ~ m m m m m m m ~ o ~
     1 -3: m m m m m m m ~ o ~
     2 -3: m m m m m m ~ o ~
     3 -3: m m m ~ ~ ~ o o`,
  groups: {
    main: {
      terrains: { hills: 6, fields: 7, forest: 7, mountains: 6, pasture: 7 },
      numbers: '2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 8 8 8 9 9 9 9 10 10 10 10 11 11 11 11 12',
      wishes: MAIN,
    },
    outlying: { terrains: { hills: 1, mountains: 1, gold: 4, desert: 4 } },
  },
  harbours: '2,-2|2 4,-2|1 4,0|5 2,2|0 0,2|5 -2,3|5 -3,1|3 -2,-1|3 0,-1|2 4,-1|0 -3,3|3',
  bag: bag(2, 5),
  robber: 'desert',
};

const sixOlder: Chart = {
  ...six,
  id: 'settlers-in-need-5-6-older',
  harbours: '2,-2|2 4,-2|1 4,0|5 2,2|0 0,2|5 -2,3|5 -3,1|3 -2,-1|3 0,-1|2',
  bag: bag(1, 4),
};

/** by the frame that is used, then by players */
export const settlersInNeedCharts: Readonly<Record<string, Readonly<Record<number, Chart>>>> = {
  '4th': { 3: three, 4: four, 5: six, 6: six },
  '3rd': { 3: threeOlder, 4: fourOlder, 5: sixOlder, 6: sixOlder },
};
