import { pop, push, type State } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';
import { handSize } from '../core/goods.ts';

export interface OpenTheftConfig {
  /** from when on; always if not said */
  readonly when?: (b: Book) => (s: State) => boolean;
  /** whether the thief may take nothing. Default false. */
  readonly declinable?: boolean;
}

/** No blocker is moved: whoever would move one robs any other seat that holds cards. */
export function openTheft({ when, declinable = false }: OpenTheftConfig = {}): Part {
  return {
    id: 'open-theft',
    of: { when, declinable },
    rules: (was, b) => {
      const rob = b.decision('rob');
      const open = when?.(b);
      return {
        blockers: {
          ask: (s, seat) => {
            if (open && !open(s)) return was.blockers.ask(s, seat);
            let victims = 0;
            for (let other = 0; other < b.seats; other++)
              if (other !== seat && handSize(b, s, other) > 0) victims |= 1 << other;
            if (victims === 0) return;
            if (!declinable && (victims & (victims - 1)) === 0)
              b.the.blockers.rob(s, seat, 31 - Math.clz32(victims));
            else push(s, rob, 1 << seat, victims);
          },
        },
      };
    },
    ...(declinable && {
      moves: () => [
        {
          name: 'rob-nobody',
          decisions: ['rob'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ],
      words: { terms: { 'move.rob-nobody': 'Steal nothing' } },
    }),
  };
}
