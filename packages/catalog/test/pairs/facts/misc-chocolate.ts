import type { PairFact } from '../fact.ts';

const TEST = 'packages/island/test/misc/chocolate-market.test.ts';

export const facts: readonly PairFact[] = [
  {
    of: ['misc/chocolate-market', 'cities-knights/core'],
    source: '003:14208',
    says: 'two settlements and a city, the city second',
    goal: 16,
    brings: 'misc/chocolate-market-knights',
    heldBy: [TEST, 'the city is placed second of three'],
  },
  {
    of: ['misc/chocolate-market', 'cities-knights/core'],
    source: '003:14192–14195',
    says: 'rewards are progress cards of any deck, and no commodities',
    brings: 'misc/chocolate-market-knights',
    heldBy: [TEST, 'a card is a progress card of any deck, and no commodity may be chosen'],
  },
];
