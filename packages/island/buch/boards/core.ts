import {
  ELEVEN_HARBOURS,
  ELEVEN_PLACES,
  ISLAND_19,
  ISLAND_30,
  NINE_HARBOURS,
  NINE_PLACES,
  TOKENS_18,
  TOKENS_28,
} from '../../base/index.ts';
import { type EdgePlace, layoutOnce } from '../../board/index.ts';

/** edges of the coast far from every harbour */
const STORMS_19: EdgePlace[] = [
  { q: 2, r: -2, side: 1 },
  { q: -2, r: 0, side: 3 },
];
const STORMS_30: EdgePlace[] = [
  { q: 2, r: -1, side: 0 },
  { q: -1, r: -2, side: 3 },
];

const NOTE =
  'The box has no map of its own. This is the island of the base game, with jungle and volcano hexes in place of the deserts and of some others, a token more from those of the box for each, and the two storm floods on its coast.';

export const coreBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'buch-core',
  name: 'The island with jungle and volcano',
  provenance: 'house',
  note: NOTE,
  hexes: ISLAND_19.map((hex) => ({ ...hex, group: 'main' })),
  groups: {
    main: {
      terrains: { hills: 3, fields: 3, forest: 3, mountains: 3, pasture: 4, jungle: 2, volcano: 1 },
      numbers: { arrange: 'shuffle', bag: [...TOKENS_18, 4] },
      constraints: ['reds-apart', 'no-red-on:volcano'],
    },
  },
  harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
  marks: { edges: { 'storm-flood': STORMS_19 } },
  robber: null,
}));

export const coreBoard56 = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'buch-core-5-6',
  name: 'The extended island with jungle and volcanoes',
  provenance: 'house',
  note: NOTE,
  hexes: ISLAND_30.map((hex) => ({ ...hex, group: 'main' })),
  groups: {
    main: {
      terrains: { hills: 5, fields: 6, forest: 5, mountains: 5, pasture: 4, jungle: 3, volcano: 2 },
      numbers: { arrange: 'shuffle', bag: [...TOKENS_28, 4, 10] },
      constraints: ['reds-apart', 'no-red-on:volcano', 'apart:volcano'],
    },
  },
  harbours: { places: ELEVEN_PLACES, bag: ELEVEN_HARBOURS },
  marks: { edges: { 'storm-flood': STORMS_30 } },
  robber: null,
}));
