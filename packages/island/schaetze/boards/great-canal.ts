import type { Chart, Charts } from '../../seafarers/index.ts';
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

export const greatCanalCharts: Charts = { 3: map, 4: map };
