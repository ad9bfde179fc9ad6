import { type Chart, harbourBag } from '../../seafarers/index.ts';

const KEY = { m: 'land#main', s: 'land#small' };
const WISHES = ['only-in:small:gold', 'no-red-on:gold', 'reds-apart'];

const forThreeAndFour: Chart = {
  id: 'storm-tides-3-4',
  name: 'The Storm Tides, three and four players',
  note: 'The map is lost: hexes, tokens and harbours are those of the table.',
  key: KEY,
  rows: `
    -3 0: ~ ~ ~ ~
    -2 -1: ~ m m m ~
    -1 -2: ~ m m m m ~
     0 -3: ~ m m m m ~ s
     1 -3: ~ m m m ~ s
     2 -3: ~ m m ~ s
     3 -3: ~ ~`,
  groups: {
    land: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, gold: 1 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 9 10 10 11 11 12',
      wishes: WISHES,
    },
  },
  harbours: '-2,0|3 -2,1|4 -2,2|5 0,1|5 1,0|0 2,-1|1 1,-2|1 -1,-1|2',
  bag: harbourBag(3),
  robber: 'off',
  pirate: '3,-3',
};

const forFiveAndSix: Chart = {
  id: 'storm-tides-5-6',
  name: 'The Storm Tides, five and six players',
  note: 'The map is lost: hexes, tokens and harbours are those of the table, with two deserts where it says five, which there are not.',
  key: KEY,
  rows: `
    -3 0: ~ ~ ~ ~ ~ ~
    -2 -1: ~ m m m m m ~
    -1 -2: ~ m m m m m m ~
     0 -3: ~ m m m m m m ~ s
     1 -3: ~ m m m m m ~ s
     2 -3: ~ m m m m ~ s
     3 -3: ~ ~ ~ ~ ~ s
     4 -4: ~ ~ ~ ~ ~`,
  groups: {
    land: {
      terrains: { hills: 5, fields: 6, forest: 5, mountains: 5, pasture: 5, desert: 2, gold: 2 },
      numbers: '2 2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12 12',
      wishes: ['only-in:main:desert', ...WISHES],
    },
  },
  harbours: '-2,0|3 -2,2|3 -1,2|4 1,2|4 2,1|5 4,-1|5 4,-2|1 3,-2|2 1,-2|2 0,-2|3',
  bag: harbourBag(5),
  robber: 'off',
  pirate: '5,-3',
};

/** the maps of 2000: less sea, and for three and four a desert */
const of2000 = (chart: Chart, rows: readonly [string, string][]): Chart => ({
  ...chart,
  id: `${chart.id}-2000`,
  name: `${chart.name}, in 2000`,
  rows: rows.reduce((text, [row, instead]) => text.replace(row, instead), chart.rows),
});

const olderForThreeAndFour = of2000({ ...forThreeAndFour, key: { ...KEY, d: '#main' } }, [
  ['-3 0: ~ ~ ~ ~', '-3 1: desert#d ~ ~'],
  ['\n     3 -3: ~ ~', ''],
]);

const olderForFiveAndSix = of2000(forFiveAndSix, [[' 4 -4: ~ ~ ~ ~ ~', ' 4 -3: ~ ~']]);

/** the map of 2003 or 2000, by seats */
export const stormChart = (seats: number, year: string): Chart =>
  year === '2000'
    ? seats > 4
      ? olderForFiveAndSix
      : olderForThreeAndFour
    : seats > 4
      ? forFiveAndSix
      : forThreeAndFour;
