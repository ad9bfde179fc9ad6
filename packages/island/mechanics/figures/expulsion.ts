import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import type { Book, Part, Terms } from '../../rulebook/index.ts';
import { blockerAt, expel, NOWHERE } from './blockers.ts';

/** the blockers on the board that the seat may move, as bits */
export function expellable(b: Book, s: State, seat: Seat): number {
  let bits = b.the.blockers.toMove(s, seat);
  for (let i = 0; i < b.blockers.length; i++) if (blockerAt(b, s, i) === NOWHERE) bits &= ~(1 << i);
  return bits;
}

/** Drives a blocker off the board; of several the seat chooses one. */
export function askExpel(b: Book, s: State, seat: Seat): void {
  const bits = expellable(b, s, seat);
  if (bits === 0) return;
  if ((bits & (bits - 1)) === 0) expel(b, s, 31 - Math.clz32(bits));
  else push(s, b.decision('expel'), 1 << seat);
}

/** The choice of the blocker that leaves the board, for games that may have more than one. */
export function expulsion(): Part {
  return {
    id: 'expulsion',
    words: { terms: expulsionTerms },
    exempt: { rare: ['move.expel'] },
    decisions: { expel: {} },
    moves: (b) => [
      {
        name: 'expel',
        args: [{ name: 'blocker', domain: b.domain('blocker') }],
        decisions: ['expel'],
        list: (s, seat, out) => {
          const bits = expellable(b, s, seat);
          for (let i = 0; i < b.blockers.length; i++) if ((bits >> i) & 1) out.put(i);
        },
        apply: (s, _seat, blocker) => {
          pop(s);
          expel(b, s, blocker);
        },
        why: (_s, _seat, blocker) =>
          blocker < 0
            ? undefined
            : reason('blocker-off', `the ${b.blockers[blocker].id} is not on the board`, {
                blocker: b.blockers[blocker].id,
              }),
      },
    ],
  };
}

const expulsionTerms: Terms = {
  'move.expel': 'Send it off the board',
  'decision.expel': 'Choose who leaves the board',
  'reason.blocker-off': 'It is not on the board.',
};
