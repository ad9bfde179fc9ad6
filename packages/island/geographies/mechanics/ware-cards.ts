import { type Bar, NATURE, push, reason, type Seat, type State } from '@hexwright/kernel';
import { giveBack, held } from '../../mechanics/index.ts';
import { type Bill, type Part, wanted } from '../../rulebook/index.ts';

export interface WareCardsConfig {
  readonly deck: string;
  /** two goods that are worth the same */
  readonly goods: readonly [string, string];
  /** so many of them, in any mix, buy a card */
  readonly count: number;
}

/** what bots think of one of the goods, in points: a card is three of them */
const WORTH = 0.1;

/** A mix of goods that are worth the same buys a card of a deck. Of those that the buyer has more of, more are paid. */
export function wareCards(config: WareCardsConfig): Part {
  const { deck, goods, count } = config;
  return {
    id: 'ware-cards',
    of: config,
    wants: [wanted.developmentCards],
    rules: (was, b) => {
      const [one, other] = goods.map((id) => b.good(id));
      return {
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) +
            WORTH * Math.min(2 * count, held(b, s, seat, one) + held(b, s, seat, other)),
        },
      };
    },
    moves: (b) => {
      const [one, other] = goods.map((id) => b.good(id));
      const draw = b.decision('draw-card');
      /** by how many of the first are paid */
      const bills: readonly Bill[] = Array.from({ length: count + 1 }, (_, n) =>
        b.bill({ ...(n > 0 && { [goods[0]]: n }), ...(n < count && { [goods[1]]: count - n }) }),
      );
      const short = reason('wares-short', `a card costs ${count} of them`, { count });
      const ofFirst = (s: State, seat: Seat): number => {
        const [ones, others] = [held(b, s, seat, one), held(b, s, seat, other)];
        return ones >= others ? Math.min(count, ones) : count - Math.min(count, others);
      };
      const bar = (s: State, seat: Seat): Bar =>
        b.the.cards.barBuy(s, seat, deck) ??
        (held(b, s, seat, one) + held(b, s, seat, other) < count ? short : undefined);
      return [
        {
          name: 'buy-card-for-wares',
          decisions: ['main', 'build', 'special'],
          price: (s, seat) => bills[ofFirst(s, seat)],
          list: (s, seat, out) => {
            if (held(b, s, seat, one) + held(b, s, seat, other) >= count && !bar(s, seat)) out.put();
          },
          apply: (s, seat) => {
            for (const [good, units] of bills[ofFirst(s, seat)]) giveBack(b, s, seat, good, units);
            push(s, draw, NATURE, seat);
          },
          why: bar,
        },
      ];
    },
    words: { terms: { 'reason.wares-short': 'A card costs {count} of them.' } },
  };
}
