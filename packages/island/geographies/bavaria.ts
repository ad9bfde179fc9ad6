import { bavariaBoard } from './bavaria-board.ts';
import { COMMON, OUR_MAP, region } from './region.ts';

export const bavaria = region({
  id: 'geographies/bavaria',
  board: bavariaBoard,
  words: {
    name: 'Settlers of Bavaria',
    summary:
      'From the Spessart to the Alps and down the Danube to Passau: the common rules of the series on a map of Bavaria.',
    rules: [COMMON, OUR_MAP, { house: 'The robber starts on the Donaumoos, the fen beside Ingolstadt.' }],
  },
});
