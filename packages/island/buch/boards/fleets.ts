import { type Chart, harbourBag } from '../../seafarers/index.ts';

/** the two large islands, and the small ones between them */
export const LARGE = ['west', 'east'];
export const ISLES = ['isle-1', 'isle-2', 'isle-3', 'isle-4'];

export const fleetsChart: Chart = {
  id: 'fleets',
  name: 'The Fleets, three and four players',
  note: 'The map is lost: tokens and harbours are those of the table, the land all that its damaged rows hold.',
  key: {
    w: 'large#west',
    e: 'large#east',
    a: 'isles#isle-1',
    b: 'isles#isle-2',
    c: 'isles#isle-3',
    d: 'isles#isle-4',
  },
  rows: `
    -3 -1: w ~ a a a ~ ~ e
    -2 -2: w w ~ ~ ~ ~ ~ e e
    -1 -3: w w ~ b ~ ~ c ~ e e
     0 -3: w w ~ b ~ c ~ e e
     1 -4: w w ~ ~ ~ ~ ~ ~ e e
     2 -3: w ~ d d d ~ ~ e`,
  groups: {
    large: {
      terrains: { hills: 4, fields: 3, forest: 3, mountains: 3, pasture: 4, desert: 3 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 12',
      wishes: ['reds-apart'],
    },
    isles: {
      terrains: { hills: 1, fields: 2, forest: 2, mountains: 2, pasture: 1, gold: 2 },
      numbers: '3 4 5 6 8 9 10 11 11 12',
      wishes: ['reds-apart', 'no-red-on:gold', 'apart:gold'],
    },
  },
  harbours: '-3,0|3 -3,2|3 -3,2|0 -1,-2|0 -1,-3|3 4,0|2 4,2|4 6,-1|5 6,-3|2',
  bag: harbourBag(4),
  robber: 'desert',
  pirate: '1,1',
};
