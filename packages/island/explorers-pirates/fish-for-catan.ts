import { defineModule } from '../rulebook/index.ts';
import { fishBoard, fishLarge } from './boards/index.ts';
import { caravansOn } from './caravans.ts';
import { knightsOf } from './cities-knights.ts';
import { fishOf } from './fishermen.ts';
import { riversOn } from './rivers.ts';

/** Fish for the Council, beside the pirate lairs. */
export const fishForCatan = defineModule({
  id: 'explorers-pirates/fish-for-catan',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['mission-lairs', 'mission-fish'],
  pairs: {
    'cities-knights/core': knightsOf('explorers-pirates/fish-for-catan'),
    'traders-barbarians/fishermen': fishOf('explorers-pirates/fish-for-catan'),
    'traders-barbarians/rivers': riversOn('explorers-pirates/fish-for-catan'),
    'traders-barbarians/caravans': caravansOn('explorers-pirates/fish-for-catan'),
  },
  defaults: { points: 15 },
  board: (_was, { seats }) => (seats > 4 ? fishLarge() : fishBoard()),
  words: {
    name: 'Fish for Catan',
    summary:
      'Throw the right die and a shoal gives you fish, which the Council wants. The pirate lairs are to be taken too. 15 points win.',
    rules: [
      { key: 'goal', where: { points: 15 }, text: 'The first to 15 points on their own turn wins.' },
      'With three or four players five shoals are in play: two of the three of the north, at random, and all of the south. One of the six lairs stays unused.',
    ],
  },
});
