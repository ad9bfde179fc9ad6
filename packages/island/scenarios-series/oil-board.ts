import { ELEVEN_PLACES, ELEVEN_PRINTED, ISLAND_30, printedHarbours, printedHexes } from '../base/index.ts';
import { layoutOnce } from '../board/index.ts';

/** The recommended board for five and six: a pasture with a 5, a forest with a 10 and the two deserts are springs. */
export const oilBeginners = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'oil-springs-5-6',
  name: 'The oil springs, for five and six',
  provenance: 'reconstructed',
  note: 'Hexes and number tokens of the extended island, as the rules count them, laid like its beginners’ board; where the springs lie is ours.',
  hexes: printedHexes(
    ISLAND_30,
    `forest 4, oil-spring 5, fields 2,
     hills 6, mountains 11, hills 10, pasture 8,
     oil-spring 5, forest 12, fields 12, forest 9, fields 4,
     fields 3, forest 10, mountains 3, hills 6, hills 5, forest 8,
     pasture 9, mountains 5, fields 2, oil-spring 9, pasture 3,
     hills 8, pasture 4, pasture 9, mountains 6,
     mountains 11, fields 11, oil-spring 10`,
  ),
  harbours: printedHarbours(ELEVEN_PRINTED, ELEVEN_PLACES),
  robber: null,
}));
