import type { Seat, State } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';

/** Points alone do not win: whoever claims the victory must also meet this condition. */
export function victoryNeeds(name: string, condition: (b: Book) => (s: State, seat: Seat) => boolean): Part {
  return {
    id: `victory-needs ${name}`,
    of: condition,
    rules: (was, b) => {
      const met = condition(b);
      return {
        claimant: (s) => {
          const seat = was.claimant(s);
          return seat >= 0 && met(s, seat) ? seat : -1;
        },
      };
    },
  };
}
