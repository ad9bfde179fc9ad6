import { defineModule } from '../rulebook/index.ts';

/** Official pair: with Cities & Knights both forms of Greater Catan go to the same goal. */
export const citiesKnightsBridges = defineModule({
  id: 'cities-knights/greater-catan-bridges',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['cities-knights/sea', 'seafarers/greater-catan-bridges'],
  defaults: { points: 20 },
  words: {
    name: 'Cities & Knights with bridges',
    summary: 'Greater Catan with bridges and knights, to 20 points.',
    takesBack: ['goal-at-sea'],
    rules: [{ where: { points: 20 }, text: 'With Cities & Knights you need three more points to win: 20.' }],
  },
});
