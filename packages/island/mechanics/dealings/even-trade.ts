import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';
import { giveBack, held, take } from '../core/goods.ts';
import { resourcesOf } from '../towns/commodities.ts';

export interface EvenTradeConfig {
  readonly move: string;
  /** the good that the bank takes */
  readonly good: string;
  /** who may trade so */
  readonly may: (b: Book) => (s: State, seat: Seat) => boolean;
}

const NOT_YOURS = reason('no-even-trade', 'the bank does not trade one for one with this player');
const ONLY_RESOURCES = reason('even-resources', 'one for one the bank gives resources alone');

/** The bank takes a good from some one for one, for any other resource; no commodity is to be had so. */
export function evenTrade({ move, good: id, may }: EvenTradeConfig): Part {
  return {
    id: `even-trade ${move}`,
    of: { id, may },
    rules: (was, b) => {
      const good = b.good(id);
      const open = may(b);
      return {
        hints: {
          rate: (s, seat, asked) => {
            const rate = was.hints.rate(s, seat, asked);
            return asked === good && rate > 0 && open(s, seat) ? 1 : rate;
          },
        },
      };
    },
    moves: (b) => {
      const good = b.good(id);
      const open = may(b);
      const resources = resourcesOf(b);
      return [
        {
          name: move,
          quiet: true,
          args: [{ name: 'want', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (held(b, s, seat, good) === 0 || !open(s, seat)) return;
            for (const want of resources)
              if (b.the.bank.barTrade(s, seat, good, want) === undefined) out.put(want);
          },
          apply: (s, seat, want) => {
            giveBack(b, s, seat, good, 1);
            take(b, s, seat, want, 1);
            if (s.events) tell(s, 'bank-trade', { seat, give: id, rate: 1, want: b.goods[want].id });
          },
          why: (s, seat, want) => {
            if (!open(s, seat)) return NOT_YOURS;
            if (held(b, s, seat, good) === 0)
              return reason('none-held', `there is no ${id} in the hand`, { good: id });
            if (want < 0) return undefined;
            return resources.includes(want) ? b.the.bank.barTrade(s, seat, good, want) : ONLY_RESOURCES;
          },
        },
      ];
    },
    words: {
      terms: {
        'reason.no-even-trade': 'The bank does not trade one for one with you.',
        'reason.even-resources': 'One for one the bank gives only resources.',
      },
    },
  };
}
