import { pop, push, type Seat, type State, topArg } from '@hexwright/kernel';
import { type Book, goodNo, goodsOf, held, type Part } from '../rulebook/index.ts';
import { seatAsked } from './asked.ts';
import { charge, countDown, store } from './goods.ts';
import { takesOther, tellTrade } from './trade.ts';

/** Goods for gold, one for one, a few at most. */
export const buying: Part = {
  id: 'buying',
  decisions: { buy: { args: () => [{ name: 'count', domain: { id: 'count', size: 100 } }] } },
  moves: (b) => [
    {
      name: 'buy',
      args: [{ name: 'region', domain: b.domain('place') }],
      decisions: ['buy'],
      list: (s, seat, out) => {
        for (let place = 0; place < b.places; place++)
          if (takesOther(b, s, seat, GOLD, place)) out.put(place);
      },
      apply: (s, seat, place) => {
        countDown(s);
        if (s.events) tellTrade(b, s, seat, GOLD, 1, place);
        store(b, s, seat, place, 1);
        charge(b, s, seat, 1, goodsOf('gold'));
      },
    },
    {
      name: 'buy-nothing',
      decisions: ['buy'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => pop(s),
    },
  ],
  eases: (b) => ({
    buy: (s) => {
      const seat = seatAsked(s);
      let room = false;
      for (let place = 0; place < b.places && !room; place++) room = takesOther(b, s, seat, GOLD, place);
      if (room && held(b, s, seat, goodsOf('gold')) > 0 && topArg(s, 0) > 0) return false;
      pop(s);
      return true;
    },
  }),
  words: {
    terms: {
      'decision.buy': 'Buy up to {count} goods for 1 gold each',
      'move.buy': 'Buy 1 for this region',
      'move.buy-nothing': 'Buy no more',
    },
  },
};

const GOLD = goodNo('gold');

export function offerGoods(b: Book, s: State, seat: Seat, count: number): void {
  push(s, b.decision('buy'), 1 << seat, count);
}
