import type { PairFact } from '../fact.ts';

export const facts: readonly PairFact[] = [
  {
    of: ['scenarios-series/helpers-of-catan', 'cities-knights/core'],
    source: '003:10838',
    says: 'not compatible',
    refused: /development cards/,
  },
  {
    of: ['scenarios-series/oil-springs', 'cities-knights/core'],
    source: '003:10879',
    says: 'not compatible',
    refused: /development cards/,
  },
  {
    of: ['scenarios-series/frenemies', 'cities-knights/core'],
    source: '003:10994',
    says: 'not compatible',
    refused: /development cards/,
  },
  {
    of: ['scenarios-series/big-game-big-honor', 'cities-knights/core'],
    source: '003:11055',
    says: 'not compatible',
    refused: /not made for knights/,
  },
  {
    of: ['scenarios-series/santa-claus', 'cities-knights/core'],
    source: 'house: no document speaks against the two together',
    says: 'thirteen points win',
    goal: 13,
  },
];
