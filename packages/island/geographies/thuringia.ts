import { COMMON, OUR_MAP, region } from './region.ts';
import { thuringiaBoard } from './thuringia-board.ts';

export const thuringia = region({
  id: 'geographies/thuringia',
  board: thuringiaBoard,
  words: {
    name: 'Thuringia',
    summary:
      'From the Harz over the Thuringian Forest to Altenburg: the common rules of the series on a map of Thuringia.',
    rules: [COMMON, OUR_MAP, { house: 'The robber starts in the Hainich, where no tree is felled.' }],
  },
});
