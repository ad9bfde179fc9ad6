import { DEPTH, reason, type Seat, type State, tell, top } from '@hexwright/kernel';
import type { Book, CardNo, Part } from '../rulebook/index.ts';
import { dropFromHand } from './stacks.ts';

/** Action cards: played from the hand, done at once, and put on the discard pile. */
export const actions: Part = {
  id: 'actions',
  rules: (_was, b) => ({
    barPlay: (s, seat, card) => b.cards[card].deed.bar?.(s, seat),
    defence: () => 0,
    fireproof: () => false,
    onPlayed: (s, seat, card) => b.cards[card].deed.play?.(s, seat),
  }),
  moves: (b) => {
    const actionsAt = (when?: 'roll'): Int16Array =>
      Int16Array.from(
        b.cards.filter((card) => card.kind === 'action' && card.when === when),
        ({ index }) => index,
      );
    const [toRoll, toAct] = [actionsAt('roll'), actionsAt()];
    return [
      {
        name: 'play',
        args: [{ name: 'card', domain: b.domain('card') }],
        decisions: ['roll', 'act'],
        list: (s, seat, out) => {
          const { cells } = s;
          const { at, width } = b.fields.hand;
          const hand = at + seat * width;
          const now = s.cells[top(s)] === b.decision('roll') ? toRoll : toAct;
          for (let i = 0; i < now.length; i++)
            if (cells[hand + now[i]] !== 0 && !b.rules.barPlay(s, seat, now[i])) out.put(now[i]);
        },
        apply: (s, seat, card) => {
          discard(b, s, seat, card);
          b.rules.onPlayed(s, seat, card);
        },
        why: (s, seat, card) => {
          if (card < 0) return undefined;
          return isPlayable(b, s, seat, card) ? b.rules.barPlay(s, seat, card) : NOT_PLAYABLE;
        },
      },
    ];
  },
  words: {
    terms: {
      'move.play': 'Play {card}',
      'event.played': '{seat} plays {card}.',
      'reason.not-playable': 'It is not a card that you can play now.',
    },
  },
};

const NOT_PLAYABLE = reason('not-playable', 'it is not a card that you can play now');

/** whether the seat holds this action and this is the time for it */
function isPlayable(b: Book, s: State, seat: Seat, card: CardNo): boolean {
  const { kind, when } = b.cards[card];
  if (b.fields.hand.get(s, seat, card) === 0 || kind !== 'action' || s.cells[DEPTH] === 0) return false;
  return s.cells[top(s)] === b.decision('roll') ? when === 'roll' : when === undefined;
}

/** An action card goes from the hand to the discard pile, for everybody to see. */
export function discard(b: Book, s: State, seat: Seat, card: CardNo): void {
  dropFromHand(b, s, seat, card);
  b.fields.discard.add(s, card, 1);
  if (s.events) tell(s, 'played', { seat, card: b.cards[card].id });
}
