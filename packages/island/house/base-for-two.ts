import { defineModule, taken } from '../rulebook/index.ts';

/** The base game with two seats and nothing else, as programs are often measured. */
export const baseForTwo = defineModule({
  id: 'house/base-for-two',
  kind: 'variant',
  seats: [2],
  opens: [2],
  needs: ['first-island/base'],
  takes: [taken.rulesForTwo],
  words: {
    name: 'The base game with two seats',
    summary: 'Two play the base game as it is, without neutral colours: the usual yardstick of programs.',
    rules: [
      {
        house:
          'Two players use all the rules of the base game for three and four, unchanged, on the same board.',
      },
    ],
  },
});
