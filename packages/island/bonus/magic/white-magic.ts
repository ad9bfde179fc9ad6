import { magicCard } from './magic-card.ts';

export const whiteMagic = magicCard({
  card: { id: 'white-magic', count: 1, points: 1 },
  name: 'White Magic',
  text: 'Reveal it as soon as you draw it: it is worth 1 point.',
  shape: 'star',
});
