import { printedHexes } from '../base/index.ts';
import { layoutOnce, readCorner, wordsOf } from '../board/index.ts';

/** From Macedon along the north to the Levant, down into Egypt, back over Mesopotamia and round to Persepolis. */
const PATH = wordsOf(`
  0,0/4 0,0/5 1,0/4 1,0/5 2,0/4 2,0/5 3,0/4 2,1/5 2,1/4 1,2/5 2,2/4 1,3/5 1,3/4 0,3/5 0,3/4 -1,3/5
  -1,3/4 -2,4/5 -1,4/4 -2,5/5 -1,5/4 -1,5/5 0,5/4 0,5/5 1,4/4 1,4/5 2,4/4 2,4/5 3,3/4 2,3/5 3,2/4 3,2/5
  4,1/4 3,1/5 4,0/4 4,0/5 5,0/4 5,0/5 6,0/4 5,1/5 5,1/4 4,2/5 5,2/4 4,3/5 4,3/4 3,4/5 4,4/4 3,5/5`).map(
  readCorner,
);

/** by step of the path */
const TEMPLES = [0, 2, 4, 7, 10, 13, 18, 23, 26, 31, 36, 41];
const EVENTS = [6, 9, 12, 15, 17, 20, 22, 25, 28, 30, 33, 35, 38, 40, 43, 45];

export const alexanderBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'alexander-the-great',
  name: 'The march of Alexander',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own: a path of 48 corners from Macedon to Persepolis.',
  hexes: printedHexes(
    Array.from({ length: 42 }, (_, k) => ({ q: (k % 7) - Math.floor(k / 14), r: Math.floor(k / 7) })),
    `fields 4, forest 9, pasture 5, gold-field 3, mountains 11, gold-field 10, mountains 2,
     mountains 8, fields 12, hills 6, forest 10, hills 4, fields 5, forest 11,
     sea, sea, forest 3, gold-field 11, pasture 3, forest 9, hills 12,
     sea, sea, pasture 6, fields 4, gold-field 5, fields 8, pasture 9,
     pasture 11, forest 9, fields 10, gold-field 5, desert, pasture 3, mountains 2,
     desert, hills 5, mountains 8, hills 10, mountains 6, sea, hills 4`,
  ),
  harbours: {
    places: [
      { q: 0, r: 1, side: 4, kind: 'wool' },
      { q: 1, r: 2, side: 3, kind: 'any' },
      { q: -2, r: 4, side: 1, kind: 'grain' },
      { q: 2, r: 0, side: 2, kind: 'lumber' },
      { q: 4, r: 0, side: 1, kind: 'brick' },
      { q: 6, r: 0, side: 0, kind: 'any' },
      { q: 2, r: 5, side: 0, kind: 'ore' },
      { q: 5, r: 3, side: 0, kind: 'any' },
    ],
  },
  marks: {
    corners: {
      path: PATH.map((place, value) => ({ ...place, value })),
      temple: TEMPLES.map((step) => PATH[step]),
      event: EVENTS.map((step) => PATH[step]),
    },
    // the last three edges of the path
    edges: {
      'slow-path': [
        { q: 3, r: 4, side: 0 },
        { q: 4, r: 4, side: 4 },
        { q: 3, r: 5, side: 0 },
      ],
    },
  },
  robber: { q: 2, r: 4 },
}));
