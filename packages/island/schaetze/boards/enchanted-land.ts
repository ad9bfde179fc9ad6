import { type Chart, harbourBag } from '../../seafarers/index.ts';

const LOST =
  'The map is lost: the counts of its year. Where the main island, the harbours and the deserts of the Enchanted Land lie is ours.';

const box: Chart = {
  id: 'enchanted-land',
  name: 'Enchanted Land, three and four players',
  provenance: 'house',
  note: `${LOST} The frame has two more sea hexes printed at its ends. The list has a token more for the Enchanted Land than hexes that give goods: an 11, which is left out.`,
  key: { m: 'main#main', e: 'enchanted#enchanted', d: '#enchanted' },
  rows: `
    -3 -2: ~ m m ~ ~ ~        ~
    -2 -3: m m m ~ ~ e        e        e
    -1 -4: m m m ~ ~ e        desert#d desert#d e
     0 -5: m m m m ~ e        desert#d desert#d desert#d e
     1 -5: m m m ~ ~ e        e        e        e
     2 -5: m m m ~ ~ ~        ~        ~
     3 -5: ~ m ~ ~ ~ ~        ~`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 },
      numbers: '3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 11 12',
      wishes: ['reds-apart'],
    },
    enchanted: {
      terrains: { hills: 2, fields: 2, forest: 2, mountains: 2, pasture: 1, gold: 2 },
      numbers: '2 3 3 4 5 5 6 8 9 10 11',
      wishes: ['reds-apart', 'no-red-on:gold'],
    },
  },
  harbours: '-5,0|2 -5,1|4 -4,3|3 -3,2|5 -2,0|0 -1,-2|0 -1,-3|1 -3,-2|1',
  bag: harbourBag(3),
  robber: 'off',
};

const of2001: Chart = {
  ...box,
  id: 'enchanted-land-2001',
  name: 'Enchanted Land of 2001, three and four players',
  note: `${LOST} Its four deserts touch 16 corners, so 16 of the 19 treasures lie on the board.`,
  rows: `
    -3  0: m m ~ ~ ~ ~        ~
    -2 -1: m m m ~ ~ e        e ~
    -1 -1: m m ~ e desert#d desert#d e
     0 -2: m m m ~ e desert#d desert#d e
     1 -2: m m m ~ e e        e
     2 -3: m m m ~ ~ ~        ~ ~
     3 -3: m m ~ ~ ~ ~        ~`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4 },
      numbers: '3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 11 12',
      wishes: ['reds-apart'],
    },
    enchanted: {
      terrains: { hills: 2, fields: 1, forest: 1, mountains: 2, pasture: 1, gold: 2 },
      numbers: '2 3 4 5 6 8 9 10 12',
      wishes: ['reds-apart', 'no-red-on:gold'],
    },
  },
  harbours: '0,1|0 0,-1|0 1,-3|0 0,-3|2 -1,-1|3 -2,1|3 -3,3|3 -2,3|5',
};

/** by the value of the option; each is for three and for four */
export const enchantedLandCharts: Readonly<Record<'box' | '2001', Chart>> = { box, '2001': of2001 };
