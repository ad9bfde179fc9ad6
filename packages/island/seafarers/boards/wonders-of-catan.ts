import { type Chart, type Charts, harbourBag } from './chart.ts';

const forThreeAndFour: Chart = {
  id: 'wonders-of-catan-3-4',
  name: 'The Wonders of Catan, three and four players',
  key: { m: 'main#main', o: '#outlying' },
  rows: `
    -3 -1: fields5#o ~         m         m         ~         m
    -2 -2: forest4#o ~         m         m         ~         m         ~
    -1 -3: gold6#o   ~         ~         m         ~         ~         m         m
     0 -4: ~         ~         desert#m  m         m         m         m         m         ~
     1 -4: ~         desert#m  m         m         m         m         m         m
     2 -4: ~         desert#m  ~         m         ~         ~         ~
     3 -4: ~         ~         m         ~         hills2#o  gold8#o`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 5, pasture: 5 },
      numbers: '2 3 3 3 4 4 5 5 6 6 8 8 9 9 9 10 10 10 11 11 11 12',
      wishes: ['reds-apart', 'not-in:poor:6,8'],
    },
  },
  harbours: '2,-3|2 0,-2|2 3,-2|0 0,-2|4 2,0|2 3,0|0 -1,1|4 0,1|5 2,1|5',
  bag: harbourBag(4),
  robber: 'desert',
  hexes: { poor: '-1,0 -2,1' },
  edges: { strait: '2,-2|1' },
  corners: {
    wall: '-2,0/0 -2,0/5 -3,1/0 -3,1/5 -3,2/0',
    bridge: '2,-3/5 2,-2/0',
    barred: '1,-2/0 2,-3/0 2,-2/5 3,-3/5',
  },
};

const forFiveAndSix: Chart = {
  id: 'wonders-of-catan-5-6',
  name: 'The Wonders of Catan, five and six players',
  key: { m: 'main#main', o: '#outlying' },
  rows: `
    -3 -2: gold6#o   ~         m         m         ~         m         m         ~
    -2 -3: forest4#o ~         m         m         ~         m         m         ~         gold6#o
    -1 -4: ~         ~         m         m         m         ~         m         m         ~         ~
     0 -5: ~         desert#m  m         m         m         m         m         m         m         ~         ~
     1 -5: ~         desert#m  m         m         m         m         m         m         m         ~
     2 -5: desert#m  desert#m  ~         ~         m         ~         m         ~         ~
     3 -5: ~         ~         ~         m         ~         m         ~         gold8#o`,
  groups: {
    main: {
      terrains: { hills: 6, fields: 6, forest: 6, mountains: 6, pasture: 7 },
      numbers: '2 2 3 3 3 4 4 4 5 5 5 5 6 6 8 8 8 9 9 9 9 10 10 10 10 11 11 11 11 12 12',
      wishes: ['reds-apart', 'not-in:poor:6,8'],
    },
  },
  harbours: '1,-3|2 4,-3|2 -1,-2|2 3,-2|0 -2,-1|2 3,-1|0 1,0|2 3,1|0 -1,1|4 1,1|4 2,1|5',
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
  robber: 'desert',
  hexes: { poor: '-3,0 -3,1' },
  edges: { strait: '1,-2|1 -1,3|1' },
  corners: {
    wall: '-4,0/0 -4,0/5 -4,1/0 -4,1/5 -4,2/0',
    bridge: '1,-3/5 1,-2/0 -1,2/5 -1,3/0',
    barred: '-2,3/0 -1,2/0 -1,3/5 0,-2/0 0,2/5 1,-3/0 1,-2/5 2,-3/5',
  },
};

export const wondersOfCatanCharts: Charts = {
  3: forThreeAndFour,
  4: forThreeAndFour,
  5: forFiveAndSix,
  6: forFiveAndSix,
};

const of2000: Chart = {
  id: 'wonders-of-catan-2000',
  name: 'The Wonders of Catan of 2000, three and four players',
  provenance: 'house',
  note: 'The map is lost: the counts of 2000 on the frame of its time. They have a hex more than the frame and than the numbers, so the mountains are four instead of five; the general harbours are taken from 2003.',
  key: { m: 'main#main', o: '#outlying' },
  rows: `
    -3  0: gold6#o   ~         m         m         ~         m         ~
    -2 -1: ~         forest4#o ~         m         ~         m         ~         ~
    -1 -1: ~         ~         m         ~         m         m         ~
     0 -2: ~         ~         desert#m  m         m         m         m         ~
     1 -2: ~         desert#m  m         m         m         m         ~
     2 -3: ~         desert#m  desert#m  m         m         ~         ~         ~
     3 -3: ~         ~         m         m         ~         gold8#o   pasture2#o`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 4 },
      numbers: '3 3 3 4 4 5 5 6 6 8 8 9 9 10 10 10 11 11 12 12',
      wishes: ['reds-apart', 'not-in:poor:6,8'],
    },
  },
  harbours: '2,-3|3 3,-3|2 5,-3|0 3,-1|3 1,0|1 4,0|1 3,1|4 0,3|0 -1,3|3',
  bag: harbourBag(4),
  robber: 'desert',
  hexes: { poor: '1,-1 1,0 0,1 0,2 -1,3' },
  edges: { strait: '3,-2|1' },
  corners: {
    wall: '0,0/0 0,0/5 -1,1/0 -1,1/5 -1,2/0',
    bridge: '3,-3/5 3,-2/0',
    barred: '2,-2/0 3,-3/0 3,-2/5 4,-3/5',
  },
};

export const wondersOf2000: Charts = { 3: of2000, 4: of2000 };
