import { pop, push, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Part } from '../rulebook/index.ts';

/** The number of the production die is chosen before the roll. */
export const chosenNumber: Part = {
  id: 'chosen number',
  decisions: { 'choose-number': {} },
  moves: (b) => [
    {
      name: 'choose-number',
      args: [{ name: 'number', domain: b.domain('die') }],
      decisions: ['choose-number'],
      list: (_s, _seat, out) => out.putAll(),
      apply: (s, seat, face) => {
        pop(s);
        b.fields.die.set(s, face + 1);
        if (s.events) tell(s, 'chosen-number', { seat, number: face + 1 });
      },
    },
  ],
  words: {
    terms: {
      'decision.choose-number': 'Choose the number of the production die',
      'move.choose-number': 'Choose {number}',
      'event.chosen-number': '{seat} turns the production die to {number}.',
    },
  },
};

export function askNumber(b: Book, s: State, seat: Seat): void {
  push(s, b.decision('choose-number'), 1 << seat);
}
