import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import { handSize } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface RivalChoice {
  readonly decision: string;
  readonly move: string;
  /** whether this other player can be chosen, as everybody can see */
  readonly may: (b: Book) => (s: State, seat: Seat, other: Seat) => boolean;
  readonly chosen: (b: Book) => (s: State, seat: Seat, other: Seat) => void;
}

const NOT_THIS_ONE = reason('not-this-player', 'this player cannot be chosen');

/** One of the other players is chosen, for what a card does to one alone. */
export function choosesRival({ decision, move, may, chosen }: RivalChoice) {
  return {
    decisions: { [decision]: {} },
    moves: (b) => {
      const open = may(b);
      const then = chosen(b);
      return [
        {
          name: move,
          args: [{ name: 'seat', domain: b.domain('seat') }],
          decisions: [decision],
          list: (s, seat, out) => {
            for (const other of b.rivals[seat]) if (open(s, seat, other)) out.put(other);
          },
          apply: (s, seat, other) => {
            pop(s);
            then(s, seat, other);
          },
          why: (s, seat, other) =>
            other < 0 || (other !== seat && open(s, seat, other)) ? undefined : NOT_THIS_ONE,
        },
      ];
    },
  } satisfies Pick<Part, 'decisions' | 'moves'>;
}

/** Whether another player with so many cards in hand, of whom cards may take some, is ahead by so many points; those of the seat are counted once for all of them. */
export function anyAhead(b: Book, lead: number, cards: number): (s: State, seat: Seat) => boolean {
  return (s, seat) => {
    const least = b.rules.publicPoints(s, seat) + lead;
    const rivals = b.rivals[seat];
    for (let i = 0; i < rivals.length; i++)
      if (handSize(b, s, rivals[i]) >= cards && b.rules.publicPoints(s, rivals[i]) >= least)
        if (b.the.decks.barTake(s, seat, rivals[i]) === undefined) return true;
    return false;
  };
}

/** when and how a card that hits one other player is played */
export const atRival = ({ decision, may }: Pick<RivalChoice, 'decision' | 'may'>) => ({
  when: (b: Book) => {
    const open = may(b);
    return (s: State, seat: Seat): boolean => b.rivals[seat].some((other) => open(s, seat, other));
  },
  play: (b: Book) => {
    const asked = b.decision(decision);
    return (s: State, seat: Seat): void => push(s, asked, 1 << seat);
  },
});
