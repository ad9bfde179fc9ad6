import { defineModule } from '../rulebook/index.ts';

/** tokens on each pasture */
const TOKENS = 6;

/** Official pair: bog iron is plenty, and cloth is never ore. */
export const theAttackKnights = defineModule({
  id: 'sea-robbers/the-attack-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['sea-robbers/the-attack', 'sea-robbers/first-knight'],
  offers: { bogIron: [] },
  rules: () => ({ bogIron: { tokens: () => TOKENS } }),
  words: {
    name: 'The Attack with Cities & Knights',
    summary: 'Six bog iron on each pasture, and the cloth of a city beside it.',
    takesBack: ['bog-iron'],
    rules: [
      'Six bog iron tokens lie on every pasture.',
      'A city beside a pasture gets its cloth in any case; only the wool may become ore.',
    ],
  },
});
