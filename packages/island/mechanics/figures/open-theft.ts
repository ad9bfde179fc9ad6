import { push } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';
import { handSize } from '../core/goods.ts';

/** No blocker is moved: whoever would move one robs any other seat that holds cards. */
export function openTheft(): Part {
  return {
    id: 'open-theft',
    rules: (_was, b) => {
      const rob = b.decision('rob');
      return {
        blockers: {
          ask: (s, seat) => {
            let victims = 0;
            for (let other = 0; other < b.seats; other++)
              if (other !== seat && handSize(b, s, other) > 0) victims |= 1 << other;
            if (victims === 0) return;
            if ((victims & (victims - 1)) === 0) b.the.blockers.rob(s, seat, 31 - Math.clz32(victims));
            else push(s, rob, 1 << seat, victims);
          },
        },
      };
    },
  };
}
