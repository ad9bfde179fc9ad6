import type { State } from '@hexwright/kernel';
import type { Hex } from '../board/index.ts';
import { discovery, openCoasts, startIn } from '../mechanics/index.ts';
import { defineModule, type Part, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { departureCharts } from './boards/index.ts';
import { departureWords } from './departure-words.ts';
import { keptTreasures } from './mechanics/kept-treasures.ts';
import { treasuresByDiscovery } from './mechanics/treasures.ts';

const STARTS = 3;
const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'];
const REDS = [6, 8];

/** Home, and a large unknown: every treasure found is cashed at once, or kept for good as a step to lasting gains. */
export const departure = defineModule({
  id: 'schaetze/departure-into-the-unknown',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['schaetze'],
  // Its islands are counted out to the last hex: no river runs through them.
  leaves: [wanted.riverBed.thing],
  defaults: { points: 12 },
  parts: [
    startIn({ regions: ['main'] }),
    discovery(),
    treasuresByDiscovery(),
    keptTreasures({
      limit: { at: 1, cards: 2 },
      harbour: { at: 2, kinds: RESOURCES },
      points: { 3: 1, 4: 2 },
    }),
    redGold(),
  ],
  overrides: {
    startRounds: 'the scenario says how many settlements everybody begins with',
  },
  rules: () => ({ startRounds: () => STARTS }),
  board: (_was, { seats }) => openCoasts(chartedBoard(departureCharts[seats])),
  words: departureWords,
  looks: {
    fields: { harboursHeld: { on: 'purse', shape: 'chit', kinds: ['any', ...RESOURCES] } },
  },
});

/** With four players the 6 and the 8 of the stack are for gold fields alone. */
function redGold(): Part {
  return {
    id: 'red-gold',
    rules: (was, b) => {
      if (b.seats < 4) return {};
      const gold = b.terrain('gold');
      const fits = (terrain: number, number: number): boolean => (terrain === gold) === REDS.includes(number);
      /** whether any number is left that is meant for this terrain */
      const hasOwn = (s: State, hex: Hex, terrain: number): boolean => {
        for (let number = 2; number <= 12; number++)
          if (fits(terrain, number) && was.discovery.token(s, hex, terrain, number) > 0) return true;
        return false;
      };
      return {
        discovery: {
          token: (s, hex, terrain, number) =>
            fits(terrain, number) || !hasOwn(s, hex, terrain)
              ? was.discovery.token(s, hex, terrain, number)
              : 0,
        },
      };
    },
  };
}
