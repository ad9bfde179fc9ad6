import { BRANCHES } from '../cities-knights/index.ts';
import { keptMetropolises } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';

/** Pair with Cities & Knights: a disaster may strike a metropolis, which its owner keeps for another city. */
export const disastersWithKnights = defineModule({
  id: 'bonus/disasters-with-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', 'bonus/disasters-on-catan'],
  parts: [
    keptMetropolises(
      BRANCHES.map(({ branch }) => branch),
      'city',
    ),
  ],
  words: {
    name: 'Disasters with Cities & Knights',
    summary: 'A metropolis, too, can be struck by a disaster.',
    rules: [
      {
        house:
          'A disaster strikes a metropolis as it does any city. Its owner makes another city the metropolis, or keeps it for the next one.',
      },
    ],
  },
});
