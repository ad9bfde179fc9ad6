import { NINE_HARBOURS, TERRAINS_19, TOKENS_18 } from '../../base/index.ts';
import { hexagon, layoutOnce, withHarbourStock } from '../../board/index.ts';

/** One base set, land and sea shuffled together: 19 land hexes, nine sea hexes and nine harbour hexes. */
export const seasForThePoor34 = layoutOnce(() =>
  withHarbourStock(
    {
      format: 'hexwright-layout/1',
      id: 'seas-for-the-poor-3-4',
      name: 'Seas for the Poor',
      provenance: 'reconstructed',
      note: 'The outline is lost: the 37 hexes of the table make a hexagon of side four. The nine harbours of the base set are laid when land and sea are known.',
      hexes: hexagon(4).map((at) => ({ ...at, group: 'all' })),
      groups: {
        all: {
          terrains: { ...TERRAINS_19, sea: 18 },
          numbers: { arrange: 'shuffle', bag: TOKENS_18 },
          constraints: ['reds-apart'],
        },
      },
    },
    NINE_HARBOURS,
  ),
);
