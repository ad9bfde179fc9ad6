import { defineModule } from '../rulebook/index.ts';

/** Official pair: everybody has a harbour in any case. */
export const theBattleKnights = defineModule({
  id: 'sea-robbers/the-battle-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['sea-robbers/the-battle-against-the-sea-robbers', 'sea-robbers/first-knight'],
  // It is the usual value that nobody changes.
  offers: { ownHarbours: [] },
  words: {
    name: 'The Battle with Cities & Knights',
    summary: 'Everybody has a harbour for one resource.',
    rules: [
      'With their first settlement everybody chooses a harbour for one resource, each harbour once: the bank then takes 2 of it for 1 other.',
    ],
  },
});
