import { type Bar, pop, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { handOver, held, roomFor } from '../core/goods.ts';

export interface MonopolyConfig {
  /** the decision in which the good is named */
  readonly decision: string;
  readonly move: string;
  /** what may be named. Default whatever a free choice may name. */
  readonly goods?: (b: Book) => readonly Good[];
  /** how many each of the others hands over at most. Default all. */
  readonly most?: number;
  /** what speaks against taking from one of the others, for its own sake. Default nothing. */
  readonly bar?: (b: Book) => (s: State, seat: Seat, other: Seat) => Bar;
}

/** One good is named, and everybody else hands over what they have of it, up to a number. */
export function monopoly(config: MonopolyConfig): Part {
  const { decision, move, goods, most = Number.POSITIVE_INFINITY } = config;
  return {
    id: decision,
    of: { decision, move, most },
    decisions: { [decision]: {} },
    moves: (b) => {
      const named = goods?.(b) ?? b.choosable;
      const bar = config.bar?.(b);
      return [
        {
          name: move,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: [decision],
          list: (_s, _seat, out) => {
            for (const good of named) out.put(good);
          },
          apply: (s, seat, good) => {
            pop(s);
            const counts = demanded(b, s, seat, good, (other) => (bar?.(s, seat, other) ? 0 : most));
            for (let other = 0; other < b.seats; other++) {
              const count = counts[other];
              if (count === 0) continue;
              handOver(b, s, other, seat, good, count);
              if (s.events) tell(s, 'monopolised', { seat, from: other, good: b.goods[good].id, count });
            }
          },
        },
      ];
    },
  };
}

/**
 * By seat: how many of the good it hands over. Where the one who takes cannot hold them all, they come one at a time, in turn
 * order, until no more can be held.
 */
function demanded(b: Book, s: State, seat: Seat, good: Good, most: (other: Seat) => number): number[] {
  const there = Array.from({ length: b.seats }, (_, other) =>
    other === seat ? 0 : Math.min(most(other), held(b, s, other, good)),
  );
  let room = roomFor(b, s, seat, good);
  if (there.reduce((sum, count) => sum + count, 0) <= room) return there;
  const counts = there.map(() => 0);
  while (room > 0)
    for (const other of b.rivals[seat])
      if (room > 0 && counts[other] < there[other]) {
        counts[other]++;
        room--;
      }
  return counts;
}
