import { reason, type Seat } from '@hexwright/kernel';
import { BESIDE_HAND, closedLand, held, keepsTo, startIn } from '../mechanics/index.ts';
import { defineModule, type Part } from '../rulebook/index.ts';
import { chartedBoard, clothForCatanCharts, clothOf2000, VILLAGE_ISLAND } from './boards/index.ts';
import { clothForCatanWords } from './cloth-for-catan-words.ts';
import { loot } from './mechanics/loot.ts';
import { villages } from './mechanics/villages.ts';

const CLOTH = 'tribe-cloth';
const STARTS = 3;
/** the game ends when no more villages than this have cloth */
const LAST_VILLAGES = 3;
/** the older rule: nobody with so few points is robbed on land */
const SPARED = 3;

/** Lanes to the villages of the tribe bring cloth, and two of cloth are a point. */
export const clothForCatan = defineModule({
  id: 'seafarers/cloth-for-catan',
  version: 2,
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  options: {
    clothRules: {
      type: 'choice',
      default: '2003',
      values: ['2003', '2000'],
      words:
        'The rules of 2003, or those of 2000: the robber spares players with 3 points or fewer, the pirate those without a village, and the villages lie on hexes of their own',
    },
  },
  terrains: [{ id: VILLAGE_ISLAND }],
  defaults: { points: 14 },
  // The deserts lie where the robber does not go.
  offers: { robber: [] },
  without: { awards: ['longest-road'] },
  goods: [{ id: CLOTH, supply: 'unlimited', ...BESIDE_HAND }],
  scores: [
    {
      id: 'cloth',
      of: (b) => {
        const cloth = b.good(CLOTH);
        return (s, seat) => held(b, s, seat, cloth) >> 1;
      },
    },
  ],
  parts: [
    startIn({ regions: ['main'] }),
    closedLand({ regions: ['tribe'] }),
    keepsTo({ blocker: 'robber', regions: ['main'] }),
    villages({ mark: 'village', good: CLOTH, worth: 1 / 2, stock: 5, by: 'ship', endsAt: LAST_VILLAGES }),
    loot({ good: CLOTH }),
    sparing(),
  ],
  overrides: {
    startRounds: 'the scenario says how many settlements everybody begins with',
  },
  rules: () => ({ startRounds: () => STARTS }),
  board: (_was, { seats, options }) =>
    chartedBoard((options.clothRules === '2000' ? clothOf2000 : clothForCatanCharts)[seats]),
  words: clothForCatanWords,
  looks: {
    terrains: { [VILLAGE_ISLAND]: { colour: '#c9a36a', pattern: 'plain' } },
    goods: { [CLOTH]: { colour: '#b04a6f', shape: 'cloth' } },
    fields: {
      villageStock: { on: 'corner', shape: 'cloth', colour: '#d0779a', value: true },
      villageNumber: { on: 'corner', shape: 'chit', value: true, number: true },
    },
  },
});

const TOO_SMALL = reason('too-small', 'this player has too few points to be robbed');
const NO_VILLAGE = reason('no-village', 'this player has reached no village yet');

function sparing(): Part {
  return {
    id: 'sparing',
    rules: (was, b) => {
      if (b.option('clothRules') !== '2000') return {};
      const pirate = b.blocker('pirate');
      const since = b.grid<Seat>('villageSince');
      return {
        blockers: {
          barRob: (s, seat, victim, blocker, place) => {
            const bar = was.blockers.barRob(s, seat, victim, blocker, place);
            if (bar) return bar;
            if (blocker !== pirate) return b.rules.publicPoints(s, victim) > SPARED ? undefined : TOO_SMALL;
            return since.sum(s, victim) > 0 ? undefined : NO_VILLAGE;
          },
        },
      };
    },
  };
}
