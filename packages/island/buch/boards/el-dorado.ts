import { type Chart, harbourBag } from '../../seafarers/index.ts';

/** the golden hex in the middle */
export const EL_DORADO = 'el-dorado';

const of2003: Chart = {
  id: 'el-dorado',
  name: 'El Dorado, three and four players',
  note: 'The map is lost: hexes, tokens and harbours are those of the table.',
  key: { i: 'ring#inside', r: 'ring#rim', w: '#inner-sea', g: '#golden' },
  rows: `
    -3 0: r r r
    -2 -1: r i i i r
    -1 -2: r i sea#w sea#w i r
     0 -3: r i sea#w gold#g sea#w i r
     1 -3: r i sea#w sea#w i r
     2 -3: r i i i r
     3 -2: r r r`,
  groups: {
    ring: {
      terrains: { hills: 5, fields: 5, forest: 5, mountains: 5, pasture: 5, desert: 3 },
      numbers: '2 2 3 3 4 4 4 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 12 12',
      wishes: [
        'only-in:rim:desert',
        'only-in:inside:6,8',
        'reds-apart',
        ...[2, 3, 4, 5, 9, 10, 11, 12].map((n) => `apart:${n}`),
      ],
    },
  },
  harbours: '-3,0|3 -3,2|3 -2,3|5 0,3|5 2,1|0 3,-1|0 2,-3|0 1,-3|2 -1,-2|3',
  bag: harbourBag(4),
  hexes: { [EL_DORADO]: '0,0' },
  robber: 'desert',
};

/** the same with four hexes of sea outside */
const of2000: Chart = {
  ...of2003,
  id: 'el-dorado-2000',
  name: 'El Dorado, in 2000',
  rows: `
    -4 3: ~
    -3 3: ~
     3 -3: ~
     4 -3: ~${of2003.rows}`,
};

/** the map of 2003 or 2000 */
export const elDoradoChart = (year: string): Chart => (year === '2000' ? of2000 : of2003);
