import { defineModule } from '../rulebook/index.ts';
import { generalLarge, landHoBoard } from './boards/index.ts';
import { caravansOn } from './caravans.ts';
import { knightsOf } from './cities-knights.ts';
import { fishOf } from './fishermen.ts';
import { riversOn } from './rivers.ts';

/** The general rules without a scenario: ships, settlers, unknown lands and the pirate, and no mission. */
export const explorersPirates = defineModule({
  id: 'explorers-pirates/core',
  kind: 'expansion',
  seats: [3, 4, 5, 6],
  needs: ['expedition-pirate'],
  pairs: {
    'cities-knights/core': knightsOf('explorers-pirates/core'),
    'traders-barbarians/fishermen': fishOf('explorers-pirates/core'),
    'traders-barbarians/rivers': riversOn('explorers-pirates/core'),
    'traders-barbarians/caravans': caravansOn('explorers-pirates/core'),
  },
  defaults: { points: 8 },
  board: (_was, { seats }) => (seats > 4 ? generalLarge() : landHoBoard()),
  words: {
    name: 'Explorers & Pirates (general rules)',
    summary:
      'Single ships with a hold sail out from the first island, uncover unknown lands and bring settlers ashore, and somebody has the pirate. Without missions; 8 points win.',
    rules: [
      { key: 'goal', where: { points: 8 }, text: 'The first to 8 points on their own turn wins.' },
      {
        house:
          'Without a scenario, the game uses the map of Land Ho! Five and six play on the map of The Pirate Lairs, with open sea in place of its gold fields.',
      },
    ],
  },
});
