import { buildsOnce } from './builds-once.ts';
import { progressCard } from './deck.ts';

export const cheapCity = buildsOnce({
  decision: 'cheap-city',
  move: 'cheap-city',
  piece: 'city',
  cost: { ore: 2, grain: 1 },
});

export const medicine = progressCard({
  card: { id: 'medicine', deck: 'science', count: 2, ...cheapCity.played },
  name: 'Medicine',
  text: 'Turn one of your settlements into a city for 2 ore and 1 grain. Two of these cards cannot be combined for one city.',
  shape: 'city',
  ...cheapCity.part,
  terms: {
    'decision.cheap-city': 'Medicine: choose the settlement that becomes a city',
    'move.cheap-city': 'Make it a city for 2 ore and 1 grain',
  },
});
