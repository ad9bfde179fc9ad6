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
import type { Hex } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface TokenSwapConfig {
  readonly decision: string;
  readonly move: string;
  /** the numbers that stay where they are, as they lie on hexes. Default none. */
  readonly kept?: number;
  /** whether what lies on this hex stays there, whatever it is. Default nothing does. */
  readonly stays?: (b: Book) => (s: State, hex: Hex) => boolean;
  /** what speaks against swapping what lies on these two. Default nothing. */
  readonly bar?: (b: Book) => (s: State, one: Hex, other: Hex) => Bar;
}

const NO_TOKEN = reason('no-such-token', 'no number that may be moved lies there');
const SAME = reason('same-number', 'the same number lies there');

/** Two number tokens change places: one is chosen, then the other. */
export function tokenSwap({ decision, move, kept = 0, stays, bar }: TokenSwapConfig) {
  /** what lies on the hex as a token that may be moved: the number as a bit, or 0 */
  const tokenOn = (b: Book, s: State, hex: Hex): number => {
    const bits = b.fields.numbers.get(s, hex);
    return b.terrains[b.fields.terrain.get(s, hex)].numbers || (bits & kept) !== 0 ? 0 : bits;
  };
  const makeBar = (b: Book) => {
    const besides = bar?.(b);
    const keeps = stays?.(b);
    return (s: State, one: Hex, other: Hex): Bar => {
      if (keeps && (keeps(s, one) || keeps(s, other))) return NO_TOKEN;
      const [first, second] = [tokenOn(b, s, one), tokenOn(b, s, other)];
      if (first === 0 || second === 0) return NO_TOKEN;
      return first === second ? SAME : besides?.(s, one, other);
    };
  };
  /** whether another number lies elsewhere that it could be swapped with */
  const makeHasOther = (b: Book) => {
    const bars = makeBar(b);
    return (s: State, hex: Hex): boolean => {
      if (tokenOn(b, s, hex) === 0) return false;
      for (let other = 0; other < b.topology.hexes; other++)
        if (bars(s, hex, other) === undefined) return true;
      return false;
    };
  };
  return {
    played: {
      when: (b: Book) => {
        const hasOther = makeHasOther(b);
        return (s: State): boolean => {
          for (let hex = 0; hex < b.topology.hexes; hex++) if (hasOther(s, hex)) return true;
          return false;
        };
      },
      play: (b: Book) => {
        const asked = b.decision(decision);
        return (s: State, seat: Seat): void => push(s, asked, 1 << seat);
      },
    },
    part: {
      decisions: {
        [decision]: {
          args: (b) => [{ name: 'first', domain: { id: 'hex-or-none', size: b.topology.hexes + 1 } }],
        },
      },
      moves: (b) => {
        const bars = makeBar(b);
        const hasOther = makeHasOther(b);
        return [
          {
            name: move,
            args: [{ name: 'hex', domain: b.domain('hex') }],
            decisions: [decision],
            list: (s, _seat, out) => {
              const first = topArg(s, 0) - 1;
              for (let hex = 0; hex < b.topology.hexes; hex++)
                if (first < 0 ? hasOther(s, hex) : bars(s, first, hex) === undefined) out.put(hex);
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
              const first = topArg(s, 0) - 1;
              if (hex < 0) return undefined;
              if (first >= 0) return bars(s, first, hex);
              return tokenOn(b, s, hex) === 0 || stays?.(b)(s, hex) ? NO_TOKEN : SAME;
            },
          },
        ];
      },
    } satisfies Pick<Part, 'decisions' | 'moves'>,
    terms: {
      'event.tokens-swapped': '{seat} swaps a {number} and a {other:number}.',
      'reason.no-such-token': 'No number that may be moved lies there.',
      'reason.same-number': 'The same number lies there.',
    },
  };
}
