import type { Seat, State } from '@hexwright/kernel';
import { askedLast, goodsWithNumber, grant } from '../mechanics/index.ts';
import {
  type Book,
  type CardSpec,
  countCards,
  type GoodId,
  goodNo,
  goodsOf,
  HARVEST,
  rivalOf,
  standsBeside,
} from '../rulebook/index.ts';

const booster = (
  id: string,
  name: string,
  good: GoodId,
  regions: string,
  cost: CardSpec['cost'],
): CardSpec => ({
  id,
  name,
  emblem: 'mill',
  kind: 'building',
  count: 1,
  cost,
  text: `When their number is rolled, the ${regions} to its left and right give 2 ${good} instead of 1.`,
  rules: (was, b, me) => {
    const [terrain, only] = [goodNo(good) + 1, [me]];
    return {
      yieldOf: (s, seat, place) => {
        const usual = was.yieldOf(s, seat, place);
        const doubled =
          b.fields.terrain.get(s, seat, place) === terrain && standsBeside(b, s, seat, only, place);
        return doubled ? usual * 2 : usual;
      },
    };
  },
});

export const storehouse: CardSpec = {
  id: 'storehouse',
  name: 'Storehouse',
  emblem: 'barrel',
  kind: 'building',
  count: 2,
  cost: { lumber: 1, wool: 1 },
  text: 'When brigands attack, what lies in the regions to its left and right is not counted. If the rest is still more than 7, gold and wool beside a Storehouse are taken too.',
  rules: (was, b, me) => {
    const only = [me];
    return {
      inRaid: (s, seat, place) => was.inRaid(s, seat, place) && !standsBeside(b, s, seat, only, place),
    };
  },
};

export const tollBridge: CardSpec = {
  id: 'toll-bridge',
  name: 'Toll Bridge',
  emblem: 'bridge',
  kind: 'building',
  count: 1,
  cost: { brick: 1, lumber: 1 },
  commerce: 1,
  text: 'A plentiful harvest also brings you 2 gold, as far as you have room for it.',
  rules: (was, b, me) => ({
    onSymbol: (s, symbol) => {
      was.onSymbol(s, symbol);
      if (symbol === HARVEST) goldFor(b, s, 2, (seat) => countCards(b, s, seat, [me]));
    },
  }),
};

/** Gold for each of something that a seat has. */
export function goldFor(b: Book, s: State, each: number, count: (seat: Seat) => number): void {
  for (const seat of askedLast(b, s))
    grant(b, s, seat, { count: each * count(seat), among: goodsOf('gold') });
}

export const buildings: readonly CardSpec[] = [
  {
    id: 'abbey',
    name: 'Abbey',
    emblem: 'book',
    kind: 'building',
    count: 2,
    once: true,
    cost: { brick: 1, grain: 1, ore: 1 },
    progress: 1,
    text: 'Its progress point lets you hold 1 more card.',
  },
  {
    id: 'marketplace',
    name: 'Marketplace',
    emblem: 'booth',
    kind: 'building',
    count: 2,
    once: true,
    cost: { grain: 1, wool: 1 },
    commerce: 1,
    text: 'When the number rolled stands on more of your opponent’s regions than of yours, you take 1 good of a kind that those regions of the opponent give.',
    rules: (was, b, me) => ({
      afterProduction: (s, number) => {
        was.afterProduction(s, number);
        for (const seat of askedLast(b, s)) {
          const rival = rivalOf(seat);
          if (countCards(b, s, seat, [me]) === 0) continue;
          if (regionsWith(b, s, rival, number) > regionsWith(b, s, seat, number))
            grant(b, s, seat, { count: 1, among: goodsWithNumber(b, s, rival, number) });
        }
      },
    }),
  },
  {
    id: 'parish-hall',
    name: 'Parish Hall',
    emblem: 'bell',
    kind: 'building',
    count: 2,
    once: true,
    cost: { brick: 1, grain: 1 },
    text: 'Looking through a draw stack costs you 1 good instead of 2.',
    rules: (was, b, me) => ({
      searchPrice: (s, seat) => {
        const usual = was.searchPrice(s, seat);
        return countCards(b, s, seat, [me]) > 0 ? Math.min(usual, 1) : usual;
      },
    }),
  },
  storehouse,
  tollBridge,
  booster('brick-factory', 'Brick Factory', 'brick', 'hills', { brick: 1, ore: 1 }),
  booster('grain-mill', 'Grain Mill', 'grain', 'fields', { grain: 1, lumber: 1 }),
  booster('iron-foundry', 'Iron Foundry', 'ore', 'mountains', { brick: 1, ore: 1 }),
  booster('lumber-camp', 'Lumber Camp', 'lumber', 'forests', { lumber: 1, ore: 1 }),
  booster('weavers-shop', 'Weaver’s Shop', 'wool', 'pastures', { lumber: 1, wool: 1 }),
];

function regionsWith(b: Book, s: State, seat: Seat, number: number): number {
  let count = 0;
  for (let place = 0; place < b.places; place++) if (b.fields.number.get(s, seat, place) === number) count++;
  return count;
}
