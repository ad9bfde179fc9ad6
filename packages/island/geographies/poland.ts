import { polandBoard } from './poland-board.ts';
import { COMMON, OUR_MAP, region } from './region.ts';

export const poland = region({
  id: 'geographies/poland',
  board: polandBoard,
  words: {
    name: 'Poland',
    summary:
      'From the Baltic to the Tatra, with the Vistula between: the common rules of the series on a map of Poland.',
    rules: [COMMON, OUR_MAP, { house: 'The robber starts on the desert of Błędów.' }],
  },
});
