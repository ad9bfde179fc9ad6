import type { Chart } from '../seafarers/index.ts';

const ISLAND = {
  terrains: { hills: 2, fields: 3, forest: 3, mountains: 2, pasture: 3 },
  numbers: '2 3 4 4 5 5 6 8 9 10 10 11 12',
  wishes: ['reds-apart'],
};

/** Two islands with what nobody knows between them. The same map serves four to eight. */
export const lostTribesChart: Chart = {
  id: 'lost-tribes',
  name: 'The Lost Tribes of Catan',
  note: 'The map is lost: hexes, tokens and harbours are those of the tables, where they lie is ours.',
  key: { u: 'upper#upper', l: 'lower#lower', b: '#between' },
  rows: `
    -5 0: ~ ~ ~ ~ ~
    -4 -1: ~ u u u u ~
    -3 -2: ~ u u u u u ~
    -2 -2: ~ u u u u ~
    -1 -3: ~ ?#b ~ ?#b ~ ?#b ~
     0 -3: ?#b ?#b ?#b ?#b ?#b ?#b
     1 -4: ~ ?#b ~ ?#b ~ ?#b ~
     2 -4: ~ l l l l ~
     3 -5: ~ l l l l l ~
     4 -5: ~ l l l l ~
     5 -5: ~ ~ ~ ~ ~`,
  groups: { upper: ISLAND, lower: ISLAND },
  fog: {
    terrains: { hills: 2, fields: 2, forest: 1, mountains: 2, pasture: 1, desert: 1, gold: 1, sea: 2 },
    numbers: '2 3 4 5 6 8 9 10 11 12',
  },
  harbours:
    '0,-4|2 2,-4|2 3,-4|1 3,-3|0 2,-2|4 -1,-2|5 -1,-3|3 -1,4|5 -3,4|5 -4,4|4 -4,3|3 -3,2|1 0,2|2 0,3|0',
  bag: { brick: 2, grain: 1, lumber: 1, ore: 2, wool: 2, any: 6 },
  robber: 'off',
};
