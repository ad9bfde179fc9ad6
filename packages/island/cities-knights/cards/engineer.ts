import { buildsOnce } from './builds-once.ts';
import { progressCard } from './deck.ts';

const wall = buildsOnce({ decision: 'free-wall', move: 'free-wall', piece: 'city-wall', cost: {} });

export const engineer = progressCard({
  card: { id: 'engineer', deck: 'science', count: 1, ...wall.played },
  name: 'Engineer',
  text: 'Build one city wall for free, under a city without one. Nobody has more than 3 walls.',
  shape: 'wall',
  ...wall.part,
  terms: {
    'decision.free-wall': 'Engineer: choose the city that gets a wall',
    'move.free-wall': 'Wall this city for free',
  },
});
