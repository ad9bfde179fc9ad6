import { defineModule } from '../rulebook/index.ts';

/** Official pair: with Cities & Knights both forms of Greater Catan go to the same goal. */
export const citiesKnightsBridges = defineModule({
  id: 'cities-knights/greater-catan-bridges',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['cities-knights/core', 'seafarers/greater-catan-bridges'],
  rules: (was) => ({ goal: (s) => was.goal(s) + 3 }),
  words: {
    name: 'Cities & Knights with bridges',
    summary: 'Greater Catan with bridges and knights, to 20 points.',
    rules: ['With Cities & Knights three more points are needed to win: 20.'],
  },
});
