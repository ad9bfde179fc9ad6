import { mallorcaBoard } from './mallorca-board.ts';
import { COMMON, OUR_MAP, region } from './region.ts';

export const mallorca = region({
  id: 'geographies/mallorca',
  board: mallorcaBoard,
  words: {
    name: 'Mallorca',
    summary:
      'From the Tramuntana to the coves of the east, with boats along the coast: the common rules of the series on a map of Mallorca.',
    rules: [COMMON, OUR_MAP, { house: 'The robber starts on the Albufera, the marsh beside Alcúdia.' }],
  },
});
