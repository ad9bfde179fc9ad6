import { wealth } from '../mechanics/index.ts';
import { defineModule, type Offers } from '../rulebook/index.ts';
import { riversBoard } from './boards/rivers.ts';
import { riverBridges } from './mechanics/river-bridges.ts';
import { riverGold } from './mechanics/river-gold.ts';
import { swamp } from './mechanics/swamp.ts';
import { riversWords } from './rivers-words.ts';

/** Gold for building along the rivers, bridges over them, and an eye on who has most and least of it. */
export const rivers = defineModule({
  id: 'traders-barbarians/rivers',
  kind: 'scenario',
  version: 2,
  seats: [3, 4, 5, 6],
  needs: ['traders-barbarians/core'],
  pairs: {
    'cities-knights/core': 'traders-barbarians/rivers-cities-knights',
    'variant/catan-for-two': 'traders-barbarians/rivers-for-two',
    'traders-barbarians/fishermen': 'traders-barbarians/rivers-fishermen',
  },
  offers: (seats): Offers => (seats > 4 ? { riverBoard: [] } : {}),
  options: {
    riverBoard: {
      type: 'choice',
      default: 'variable',
      values: ['variable', 'recommended'],
      words: 'Three or four players: hexes beside the rivers and harbours at random, or the board as drawn',
    },
    riverMouths: {
      type: 'choice',
      default: 'open',
      values: ['open', 'closed'],
      words: 'Where a river reaches the sea: a site for a bridge, or (some frames) closed to everybody',
    },
  },
  parts: [
    swamp(),
    riverBridges({ cost: { brick: 2, lumber: 1 }, supply: 3 }),
    riverGold({ building: 1, route: 1, bridge: 3 }),
    wealth({ good: 'gold', richest: 1, poorest: -2 }),
  ],
  board: (_was, { seats, options }) =>
    riversBoard({
      seats,
      recommended: options.riverBoard === 'recommended',
      mouths: options.riverMouths as 'open' | 'closed',
    }),
  words: riversWords,
});
