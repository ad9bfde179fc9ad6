import { type Chart, type Charts, harbourBag } from './chart.ts';

const stripForThree: Chart = {
  id: 'fog-islands-3',
  name: 'The Fog Islands, three players',
  key: { m: 'main#main' },
  rows: `
     -3 0: ? ? ~ m ~
    -2 -1: ? ? ~ m m ~
    -1 -2: ~ ~ ? ~ m m ~
     0 -3: ~ m ~ ? ~ m m ~
     1 -3: m m ~ ? ~ ~ ~
     2 -3: m m ~ ? ? ?
     3 -3: m m ~ ? ?`,
  groups: {
    main: {
      terrains: { hills: 2, fields: 2, forest: 4, mountains: 2, pasture: 4 },
      numbers: '3 4 5 5 6 6 8 8 9 9 10 11 11 12',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 2, fields: 2, forest: 1, mountains: 2, pasture: 1, gold: 2, sea: 2 },
    numbers: '3 3 4 5 6 8 9 10 11 12',
  },
  harbours: '-2,0|3=any -3,1|4=grain -3,3|3=wool -2,3|4=any 3,0|1=ore 3,-1|1=lumber 3,-3|0=any 2,-2|2=brick',
  robber: '3,-3',
  pirate: '4,0',
};

const stripForFour: Chart = {
  id: 'fog-islands-4',
  name: 'The Fog Islands, four players',
  key: { m: 'main#main' },
  rows: `
     -3 0: ? ? ~ m m
    -2 -1: ~ ? ? ~ m m
    -1 -2: m ~ ? ? ~ m m
     0 -3: ~ m ~ ? ? ~ m ~
     1 -3: m m ~ ~ ? ~ ~
     2 -3: m m m ~ ? ?
     3 -3: m m m ~ ?`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 3, forest: 4, mountains: 3, pasture: 4 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 12',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 2, fields: 2, forest: 1, mountains: 2, pasture: 1, gold: 2, sea: 2 },
    numbers: '3 4 5 6 8 9 10 11 11 12',
  },
  harbours:
    '-2,-1|4=any -3,1|4=brick -3,3|3=any -3,3|5=grain -1,3|4=wool 3,0|0=lumber 4,-1|1=ore 4,-3|0=any 4,-3|2=any',
  robber: '-3,1',
  pirate: '4,0',
};

const halfForFiveAndSix: Chart = {
  id: 'fog-islands-5-6',
  name: 'The Fog Islands, five and six players',
  key: { g: '#gold-corner', m: 'main#main' },
  rows: `
    -3 -2: m        m        m        m        m        m        m        m
    -2 -3: ~        m        m        m        m        m        m        m        ~
    -1 -4: ?        ~        m        m        m        m        m        m        ~        ?
     0 -5: ~        ?        ~        ~        m        m        m        ~        ~        ?        ~
     1 -5: ?        ?        ?        ~        ~        ~        ~        ?        ?        ?
     2 -5: ?        ?        ?        ?        ?        ?        ?        ?        ?
     3 -5: gold4#g  ?        ?        ?        ?        ?        ?        gold10#g`,
  groups: {
    main: {
      terrains: { hills: 5, fields: 5, forest: 4, mountains: 5, pasture: 4, desert: 1 },
      numbers: '2 3 3 3 4 4 5 5 6 6 6 8 8 8 9 9 10 10 11 11 11 12 12',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 2, fields: 2, forest: 3, mountains: 2, pasture: 3, gold: 1, sea: 12 },
    numbers: '2 2 3 4 5 5 6 8 9 9 10 11 12',
  },
  harbours: '-2,-2|3 -1,-1|4 0,0|5 2,-1|5 4,-2|0 5,-3|2 2,-3|1 0,-3|2 -2,-3|1',
  bag: harbourBag(4),
  robber: 'desert',
  pirate: '3,0',
};

const stripForFiveAndSix: Chart = {
  id: 'fog-islands-5-6-strip',
  name: 'The Fog Islands, five and six players, a strip of fog',
  provenance: 'house',
  note: 'The counts of 2008 on its frame of 56 hexes; two islands of twelve hexes with the fog between them.',
  key: { m: 'main#main' },
  rows: `
    -3 -1: m ~ ? ? ? ~ m
    -2 -2: m m ~ ? ? ~ m m
    -1 -3: m m ~ ? ? ? ~ m m
     0 -4: ~ m m ~ ? ? ~ m m ~
     1 -4: m m ~ ? ? ? ~ m m
     2 -4: m m ~ ? ? ~ m m
     3 -4: m ~ ? ? ? ~ m`,
  groups: {
    main: {
      terrains: { hills: 5, fields: 5, forest: 5, mountains: 4, pasture: 5 },
      numbers: '2 3 3 4 4 4 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 12 12',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 2, fields: 2, forest: 2, mountains: 3, pasture: 2, desert: 1, gold: 3, sea: 3 },
    numbers: '2 2 3 3 4 5 5 6 8 9 10 11 11 12',
  },
  harbours: '-1,-3|2 -2,-2|3 -3,-1|4 -4,1|3 -4,2|4 -4,3|5 5,-3|1 5,-2|0 5,-1|5 4,1|0 2,3|5',
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
  robber: 'off',
  pirate: '5,0',
};

const halfForThreeAndFour: Chart = {
  id: 'fog-islands-3-4-half',
  name: 'The Fog Islands, three and four players, half the board in fog',
  provenance: 'house',
  note: 'The counts of 2003 on its frame of 42 hexes, shaped after the map for five and six. Which numbers lie under the fog is partly a guess.',
  key: { g: '#gold-corner', m: 'main#main' },
  rows: `
     -3 0: m       m       m       m       m
    -2 -1: m       m       m       m       m       m
    -1 -2: m       m       m       m       ~       ~       ~
     0 -3: ~       ~       ~       ~       ~       ?       ?       ~
     1 -3: ?       ?       ?       ?       ?       ?       ?
     2 -3: ?       ?       ?       ?       ?       ?
     3 -3: gold4#g ?       ?       ?       gold10#g`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 3, forest: 3, mountains: 3, pasture: 3 },
      numbers: '2 3 3 4 5 6 6 8 8 9 9 10 11 11 12',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 1, fields: 1, forest: 2, mountains: 2, pasture: 2, desert: 1, sea: 9 },
    numbers: '3 4 5 5 6 8 9 10',
  },
  harbours: '0,-3|1 2,-3|1 4,-3|0 3,-2|5 1,-1|0 0,-1|4 -2,-1|4 -1,-2|3 4,-2|0',
  bag: harbourBag(4),
  robber: 'off',
  pirate: '4,0',
};

/** two islands with a strip of fog between them */
export const fogStripCharts: Charts = {
  3: stripForThree,
  4: stripForFour,
  5: stripForFiveAndSix,
  6: stripForFiveAndSix,
};

/** one island, and half of the board in fog */
export const fogHalfCharts: Charts = {
  3: halfForThreeAndFour,
  4: halfForThreeAndFour,
  5: halfForFiveAndSix,
  6: halfForFiveAndSix,
};
