import { closesHarbours } from '../mechanics/index.ts';
import { type Book, defineModule, type Offers, taken, wanted } from '../rulebook/index.ts';
import { CHEST, rimmedBoard, treasureHuntersCharts } from './boards/index.ts';
import { motherland } from './mechanics/motherland.ts';
import { treasureChests } from './mechanics/treasure-chests.ts';
import { treasureHuntersWords } from './treasure-hunters-words.ts';

/** points, cards, goods and the robber in the chests of each map, by how many of them there are */
const FRONTS: Readonly<Record<number, readonly number[]>> = {
  22: [4, 6, 6, 6],
  23: [5, 6, 6, 6],
  26: [5, 7, 8, 6],
};

const fronts = ({ layout }: Book): readonly number[] => FRONTS[layout.marks.corners[CHEST].length];

/** Ships to the motherland on the rim of the board, and treasure chests all over the sea. */
export const treasureHunters = defineModule({
  id: 'buch/treasure-hunters',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  opens: [5, 6],
  needs: ['sea'],
  wants: [wanted.developmentCards, wanted.pirate],
  leaves: [wanted.riverBed.thing],
  takes: [taken.blockade],
  options: {
    hunterMap: {
      type: 'choice',
      default: '2003',
      values: Object.keys(treasureHuntersCharts).reverse(),
      words: 'The map for five and six: that of 2003, or that of 2000 with more chests',
    },
  },
  offers: (seats): Offers => (seats < 5 ? { hunterMap: [] } : {}),
  defaults: { points: 14 },
  parts: [
    motherland({ piece: 'ship', needed: 2, blocker: 'pirate' }),
    treasureChests({ mark: CHEST, fronts }),
    closesHarbours('pirate'),
  ],
  board: (_was, { seats, options }) =>
    rimmedBoard(
      treasureHuntersCharts[options.hunterMap as string][seats] ?? treasureHuntersCharts[2003][seats],
    ),
  words: treasureHuntersWords,
});
