import { defineModule } from '../rulebook/index.ts';
import { expedition } from './ground.ts';

/** Official pair: at sea the cards are a deck of numbers and nothing else. */
export const expeditionEventCards = defineModule({
  id: 'explorers-pirates/event-cards',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: [expedition.id, 'variant/event-cards'],
  defaults: { cardEvents: false },
  offers: {
    cardEvents: [],
    conflict: [],
    tradeAdvantage: [],
    robberFlees: [],
    assistance: [],
  },
  words: {
    name: 'Explorers & Pirates with event cards',
    summary: 'The deck only takes the place of the dice.',
    rules: ['All events of the cards are ignored: only their numbers count.'],
  },
});
