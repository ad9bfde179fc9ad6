import { type Chart, type Charts, harbourBag } from './chart.ts';

const forThreeAndFour: Chart = {
  id: 'cloth-for-catan-3-4',
  name: 'Cloth for Catan, three and four players',
  key: { m: 'main#main', t: '#tribe' },
  rows: `
     -3 0: m        m        m        m        m
    -2 -1: m        m        ~        ~        m        m
    -1 -2: m        ~        ~        desert#t ~        ~        ~
     0 -3: ~        ~        gold#t   ~        ~        gold#t   ~        ~
     1 -3: ~        ~        ~        desert#t ~        ~        m
     2 -3: m        m        ~        ~        m        m
     3 -3: m        m        m        m        m`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 5, forest: 4, mountains: 4, pasture: 4 },
      numbers: '2 2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12 12',
      wishes: ['reds-apart'],
    },
  },
  harbours: '-1,-2|3 0,-3|1 3,-3|2 4,-2|0 -3,2|3 -2,3|4 0,3|5 2,2|5 3,1|0',
  bag: harbourBag(4),
  robber: '-2,-1',
  pirate: '4,0',
  corners: { village: '-1,-1/5=10 -2,1/0=9 1,-2/5=11 0,0/0=8 0,0/5=6 -1,2/0=3 2,-1/5=4 1,1/0=5' },
};

const forFiveAndSix: Chart = {
  id: 'cloth-for-catan-5-6',
  name: 'Cloth for Catan, five and six players',
  key: { m: 'main#main', t: '#tribe' },
  rows: `
    -3 -1: m        m        m        m        m        m        m
    -2 -2: m        m        ~        ~        ~        ~        m        m
    -1 -3: m        ~        ~        desert#t ~        desert#t ~        ~        m
     0 -4: ~        ~        gold#t   ~        ~        ~        ~        gold#t   ~        ~
     1 -4: m        ~        ~        desert#t ~        desert#t ~        ~        m
     2 -4: m        m        ~        ~        ~        ~        m        m
     3 -4: m        m        m        m        m        m        m`,
  groups: {
    main: {
      terrains: { hills: 4, fields: 6, forest: 6, mountains: 5, pasture: 5 },
      numbers: '2 2 3 3 3 3 4 4 5 5 6 6 6 8 8 8 9 9 10 10 11 11 11 11 12 12',
      wishes: ['reds-apart'],
    },
  },
  harbours: '-2,-2|3 -1,-3|1 2,-3|2 4,-3|2 5,-2|0 -4,2|3 -3,3|4 -2,3|5 1,3|5 3,2|5 4,1|0',
  bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
  robber: '-3,-1',
  pirate: '5,0',
  corners: {
    village:
      '-2,-1/5=4 -3,1/0=9 0,-2/5=2 -1,0/0=5 -1,0/5=6 -2,2/0=12 2,-2/5=10 1,0/0=8 1,0/5=9 0,2/0=10 3,-1/5=4 2,1/0=5',
  },
};

export const clothForCatanCharts: Charts = {
  3: forThreeAndFour,
  4: forThreeAndFour,
  5: forFiveAndSix,
  6: forFiveAndSix,
};

/** The villages of 2000 were printed on hexes of their own: for three and four, 3 and 6, 9 and 10, 8 and 11, 4 and 5. */
export const VILLAGE_ISLAND = 'village-island';

const of2000 = (chart: Chart, id: string): Chart => ({
  ...chart,
  id,
  name: `${chart.name}, villages of 2000`,
  provenance: 'house',
  note: 'The map of 2000 is lost: its village hexes lie on the map of 2003.',
  rows: chart.rows.replace(/(desert|gold)#t/g, `${VILLAGE_ISLAND}#t`),
});

const firstForThreeAndFour = of2000(forThreeAndFour, 'cloth-for-catan-2000-3-4');
const firstForFiveAndSix = of2000(forFiveAndSix, 'cloth-for-catan-2000-5-6');

export const clothOf2000: Charts = {
  3: firstForThreeAndFour,
  4: firstForThreeAndFour,
  5: firstForFiveAndSix,
  6: firstForFiveAndSix,
};
