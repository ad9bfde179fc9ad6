import { defineModule, type Offers, wanted } from '../rulebook/index.ts';
import { caravansBoard } from './boards/caravans.ts';
import { caravansWords } from './caravans-words.ts';
import { caravanVotes } from './mechanics/caravan-votes.ts';
import { caravans as camels } from './mechanics/caravans.ts';
import { oasis } from './mechanics/oasis.ts';

/** Camels set out from an oasis. Where they go is voted on, with cards; towns and roads beside them are worth more. */
export const caravans = defineModule({
  id: 'traders-barbarians/caravans',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  wants: [wanted.robber],
  pairs: {
    'cities-knights/core': 'traders-barbarians/caravans-cities-knights',
    'variant/catan-for-two': 'traders-barbarians/caravans-for-two',
    'traders-barbarians/rivers': 'traders-barbarians/rivers-caravans',
  },
  defaults: { points: 12 },
  // The robber never comes to the only land that gives nothing.
  offers: (seats): Offers => ({ robber: [], ...(seats > 4 && { caravanBoard: [] }) }),
  options: {
    caravanBoard: {
      type: 'choice',
      default: 'variable',
      values: ['variable', 'recommended'],
      words: 'Three or four players: hexes around the oasis and harbours at random, or the board as drawn',
    },
    caravanVotes: {
      type: 'choice',
      default: 'together',
      values: ['together', 'split'],
      words: 'Votes for a camel: all of a player’s for one place, or split over several',
    },
  },
  parts: [
    oasis(),
    camels({ camels: (seats) => (seats > 4 ? 33 : 22), points: 1 }),
    caravanVotes({ goods: ['wool', 'grain'] }),
  ],
  board: (_was, { seats, options }) => caravansBoard(seats, options.caravanBoard === 'recommended'),
  words: caravansWords,
});
