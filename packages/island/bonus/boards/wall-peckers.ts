import type { Chart } from '../../seafarers/index.ts';

export const WALL = 'berlin-wall';
export const HOTEL = 'hotel';
export const TIERGARTEN = 'tiergarten';

const fixed: Chart = {
  id: 'wall-peckers',
  name: 'The Wall Peckers, three and four players',
  note: 'The map is lost: hexes, tokens and harbours are those of the table, their places and the course of the wall are ours.',
  key: { n: '#north', s: '#south' },
  rows: `
    -3 1: ~ ~
    -2 -1: ~ fields9#n forest5#n pasture10#n ~
    -1 -3: ~ mountains6#n hills10#n fields4#n mountains3#n forest8#n ~
     0 -4: ~ pasture12#n forest9#n hills5#n desert#n fields11#n pasture3#n ~
     1 -5: ~ hills8#s mountains2#s fields6#s pasture4#s forest11#s hills5#s mountains9#s ~
     2 -5: ~ forest4#s hills3#s desert#s mountains10#s pasture6#s fields11#s ~
     3 -5: ~ ~ ~ ~ ~ ~ ~`,
  harbours: '0,-2|3=any 2,-2|0=brick 2,0|1=any 1,2|0=ore 0,2|5=any -2,2|4=grain -4,2|3=wool -3,0|2=lumber',
  hexes: {
    [HOTEL]:
      '-3,0=alexanderplatz -3,2=brandenburg-gate 1,-1=friedrichstrasse 0,1=potsdamer-platz -3,1=stadtmitte 1,2=unter-den-linden',
    [TIERGARTEN]: '-2,0',
  },
  edges: {
    [WALL]: [-3, -2, -1, 0, 1, 2].map((q, i) => `${q},0|4=${i} ${q},0|5=${i}`).join(' '),
  },
  robber: 'desert',
};

/** the same with all hexes but those of the hotels and the Tiergarten at random */
const variable: Chart = {
  ...fixed,
  id: 'wall-peckers-variable',
  key: { ...fixed.key, a: 'land#north', b: 'land#south' },
  rows: `
    -3 1: ~ ~
    -2 -1: ~ a a a ~
    -1 -3: ~ a a a mountains3#n a ~
     0 -4: ~ pasture12#n forest9#n a a a a ~
     1 -5: ~ b mountains2#s b b forest11#s b b ~
     2 -5: ~ b hills3#s b b b fields11#s ~
     3 -5: ~ ~ ~ ~ ~ ~ ~`,
  groups: {
    land: {
      terrains: { hills: 4, fields: 4, forest: 3, mountains: 3, pasture: 4, desert: 2 },
      numbers: '3 4 4 4 5 5 5 6 6 6 8 8 9 9 10 10 10 11',
      wishes: ['reds-apart'],
    },
  },
};

export const wallChart = (board: string): Chart => (board === 'variable' ? variable : fixed);
