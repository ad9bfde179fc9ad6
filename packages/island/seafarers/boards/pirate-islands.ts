import { type Chart, type Charts, harbourBag } from './chart.ts';

const forThreeAndFour: Chart = {
  id: 'pirate-islands-3-4',
  name: 'The Pirate Islands, three and four players',
  key: { m: '#main', p: '#pirate-islands' },
  rows: `
    -3 -1: gold11#p     mountains6#p ~            ~            fields4#m    hills5#m
    -2 -2: hills#p      ~            ~            desert#p     ~            mountains9#m forest10#m
    -1 -3: fields4#p    ~            ~            desert#p     ~            forest3#m    pasture8#m   forest5#m
     0 -4: ~            ~            mountains8#p ~            ~            fields6#m    hills9#m     pasture12#m  ~
     1 -4: fields10#p   ~            ~            desert#p     ~            pasture11#m  forest8#m    pasture9#m
     2 -4: hills#p      ~            ~            pasture#p    ~            mountains5#m forest2#m
     3 -4: gold3#p      mountains6#p ~            ~            fields10#m   hills4#m`,
  harbours: '3,-3|2 4,-3|2 4,-3|0 4,-2|0 3,0|0 3,1|5 2,2|5 0,3|5',
  bag: harbourBag(3),
  robber: 'off',
  pirate: '-1,3',
  hexes: { path: '-1,3 -2,3 -2,2 -2,1 -1,0 -1,-1 0,-2 1,-3 2,-3 2,-2 1,-1 0,0 0,1 0,2' },
  edges: {
    'first-ship': '0,2|5=0 2,-2|1=1 0,1|1=2 1,-1|5=3',
    lane: '-4,3|5=0 -3,3|4=0 -3,3|5=0 -3,3|0=0 -2,3|4=0 -2,2|5=0 -2,3|5=0 -2,3|1=0 -2,3|0=0 -1,3|4=0 -1,2|5=0 -1,3|5=0 -1,3|1=0 -1,3|0=0 0,2|5=0 -1,-3|1=1 0,-3|2=1 0,-3|1=1 0,-3|0=1 0,-2|1=1 1,-3|2=1 1,-3|5=1 1,-3|1=1 1,-3|0=1 1,-2|1=1 2,-3|2=1 2,-3|5=1 2,-3|1=1 2,-3|0=1 2,-2|1=1 -4,1|0=2 -4,2|1=2 -3,0|5=2 -3,1|5=2 -3,1|1=2 -3,1|0=2 -2,0|5=2 -2,1|1=2 -1,0|5=2 -1,1|1=2 0,0|5=2 0,1|1=2 -3,-1|0=3 -3,0|1=3 -2,-2|5=3 -2,-1|5=3 -2,-1|1=3 -2,-1|0=3 -2,0|1=3 -1,-1|5=3 -1,0|1=3 0,-1|5=3 0,0|1=3 1,-1|5=3',
  },
  corners: {
    home: '0,2/5=0 2,-2/0=1 0,1/0=2 1,-1/5=3',
    landing: '-3,3/5=0 0,-3/0=1 -3,1/0=2 -2,-1/5=3',
    fortress: '-4,3/4=0 -1,-3/1=1 -4,1/5=2 -3,-1/0=3',
  },
};

const forFiveAndSix: Chart = {
  id: 'pirate-islands-5-6',
  name: 'The Pirate Islands, five and six players',
  key: { m: '#main', p: '#pirate-islands' },
  rows: `
    -3 -2: gold3#p      ~            mountains6#p ~            ~            pasture5#m   fields4#m    hills9#m
    -2 -3: ~            ~            ~            ~            desert#p     ~            mountains3#m hills10#m    forest11#m
    -1 -4: gold11#p     desert#p     mountains8#p ~            ~            ~            forest12#m   forest6#m    pasture4#m   forest10#m
     0 -5: ~            ~            ~            ~            desert#p     ~            fields6#m    fields4#m    mountains5#m pasture8#m   ~
     1 -5: gold11#p     desert#p     mountains6#p ~            ~            ~            pasture2#m   pasture10#m  hills3#m     pasture5#m
     2 -5: ~            ~            ~            ~            desert#p     ~            fields11#m   mountains9#m hills8#m
     3 -5: gold3#p      ~            mountains8#p ~            ~            forest9#m    fields5#m    forest4#m`,
  harbours: '4,-3|2 5,-3|2 5,-3|0 5,-2|0 4,0|0 3,2|0 2,3|0 2,3|4 1,3|4',
  bag: harbourBag(4),
  robber: 'off',
  pirate: '-2,3',
  hexes: { path: '-2,3 -2,2 -2,1 -2,0 -1,-1 0,-2 1,-3 2,-3 2,-2 1,-1 0,0 0,1 0,2 -1,3' },
  edges: {
    'first-ship': '0,2|5=0 2,-2|1=1 0,1|1=2 1,-1|5=3 2,-3|1=4 -1,3|5=5',
    lane: '-5,3|1=0 -4,2|5=0 -4,3|1=0 -3,2|5=0 -3,3|1=0 -2,2|5=0 -2,3|1=0 -1,2|5=0 -1,3|1=0 0,2|5=0 -2,-3|5=1 -2,-2|1=1 -1,-3|5=1 -1,-2|1=1 0,-3|5=1 0,-2|1=1 1,-3|5=1 1,-2|1=1 2,-3|5=1 2,-2|1=1 -4,0|5=2 -4,1|1=2 -3,0|5=2 -3,1|1=2 -2,0|5=2 -2,1|1=2 -1,0|5=2 -1,1|1=2 0,0|5=2 0,1|1=2 -4,0|1=3 -3,-1|5=3 -3,0|1=3 -2,-1|5=3 -2,0|1=3 -1,-1|5=3 -1,0|1=3 0,-1|5=3 0,0|1=3 1,-1|5=3 -2,-3|2=4 -2,-3|1=4 -1,-3|2=4 -1,-3|1=4 0,-3|2=4 0,-3|1=4 1,-3|2=4 1,-3|1=4 2,-3|2=4 2,-3|1=4 -5,3|4=5 -5,3|5=5 -4,3|4=5 -4,3|5=5 -3,3|4=5 -3,3|5=5 -2,3|4=5 -2,3|5=5 -1,3|4=5 -1,3|5=5',
  },
  corners: {
    home: '0,2/5=0 2,-2/0=1 0,1/0=2 1,-1/5=3 2,-3/0=4 -1,3/5=5',
    landing: '-3,2/5=0 -1,-2/0=1 -3,1/0=2 -2,-1/5=3 0,-3/0=4 -3,3/5=5',
    fortress: '-5,2/5=0 -3,-2/0=1 -5,1/0=2 -4,-1/5=3 -2,-3/2=4 -5,3/3=5',
  },
};

export const pirateIslandsCharts: Charts = {
  3: forThreeAndFour,
  4: forThreeAndFour,
  5: forFiveAndSix,
  6: forFiveAndSix,
};
