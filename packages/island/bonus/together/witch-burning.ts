import { cardDiscard } from '../../cities-knights/index.ts';
import { faithCard } from '../faith/faith-card.ts';
import { MAGIC_DECK } from '../magic/magic-card.ts';

const burning = cardDiscard({ name: 'magic-ban', deck: MAGIC_DECK });

export const witchBurning = faithCard({
  card: { id: 'witch-burning', count: 1, ...burning.played },
  name: 'Ban on Magic',
  text: 'Every player who holds magic cards, you too, puts one of them under its deck.',
  shape: 'flame',
  ...burning.part,
  terms: {
    'decision.magic-ban': 'Ban on Magic: put one of your magic cards under its deck',
    ...burning.terms,
  },
});
