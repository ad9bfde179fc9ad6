import { defineModule } from '../rulebook/index.ts';
import { spicesBoard, spicesLarge } from './boards/index.ts';
import { caravansOn } from './caravans.ts';
import { knightsOf } from './cities-knights.ts';
import { fishOf } from './fishermen.ts';
import { riversOn } from './rivers.ts';

/** Spices and fish for the Council; no lairs. */
export const spicesForCatan = defineModule({
  id: 'explorers-pirates/spices-for-catan',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['mission-fish', 'mission-spices'],
  pairs: {
    'cities-knights/core': knightsOf('explorers-pirates/spices-for-catan'),
    'traders-barbarians/fishermen': fishOf('explorers-pirates/spices-for-catan'),
    'traders-barbarians/rivers': riversOn('explorers-pirates/spices-for-catan'),
    'traders-barbarians/caravans': caravansOn('explorers-pirates/spices-for-catan'),
  },
  defaults: { points: 15 },
  board: (_was, { seats }) => (seats > 4 ? spicesLarge() : spicesBoard()),
  words: {
    name: 'Spices for Catan',
    summary:
      'Villages beyond the sea give you spice, wind and courage if you leave a crew with them. Spice and fish go to the Council. 15 points win.',
    rules: [
      { key: 'goal', where: { points: 15 }, text: 'The first to 15 points on their own turn wins.' },
      'There are neither gold fields nor pirate lairs.',
    ],
  },
});
