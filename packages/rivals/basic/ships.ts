import { BY_SHIP, tradeBeside } from '../mechanics/index.ts';
import { type CardSpec, countCards, type GoodId, goodNo, standsBeside } from '../rulebook/index.ts';

const SHIP = { kind: 'unit', unit: 'ship', count: 1, cost: { lumber: 1, wool: 1 }, commerce: 1 } as const;

const ship = (good: GoodId, name: string): CardSpec => ({
  ...SHIP,
  id: `${good}-ship`,
  name,
  text: `On your turn you may give 2 ${good} for 1 other good, as often as you like.`,
  rules: (was, b, me) => {
    const [carried, only] = [goodNo(good), [me]];
    return {
      rate: (s, seat, of) => {
        const usual = was.rate(s, seat, of);
        return of === carried && countCards(b, s, seat, only) > 0 ? Math.min(usual, BY_SHIP) : usual;
      },
    };
  },
});

export const largeTradeShip: CardSpec = {
  ...SHIP,
  id: 'large-trade-ship',
  name: 'Large Trade Ship',
  emblem: 'longship',
  text: 'On your turn you may give 2 goods from the region to its left, or 2 from the one to its right, for 1 other good. Goods from both sides are never mixed in one trade.',
  uses: [tradeBeside],
  rules: (was, b, me) => ({
    tradesFrom: (s, seat, place) => was.tradesFrom(s, seat, place) || standsBeside(b, s, seat, [me], place),
  }),
};

export const ships: readonly CardSpec[] = [
  ship('brick', 'Brick Ship'),
  ship('gold', 'Gold Ship'),
  ship('grain', 'Grain Ship'),
  ship('lumber', 'Lumber Ship'),
  ship('ore', 'Ore Ship'),
  ship('wool', 'Wool Ship'),
  largeTradeShip,
];
