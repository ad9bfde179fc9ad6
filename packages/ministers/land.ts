import type { Book, CardNo, Good } from '@hexwright/island';
import type { Domain, Seat, State } from '@hexwright/kernel';
import { type Expansion, expansionOf } from './expansions.ts';

/** What regions hold, in the order in which they are laid out: three above, three below. */
export const STOCKS = ['brick', 'grain', 'lumber', 'ore', 'wool', 'gold'] as const;
export type Stock = number;
export const GOLD: Stock = STOCKS.indexOf('gold');
/** a region holds so much */
export const FULL = 3;
/** brigands come where more than this lies */
export const SAFE = 7;

/** by seat and stock: the number of its region */
export const NUMBERS: readonly (readonly number[])[] = [
  [5, 1, 4, 2, 3, 6],
  [6, 2, 5, 3, 4, 1],
  [2, 4, 1, 5, 6, 3],
  [1, 3, 6, 4, 5, 2],
];

/** by gap: the two places for regions beside it, in the rows and between them */
export const GAPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [3, 4],
  [4, 5],
  [0, 3],
  [1, 4],
  [2, 5],
];

const QUALITIES = ['strength', 'skill', 'commerce', 'progress', 'victory'] as const;
type Quality = (typeof QUALITIES)[number];

type Land = ReturnType<typeof surveyed>;
const lands = new WeakMap<Book, Land>();

/** The fields of everybody's card land, and what is often asked of them; looked up once for each book. */
export function landOf(b: Book): Land {
  let land = lands.get(b);
  if (!land) {
    land = surveyed(b);
    lands.set(b, land);
  }
  return land;
}

function surveyed(b: Book) {
  const stock = b.grid<Seat, Stock>('stock');
  const spot = b.grid<Seat>('spot');
  const gap = b.grid<Seat>('gap');
  const standing = b.grid<Seat, CardNo>('standing');
  const specs: readonly (Expansion | undefined)[] = b.cards.map(({ id }) => expansionOf(id));
  const cardNo = new Map(b.cards.map(({ id }, card) => [id, card]));
  /** by quality: the cards that have it, each with how much of it */
  const worths = Object.fromEntries(
    QUALITIES.map((of) => [of, specs.flatMap((spec, card) => (spec?.[of] ? [card, spec[of]] : []))]),
  ) as unknown as Readonly<Record<Quality, readonly number[]>>;
  /** how many of the cards that answer this stand in the land of the seat */
  const count = (s: State, seat: Seat, which: (spec: Expansion, card: CardNo) => boolean): number => {
    let sum = 0;
    for (let card = 0; card < specs.length; card++) {
      const here = standing.get(s, seat, card);
      const spec = specs[card];
      if (here > 0 && spec && which(spec, card)) sum += here;
    }
    return sum;
  };
  return {
    stock,
    spot,
    gap,
    standing,
    specs,
    goods: STOCKS.map((id) => b.goods.findIndex((good) => good.id === id)) as readonly Good[],
    count,
    has: (s: State, seat: Seat, id: string): boolean => standing.get(s, seat, cardNo.get(id) ?? -1) > 0,
    sum: (s: State, seat: Seat, of: Quality): number => {
      const worth = worths[of];
      let sum = 0;
      for (let i = 0; i < worth.length; i += 2) sum += worth[i + 1] * standing.get(s, seat, worth[i]);
      return sum;
    },
    /** how many of the card lie in gaps beside the region of this stock */
    beside: (s: State, seat: Seat, of: Stock, id: string): number => {
      const card = cardNo.get(id) ?? -1;
      let sum = 0;
      for (let at = 0; at < GAPS.length; at++)
        if (
          gap.get(s, seat, at) === card + 1 &&
          (spot.get(s, seat, GAPS[at][0]) === of || spot.get(s, seat, GAPS[at][1]) === of)
        )
          sum++;
      return sum;
    },
    room: (s: State, seat: Seat, of: Stock): number => FULL - stock.get(s, seat, of),
    total: (s: State, seat: Seat): number => {
      let sum = 0;
      for (let of = 0; of < STOCKS.length; of++) sum += stock.get(s, seat, of);
      return sum;
    },
    /** a region takes in as much as it has room for; answers how much that is */
    store: (s: State, seat: Seat, of: Stock, most: number): number => {
      const taken = Math.min(most, FULL - stock.get(s, seat, of));
      stock.add(s, seat, of, taken);
      return taken;
    },
  };
}

export const stockDomain: Domain = { id: 'stock', size: STOCKS.length, names: STOCKS };
export const gapDomain: Domain = { id: 'gap', size: GAPS.length };

/** The seats in the order in which a stack of decisions must be opened, so that the active one is asked first. */
export function askedLast(b: Book, s: State): Seat[] {
  const active = b.fields.active.get(s);
  return [active, ...b.rivals[active]].reverse();
}

/** who has the most played knights, by the award for it; -1 nobody */
export function armyHolder(b: Book, s: State): number {
  return b.fields.award.get(s, b.award('largest-army'));
}
