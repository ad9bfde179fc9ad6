import { isOver, type State } from '@hexwright/kernel';
import { finish, track } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    rival: RivalPoints;
  }
}

export interface RivalPoints {
  /** the points with which the rival beats everybody */
  goal(s: State): number;
}

const points = track({ name: 'rivalPoints', tells: 'rival-scored' });

/** An opponent made of rules alone: it holds no seat and no goods, but scores, and beats everybody at its goal. */
export function rival(): Part {
  return {
    id: 'rival',
    uses: [points.part],
    brings: ['rival'],
    rules: (was, b) => {
      const scored = points.at(b);
      return {
        rival: {
          goal: (s) => b.rules.goal(s),
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          if (!isOver(s) && scored(s) >= b.the.rival.goal(s)) finish(b, s, 0, 'defeat');
        },
      };
    },
  };
}

export function rivalScores(b: Book, s: State, count: number): void {
  points.moves(b)(s, count);
}

/** Ends the game here: the seats with most points win if they have more than the rival; otherwise all are beaten. */
export function weighRival(b: Book, s: State): void {
  let most = points.at(b)(s);
  let winners = 0;
  for (let seat = 0; seat < b.seats; seat++) {
    const own = b.rules.points(s, seat);
    if (own > most) {
      most = own;
      winners = 1 << seat;
    } else if (own === most && winners !== 0) winners |= 1 << seat;
  }
  finish(b, s, winners, winners === 0 ? 'defeat' : 'condition');
}
