import { cardLevy } from '../../cities-knights/index.ts';
import { faithCard } from './faith-card.ts';

const levy = cardLevy({ name: 'dogma', deck: 'science' });

export const dogma = faithCard({
  card: {
    id: 'dogma',
    count: (_seats, { secondDogma }) => (secondDogma ? 2 : 1),
    worth: 0.15,
    ...levy.played,
  },
  name: 'Dogma',
  text: 'Every other player who holds science cards gives you one of them, openly. You keep one of these; the others go under their deck.',
  shape: 'book',
  ...levy.part,
  terms: {
    'decision.dogma': 'Dogma: give one of your science cards',
    'decision.dogma-keep': 'Dogma: keep one of these cards',
    ...levy.terms,
  },
});
