import { ISLAND_19, LETTERS_A_TO_R, NINE_HARBOURS, NINE_PLACES } from '../../base/index.ts';
import { layoutOnce } from '../../board/index.ts';
import { riverMarks } from '../mechanics/river.ts';
import { type LaidRiver, withRivers } from './rivers.ts';

const GREAT_RIVER: LaidRiver = {
  terrains: ['mountains', 'hills', 'swamp'],
  hexes: [
    [0, 0],
    [-1, 1],
    [-2, 2],
  ],
  mouth: [-2, 3],
};

/** The base island with one river from its middle to the coast, in place of the desert and two other hexes. */
export const greatRiverBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'great-river',
  name: 'The island of the great river',
  provenance: 'reconstructed',
  note: 'The piece is laid where one wants; ours flows from the middle to a corner of the coast. Its mouth is that of the short river of the Rivers of Catan.',
  hexes: withRivers(ISLAND_19, [GREAT_RIVER]),
  groups: {
    main: {
      terrains: { hills: 2, fields: 4, forest: 4, mountains: 2, pasture: 4 },
      numbers: { arrange: 'spiral', sequence: LETTERS_A_TO_R },
      constraints: ['reds-apart'],
    },
  },
  harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
  marks: riverMarks([GREAT_RIVER]),
  robber: { q: -2, r: 2 },
}));
