import { type Chart, harbourBag } from '../../seafarers/index.ts';

const NOTE =
  'The map is lost: the counts of the setup on its frame, with the two hexes that are printed at its ends. Where land lies is ours.';
const LAND_3 = { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 4, desert: 3 };
const LAND_4 = { hills: 5, fields: 5, forest: 5, mountains: 5, pasture: 5 };
const LAND_6 = { hills: 6, fields: 6, forest: 7, mountains: 6, pasture: 7 };
const TOKENS_4 = '2 2 3 3 3 4 4 4 5 5 5 6 6 8 8 8 9 9 10 10 10 11 11 12 12';
const TOKENS_6 = '2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 9 10 10 10 10 11 11 11 12 12 12';
const WISHES = ['reds-apart', 'apart:desert'];

const land = (terrains: Readonly<Record<string, number>>, numbers: string): Chart['groups'] => ({
  land: { terrains, numbers, wishes: WISHES },
});

const key = {
  a: 'land#north-west',
  b: 'land#north-east',
  d: 'land#south-west',
  e: 'land#south-east',
  c: 'land#centre',
};

const three: Chart = {
  id: 'specialists-3',
  name: 'The Specialists, three players',
  provenance: 'house',
  note: NOTE,
  key,
  rows: `
    -3  0: a a ~ b b
    -2 -1: a a ~ ~ b b
    -1 -2: a ~ ~ c ~ ~ b
     0 -3: ~ ~ ~ c c ~ ~ ~
     1 -3: d ~ ~ c c ~ e
     2 -3: d d ~ ~ ~ e
     3 -3: d ~ ~ e e`,
  groups: land(LAND_3, '2 2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 11 12'),
  harbours: '0,-3|1 4,-3|0 -2,-1|4 3,1|0 -3,3|4 0,3|2',
  bag: harbourBag(1),
  robber: 'desert',
  pirate: '4,0',
};

const four: Chart = {
  ...three,
  id: 'specialists-4',
  name: 'The Specialists, four players',
  rows: `
    -3  0: a a ~ b b
    -2 -1: a a ~ ~ b b
    -1 -2: a a ~ c ~ ~ b
     0 -3: ~ ~ ~ c c ~ ~ ~
     1 -3: d ~ ~ c ~ ~ e
     2 -3: d d ~ ~ e e
     3 -3: d d ~ e e`,
  groups: land(LAND_4, TOKENS_4),
  harbours: '0,-3|1 3,-3|3 4,-3|0 -2,-1|4 3,1|0 -2,2|1 -3,3|4 0,3|2',
  bag: harbourBag(3),
  robber: 'off',
};

const fourOf2000: Chart = {
  ...four,
  id: 'specialists-4-2000',
  name: 'The Specialists, four players, 2000',
  note: `${NOTE} The number of deserts is lost, too: three fill the frame.`,
  rows: `
    -3  0: a a ~ b b
    -2 -1: a a ~ ~ b b
    -1 -2: a a ~ c ~ b b
     0 -3: ~ ~ ~ c c ~ ~ ~
     1 -3: d d ~ c ~ e e
     2 -3: d d ~ ~ e e
     3 -3: d d ~ e e`,
  groups: land({ ...LAND_4, desert: 3 }, TOKENS_4),
  harbours: '0,-3|1 3,-3|3 4,-3|0 0,-2|5 -2,-1|4 3,-1|4 -2,1|0 3,1|0 -3,3|4 0,3|2',
  bag: harbourBag(5),
  robber: 'desert',
};

const six: Chart = {
  ...three,
  id: 'specialists-5-6',
  name: 'The Specialists, five and six players',
  key: { ...key, n: 'land#north', s: 'land#south' },
  rows: `
    -3 -1: a a ~ n n ~ b
    -2 -2: a a ~ n n ~ b b
    -1 -3: a ~ ~ ~ ~ ~ ~ b b
     0 -4: ~ ~ ~ c c c c ~ ~ ~
     1 -4: d ~ ~ ~ c c ~ e e
     2 -4: d d ~ ~ ~ ~ e e
     3 -4: d d ~ s s ~ e`,
  groups: land(LAND_6, TOKENS_6),
  harbours: '-1,-3|1 3,-3|0 1,-2|4 5,-2|0 -3,-1|4 3,1|3 4,1|0 -4,3|4 0,3|2',
  bag: harbourBag(4),
  robber: 'off',
  pirate: '5,0',
};

const sixOf2000: Chart = {
  ...six,
  id: 'specialists-5-6-2000',
  name: 'The Specialists, five and six players, 2000',
  note: `${NOTE} The number of deserts is lost, too: three fill the frame.`,
  rows: `
    -3 -1: a a ~ n n ~ b
    -2 -2: a a ~ n n ~ b b
    -1 -3: a a ~ ~ ~ ~ ~ b b
     0 -4: ~ ~ ~ c c c c ~ ~ ~
     1 -4: d d ~ c c c ~ e e
     2 -4: d d ~ ~ ~ ~ e e
     3 -4: d d ~ s s ~ e`,
  groups: land({ ...LAND_6, desert: 3 }, TOKENS_6),
  harbours: '-1,-3|1 3,-3|0 1,-2|4 5,-2|0 -3,-1|4 -3,1|0 4,1|0 -4,3|4 0,3|2',
  robber: 'desert',
};

/** by edition: the newest for each number of seats, and those before it */
export const specialistsCharts: Readonly<Record<string, Readonly<Record<number, Chart>>>> = {
  2003: { 3: three, 4: four, 5: six, 6: six },
  2000: { 4: fourOf2000, 5: sixOf2000, 6: sixOf2000 },
};
