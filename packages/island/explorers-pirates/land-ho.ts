import { defineModule } from '../rulebook/index.ts';
import { landHoBoard, landHoPlaced } from './boards/index.ts';
import { caravansOn } from './caravans.ts';
import { knightsOf } from './cities-knights.ts';
import { fishOf } from './fishermen.ts';
import { placedStart } from './mechanics/placed-start.ts';
import { riversOn } from './rivers.ts';

/** The first voyage: two unknown regions, settlers, and nothing that counts but settlements and harbours. */
export const landHo = defineModule({
  id: 'explorers-pirates/land-ho',
  kind: 'scenario',
  seats: [3, 4],
  fixed: true,
  needs: ['expedition'],
  pairs: {
    'cities-knights/core': knightsOf('explorers-pirates/land-ho'),
    'traders-barbarians/fishermen': fishOf('explorers-pirates/land-ho'),
    'traders-barbarians/rivers': riversOn('explorers-pirates/land-ho'),
    'traders-barbarians/caravans': caravansOn('explorers-pirates/land-ho'),
  },
  options: {
    opening: {
      type: 'choice',
      default: 'own',
      values: ['own', 'placed'],
      words:
        'Everybody chooses where to begin on a shuffled island, or everything is laid as the manual recommends it',
    },
  },
  defaults: { points: 8 },
  // Only a variant would bring anything that is moved or steals.
  exempt: {
    rare: ['move.move-blocker', 'move.rob', 'move.steal', 'event.blocker-moved', 'event.stolen'],
  },
  parts: [placedStart()],
  board: (_was, { options }) => (options.opening === 'placed' ? landHoPlaced() : landHoBoard()),
  words: {
    name: 'Land Ho!',
    summary:
      'Sail out from the first island, uncover two unknown regions and bring settlers ashore. Settlements and harbour settlements alone count; 8 points win.',
    rules: [
      { key: 'goal', where: { points: 8 }, text: 'The first to 8 points on their own turn wins.' },
      'There is neither a robber nor a pirate: on a 7 hands of more than 7 cards are halved, and nothing else happens.',
      {
        option: 'opening',
        text: 'The recommended opening: island, buildings, roads and ships lie as the manual shows them, and everybody has the goods of their settlement.',
      },
    ],
  },
});
