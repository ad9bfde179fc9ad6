import { pop, push, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import { handSize } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

/** The seat takes a card at random from a player of its choice. */
export function askTaking(b: Book, s: State, seat: Seat, optional: boolean): void {
  // Whose hand is empty now may hold a card when the seat's turn comes, so all hands are asked.
  for (let other = 0; other < b.seats; other++)
    if (handSize(b, s, other) > 0) {
      push(s, b.decision('take-card'), 1 << seat, optional ? 1 : 0);
      return;
    }
}

function mayTakeFrom(b: Book, s: State, seat: Seat, other: number): boolean {
  return other !== seat && handSize(b, s, other) > 0;
}

export function taking(): Part {
  return {
    id: 'taking',
    decisions: { 'take-card': { args: () => [{ name: 'optional', domain: { id: 'flag', size: 2 } }] } },
    moves: (b) => [
      {
        name: 'take-card',
        args: [{ name: 'seat', domain: b.domain('seat') }],
        decisions: ['take-card'],
        list: (s, seat, out) => {
          for (let other = 0; other < b.seats; other++) if (mayTakeFrom(b, s, seat, other)) out.put(other);
        },
        apply: (s, seat, other) => {
          pop(s);
          b.the.blockers.rob(s, seat, other);
        },
        why: (s, seat, other) =>
          other >= 0 && !mayTakeFrom(b, s, seat, other)
            ? reason('nothing-to-take', `seat ${other} has no card to take`)
            : undefined,
      },
      {
        name: 'take-no-card',
        decisions: ['take-card'],
        // Somebody who took before may have emptied the last hand.
        list: (s, seat, out) => {
          let none = true;
          for (let other = 0; other < b.seats; other++) if (mayTakeFrom(b, s, seat, other)) none = false;
          if (none || topArg(s, 0) === 1) out.put();
        },
        apply: (s) => pop(s),
        why: () => reason('must-take', 'a card must be taken'),
      },
    ],
  };
}
