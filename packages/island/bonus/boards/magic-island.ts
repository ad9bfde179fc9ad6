import type { Chart } from '../../seafarers/index.ts';

export const magicIslandChart: Chart = {
  id: 'magic-island',
  name: 'The Magic Island, three and four players',
  note: 'The map is lost: hexes, tokens and harbours are those of the tables, as far as they can be read, their places are ours.',
  key: { m: 'main#main', j: '#main', i: '#ismai', s: '#samsor', b: '#isle' },
  rows: `
    -3 -1: ? ? ~ gold5#i volcano#i ~
    -2 -2: ? ~ ~ ~ ~ ~ ~ ~
    -1 -3: ? ~ m m m m ~ ~ ~
     0 -4: ? ~ jungle#j m citadel9#j m m ~ mountains8#b ~
     1 -4: ? ~ m m m m ~ ~
     2 -4: ~ ~ ~ ~ ~ ~ ?
     3 -4: ~ gold10#s volcano#s ~ ? ?`,
  groups: {
    main: {
      terrains: { hills: 2, fields: 2, forest: 2, mountains: 3, pasture: 2 },
      numbers: '3 4 5 6 6 8 8 9 10 11 12',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 2, fields: 2, forest: 2, pasture: 2, desert: 4, sea: 4 },
    numbers: '3 4 4 5 6 8 9 10 11 11 12',
  },
  // clockwise, as the pirate goes
  harbours:
    '-1,-1|3=any 0,-1|2=wool 1,-1|2=brick 2,-1|1=any 2,0|1=grain 1,1|0=any 0,1|5=lumber -1,1|5=wool -2,1|4=any -2,0|4=ore',
  hexes: { 'barbarian-isle': '4,0' },
  robber: '-2,0',
};
