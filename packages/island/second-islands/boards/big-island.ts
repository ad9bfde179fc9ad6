import { type EdgePlace, type Layout, layoutOf, turned } from '../../board/index.ts';
import { hexRows } from './rows.ts';

const SET = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12];

/** The island of the base game with a ring of the eighteen producing hexes of a second set around it. */
export const bigIsland78 = (): Layout =>
  layoutOf({
    format: 'hexwright-layout/1',
    id: 'big-island-7-8',
    name: 'The Big Island, for seven and eight',
    provenance: 'reconstructed',
    note: 'Hexes, tokens and harbours are those of the table; the places of the harbours are lost and lie evenly around the coast.',
    hexes: hexRows(
      `-3  0: o o o o
       -2 -1: o i i i o
       -1 -2: o i i i i o
        0 -3: o i i i i i o
        1 -3: o i i i i o
        2 -3: o i i i o
        3 -3: o o o o`,
      { i: 'island', o: 'ring' },
    ),
    groups: {
      island: {
        terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 },
        numbers: { arrange: 'shuffle', bag: SET },
        constraints: ['reds-apart'],
      },
      ring: {
        terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4 },
        numbers: { arrange: 'shuffle', bag: SET },
        constraints: ['reds-apart'],
      },
    },
    harbours: {
      places: TWO_A_SIDE,
      bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 6 },
    },
  });

/** Two harbours on each of the six sides, three and four edges apart in turn. */
const TWO_A_SIDE: EdgePlace[] = [0, 1, 2, 3, 4, 5].flatMap((turn) =>
  [
    { q: 0, r: -3, side: 1 },
    { q: 2, r: -3, side: 2 },
  ].map((place) => ({ ...turned(place, turn), side: (place.side + turn) % 6 })),
);
