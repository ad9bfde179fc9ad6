import { corsicaBoard } from './corsica-board.ts';
import { COMMON, OUR_MAP, region } from './region.ts';

export const corsica = region({
  id: 'geographies/corsica',
  board: corsicaBoard,
  words: {
    name: 'Corsica',
    summary:
      'From Cap Corse to Bonifacio, mountains in the middle and boats around them: the common rules of the series on a map of Corsica.',
    rules: [
      COMMON,
      OUR_MAP,
      { house: 'The robber starts on the Agriates, the empty coast beside Saint-Florent.' },
    ],
  },
});
