import type { Seat, State } from '@hexwright/kernel';
import { type Bill, type Part, taken } from '../../rulebook/index.ts';
import { BESIDE_HAND, canPay, held } from '../core/goods.ts';

export interface JungleConfig {
  /** how many discoveries there are; a function that several configure alike is one and the same */
  readonly supply: number | ((seats: number) => number);
  /** the deck whose cards they help to pay */
  readonly deck: string;
  /** what bots think of a discovery, in points; they only count it by chance if not said */
  readonly worth?: number;
}

/** so many discoveries at most are of any use to a bot */
const ENOUGH = 6;

/** The jungle gives discoveries, which are no hand cards. Each stands in for a good that is missing when a card is bought. */
export function jungle({ supply, deck, worth = 0 }: JungleConfig): Part {
  return {
    id: 'jungle',
    of: { supply, deck, worth },
    takes: [taken.jungle],
    goods: [{ id: 'discovery', ...BESIDE_HAND, supply }],
    terrains: [{ id: 'jungle', gives: 'discovery' }],
    rules: (was, b) => {
      const discovery = b.good('discovery');
      /** what is missing from the hand is made up with discoveries, if there are enough */
      const helped = (s: State, seat: Seat, bill: Bill): Bill => {
        let missing = 0;
        const paid = bill.flatMap(([good, count]): [number, number][] => {
          const has = Math.min(count, held(b, s, seat, good));
          missing += count - has;
          return has > 0 ? [[good, has]] : [];
        });
        return missing <= held(b, s, seat, discovery) ? [...paid, [discovery, missing]] : bill;
      };
      return {
        cards: {
          cost: (s, seat, which) => {
            const bill = was.cards.cost(s, seat, which);
            if (which !== deck || held(b, s, seat, discovery) === 0 || canPay(b, s, seat, bill)) return bill;
            return helped(s, seat, bill);
          },
        },
        ...(worth > 0 && {
          hints: {
            progress: (s: State, seat: Seat) =>
              was.hints.progress(s, seat) + worth * Math.min(ENOUGH, held(b, s, seat, discovery)),
          },
        }),
      };
    },
    words: { terms: { 'good.discovery': 'discovery', 'terrain.jungle': 'jungle' } },
    looks: {
      terrains: { jungle: { colour: '#2fa58c', pattern: 'forest' } },
      goods: { discovery: { colour: '#c98a2b', shape: 'gem' } },
    },
  };
}
