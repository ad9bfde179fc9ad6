import { defineModule } from '../rulebook/index.ts';

/** Both official pairs together: knights on the coast, and a neutral colour that has some. */
export const seaRobbersKnightsForTwo = defineModule({
  id: 'sea-robbers/cities-knights-for-two',
  kind: 'variant',
  internal: true,
  seats: [2],
  needs: ['sea-robbers/cities-knights', 'sea-robbers/for-two', 'variant/cities-knights-for-two'],
  words: {
    name: 'The Sea Robbers with Cities & Knights for two',
    summary: 'Where the two differ, the rules of Cities & Knights come before those for two players.',
    rules: [
      {
        house:
          'The neutral colour starts with settlements only, without a city or a knight; no neutral knight comes with the starting knights.',
      },
    ],
  },
});
