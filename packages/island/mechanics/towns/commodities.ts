import { type Book, type Good, type GoodSpec, type Options, type Part, taken } from '../../rulebook/index.ts';
import { owe } from '../core/production.ts';

export interface CommoditiesConfig {
  /** by the good that a hex gives: what is made of it */
  readonly of: Readonly<Record<string, string>>;
  /** the piece that makes them */
  readonly piece: string;
  /** how many of each there are */
  readonly supply: (seats: number, options: Options) => number | 'unlimited';
  /** they lie open beside the hand, and the bank has nothing to do with them. Default false. */
  readonly beside?: boolean;
}

const BESIDE = { inHand: false, open: true, bankSells: false, bankBuys: false } as const;

/**
 * Finer goods, which only the larger buildings make: where one would draw several units of a good, one of them is the
 * commodity made of it. They are cards in the hand and traded like other goods, or lie beside it and are traded among players
 * alone; no free choice names them, and they take the place of no other good.
 */
export function commodities(config: CommoditiesConfig): Part {
  const { of, piece, supply, beside = false } = config;
  const goods = [...new Set(Object.values(of))].map(
    (id): GoodSpec => ({ id, supply, choosable: false, ...(beside && BESIDE) }),
  );
  return {
    id: 'commodities',
    takes: [taken.cityYield],
    of: config,
    goods,
    rules: (was, b) => {
      const maker = b.piece(piece).index;
      const made = madeOf(b, of);
      return {
        hexOwes: (s, hex, good, corner, by, seat) => {
          const commodity = by === maker && good >= 0 ? made[good] : -1;
          const count = commodity < 0 ? 0 : b.rules.drawFrom(s, hex, corner, by);
          if (count < 2) return was.hexOwes(s, hex, good, corner, by, seat);
          owe(b, seat, good, count - 1);
          owe(b, seat, commodity, 1);
        },
      };
    },
  };
}

/** by good: the commodity that is made of it, or -1 */
export function madeOf(b: Book, of: CommoditiesConfig['of']): Int8Array {
  return Int8Array.from(b.goods, ({ id }) => (of[id] === undefined ? -1 : b.good(of[id])));
}

/** The goods that hexes give, and those that cities make of them: a free choice names the first alone. */
export const resourcesOf = (b: Book): readonly Good[] =>
  b.choosable.filter((good) => b.handGoods.includes(good));
export const commoditiesOf = (b: Book): readonly Good[] =>
  b.handGoods.filter((good) => !b.choosable.includes(good));
