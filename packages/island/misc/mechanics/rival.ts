import { OVER, type State, tell } from '@hexwright/kernel';
import { finish } from '../../mechanics/index.ts';
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

/** An opponent made of rules alone: it holds no seat and no goods, but scores, and beats everybody at its goal. */
export function rival(): Part {
  return {
    fields: { rivalPoints: {} },
    brings: ['rival'],
    rules: (was, b) => {
      const points = b.field('rivalPoints');
      return {
        rival: {
          goal: (s) => b.rules.goal(s),
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          if (!s.cells[OVER] && s.cells[points] >= b.the.rival.goal(s)) finish(b, s, 0, 'defeat');
        },
      };
    },
  };
}

export function rivalScores(b: Book, s: State, count: number): void {
  if (count === 0) return;
  const points = b.field('rivalPoints');
  s.cells[points] += count;
  if (s.events) tell(s, 'rival-scored', { count, points: s.cells[points] });
}

/** Ends the game here: the seats with most points win if they have more than the rival; otherwise all are beaten. */
export function weighRival(b: Book, s: State): void {
  let most = s.cells[b.field('rivalPoints')];
  let winners = 0;
  for (let seat = 0; seat < b.seats; seat++) {
    const points = b.rules.publicPoints(s, seat);
    if (points > most) {
      most = points;
      winners = 1 << seat;
    } else if (points === most && winners !== 0) winners |= 1 << seat;
  }
  finish(b, s, winners, winners === 0 ? 'defeat' : 'condition');
}
