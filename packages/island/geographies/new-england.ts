import { defineModule } from '../rulebook/index.ts';
import { sideYield } from './mechanics/side-yield.ts';
import { wares } from './mechanics/wares.ts';
import { newEnglandBoard } from './new-england-board.ts';
import { bankRules, ON_THIS_MAP, OWN_MAP } from './ware-words.ts';

const FISH = { shape: 'fish', colour: '#3a8fb7' } as const;
const parts = [
  wares([{ id: 'seafood', called: 'seafood', ...FISH }]),
  sideYield({
    good: 'seafood',
    at: { mark: 'seafood', called: 'fishing coast', ...FISH },
    on: 'number',
    each: 'building',
  }),
];

/** Maine to Connecticut, with seafood where the land meets the sea. */
export const newEngland = defineModule({
  id: 'geographies/new-england',
  kind: 'board',
  seats: [3, 4, 5, 6],
  needs: ['geographies/core'],
  options: {
    seafood: {
      type: 'flag',
      default: true,
      words: 'Hexes at the coast give seafood besides their resources',
    },
  },
  without: ({ seafood }) => (seafood ? {} : { parts: parts.map(({ id }) => id) }),
  board: () => newEnglandBoard(),
  parts,
  words: {
    name: 'New England',
    summary:
      'From the woods of Maine to the Sound: six states on one map, and along the coast every harvest brings seafood for the bank.',
    rules: [
      ON_THIS_MAP,
      {
        of: 'good.seafood',
        text: 'Whenever a hex with a fish on it produces, each of your settlements and cities beside it brings you 1 seafood on top of the resources. Every building counts, a city no more than a settlement.',
      },
      ...bankRules('seafood'),
      {
        of: 'good.seafood',
        house: 'A hex that the robber stops gives no seafood. There is always enough of it.',
      },
      { of: 'good.seafood', house: 'At the start you receive only resources.' },
      OWN_MAP,
    ],
  },
});
