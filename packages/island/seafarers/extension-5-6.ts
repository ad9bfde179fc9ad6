import { defineModule } from '../rulebook/index.ts';
import { chartedBoard, headingForNewShoresCharts } from './boards/index.ts';

/** The sea for five and six: a larger map. The building round between turns is the base game's. */
export const seafarersExtension56 = defineModule({
  id: 'seafarers/extension-5-6',
  kind: 'expansion',
  seats: [5, 6],
  opens: [5, 6],
  needs: ['seafarers/core'],
  board: (_was, { seats }) => chartedBoard(headingForNewShoresCharts[seats]),
  words: {
    name: 'Seafarers for five and six',
    summary:
      'More sea, more gold and larger islands for five or six players, with a building round after each turn.',
    rules: [
      'The map has a main island of 30 hexes, ten hexes on six small islands, three of them gold fields, and 18 sea hexes with those of the frame.',
      'Eleven harbours: brick, grain, lumber and ore once, wool twice, and five general ones.',
      'After each turn all others may build, ships too, as in the base game for five and six.',
      { house: 'You do not move ships in the building round, only on your own turn.' },
      { house: 'The robber starts on the first desert from the north-west, the pirate off the board.' },
    ],
  },
});
