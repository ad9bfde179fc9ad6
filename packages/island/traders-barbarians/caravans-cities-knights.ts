import { defineModule } from '../rulebook/index.ts';
import { caravans } from './caravans.ts';

/** Official pair: brick and lumber are bid, and the points that the guide names are needed. */
export const caravansCitiesKnights = defineModule({
  id: 'traders-barbarians/caravans-cities-knights',
  kind: 'variant',
  internal: true,
  version: 2,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', caravans.id],
  defaults: { points: 15 },
  rules: (_was, b) => {
    const bids = [b.good('brick'), b.good('lumber')];
    return { caravanVotes: { mayBid: (_s, good) => bids.includes(good) } };
  },
  words: {
    name: 'The Caravans with Cities & Knights',
    summary: 'Knights and camels on one island: brick and lumber are bid, to 15 points.',
    takesBack: ['goal-knights', 'goal-caravans'],
    rules: [
      'You bid brick and lumber for votes, not wool and grain.',
      {
        key: 'goal-caravans',
        where: { points: 15 },
        text: 'Fifteen points win, as the guide to all of Catan says; the manual names no number for the two together.',
      },
      { house: 'A city that falls keeps its point for the camels.' },
    ],
  },
});
