import { pop, tell } from '@hexwright/kernel';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { handOver, held } from '../core/goods.ts';

export interface MonopolyConfig {
  /** the decision in which the good is named */
  readonly decision: string;
  readonly move: string;
  /** what may be named. Default whatever a free choice may name. */
  readonly goods?: (b: Book) => readonly Good[];
  /** how many each of the others hands over at most. Default all. */
  readonly most?: number;
}

/** One good is named, and everybody else hands over what they have of it, up to a number. */
export function monopoly({ decision, move, goods, most = Number.POSITIVE_INFINITY }: MonopolyConfig): Part {
  return {
    id: decision,
    of: { decision, move, most },
    decisions: { [decision]: {} },
    moves: (b) => {
      const named = goods?.(b) ?? b.choosable;
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
            for (let other = 0; other < b.seats; other++) {
              const count = other === seat ? 0 : Math.min(most, held(b, s, other, good));
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
