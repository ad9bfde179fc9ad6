import {
  type Bar,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import { type Favour, giveBack, held, take } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';

const SAME = reason('swap-same', 'another good is wanted');
const NOT_HELD = reason('swap-none', 'the hand has none of it, or the bank none of the other');
const FIRST = reason('swap-first', 'a good is exchanged first');

/** Up to so many goods of the hand are exchanged with the bank, one for one. Needs the part `evenSwaps`. */
export const swapsOf = (count: number): Favour => ({
  when: (b) => (s, seat) => canSwap(b, s, seat),
  gain: (b) => {
    const decision = b.decision('even-swap');
    return (s, seat) => push(s, decision, 1 << seat, count, 0);
  },
});

function bar(b: Book, s: State, seat: Seat, give: Good, want: Good): Bar {
  if (give === want) return SAME;
  const may = b.choosable.includes(give) && b.choosable.includes(want) && held(b, s, seat, give) > 0;
  return may && b.rules.barChoose(s, seat, want) === undefined ? undefined : NOT_HELD;
}

function canSwap(b: Book, s: State, seat: Seat): boolean {
  return b.choosable.some((give) => b.choosable.some((want) => bar(b, s, seat, give, want) === undefined));
}

/** The exchange: the first is a must where it can be made, the others are not. */
export function evenSwaps(): Part {
  return {
    id: 'even-swaps',
    decisions: {
      'even-swap': {
        args: () => [
          { name: 'left', domain: { id: 'count', size: 100 } },
          { name: 'made', domain: { id: 'count', size: 100 } },
        ],
      },
    },
    moves: (b) => [
      {
        name: 'even-swap',
        args: [
          { name: 'give', domain: b.domain('good') },
          { name: 'want', domain: b.domain('good') },
        ],
        decisions: ['even-swap'],
        list: (s, seat, out) => {
          for (const give of b.choosable)
            for (const want of b.choosable)
              if (bar(b, s, seat, give, want) === undefined) out.put(give, want);
        },
        apply: (s, seat, give, want) => {
          const left = topArg(s, 0) - 1;
          giveBack(b, s, seat, give, 1);
          take(b, s, seat, want, 1);
          if (s.events) tell(s, 'swapped', { seat, give: b.goods[give].id, want: b.goods[want].id });
          if (left > 0 && canSwap(b, s, seat)) {
            setTopArg(s, 0, left);
            setTopArg(s, 1, 1);
          } else pop(s);
        },
        why: (s, seat, give, want) => (give < 0 || want < 0 ? undefined : bar(b, s, seat, give, want)),
      },
      {
        name: 'end-swap',
        decisions: ['even-swap'],
        list: (s, seat, out) => {
          if (topArg(s, 1) > 0 || !canSwap(b, s, seat)) out.put();
        },
        apply: (s) => pop(s),
        why: () => FIRST,
      },
    ],
    words: {
      terms: {
        'decision.even-swap': 'Exchange resources with the bank, one for one',
        'move.even-swap': 'Exchange 1 for 1',
        'move.end-swap': 'Enough',
        'event.swapped': '{seat} exchanges {give:good} for {want:good}.',
        'reason.swap-same': 'Choose another resource to take.',
        'reason.swap-none': 'You hold none of it, or the bank has none of the other.',
        'reason.swap-first': 'Exchange one resource first.',
      },
    },
  };
}
