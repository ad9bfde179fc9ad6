import type { Layout } from '../board/index.ts';
import { openCoast } from '../mechanics/index.ts';
import { type Chart, chartedBoard } from '../seafarers/index.ts';

export const HOMES = ['home-1', 'home-2', 'home-3', 'home-4'];
export const CENTRE = 'centre';
/** the corners where treasures lie */
export const HOARD = 'hoard';

const NOTE =
  'The map is lost: hexes, tokens and harbours are those of the table. The home islands are equal in size and have every resource; where the treasures lie is ours.';
const KEY = {
  a: 'first#home-1',
  b: 'second#home-2',
  d: 'third#home-3',
  e: 'fourth#home-4',
  c: `centre#${CENTRE}`,
};
const each = { hills: 1, fields: 1, forest: 1, mountains: 1, pasture: 1 };
const WISHES = ['reds-apart'];

const forFour: Chart = {
  id: 'multicatan-4',
  name: 'Multicatan on the Board, four players',
  note: NOTE,
  key: KEY,
  rows: `
    -3 -1: a a a ~ b b b
    -2 -2: a a ~ ~ ~ b b
    -1 -2: a ~ c c ~ ~ b
     0 -3: ~ ~ c c c ~ ~
     1 -3: d ~ ~ c ~ ~ e
     2 -4: d d ~ ~ ~ e e
     3 -4: d d d ~ e e e`,
  groups: {
    first: { terrains: { ...each, forest: 2 }, numbers: '3 4 5 6 8 12', wishes: WISHES },
    second: { terrains: { ...each, pasture: 2 }, numbers: '2 6 8 9 10 11', wishes: WISHES },
    third: { terrains: { ...each, fields: 2 }, numbers: '2 4 5 6 9 11', wishes: WISHES },
    fourth: { terrains: { ...each, hills: 2 }, numbers: '3 4 5 8 9 10', wishes: WISHES },
    centre: { terrains: { mountains: 1, gold: 2, desert: 3 }, numbers: '3 10 11' },
  },
  harbours: '-1,-3|2=any 5,-3|1=any -4,3|4=any 2,3|5=any',
  robber: 'desert',
  corners: {
    [HOARD]: '1,-3/5 -2,-1/5 3,-3/3 4,-1/3 -3,1/0 -2,3/0 3,1/2 0,3/2 0,-1/1 1,0/0 0,1/4 -1,0/3',
  },
};

/** the older frame has room for three sea hexes more */
const forFourBefore: Chart = {
  ...forFour,
  id: 'multicatan-4-older',
  name: 'Multicatan on the Board, four players, on the older frame',
  rows: forFour.rows
    .replace(' 0 -3: ~ ~ c c c ~ ~', ' 0 -4: ~ ~ ~ c c c ~ ~ ~')
    .replace(' 1 -3: d ~ ~ c ~ ~ e', ' 1 -3: d ~ ~ c ~ ~ e ~'),
};

const forThree: Chart = {
  ...forFour,
  id: 'multicatan-3',
  name: 'Multicatan on the Board, three players',
  note: `${NOTE} How many deserts there are is lost, too: we have two.`,
  rows: `
    -3 -1: a a a ~ b b b
    -2 -2: a a a ~ b b b
    -1 -2: a ~ ~ ~ ~ ~ b
     0 -3: ~ ~ c c c ~ ~
     1 -3: ~ ~ c c c ~ ~
     2 -2: ~ ~ ~ ~
     3 -3: d d d d
     4 -3: d d d`,
  groups: {
    first: { terrains: { ...each, fields: 2, forest: 2 }, numbers: '3 4 5 6 8 9 12', wishes: WISHES },
    second: { terrains: { ...each, hills: 2, pasture: 2 }, numbers: '2 3 4 5 6 8 9', wishes: WISHES },
    third: { terrains: { ...each, fields: 2, pasture: 2 }, numbers: '4 5 6 9 10 10 11', wishes: WISHES },
    centre: {
      terrains: { forest: 1, mountains: 1, gold: 2, desert: 2 },
      numbers: '3 10 11 12',
    },
  },
  harbours: '-1,-3|2=any 5,-3|1=any -2,4|4=any',
  corners: {
    [HOARD]: '1,-3/5 0,-2/5 -2,-1/4 3,-3/3 2,-2/3 4,-1/4 -3,3/2 0,3/0 -1,4/5 -1,0/2 1,0/0 0,1/4',
  },
};

const known = new Map<Chart, Layout>();

/** The map for so many, with a place for a harbour on every coast of the central island. */
export function multicatanBoard(seats: number, frame: string): Layout {
  const chart = seats === 3 ? forThree : frame === 'older' ? forFourBefore : forFour;
  let board = known.get(chart);
  if (!board) {
    board = openCoast(chartedBoard(chart), CENTRE);
    known.set(chart, board);
  }
  return board;
}
