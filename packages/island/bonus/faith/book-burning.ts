import { cardDiscard } from '../../cities-knights/index.ts';
import { faithCard } from './faith-card.ts';

const burning = cardDiscard({ name: 'book-burning' });

export const bookBurning = faithCard({
  card: {
    id: 'book-burning',
    count: (_seats, { secondDogma }) => (secondDogma ? 0 : 1),
    ...burning.played,
  },
  name: 'Book Burning',
  text: 'Every player, you too, puts one progress card out of the hand under its deck.',
  shape: 'flame',
  ...burning.part,
  terms: {
    'decision.book-burning': 'Book Burning: put one of your progress cards under its deck',
    ...burning.terms,
  },
});
