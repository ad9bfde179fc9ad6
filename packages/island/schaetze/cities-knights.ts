import { push, type Seat } from '@hexwright/kernel';
import { choosesBranch } from '../cities-knights/index.ts';
import { defineModule } from '../rulebook/index.ts';

/** Official pair: a treasure with a card on it brings a progress card. */
export const schaetzeKnights = defineModule({
  id: 'schaetze/cities-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['schaetze', 'cities-knights/sea'],
  decisions: { 'treasure-card': {} },
  rules: (_was, b) => ({
    treasures: { card: (s, seat) => push(s, b.decision('treasure-card'), 1 << seat) },
  }),
  moves: (b) => [choosesBranch(b, 'treasure-card', 'treasure-card')],
  // A card too many that was drawn while building is given back before the turn goes on.
  turnSteps: (b) => {
    const cards = b.row<Seat>('cardCount');
    const over = b.decision('over-limit');
    return [
      {
        before: 'end',
        add: {
          id: 'treasure-over-limit',
          run: (s) => {
            const seat = b.fields.active.get(s);
            if (cards.get(s, seat) > b.the.decks.limit(s, seat)) push(s, over, 1 << seat);
          },
        },
      },
    ];
  },
  words: {
    name: 'Treasures with Cities & Knights',
    summary: 'Treasures bring progress cards.',
    rules: [
      'A treasure with a card brings a progress card.',
      {
        house:
          'You choose the deck. If you have a card too many at the end of the turn, you play one or give one back.',
      },
    ],
    terms: {
      'decision.treasure-card': 'The treasure is a progress card: choose its branch',
      'move.treasure-card': 'Draw a card of this branch for the treasure',
    },
  },
});
