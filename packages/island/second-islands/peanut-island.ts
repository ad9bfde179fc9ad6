import { defineModule } from '../rulebook/index.ts';
import { peanutIsland78 } from './boards/index.ts';
import { forSevenAndEight, largeHands } from './seven-and-eight.ts';

export const peanutIsland = defineModule({
  ...forSevenAndEight,
  id: 'second-islands/peanut-island',
  board: peanutIsland78,
  words: {
    name: 'Peanut Island',
    summary:
      'The base game for seven and eight: two complete islands grown together at a narrow waist, and large hands in place of a building round.',
    rules: [
      'Two islands of 19 hexes, each laid with the hexes and tokens of its own base set, are joined into one.',
      'No 6 or 8 of one half lies next to one of the other.',
      'Fourteen harbours: two of each special kind and four general ones.',
      largeHands,
      { key: 'goal', where: { points: 10 }, text: 'Ten points win.' },
      { house: 'The halves meet with three hexes each, along five sides.' },
      { house: 'Each half has the harbour places of the base game but for the two at the waist.' },
      { house: 'The tokens are shuffled, which keeps 6 and 8 apart within the halves as well.' },
      {
        house:
          'As on the Big Island, the cards of both sets are put together: 38 of each good, 50 development cards.',
      },
      { house: 'There is one robber; it begins on the desert of the upper half.' },
    ],
  },
});
