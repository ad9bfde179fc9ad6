import { defineModule, type Offers } from '../rulebook/index.ts';
import { withGrounds } from './boards/with-grounds.ts';
import { fishermen } from './fishermen.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';
import { tradersBoard, withCoast } from './traders-boards.ts';

/** Official pair: the island of the traders with fishing grounds on its coast, and no lake. */
export const tradersFishermen = defineModule({
  id: 'traders-barbarians/traders-fishermen',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  needs: [tradersAndBarbarians.id, fishermen.id],
  offers: (): Offers => ({ fishBoard: [], lakes: [] }),
  board: (_was, { options }) => withCoast(withGrounds(tradersBoard(4)), options),
  words: {
    name: 'Traders & Barbarians with the Fishermen',
    summary: 'Wagons inland and fish along the coast.',
    takesBack: ['lake-place', 'goal-fishermen'],
    rules: [
      {
        key: 'grounds-board',
        text: 'The island is that of the traders, with the six fishing grounds on its coast. There is no lake.',
      },
      {
        key: 'fish-barbarian',
        house: 'Two fish send a barbarian off the board. It comes in again with a 7 or a knight.',
      },
      { key: 'goal', where: { points: 13 }, house: 'With the old boot you need fourteen points.' },
    ],
    instead: { 'move.fish-robber': 'Send a barbarian away (2 fish)' },
  },
});
