import { mixedTrade } from '../../mechanics/index.ts';
import { defineModule, type Part, wanted } from '../../rulebook/index.ts';
import { houseRule } from './house-rules.ts';

/** One card more than the worst rate buys for any mix. */
export const flexibleTrade: Part = {
  id: 'flexible-trade',
  uses: [mixedTrade()],
  rules: (was, b) => ({
    mixedTrade: {
      price: (s, seat) => {
        let worst = 0;
        for (const good of b.handGoods) worst = Math.max(worst, b.the.bank.rate(s, seat, good));
        const before = was.mixedTrade.price(s, seat);
        return worst === 0 ? before : before === 0 ? worst + 1 : Math.min(before, worst + 1);
      },
    },
  }),
};

export const flexibleMaritimeTrade = defineModule({
  id: 'variant/stobie-flexible-maritime-trade',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.bank],
  takes: [houseRule('flexible-maritime-trade')],
  parts: [flexibleTrade],
  words: {
    name: 'Stobie: flexible maritime trade',
    summary: 'The bank also takes any mix of cards, for one card more than the worst rate.',
    rules: [
      'Besides the usual trades the bank takes any mix of cards for 1 other: one card more than the worst rate of the player, so 5 without a harbour and 4 with a general one.',
      'What is taken may not be among what is given.',
      { house: 'The worst rate is the worst over all goods, whichever of them are given.' },
    ],
  },
});
