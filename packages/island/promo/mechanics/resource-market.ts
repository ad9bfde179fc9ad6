import type { State } from '@hexwright/kernel';
import { held } from '../../mechanics/index.ts';
import type { Good, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    market: MarketPoints;
  }
}

export interface MarketPoints {
  /** what one of the good is sold for */
  price(s: State, good: Good): number;
}

export interface ResourceMarketConfig {
  /** the prices from the start of the track on, and the goods that have them in the beginning */
  readonly start: readonly (readonly [good: string, price: number])[];
  /** the spaces between two prices, and those of the whole track */
  readonly apart: number;
  readonly track: number;
}

/**
 * A track of prices. What is produced moves its marker on; after each roll the markers are set back in their order, and the one that
 * has come least far has the highest price.
 */
export function resourceMarket(config: ResourceMarketConfig): Part {
  const prices = config.start.map(([, price]) => price);
  return {
    id: 'resource-market',
    of: config,
    fields: { marketPrice: { per: ['good'] } },
    prepare: (b) => {
      const price = b.row<Good>('marketPrice');
      return (s) => {
        for (const [good, each] of config.start) price.set(s, b.good(good), each);
      };
    },
    brings: ['market'],
    rules: (was, b) => {
      const price = b.row<Good>('marketPrice');
      const goods = config.start.map(([good]) => b.good(good));
      const before = new Int32Array(b.goods.length);
      const total = (s: State, good: Good): number => {
        let sum = 0;
        for (let seat = 0; seat < b.seats; seat++) sum += held(b, s, seat, good);
        return sum;
      };
      return {
        market: { price: (s, good) => price.get(s, good) },
        produce: (s, number) => {
          for (const good of goods) before[good] = total(s, good);
          was.produce(s, number);
          const reached = goods.map((good) => {
            const space = prices.indexOf(price.get(s, good)) * config.apart + 1;
            const gained = total(s, good) - before[good];
            return { good, space: Math.min(config.track, space + gained), was: price.get(s, good) };
          });
          // Of those on one space the one that was dearer stays so.
          reached.sort((one, other) => one.space - other.space || other.was - one.was);
          reached.forEach(({ good }, i) => {
            price.set(s, good, prices[i]);
          });
        },
      };
    },
    words: { terms: { 'field.marketPrice': 'Market prices' } },
    looks: { fields: { marketPrice: { on: 'stock', shape: 'coin', of: 'good', inSight: true } } },
  };
}
