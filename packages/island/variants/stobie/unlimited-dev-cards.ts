import { cardFields } from '../../mechanics/index.ts';
import { defineModule, type Part, wanted } from '../../rulebook/index.ts';
import { houseRule } from './house-rules.ts';

/** A card that is played leaves room for the next one. */
export const manyCards: Part = {
  id: 'many-cards',
  rules: (was, b) => {
    const { cardPlayed } = cardFields(b);
    return {
      cards: {
        played: (s, seat, card) => {
          was.cards.played(s, seat, card);
          cardPlayed.set(s, 0);
        },
      },
    };
  },
};

export const unlimitedDevCards = defineModule({
  id: 'variant/stobie-unlimited-dev-cards',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.developmentCards],
  takes: [houseRule('unlimited-dev-cards')],
  parts: [manyCards],
  words: {
    name: 'Stobie: any number of development cards',
    summary: 'More than one development card may be played in a turn.',
    rules: [
      'Any number of development cards may be played in a turn, one after the other.',
      'You still cannot play a card on the turn on which you bought it.',
    ],
  },
});
