import { defineModule } from '../rulebook/index.ts';
import { fullBoard, fullLarge } from './boards/index.ts';
import { caravansOn } from './caravans.ts';
import { knightsOf } from './cities-knights.ts';
import { fishOf } from './fishermen.ts';
import { riversOn } from './rivers.ts';

/** All three missions at once, on the largest map. */
export const explorersAndPirates = defineModule({
  id: 'explorers-pirates/explorers-and-pirates',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['mission-lairs', 'mission-fish', 'mission-spices'],
  pairs: {
    'cities-knights/core': knightsOf('explorers-pirates/explorers-and-pirates'),
    'traders-barbarians/fishermen': fishOf('explorers-pirates/explorers-and-pirates'),
    'traders-barbarians/rivers': riversOn('explorers-pirates/explorers-and-pirates'),
    'traders-barbarians/caravans': caravansOn('explorers-pirates/explorers-and-pirates'),
  },
  defaults: { points: 17 },
  board: (_was, { seats }) => (seats > 4 ? fullLarge() : fullBoard()),
  words: {
    name: 'Explorers & Pirates',
    summary:
      'The whole voyage: pirate lairs, fish and spices at once on the largest map, and two slots in every hold. 17 points win.',
    rules: [
      { key: 'goal', where: { points: 17 }, text: 'The first to 17 points on their own turn wins.' },
      'All six shoals and all six villages are in play. Crews serve lairs and villages alike; those with villages are bound for good.',
    ],
  },
});
