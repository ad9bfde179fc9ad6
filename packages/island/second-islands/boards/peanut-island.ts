import { type EdgePlace, type Layout, layoutOf } from '../../board/index.ts';
import { edgeList, hexRows } from './rows.ts';

const HALF = {
  terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 },
  numbers: {
    arrange: 'shuffle' as const,
    bag: [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12],
  },
  constraints: ['reds-apart'],
};

/** Two islands of the base game, one below the other: three hexes of each meet along five sides. */
export const peanutIsland78 = (): Layout =>
  layoutOf({
    format: 'hexwright-layout/1',
    id: 'peanut-island-7-8',
    name: 'Peanut Island, for seven and eight',
    provenance: 'reconstructed',
    note: 'Hexes, tokens and harbours are those of the table; the picture is lost. Each half has the harbours of the frame of the base game but for the two at the waist.',
    hexes: hexRows(
      `-2  0: u u u
       -1 -1: u u u u
        0 -2: u u u u u
        1 -2: u u u u
        2 -2: u u u
        3 -2: l l l
        4 -3: l l l l
        5 -4: l l l l l
        6 -4: l l l l
        7 -4: l l l`,
      { u: 'upper', l: 'lower' },
    ),
    groups: { upper: HALF, lower: HALF },
    harbours: {
      places: [...UPPER, ...UPPER.map(below)],
      bag: { brick: 2, grain: 2, lumber: 2, ore: 2, wool: 2, any: 4 },
    },
  });

const UPPER = edgeList('0,-2|2 1,-2|1 2,-1|1 2,0|0 1,1|5 -2,1|3 -1,-1|3');

/** the place half a turn about the middle of the waist */
function below({ q, r, side }: EdgePlace): EdgePlace {
  return { q: -2 - q, r: 5 - r, side: (side + 3) % 6 };
}
