import { startIn } from '../mechanics/index.ts';
import { defineModule, type Options, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { enchantedLandCharts } from './boards/index.ts';
import { enchantedLandWords } from './enchanted-land-words.ts';
import { coastOnly } from './mechanics/coast-only.ts';
import { lairWalkers } from './mechanics/lair-walkers.ts';
import { lairs } from './mechanics/lairs.ts';

const ENCHANTED = 'enchanted';
const FIRST = '2001';

const GOALS = { box: { 3: 19, 4: 16 }, [FIRST]: { 3: 17, 4: 15 } } as const;
const rulesOf = ({ enchantedRules }: Readonly<Record<string, unknown>>): 'box' | '2001' =>
  enchantedRules === FIRST ? FIRST : 'box';

/** Knights sail to a land whose deserts are full of dragons, walk from one to the next, and win by beating enough of them. */
export const enchantedLand = defineModule({
  id: 'schaetze/enchanted-land',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea'],
  wants: [{ ...wanted.knightCards, why: 'knights beat dragons' }],
  // Its land is counted out to the last hex: no river runs through it.
  leaves: [wanted.riverBed.thing],
  pairs: { 'cities-knights/core': 'schaetze/enchanted-land-knights' },
  options: {
    enchantedRules: {
      type: 'choice',
      default: 'box',
      values: ['box', FIRST],
      words: 'The rules and the map: those of the box, or those of 2001',
    },
  },
  defaults: (seats, chosen = {}): Options => ({ points: GOALS[rulesOf(chosen)][seats > 3 ? 4 : 3] }),
  without: { awards: ['largest-army'] },
  parts: [
    startIn({ regions: ['main'] }),
    coastOnly({ region: ENCHANTED, roads: { option: 'enchantedRules', value: FIRST } }),
    lairs({
      region: ENCHANTED,
      desert: 'desert',
      values: [6, 7, 6],
      wins: (seats, options) => (seats === 3 && rulesOf(options) === FIRST ? 4 : 6),
    }),
    lairWalkers({ region: ENCHANTED, good: 'grain' }),
  ],
  rules: (was, b) =>
    b.option<string>('enchantedRules') === FIRST ? {} : { startRounds: (s) => was.startRounds(s) + 1 },
  board: (_was, { options }) => chartedBoard(enchantedLandCharts[rulesOf(options)]),
  words: enchantedLandWords,
});
