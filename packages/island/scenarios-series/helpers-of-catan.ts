import { defineModule, wanted } from '../rulebook/index.ts';
import { ALL_HELPERS } from './helpers/index.ts';
import { helpersWords } from './helpers-words.ts';
import { helpers } from './mechanics/helpers.ts';

/** Everybody has a helper with a small power, who is exchanged after helping once or twice. */
export const helpersOfCatan = defineModule({
  id: 'scenarios-series/helpers-of-catan',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  wants: [
    wanted.robber,
    wanted.developmentCards,
    wanted.knightCards,
    wanted.sevens,
    wanted.bank,
    wanted.cities,
  ],
  options: {
    vincent: {
      type: 'choice',
      default: 'any',
      values: ['any', 'played'],
      words: 'Which knights Vincent takes: any, or (as first published) only those played',
    },
  },
  // Whose helper Vincent is, and with which knights, chance hardly ever brings together.
  exempt: { rare: ['option.vincent'] },
  parts: [helpers(ALL_HELPERS)],
  words: helpersWords,
});
