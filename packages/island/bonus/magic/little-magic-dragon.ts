import { pop, reason, type Seat, type State, setToMove, toMove } from '@hexwright/kernel';
import { PROGRESS } from '../../cities-knights/index.ts';
import { cardBars, deckFields } from '../../mechanics/index.ts';
import { magicCard } from './magic-card.ts';

const ID = 'little-magic-dragon';
const FEWER = 4;
const ON_DISCARD = reason('on-discard', 'it is played when its owner must discard');

/** Fewer cards are lost to a 7, whosever turn it is. */
export const littleMagicDragon = magicCard({
  card: { id: ID, count: 1, worth: 0.3, bar: () => () => ON_DISCARD },
  name: 'Little Magic Dragon',
  text: 'When you must discard because of the hand limit, on any player’s turn, discard 4 cards fewer.',
  shape: 'shield',
  moves: (b) => {
    const { cards } = deckFields(b, PROGRESS);
    const card = b.card(ID);
    const toDiscard = b.row<Seat>('toDiscard');
    const holds = (s: State, seat: Seat): boolean => cards.get(s, seat, card) > 0;
    return [
      {
        name: 'spare-cards',
        decisions: ['discard'],
        list: (s, seat, out) => {
          if (holds(s, seat)) out.put();
        },
        apply: (s, seat) => {
          b.the.cards.played(s, seat, card);
          toDiscard.set(s, seat, Math.max(0, toDiscard.get(s, seat) - FEWER));
          if (toDiscard.get(s, seat) > 0) return;
          const left = toMove(s) & ~(1 << seat);
          if (left) setToMove(s, left);
          else pop(s);
        },
        why: (s, seat) => (holds(s, seat) ? undefined : cardBars(b.cards[card]).absent),
      },
    ];
  },
  exempt: { rare: ['move.spare-cards', `card.${ID}`] },
  terms: {
    'move.spare-cards': 'Little Magic Dragon: discard 4 fewer',
    'reason.on-discard': 'You play it when you must discard.',
  },
});
