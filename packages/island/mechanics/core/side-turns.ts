import type { State } from '@hexwright/kernel';
import { type Book, type Part, taken } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    halves: SidePoints;
  }
}

export interface SidePoints {
  /** the seats of this side, as bits */
  seatsOf(side: number): number;
  /** whose turn it is: the first side or the second */
  side(s: State): number;
}

/** how many seats the first side has: of an odd number the one more */
export function firstSide(seats: number): number {
  return (seats + 1) >> 1;
}

/**
 * The seats form two sides, and all of one side have their turns at the same time: one number for everybody, which nobody asks for, then each
 * trades and builds until it is done. When the last one is done the other side follows. Two turns are a round.
 */
export function sideTurns(): Part {
  return {
    id: 'side-turns',
    takes: [taken.turn],
    without: { moves: ['roll'] },
    brings: ['halves'],
    overrides: {
      firstSeat: 'the first side begins',
      seatAfter: 'the other side follows',
      atTurn: 'all of a side have their turn',
    },
    rules: (_was, b) => {
      const half = firstSide(b.seats);
      const first = (1 << half) - 1;
      const sides = [first, b.everyone & ~first];
      return {
        halves: {
          seatsOf: (side) => sides[side],
          side: (s) => (b.fields.active.get(s) < half ? 0 : 1),
        },
        firstSeat: () => 0,
        seatAfter: (_s, seat) => (seat < half ? half : 0),
        atTurn: (s) => (b.fields.active.get(s) < 0 ? 0 : b.the.halves.seatsOf(b.the.halves.side(s))),
      };
    },
    turnSteps: (b: Book) => [{ replace: 'roll', by: { id: 'roll', run: (s) => b.rules.askNumber(s) } }],
  };
}
