import { type Chart, type Charts, harbourBag } from '../../seafarers/index.ts';
import { TREASURE } from '../mechanics/treasures.ts';

/** three on every outlying island, away from home */
const TREASURES = [
  '-2,-3/2 -1,-3/1 -2,-2/3',
  '-4,-1/2 -4,0/2 -5,1/4',
  '-5,3/3 -4,3/4 -4,2/2',
  '4,-3/1 4,-2/0 4,-1/5',
  '3,1/0 2,2/0 1,3/4',
].join(' ');

const main: NonNullable<Chart['groups']>[string] = {
  terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 },
  numbers: '5 2 6 3 8 10 9 12 11 4 8 10 9 4 5 6 3 11',
  path: '0,-2 1,-2 2,-2 2,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1 0,-1 1,-1 1,0 0,1 -1,1 -1,0 0,0',
};

const ISLANDS = {
  1: 'outlying#island-1',
  2: 'outlying#island-2',
  3: 'outlying#island-3',
  4: 'outlying#island-4',
  5: 'outlying#island-5',
  m: 'main#main',
};

const unknown: Chart = {
  id: 'treasure-islands',
  name: 'The Treasure Islands, three and four players',
  provenance: 'house',
  note: 'The map is lost: the counts of the setup on its frame of 56 hexes and the two printed at its ends. Where the unknown islands and the treasures lie is ours; five treasures are left, as many as deserts and seas are under the fog.',
  key: ISLANDS,
  rows: `
    -3 -2: ?#1 ?#1 ~   ~   ~   ~   ?#4
    -2 -3: ~   ?#1 ~   m   m   m   ~   ?#4
    -1 -4: ?#2 ~   ~   m   m   m   m   ~   ?#4
     0 -5: ~   ?#2 ~   m   m   m   m   m   ~   ~
     1 -5: ?#2 ~   ~   m   m   m   m   ~   ?#5
     2 -5: ~   ?#3 ~   m   m   m   ~   ?#5
     3 -5: ?#3 ?#3 ~   ~   ~   ~   ?#5`,
  groups: { main },
  fog: {
    terrains: { hills: 2, fields: 2, forest: 1, mountains: 2, pasture: 1, desert: 2, gold: 2, sea: 3 },
    numbers: '2 3 4 4 5 6 9 10 10 11',
  },
  harbours: '0,-2|2 1,-2|1 2,-1|1 2,0|0 1,1|5 -1,2|5 -2,2|4 -2,1|3 -1,-1|3',
  bag: harbourBag(4),
  robber: 'desert',
  pirate: '4,0',
  corners: { [TREASURE]: TREASURES },
};

const { fog: _fog, ...known } = unknown;

/** The same sea with islands that lie open: for the common rules by themselves. */
const open: Chart = {
  ...known,
  id: 'treasure-sea',
  name: 'Treasures at sea, three and four players',
  note: 'A map of ours, on the frame that the box makes two hexes longer.',
  rows: `
    -3 -2: 1 1 ~ ~ ~ ~ 4
    -2 -3: ~ 1 ~ m m m ~ 4
    -1 -4: 2 ~ ~ m m m m ~ 4
     0 -5: ~ 2 ~ m m m m m ~ ~
     1 -5: 2 ~ ~ m m m m ~ 5
     2 -5: ~ 3 ~ m m m ~ 5
     3 -5: 3 3 ~ ~ ~ ~ 5`,
  groups: {
    main,
    outlying: {
      terrains: { hills: 2, fields: 2, forest: 3, mountains: 3, pasture: 2, gold: 3 },
      numbers: '2 3 3 4 4 5 5 6 8 9 10 10 11 11 12',
      wishes: ['reds-apart', 'no-red-on:gold', 'apart:gold'],
    },
  },
};

export const treasureIslandsCharts: Charts = { 3: unknown, 4: unknown };
export const treasureSeaCharts: Charts = { 3: open, 4: open };
