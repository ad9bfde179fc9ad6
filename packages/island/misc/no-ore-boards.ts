import type { Layout, Token } from '../board/index.ts';
import { type Chart, chartedBoard } from '../seafarers/index.ts';

const KEY = {
  1: 'mines#island-1',
  2: 'mines#island-2',
  3: 'mines#island-3',
  4: 'mines#island-4',
  g: 'gold',
  m: 'main#main',
};
const NOTE = 'The map is lost: all counts are those of the table, lands and harbours are laid out anew.';

const forThreeAndFour: Chart = {
  id: 'no-ore-3-4',
  name: 'No Ore on Catan, three and four players',
  note: NOTE,
  key: KEY,
  rows: `
    -3 -1: desert#1 1        ~        ~        ~        2        2
    -2 -1: ~        ~        m        m        ~        ~
    -1 -2: ~        m        m        m        m        ~        g
     0 -2: ~        m        m        m        m        ~
     1 -3: g        ~        m        m        m        m        ~
     2 -3: ~        ~        m        m        ~        ~
     3 -4: ~        3        ~        ~        ~        4        desert#4`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, pasture: 4, desert: 1 },
      numbers: '2 3 4 4 5 5 6 6 8 9 9 10 10 11 12',
      wishes: ['reds-apart'],
    },
    mines: { terrains: { mountains: 5 }, numbers: '4 5 8 9 10' },
    gold: { terrains: { gold: 2 }, numbers: '3 11' },
  },
  harbours: '1,-2|3 2,-2|1 2,0|1 2,1|0 0,2|0 -1,2|4 -1,0|4 -1,-1|3',
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 3 },
  robber: 'off',
};

const forFiveAndSix: Chart = {
  id: 'no-ore-5-6',
  name: 'No Ore on Catan, five and six players',
  note: `${NOTE} There are 36 tokens for 35 hexes: a 2 and a 12 lie on one.`,
  key: KEY,
  rows: `
    -3 -3: desert#1 1        ~        ~        ~        ~        ~        2        2
    -2 -4: ~        1        ~        m        m        m        m        ~        ~        ~
    -1 -4: ~        ~        m        m        m        m        m        m        ~
     0 -5: g        ~        m        m        m        m        m        m        ~        g
     1 -5: ~        m        m        m        m        m        m        ~        ~
     2 -6: ~        ~        ~        m        m        m        m        ~        4        ~
     3 -6: desert#3 3        ~        ~        ~        ~        ~        4        desert#4`,
  groups: {
    main: {
      terrains: { hills: 6, fields: 6, forest: 7, pasture: 7 },
      numbers: '2 2 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12',
      wishes: ['reds-apart'],
    },
    mines: { terrains: { mountains: 7 }, numbers: '3 4 5 6 8 9 10', wishes: ['reds-apart'] },
    gold: { terrains: { gold: 2 }, numbers: '3 11' },
  },
  harbours: '-1,-2|2 1,-2|2 2,-2|1 3,-1|0 2,0|5 0,2|5 -2,2|5 -3,2|4 -4,1|3 -3,0|2',
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 5 },
  robber: 'off',
};

export function noOreBoard(seats: number): Layout {
  return seats > 4 ? paired() : chartedBoard(forThreeAndFour);
}

/** the board for five and six, where the token to spare lies on the same hex as another */
function paired(): Layout {
  const board = chartedBoard(forFiveAndSix);
  const { main } = board.groups;
  const [, ...rest] = main.numbers?.bag ?? [];
  const bag: Token[] = [[2, 12], ...rest];
  return { ...board, groups: { ...board.groups, main: { ...main, numbers: { arrange: 'shuffle', bag } } } };
}
