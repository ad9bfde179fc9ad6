import { pop, push, reason, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import { type Hex, tokenMask } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { progressCard } from './deck.ts';

/** the numbers that stay where they are, as they lie on hexes */
const KEPT = tokenMask([2, 6, 8, 12]);
const NO_TOKEN = reason('no-such-token', 'no number that may be moved lies there');
const SAME = reason('same-number', 'the same number lies there');

/** what lies on the hex as a token that may be moved: the number as a bit, or 0 */
function tokenOn(b: Book, s: State, hex: Hex): number {
  const bits = b.fields.numbers.get(s, hex);
  return b.terrains[b.fields.terrain.get(s, hex)].numbers || (bits & KEPT) !== 0 ? 0 : bits;
}

/** Two number tokens change places. */
export const inventor = progressCard({
  card: {
    id: 'inventor',
    deck: 'science',
    count: 2,
    when: (b) => (s) => {
      let first = 0;
      for (let hex = 0; hex < b.topology.hexes; hex++) {
        const token = tokenOn(b, s, hex);
        if (token === 0) continue;
        if (first !== 0 && token !== first) return true;
        first = token;
      }
      return false;
    },
    play: (b) => (s, seat) => push(s, b.decision('swap-tokens'), 1 << seat),
  },
  name: 'Inventor',
  text: 'Swap two number tokens of your choice, but no 2, 6, 8 or 12. You need no building beside them, and the robber’s hex may be one of the two.',
  shape: 'chit',
  decisions: {
    'swap-tokens': {
      args: (b) => [{ name: 'first', domain: { id: 'hex-or-none', size: b.topology.hexes + 1 } }],
    },
  },
  moves: (b) => [
    {
      name: 'swap-token',
      args: [{ name: 'hex', domain: b.domain('hex') }],
      decisions: ['swap-tokens'],
      list: (s, _seat, out) => {
        const first = topArg(s, 0) - 1;
        const taken = first < 0 ? 0 : tokenOn(b, s, first);
        for (let hex = 0; hex < b.topology.hexes; hex++) {
          const token = tokenOn(b, s, hex);
          if (token !== 0 && token !== taken && hasOther(b, s, hex)) out.put(hex);
        }
      },
      apply: (s, seat, hex) => {
        const first = topArg(s, 0) - 1;
        if (first < 0) return setTopArg(s, 0, hex + 1);
        pop(s);
        const { numbers } = b.fields;
        const moved = numbers.get(s, first);
        numbers.set(s, first, numbers.get(s, hex));
        numbers.set(s, hex, moved);
        if (s.events)
          tell(s, 'tokens-swapped', {
            seat,
            number: 31 - Math.clz32(moved),
            other: 31 - Math.clz32(numbers.get(s, first)),
          });
      },
      why: (s, _seat, hex) => {
        if (hex < 0) return undefined;
        const token = tokenOn(b, s, hex);
        return token === 0 ? NO_TOKEN : SAME;
      },
    },
  ],
  terms: {
    'decision.swap-tokens': 'Inventor: choose two number tokens to swap',
    'move.swap-token': 'Swap this number token',
    'event.tokens-swapped': '{seat} swaps a {number} and a {other}.',
    'reason.no-such-token': 'No number that may be moved lies there.',
    'reason.same-number': 'The same number lies there.',
  },
});

/** whether another number lies elsewhere that it could be swapped with */
function hasOther(b: Book, s: State, hex: Hex): boolean {
  const token = tokenOn(b, s, hex);
  for (let other = 0; other < b.topology.hexes; other++) {
    const there = tokenOn(b, s, other);
    if (there !== 0 && there !== token) return true;
  }
  return false;
}
