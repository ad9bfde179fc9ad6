import { askGoods, canChoose } from '../../mechanics/index.ts';
import { magicCard } from './magic-card.ts';

const GOODS = 3;

export const magicOfNature = magicCard({
  card: {
    id: 'magic-of-nature',
    count: 1,
    when: (b) => (s, seat) => canChoose(b, s, seat),
    play: (b) => (s, seat) => askGoods(b, s, seat, GOODS),
  },
  name: 'Magic of Nature',
  text: 'Take 3 resources of your choice from the bank.',
  shape: 'drop',
});
