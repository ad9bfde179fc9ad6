import { harbourLaying } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { seasForThePoor34 } from './boards/index.ts';
import { roadBridgeRules, roadBridges } from './road-bridges.ts';

export const seasForThePoor = defineModule({
  id: 'second-islands/seas-for-the-poor',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  provides: [wanted.riverBed.thing],
  defaults: { numbers: 'shuffle' },
  parts: [
    ...roadBridges({ brick: 1, lumber: 1, ore: 1 }),
    harbourLaying({ by: 'nature', water: 'hex', mayTouch: true }),
  ],
  board: seasForThePoor34,
  words: {
    name: 'Seas for the Poor',
    summary:
      'Land and sea of one base set are shuffled together. Bridges lead across the water, and harbours lie wherever the sea meets land.',
    rules: [
      'All 19 land hexes and 18 sea hexes are shuffled and laid at random.',
      'Nine of the sea hexes are harbours. Each is turned so that at least one of its ends touches land.',
      'No 6 or 8 lies next to another.',
      'Bridges cross water: they are road pieces on edges with sea on both sides. A bridge costs 1 brick, 1 lumber and 1 ore and comes out of the 15 roads.',
      'Two settlements may stand on neighbouring corners if a bridge joins them.',
      'The hand limit stays at 7 cards.',
      { where: { points: 10 }, text: 'Ten points win.' },
      { house: 'The 37 hexes make a hexagon of side four.' },
      {
        house:
          'The harbours are those of the base set, one of each special kind and four general ones; the 18 sea hexes include theirs.',
      },
      {
        house:
          'A harbour is laid with both ends on land. While there is a choice, no two serve one corner and no two lie on neighbouring hexes.',
      },
      ...roadBridgeRules,
    ],
  },
});
