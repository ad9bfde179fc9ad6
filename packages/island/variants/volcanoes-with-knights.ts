import { BRANCHES } from '../cities-knights/index.ts';
import { keptMetropolises } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';

/** Pair with Cities & Knights: an eruption may strike a metropolis, which its owner keeps for another city. */
export const volcanoesWithKnights = defineModule({
  id: 'variant/volcanoes-with-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', 'variant/volcanoes-on-catan'],
  parts: [
    keptMetropolises(
      BRANCHES.map(({ branch }) => branch),
      'city',
    ),
  ],
  words: {
    name: 'Volcanoes with Cities & Knights',
    summary: 'A metropolis, too, can be hit by an eruption.',
    rules: [
      'An eruption hits a metropolis as it does any city. Its owner makes another city of theirs the metropolis, if there is one.',
      'Without another city the owner keeps the metropolis, which is worth nothing meanwhile: the next city that they build becomes it. Of several they choose.',
      'Only the first player at the highest level takes a metropolis that is kept, as usual.',
      'The merchant does not stand on a volcano. Elsewhere it stays, even if the settlement beside it is destroyed.',
    ],
  },
});
