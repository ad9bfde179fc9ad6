import { defineModule } from '../rulebook/index.ts';
import { caravans } from './caravans.ts';

/** Official pair: brick and lumber are bid, and two points more are needed. */
export const caravansCitiesKnights = defineModule({
  id: 'traders-barbarians/caravans-cities-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', caravans.id],
  defaults: { points: 14 },
  rules: (_was, b) => {
    const bids = [b.good('brick'), b.good('lumber')];
    return { caravanVotes: { mayBid: (_s, good) => bids.includes(good) } };
  },
  words: {
    name: 'The Caravans with Cities & Knights',
    summary: 'Knights and camels on one island: brick and lumber are bid, to 14 points.',
    takesBack: ['goal-caravans'],
    rules: [
      'Brick and lumber are bid for votes, not wool and grain.',
      { key: 'goal-caravans', text: 'Two more points are needed: fourteen win.' },
      { house: 'A city that falls keeps its point for the camels.' },
    ],
  },
});
