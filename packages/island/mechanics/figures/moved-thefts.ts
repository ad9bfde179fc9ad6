import { depthOf, frameSeats, NATURE, type Seat, type State } from '@hexwright/kernel';
import type { BlockerNo, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** the blocker that has just been moved and may rob now, plus one */
  robbingWith: field.cell({ noLook: 'the decision on the table says it' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    thefts: TheftPoints;
  }
}

export interface TheftPoints {
  /** the thief has moved the blocker and robs the victim with it: what follows besides the theft */
  byMove(s: State, thief: Seat, victim: Seat, blocker: BlockerNo): void;
}

/** Tells thefts that follow from moving a blocker from all others, such as those of a card. */
export function movedThefts(): Part {
  return {
    id: 'moved-thefts',
    fields,
    brings: ['thefts'],
    rules: (was, b) => {
      const { robbingWith: robbing } = handlesOf(b, fields);
      return {
        thefts: { byMove: () => {} },
        blockers: {
          moved: (s, seat, blocker, place) => {
            const depth = depthOf(s);
            robbing.set(s, blocker + 1);
            was.blockers.moved(s, seat, blocker, place);
            if (!isAsked(s, depth)) robbing.set(s, 0);
          },
          rob: (s, seat, victim) => {
            was.blockers.rob(s, seat, victim);
            const blocker = robbing.get(s) - 1;
            if (blocker < 0) return;
            robbing.set(s, 0);
            b.the.thefts.byMove(s, seat, victim, blocker);
          },
        },
      };
    },
  };
}

/** Whether somebody is to choose something since there were so many decisions; what nature draws is no theft. */
function isAsked(s: State, depth: number): boolean {
  for (let at = depth; at < depthOf(s); at++) if (frameSeats(s, at) !== NATURE) return true;
  return false;
}
