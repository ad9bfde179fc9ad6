import { defineModule } from '../rulebook/index.ts';
import { pirateLairsBoard, pirateLairsLarge } from './boards/index.ts';
import { caravansOn } from './caravans.ts';
import { knightsOf } from './cities-knights.ts';
import { fishOf } from './fishermen.ts';
import { riversOn } from './rivers.ts';

/** Crews, the pirate and the first mission. */
export const pirateLairs = defineModule({
  id: 'explorers-pirates/pirate-lairs',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['mission-lairs'],
  pairs: {
    'cities-knights/core': knightsOf('explorers-pirates/pirate-lairs'),
    'traders-barbarians/fishermen': fishOf('explorers-pirates/pirate-lairs'),
    'traders-barbarians/rivers': riversOn('explorers-pirates/pirate-lairs'),
    'traders-barbarians/caravans': caravansOn('explorers-pirates/pirate-lairs'),
  },
  defaults: { points: 12 },
  board: (_was, { seats }) => (seats > 4 ? pirateLairsLarge() : pirateLairsBoard()),
  words: {
    name: 'The Pirate Lairs',
    summary:
      'Gold fields lie beyond the sea, and pirates sit on them. Land crews, take the lairs together and be the hero. 12 points win.',
    rules: [{ key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' }],
  },
});
