import { closedLand, startIn } from '../mechanics/index.ts';
import { defineModule, type Options, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { greatCanalCharts } from './boards/index.ts';
import { greatCanalWords } from './great-canal-words.ts';
import { canal, EDGES } from './mechanics/canal.ts';
import { askKnight, canalKnights } from './mechanics/canal-knights.ts';
import { singleLanes } from './mechanics/single-lanes.ts';

const KNIGHTS = 4;

/** Knights of all colours dig a canal from the sea to dry fields, and mine gold and trade abroad as long as it is not done. */
export const greatCanal = defineModule({
  id: 'schaetze/great-canal',
  kind: 'scenario',
  version: 2,
  seats: [3, 4],
  needs: ['sea'],
  wants: [{ ...wanted.knightCards, why: 'knights dig the canal' }],
  // The canal is the only water on its land.
  leaves: [wanted.riverBed.thing],
  pairs: { 'cities-knights/core': 'schaetze/great-canal-knights' },
  options: {
    canalRules: {
      type: 'choice',
      default: 'box',
      values: ['box', EDGES],
      words: 'The canal is dug hex by hex, as in the box, or edge by edge, as in 2003',
    },
    canalMap: {
      type: 'choice',
      default: 'box',
      values: ['box', '2003', '2003-3rd'],
      words: 'The map: that of the box, or that of 2003 on the frame of the 4th or of the 3rd edition',
    },
  },
  defaults: (seats): Options => ({ points: seats > 3 ? 16 : 19 }),
  without: { blockers: ['pirate'] },
  changes: {
    cards: {
      knight: {
        play: (b) => (s, seat) => {
          // The knight comes first: its decision lies on top.
          b.the.blockers.ask(s, seat);
          askKnight(b, s, seat);
        },
      },
    },
  },
  parts: [
    startIn({ regions: ['main'] }),
    closedLand({ regions: ['islets'] }),
    singleLanes({ piece: 'ship' }),
    canal({ dry: 'fields', gold: 'gold', option: 'canalRules' }),
    canalKnights({ supply: KNIGHTS, region: 'main' }),
  ],
  board: (_was, { options }) =>
    chartedBoard(greatCanalCharts[options.canalMap as keyof typeof greatCanalCharts]),
  words: greatCanalWords,
});
