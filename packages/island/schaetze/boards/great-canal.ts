import type { Chart } from '../../seafarers/index.ts';
import { CANAL, CANAL_END, DRY } from '../mechanics/canal.ts';

const map: Chart = {
  id: 'great-canal',
  name: 'The Great Canal, three and four players',
  provenance: 'house',
  note: 'The map is lost: the counts of 2009 on its frame of 49 hexes and the two printed at its ends. Where the island, the way of the canal and the gold fields lie is ours.',
  key: { g: 'gold#islets', m: 'main#main' },
  rows: `
    -3 -1: g ~ ~ ~ m        ~
    -2 -2: ~ ~ m m m        m m
    -1 -3: ~ m m m m        m ~ ~
     0 -4: ~ m m m m        desert#m m ~ ~
     1 -4: ~ m m m m        m ~ g
     2 -4: ~ m m m m        m ~
     3 -4: ~ ~ m ~ ~        ~`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 6, forest: 4, mountains: 5, pasture: 5, desert: 3 },
      numbers: '2 3 3 3 4 4 5 5 5 6 6 6 8 8 8 8 9 9 9 10 10 11 11 12',
      wishes: [`only-in:${DRY}:fields`, 'reds-apart'],
    },
    gold: { terrains: { gold: 2 }, numbers: '4 10' },
  },
  harbours: '-1,-3|3=brick -1,-3|5=ore 3,1|1=lumber 3,1|5=wool 3,-3|1=any -2,-1|2=any -3,2|3=any 1,2|0=any',
  robber: 'desert',
  edges: {
    [CANAL]: '-3,0|3 -3,0|5 -3,1|5 -3,2|0 -2,2|1 -1,1|2 -1,0|1 0,-1|1 1,-2|5 1,-1|5',
  },
  hexes: {
    [CANAL]: '-3,0 -3,1 -3,2 -2,2 -1,1 -1,0 0,-1 1,-2 1,-1',
    [CANAL_END]: '1,0',
    [DRY]: '2,0 0,0 2,-1 1,-1 1,1 0,1',
  },
};

const COUNTS_OF_2003: NonNullable<Chart['groups']>[string] = {
  terrains: { hills: 4, fields: 5, forest: 5, mountains: 5, pasture: 5, desert: 2 },
  numbers: '2 3 3 3 4 4 5 5 5 6 6 6 6 8 8 8 9 9 9 10 10 11 11 12',
  wishes: [`only-in:${DRY}:fields`, 'reds-apart'],
};
const LOST =
  'The map is lost: the counts of 2003 on its frame. Where the island, the way of the canal and the islets lie is ours.';

const onFourthFrame: Chart = {
  id: 'great-canal-2003',
  name: 'The Great Canal of 2003, three and four players',
  provenance: 'house',
  note: `${LOST} The counts have a token more than hexes that give goods: an 11, which lies on the hills off the main island.`,
  key: { g: 'gold#islets', i: '#islets', m: 'main#main' },
  rows: `
    -3  0: ~ m m ~        g
    -2 -1: m m m m        ~ ~
    -1 -2: m m m desert#m m ~ hills11#i
     0 -3: ~ m m m        m m ~ ~
     1 -3: m m m m        m ~ ~
     2 -3: m m m m        ~ g
     3 -3: ~ m m ~        ~`,
  groups: { main: COUNTS_OF_2003, gold: { terrains: { gold: 2 }, numbers: '4 10' } },
  harbours: '4,-3|3=brick 4,-1|3=ore 2,2|2=wool -1,-2|2=any',
  robber: 'desert',
  edges: { [CANAL]: '-2,-1|4 -2,-1|5 -2,0|5 -2,1|5 -2,2|5 -2,3|0 -1,3|1 0,2|1 1,1|2 1,0|2' },
  hexes: {
    [CANAL]: '-2,-1 -2,0 -2,1 -2,2 -2,3 -1,3 0,2 1,1 1,0',
    [CANAL_END]: '1,-1',
    [DRY]: '2,-1 0,0 0,-1 1,-2 2,-2',
  },
};

const onThirdFrame: Chart = {
  id: 'great-canal-2003-3rd',
  name: 'The Great Canal of 2003 on the frame of the 3rd edition, three and four players',
  provenance: 'house',
  note: LOST,
  key: { g: 'gold#islets', i: '#islets', m: 'main#main' },
  rows: `
    -3  0: ~ ~ m m        ~ ~ g
    -2 -1: ~ m m m        m ~ ~ ~
    -1 -1: m m m desert#m m ~ hills#i
     0 -2: ~ m m m        m m ~ ~
     1 -2: m m m m        m ~ ~
     2 -3: ~ m m m        m ~ ~ ~
     3 -3: ~ ~ m m        ~ ~ g`,
  groups: { main: COUNTS_OF_2003, gold: { terrains: { gold: 2 }, numbers: '4 10' } },
  harbours: '6,-3|3=brick 5,-1|3=ore 3,3|2=wool 0,-2|2=any',
  robber: 'desert',
  edges: { [CANAL]: '-1,-1|4 -1,-1|5 -1,0|5 -1,1|5 -1,2|5 -1,3|0 0,3|1 1,2|1 2,1|2 2,0|2' },
  hexes: {
    [CANAL]: '-1,-1 -1,0 -1,1 -1,2 -1,3 0,3 1,2 2,1 2,0',
    [CANAL_END]: '2,-1',
    [DRY]: '3,-1 1,0 1,-1 2,-2 3,-2',
  },
};

/** by the value of the option; each is for three and for four */
export const greatCanalCharts: Readonly<Record<'box' | '2003' | '2003-3rd', Chart>> = {
  box: map,
  '2003': onFourthFrame,
  '2003-3rd': onThirdFrame,
};
