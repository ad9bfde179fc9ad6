import { push, type Seat, type State, topKind } from '@hexwright/kernel';
import { handSize } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { progressCard } from './deck.ts';
import { anyAhead } from './rival.ts';

const LOSS = 0.03;

/** how many cards the saboteur of a seat costs another: half, if that one has at least as many points */
const loses = (b: Book, s: State, seat: Seat, other: Seat): number => {
  const half = b.the.decks.barTake(s, seat, other) ? 0 : handSize(b, s, other) >> 1;
  return half > 0 && b.rules.publicPoints(s, other) >= b.rules.publicPoints(s, seat) ? half : 0;
};

export const saboteur = progressCard({
  card: {
    id: 'saboteur',
    deck: 'politics',
    count: 2,
    when: (b) => anyAhead(b, 0, 2),
    play: (b) => {
      const toDiscard = b.row<Seat>('toDiscard');
      const discard = b.decision('discard');
      return (s, seat) => {
        let seats = 0;
        for (const other of b.rivals[seat]) {
          toDiscard.set(s, other, loses(b, s, seat, other));
          if (toDiscard.get(s, other) > 0) seats |= 1 << other;
        }
        if (seats) push(s, discard, seats);
      };
    },
  },
  rules: (was, b) => {
    const toDiscard = b.row<Seat>('toDiscard');
    const discard = b.decision('discard');
    return {
      hints: {
        // What the others are about to lose is worth a little to a bot.
        promised: (s, seat) => {
          const promised = was.hints.promised(s, seat);
          if (topKind(s) !== discard) return promised;
          return promised + LOSS * b.rivals[seat].reduce((sum, other) => sum + toDiscard.get(s, other), 0);
        },
      },
    };
  },
  name: 'Saboteur',
  text: 'Every other player with at least as many points as you discards half of their resources and commodities, rounded down, and chooses which.',
  shape: 'flame',
});
