import { hispaniaBoard } from './hispania-board.ts';
import { COMMON, OUR_MAP, region } from './region.ts';

export const hispania = region({
  id: 'geographies/hispania',
  board: hispaniaBoard,
  words: {
    name: 'Hispania',
    summary:
      'Spain and Portugal from Galicia to Almería, with ferries to Mallorca: the common rules of the series on a map of the peninsula.',
    rules: [COMMON, OUR_MAP, { house: 'The robber starts on the desert of Tabernas.' }],
  },
});
