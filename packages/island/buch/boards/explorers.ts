import type { Layout } from '../../board/index.ts';
import { openCoasts } from '../../mechanics/index.ts';
import { type Chart, chartedBoard } from '../../seafarers/index.ts';

/** the middle, where everybody starts */
export const MIDDLE = 'main';
/** edges on the rim where a harbour lies to be taken, its kind the value */
export const HARBOUR_GIFT = 'harbour-gift';
/** where the explorer’s sea ends, and begins again */
const GLUE = '8,0';

const NOTE =
  'The map is lost: hexes, tokens and harbours are those of the tables, with the goods in the order of the catalogue where a column is lost. The left and right borders are one. Every other row is a hex shorter, and a hex of the frame fills it at the seam.';

const WISHES = ['reds-apart'];
const MAIN = { hills: 2, fields: 3, forest: 3, mountains: 1, pasture: 3, desert: 2 };
const MAIN_NUMBERS = '2 3 4 5 5 6 6 8 8 9 10 11';
const LAND = { hills: 3, fields: 2, forest: 2, mountains: 4, pasture: 2, gold: 2 };
/** the tokens that wait for new land */
const RESERVE = '3 4 4 5 9 10 10 11 12';

const of2003: Chart = {
  id: 'explorers-3-4',
  name: 'The Explorers',
  note: `${NOTE} The four general harbours lie on the coast of the middle, the others on the rim.`,
  key: { m: 'land#main' },
  glue: GLUE,
  rows: `
    -3 -2: ~ ? ? ? ? ? ? ~
    -2 -3: ~ ? ~ m m ~ ? ?
    -1 -3: ? ~ m m m ~ ? ?
     0 -4: ~ ~ m m m m ~ ?
     1 -4: ? ~ m m m ~ ? ?
     2 -5: ~ ? ~ m m ~ ? ?
     3 -5: ~ ? ? ? ? ? ? ~`,
  groups: { land: { terrains: MAIN, numbers: MAIN_NUMBERS, wishes: WISHES } },
  fog: { terrains: { ...LAND, desert: 1, sea: 9 }, numbers: '' },
  reserve: RESERVE,
  harbours: '-1,-1|3=any 1,-1|0=any -2,1|3=any 0,1|0=any',
  robber: 'desert',
  edges: {
    [HARBOUR_GIFT]: '-1,-3|2=lumber 1,-3|1=ore 4,-3|1=grain -4,3|4=brick 0,3|5=wool',
  },
};

const of2000: Chart = {
  ...of2003,
  id: 'explorers-3-4-2000',
  name: 'The Explorers, in 2000',
  note: `${NOTE} Nine of the twelve unknown ocean hexes have harbours on them: so the unknown area takes exactly the hexes that lie ready for it.`,
  rows: `
    -3 -2: ? ? ? ~ ? ? ? ?
    -2 -3: ~ ? ~ m m ~ ? ?
    -1 -3: ? ~ m m m ~ ? ?
     0 -4: ~ ~ m m m m ~ ?
     1 -4: ? ~ m m m ~ ? ?
     2 -5: ~ ? ~ m m ~ ? ?
     3 -5: ? ? ? ~ ? ? ? ?`,
  fog: { terrains: { ...LAND, sea: 12 }, numbers: '' },
  harbours: '',
  edges: {},
};

/** The map of 2003 or of 2000, with a place for a harbour wherever a coast may come to light. */
export const explorersBoard = (year: string): Layout =>
  openCoasts(chartedBoard(year === '2000' ? of2000 : of2003));
