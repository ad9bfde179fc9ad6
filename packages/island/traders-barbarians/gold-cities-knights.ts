import { defineModule } from '../rulebook/index.ts';
import { tradersBarbarians } from './core.ts';

/** Official pair: commodities are sold for gold at the rate of their owner, and never bought with it. */
export const goldCitiesKnights = defineModule({
  id: 'traders-barbarians/gold-cities-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', tradersBarbarians.id],
  rules: (was, b) => {
    const commodity = Uint8Array.from(b.goods, (_, good) => (b.choosable.includes(good) ? 0 : 1));
    return {
      gold: {
        rate: (s, seat, good) =>
          commodity[good] === 1 ? b.the.bank.rate(s, seat, good) : was.gold.rate(s, seat, good),
      },
    };
  },
  words: {
    name: 'Gold with Cities & Knights',
    summary: 'Commodities are sold for gold, but not bought with it.',
    rules: ['Gold buys no commodities.', 'You sell commodities for gold at your rate with the bank.'],
  },
});
