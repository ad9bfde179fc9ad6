import {
  contributions,
  cornersAlong,
  foreignHarbours,
  joinedKinds,
  startAlong,
  take,
} from '../mechanics/index.ts';
import { type Book, defineModule, taken, wanted } from '../rulebook/index.ts';
import { cheopsBoard, SITE_LINE, START_LINE } from './cheops-board.ts';
import { cheopsLooks, cheopsWords } from './cheops-words.ts';
import { GOLD_FIELD, GOLD_PIECES } from './gold-pieces.ts';

const START_GOLD = 3;
const STARTS = 3;
/** how many stones end the game: of nobody's, and in all */
const ENDS = { neutral: 12, total: 30 };
/** what bots think of a piece of gold, in points, and of how many */
const GOLD_WORTH = 0.03;
const GOLD_ENOUGH = 6;

/** whether a corner lies at the building site */
function siteLine(b: Book) {
  const site = cornersAlong(b, SITE_LINE);
  return (_s: unknown, corner: number): boolean => site[corner] === 1;
}

/** Everybody builds one pyramid on the Nile, from a site that not everybody can have: gold opens the ways and harbours of others. */
export const cheops = defineModule({
  id: 'historical/cheops',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea'],
  takes: [taken.gold],
  leaves: [wanted.moreStarts.thing],
  defaults: { points: 12 },
  options: {
    stonesWait: {
      type: 'flag',
      default: false,
      words: 'A 7 adds a neutral stone only once a player has laid one',
    },
  },
  goods: [GOLD_PIECES],
  terrains: [GOLD_FIELD],
  changes: { pieces: { ship: { supply: 8 } } },
  without: ({ pirate }) => ({
    awards: ['longest-road'],
    blockers: pirate === true ? [] : ['pirate'],
    moves: ['move-ship', 'ship-to'],
  }),
  parts: [
    joinedKinds(),
    startAlong({ line: START_LINE }),
    foreignHarbours({ fee: { good: 'gold', count: 1 } }),
    contributions({
      cost: { brick: 1, ore: 1 },
      stones: 11,
      neutralStones: 16,
      site: siteLine,
      toll: { gold: 1 },
      most: 3,
      fewest: -2,
      neutralWaits: (b) => b.option<boolean>('stonesWait'),
      ends: ENDS,
    }),
  ],
  board: () => cheopsBoard(),
  prepare: (b) => (s) => {
    for (let seat = 0; seat < b.seats; seat++) take(b, s, seat, b.good('gold'), START_GOLD);
  },
  overrides: {
    startRounds: 'everybody starts with three settlements',
  },
  rules: (was, b) => {
    const gold = b.good('gold');
    return {
      startRounds: () => STARTS,
      hints: {
        progress: (s, seat) =>
          was.hints.progress(s, seat) + GOLD_WORTH * Math.min(GOLD_ENOUGH, b.fields.hold.get(s, seat, gold)),
      },
    };
  },
  // Ships are never moved here.
  exempt: { rare: ['event.lane-moved'] },
  words: cheopsWords,
  looks: cheopsLooks(ENDS.neutral),
});
