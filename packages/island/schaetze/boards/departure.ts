import type { Chart, Charts } from '../../seafarers/index.ts';
import { TREASURE } from '../mechanics/treasures.ts';

const LOST =
  'The map is lost: the counts of the setup on its frame and the two sea hexes printed at its ends. Where land, fog and treasures lie is ours. The four general harbours lie at home, the five others are taken in the game.';

const three: Chart = {
  id: 'departure-3',
  name: 'Departure Into the Unknown, three players',
  provenance: 'house',
  note: LOST,
  key: { m: 'main#main' },
  rows: `
    -3 -1: m ~ ~ ? ? ?
    -2 -2: m m ~ ~ ? ? ?
    -1 -3: m m m ~ ~ ? ? ?
     0 -4: ~ m m ~ ? ? ? ? ~
     1 -4: m m m ~ ~ ? ? ?
     2 -4: m m ~ ~ ? ? ?
     3 -4: m ~ ~ ? ? ?`,
  groups: {
    main: {
      terrains: { hills: 2, fields: 2, forest: 3, mountains: 2, pasture: 4, desert: 1 },
      numbers: '2 3 4 4 5 6 6 8 8 9 10 10 11',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 3, fields: 3, forest: 2, mountains: 3, pasture: 1, desert: 2, gold: 2, sea: 6 },
    numbers: '2 3 3 4 5 5 6 8 9 10 10 11 12 12',
  },
  harbours: '-1,-2|0=any -3,-1|3=any -2,1|0=any -4,3|5=any',
  robber: 'desert',
  pirate: '4,0',
  corners: {
    [TREASURE]:
      '3,-3/1 2,-3/2 4,-3/0 3,-3/4 4,-2/0 2,-2/3 4,-1/5 2,-1/4 2,0/5 3,1/0 0,2/2 2,1/4 0,2/5 2,2/5 -1,3/3 0,3/4 1,3/4',
  },
};

const four: Chart = {
  id: 'departure-4',
  name: 'Departure Into the Unknown, four players',
  provenance: 'house',
  note: LOST,
  key: { m: 'main#main' },
  rows: `
    -3 -2: ? ? ~ m m m ~ ?
    -2 -3: ? ? ? ~ m m ~ ? ?
    -1 -4: ? ? ? ~ m m ~ ? ? ?
     0 -5: ~ ? ? ~ m m ~ ~ ? ? ~
     1 -5: ? ? ~ m m ~ ? ? ? ?
     2 -5: ? ? ~ m m ~ ? ? ?
     3 -5: ? ~ m m m ~ ? ?`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 2, forest: 4, mountains: 3, pasture: 4 },
      numbers: '2 3 4 4 5 5 6 6 6 8 8 9 9 10 10 11',
      wishes: ['reds-apart'],
    },
  },
  fog: {
    terrains: { hills: 4, fields: 4, forest: 3, mountains: 4, pasture: 3, desert: 3, gold: 2, sea: 9 },
    numbers: '2 3 3 3 4 4 5 5 5 6 8 9 9 9 10 10 11 11 11 12',
  },
  harbours: '1,-3|2=any 1,-1|0=any -2,1|3=any -2,3|5=any',
  robber: 'off',
  pirate: '5,0',
  corners: {
    [TREASURE]:
      '-2,-3/2 -1,-3/0 5,-3/2 5,-3/0 -2,-3/5 5,-2/0 -4,-1/2 -4,-1/5 5,-1/5 4,-1/4 3,0/3 -4,0/4 4,1/0 -5,1/3 3,1/4 3,2/5 -5,2/4 -5,3/5 1,3/3 2,3/4',
  },
};

export const departureCharts: Charts = { 3: three, 4: four };
