import { NINE_PLACES, TERRAINS_19, TOKENS_18 } from '../../base/index.ts';
import { type EdgePlace, layoutOnce } from '../../board/index.ts';
import { hexRows } from './rows.ts';

const HALF = {
  terrains: TERRAINS_19,
  numbers: { arrange: 'shuffle' as const, bag: TOKENS_18 },
  constraints: ['reds-apart'],
};

/** Two islands of the base game, one below the other: three hexes of each meet along five sides. */
export const peanutIsland78 = layoutOnce(() => ({
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
}));

/** those of the base game but for the two in the south, where the waist is */
const UPPER = NINE_PLACES.filter(({ r }) => r < 2);

/** the place half a turn about the middle of the waist */
function below({ q, r, side }: EdgePlace): EdgePlace {
  return { q: -2 - q, r: 5 - r, side: (side + 3) % 6 };
}
