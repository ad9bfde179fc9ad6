import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { askGoods, blockerAt, expel, hexesOf, roomFor, take } from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';
import type { Helper } from './helper.ts';

const NO_DESERT = reason('lin-desert', 'the robber goes to a desert');

export const lin: Helper = {
  id: 'lin',
  name: 'Lin',
  text: 'Before or after the roll, send the robber to a desert without stealing, and take a resource of the hex it leaves.',
  in: ['roll', 'main', 'trade', 'build'],
  when: (b) => {
    const robber = b.blocker('robber');
    return (s, seat) => {
      if (blockerAt(b, s, robber) < 0) return false;
      return refuges(b, s, seat).length > 0 || hexesOf(b, s, b.terrain('desert')).length === 0;
    };
  },
  help: (b) => (s, seat) => {
    const deserts = refuges(b, s, seat);
    if (deserts.length > 1) push(s, b.decision('banish-robber'), 1 << seat);
    else banish(b, s, seat, deserts[0]);
  },
  part: banishment(),
};

/** the deserts where the robber is not, and may be */
function refuges(b: Book, s: State, seat: Seat): Hex[] {
  const robber = b.blocker('robber');
  return hexesOf(b, s, b.terrain('desert')).filter(
    (hex) =>
      blockerAt(b, s, robber) !== hex &&
      (b.the.blockers.shuns(s, robber, hex, seat) ||
        b.the.blockers.barStand(s, robber, hex, seat) === undefined),
  );
}

/** The robber goes to the desert, or off the board where there is none, and the seat takes what its hex would have given. */
function banish(b: Book, s: State, seat: Seat, desert: Hex | undefined): void {
  const robber = b.blocker('robber');
  const good = b.rules.hexGood(s, blockerAt(b, s, robber));
  if (desert === undefined) expel(b, s, robber);
  else {
    b.fields.blocker.set(s, robber, desert);
    if (s.events) tell(s, 'robber-banished', { seat, blocker: 'robber', hex: desert });
  }
  if (good < NO_GOOD) askGoods(b, s, seat, 1);
  else if (good > NO_GOOD && b.fields.bank.get(s, good) > 0 && roomFor(b, s, seat, good) > 0) {
    take(b, s, seat, good, 1);
    if (s.events) tell(s, 'chose', { seat, good: b.goods[good].id });
  }
}

function banishment(): Part {
  return {
    id: 'banishment',
    decisions: { 'banish-robber': {} },
    moves: (b) => [
      {
        name: 'banish-robber',
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['banish-robber'],
        list: (s, seat, out) => {
          for (const hex of refuges(b, s, seat)) out.put(hex);
        },
        apply: (s, seat, hex) => {
          pop(s);
          banish(b, s, seat, hex);
        },
        why: (s, seat, hex) => (hex < 0 || refuges(b, s, seat).includes(hex) ? undefined : NO_DESERT),
      },
    ],
    // Few boards have three deserts, or two while the robber is elsewhere.
    exempt: { rare: ['move.banish-robber'] },
    words: {
      terms: {
        'decision.banish-robber': 'To which desert does the robber go?',
        'move.banish-robber': 'Send the robber here',
        'event.robber-banished': '{seat} sends the {blocker} to the desert.',
        'reason.lin-desert': 'The robber goes to a desert.',
      },
    },
  };
}
