import { type Chart, harbourBag } from '../../seafarers/index.ts';

export const INNER = 'inner';
export const OUTER = 'outer';
/** the hexes of the lagoon in the order in which the pirate comes through them */
export const RING = 'pirate-ring';

/** The ring of 18 hexes, the lagoon of 13 and the island of 6 make a board of 37, and all the tokens and harbours that are told of. */
export const atollChart: Chart = {
  id: 'atoll',
  name: 'The Atoll',
  note: 'The map is lost: hexes, tokens and harbours are those of the table. The inner island has a token more, a 4, for its fifth hex that produces.',
  key: { o: `outer#${OUTER}`, i: `inner#${INNER}`, d: `#${INNER}` },
  rows: `
    -3  0: o o o o
    -2 -1: o ~ ~ ~ o
    -1 -2: o ~ ~ i ~ o
     0 -3: o ~ i desert#d i ~ o
     1 -3: o ~ i i ~ o
     2 -3: o ~ ~ ~ o
     3 -3: o o o o`,
  groups: {
    outer: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12',
      wishes: ['reds-apart'],
    },
    inner: {
      terrains: { hills: 1, fields: 1, forest: 1, mountains: 1, pasture: 1 },
      numbers: '4 5 9 10 11',
    },
  },
  harbours: '0,-3|2 2,-3|1 3,-2|0 3,0|0 1,2|5 -1,3|5 -3,3|4 -3,1|3 -2,-1|2',
  bag: harbourBag(4),
  robber: 'desert',
  pirate: '0,-2',
  hexes: { [RING]: '0,-2 1,-2 2,-2 2,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1' },
};
