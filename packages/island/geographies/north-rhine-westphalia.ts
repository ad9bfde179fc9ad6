import { northRhineWestphaliaBoard } from './north-rhine-westphalia-board.ts';
import { COMMON, OUR_MAP, region } from './region.ts';

export const northRhineWestphalia = region({
  id: 'geographies/north-rhine-westphalia',
  board: northRhineWestphaliaBoard,
  words: {
    name: 'North Rhine-Westphalia',
    summary:
      'From the Lower Rhine over the Ruhr to the Weser: the common rules of the series on a map of North Rhine-Westphalia.',
    rules: [COMMON, OUR_MAP, { house: 'The robber starts on the Senne, the sands beside Paderborn.' }],
  },
});
