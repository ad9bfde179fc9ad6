import type { PairFact } from '../fact.ts';

export const facts: readonly PairFact[] = [
  {
    of: ['rivals/duel-of-the-princes', 'cities-knights/core'],
    source: 'house: the card game has no board',
    says: 'refused',
    seats: [2],
    refused: /./,
  },
];
