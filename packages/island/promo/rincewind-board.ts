import { type Chart, type Charts, chartedBoard } from '../seafarers/index.ts';
import { CURRENT, FAR_SHORE, HOME_PORT, WHIRL } from './mechanics/currents.ts';

const NOTE =
  'The printed board is lost. This one is ours: a channel from the home port to the far shore, a column of currents in the west.';

/** from the port through the channel and along the western column to the shore; out of the whirl, too */
const ARROWS = `
  2,1=3:4,6,9,10
  1,1=3:5,8,11 1,1=0:3
  0,1=2:6,10 0,1=3:5,9
  -1,1=1:4,8 -1,1=3:6
  -1,2=2:6,9 -1,2=1:5,10 -1,2=3:3
  -2,3=1:5,6,8 -2,3=3:11
  0,0=1:5,10 0,0=2:9 0,0=3:8
  1,-1=2:8,10 1,-1=3:4
  0,-1=1:6,9 0,-1=3:5
  1,-2=1:6,11 1,-2=2:4,9 1,-2=3:10
  1,-3=0:5,8 1,-3=3:9
  -3,4=1:`;

const KEY = { m: 'land' };

const west: Chart = {
  id: 'far-shore-3-4',
  name: 'The Far Shore, three and four players',
  provenance: 'house',
  note: `${NOTE} It ends at the dividing line.`,
  key: KEY,
  rows: `
    -3  1: ~ far-shore m m
    -2  1: ~ m m m m
    -1  0: ~ ~ m m m
     0  0: ~ m m m m
     1 -1: ~ ~ ~ home-port m
     2 -1: ~ m m m m
     3 -2: ~ m m m
     4 -3: ~`,
  groups: {
    land: {
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 4, desert: 1 },
      numbers: '2 3 3 4 4 4 5 5 6 6 8 8 9 9 10 10 10 11 11 12',
      wishes: ['reds-apart'],
    },
  },
  harbours: '3,-3|2 4,-3|1 2,-2|3 2,-1|3 1,0|4 0,2|3 -1,3|4 1,3|5 3,2|5',
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 },
  robber: 'desert',
  hexes: { [CURRENT]: ARROWS, [HOME_PORT]: '2,1', [FAR_SHORE]: '2,-3', [WHIRL]: '-3,4' },
};

const whole: Chart = {
  ...west,
  id: 'far-shore-5-6',
  name: 'The Far Shore, five and six players',
  note: NOTE,
  rows: `
    -3  1: ~ far-shore m m m
    -2  1: ~ m m m m m
    -1  0: ~ ~ m m m m
     0  0: ~ m m m m m m
     1 -1: ~ ~ ~ home-port m m m
     2 -1: ~ m m m m m
     3 -2: ~ m m m m
     4 -3: ~`,
  groups: {
    land: {
      terrains: { hills: 5, fields: 6, forest: 6, mountains: 5, pasture: 6, desert: 2 },
      numbers: '2 2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12 12',
      wishes: ['reds-apart'],
    },
  },
  harbours: `${west.harbours} 6,-2|0 5,1|5`,
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
};

const charts: Charts = { 3: west, 4: west, 5: whole, 6: whole };

export const farShoreBoard = (seats: number) => chartedBoard(charts[seats]);
