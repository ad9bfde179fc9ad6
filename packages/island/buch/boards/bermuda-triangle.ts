import { type Chart, harbourBag } from '../../seafarers/index.ts';

/** where bridges may be built */
export const BRIDGE_SITE = 'bridge-site';

const KEY = { c: 'centre#centre', o: 'outer#outer' };
const WISHES = ['reds-apart'];
const NOTE =
  'The map is lost: hexes, blue tokens and harbours are those of the table. Its list has fewer tokens than hexes; the missing ones are added.';

const forThreeAndFour: Chart = {
  id: 'bermuda-triangle-3-4',
  name: 'The Bermuda Triangle, three and four players',
  note: NOTE,
  key: KEY,
  rows: `
    -4 2: o
    -3 0: o        o        o        o        ~
    -2 -1: o        sea10    ~        sea11    ~
    -1 -3: ~        ~        sea3     c        c        sea4     o
     0 -3: o        ~        c        gold10#c c        ~        o
     1 -3: o        sea4     gold4#c  c        sea2     o
     2 -4: o        o        sea12    ~        sea10    o        o
     3 -3: o        o        ~        o
     4 -1: ~`,
  groups: {
    centre: {
      terrains: { hills: 1, fields: 1, forest: 1, mountains: 1, pasture: 1 },
      numbers: '5 6 8 9 10',
      wishes: WISHES,
    },
    outer: {
      terrains: { hills: 3, fields: 4, forest: 3, mountains: 4, pasture: 4 },
      numbers: '2 3 3 4 4 5 5 5 6 6 8 8 9 9 10 11 11 12',
      wishes: WISHES,
    },
  },
  harbours: '3,0|0 3,-3|0 2,-4|1 0,-3|3 -3,0|3 -4,2|5 -2,3|4 1,2|5',
  bag: harbourBag(3),
  edges: { [BRIDGE_SITE]: '2,0|2 2,-2|3 1,-2|3 0,-2|4 -2,0|5 -2,1|5 -2,2|0 0,2|1 1,1|1' },
  robber: '0,0',
  pirate: '4,-3',
};

const forFiveAndSix: Chart = {
  id: 'bermuda-triangle-5-6',
  name: 'The Bermuda Triangle, five and six players',
  note: NOTE,
  key: KEY,
  rows: `
    -4 1: ~        o        o        o        ~
    -3 -1: ~        ~        o        o        o        o
    -2 -2: o        o        sea11    sea3     ~        sea10    ~        ~
    -1 -3: o        o        sea4     c        gold4#c  c        sea2     o
     0 -4: o        o        ~        c        gold10#c c        c        ~        o        ~
     1 -3: o        sea12    c        c        gold9#c  sea4     o        o
     2 -4: ~        ~        sea10    ~        sea3     sea11    o        o
     3 -4: ~        o        o        o        o        ~
     4 -3: o        o        o
     4 1: ~`,
  groups: {
    centre: {
      terrains: { hills: 1, fields: 2, forest: 1, mountains: 2, pasture: 1 },
      numbers: '5 5 6 8 9 10 11',
      wishes: WISHES,
    },
    outer: {
      terrains: { hills: 6, fields: 5, forest: 6, mountains: 4, pasture: 6 },
      numbers: '2 2 3 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 10 10 11 11 11 12 12',
      wishes: WISHES,
    },
  },
  harbours: '4,0|0 4,-3|0 3,-4|1 1,-3|2 -2,-2|3 -4,0|3 -3,1|5 -3,4|5 -1,4|5 3,2|4',
  bag: harbourBag(5),
  edges: {
    [BRIDGE_SITE]: '3,0|2 3,-2|3 2,-2|3 1,-2|3 0,-2|4 -1,-1|4 -2,0|5 -2,2|0 -1,2|0 0,2|0 1,2|1 2,1|1',
  },
  robber: '0,0',
  pirate: '5,0',
};

/** the same with the wider sea of 2000 */
const withWiderSea = (chart: Chart, rows: string): Chart => ({
  ...chart,
  id: `${chart.id}-2000`,
  name: `${chart.name}, on the sea of 2000`,
  rows: chart.rows + rows,
});

const widerForThreeAndFour = withWiderSea(
  forThreeAndFour,
  `
    -4 4: ~
     0 4: ~
     1 -4: ~
     4 -4: ~`,
);

const widerForFiveAndSix = withWiderSea(
  forFiveAndSix,
  `
    -4 0: ~
    -3 5: ~
    -1 5: ~
     1 -4: ~
     4 -4: ~
     4 0: ~`,
);

/** the map of 2003 or 2000, by seats */
export const bermudaChart = (seats: number, year: string): Chart =>
  year === '2000'
    ? seats > 4
      ? widerForFiveAndSix
      : widerForThreeAndFour
    : seats > 4
      ? forFiveAndSix
      : forThreeAndFour;
