import { layoutOf } from '../../board/index.ts';
import { ISLAND_19, LETTERS_A_TO_R, NINE_HARBOURS, NINE_PLACES, TERRAINS_19 } from './island-19.ts';

/** The island of the base game: everything laid at random, numbers in letter order from a corner. */
export const base34 = layoutOf({
  format: 'hexwright-layout/1',
  id: 'base-3-4',
  name: 'The island, for three and four',
  provenance: 'official',
  hexes: ISLAND_19.map((hex) => ({ ...hex, group: 'main' })),
  groups: {
    main: {
      terrains: TERRAINS_19,
      numbers: { arrange: 'spiral', sequence: LETTERS_A_TO_R },
      constraints: ['reds-apart'],
    },
  },
  harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
});
