import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import { handSize, searching } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import type { Helper } from './helper.ts';

const NOT_RICHER = reason('hilde-points', 'this player has no more points, or no cards');

const alms = searching({ decision: 'take-alms', move: 'take-alms' });

export const hilde: Helper = {
  id: 'hilde',
  name: 'Hilde',
  text: 'After the roll, look into the hand of an opponent with more points and take a card.',
  in: ['main', 'trade', 'build'],
  when: (b) => (s, seat) => richer(b, s, seat).length > 0,
  help: (b) => {
    const ask = alms.ask(b);
    return (s, seat) => {
      const others = richer(b, s, seat);
      if (others.length > 1) push(s, b.decision('ask-alms'), 1 << seat);
      else ask(s, seat, others[0], 1);
    };
  },
  part: {
    id: 'alms',
    uses: [alms.part],
    decisions: { 'ask-alms': {} },
    moves: (b) => {
      const ask = alms.ask(b);
      return [
        {
          name: 'ask-alms',
          args: [{ name: 'seat', domain: b.domain('seat') }],
          decisions: ['ask-alms'],
          list: (s, seat, out) => {
            for (const other of richer(b, s, seat)) out.put(other);
          },
          apply: (s, seat, other) => {
            pop(s);
            ask(s, seat, other, 1);
          },
          why: (_s, _seat, other) => (other < 0 ? undefined : NOT_RICHER),
        },
      ];
    },
    words: {
      terms: {
        'decision.ask-alms': 'Into whose hand do you look?',
        'decision.take-alms': 'Take a card from {from:seat}',
        'move.ask-alms': 'Look into this hand',
        'move.take-alms': 'Take this card',
        'reason.hilde-points': 'This player has no more points than you, or no cards.',
      },
    },
  },
};

/** the others with more points, as far as everybody can see, who hold cards */
function richer(b: Book, s: State, seat: Seat): Seat[] {
  return b.rivals[seat].filter(
    (other) => b.rules.publicPoints(s, other) > b.rules.publicPoints(s, seat) && handSize(b, s, other) > 0,
  );
}
