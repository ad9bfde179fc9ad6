import { closesHarbours, discovery, jointHands, jointSupplies, regions } from '../mechanics/index.ts';
import { defineModule, taken } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { lostTribesChart } from './lost-tribes-boards.ts';
import { lostTribesWords } from './lost-tribes-words.ts';
import { secondRobber } from './mechanics/second-robber.ts';
import { tribes } from './mechanics/tribes.ts';

/** Teams of two, one on each of two islands, look for each other across unknown land; united they are one hand. */
export const lostTribes = defineModule({
  id: 'misc/lost-tribes',
  kind: 'scenario',
  seats: [4, 5, 6, 7, 8],
  opens: [5, 6, 7, 8],
  needs: ['sea'],
  takes: [taken.start, taken.blockade, taken.end],
  conflicts: { 'cities-knights/core': 'the two are known not to go together' },
  options: {
    teamPoints: {
      type: 'int',
      default: 22,
      min: 10,
      max: 40,
      words: 'Points with which a united team wins together',
    },
  },
  defaults: { points: 13 },
  parts: [
    tribes({ homes: ['upper', 'lower'], together: 'teamPoints' }),
    jointHands(),
    jointSupplies(),
    secondRobber(),
    regions({ by: 'label', home: 'starts', points: 1, most: 1 }),
    discovery(),
    closesHarbours('pirate'),
  ],
  board: () => chartedBoard(lostTribesChart),
  words: lostTribesWords,
  looks: { fields: { regionPoints: { on: 'seat', shape: 'star', hideAt: 0 } } },
});
