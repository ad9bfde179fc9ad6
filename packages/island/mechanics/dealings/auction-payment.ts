import { pop, reason, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import type { Book, CardNo, MoveSpec } from '../../rulebook/index.ts';
import { returnUnder } from '../core/cards.ts';
import { giveBack, handSize, held } from '../core/goods.ts';
import type { AuctionConfig } from './auction-lots.ts';

/** What pays for a lot. */
export interface Tender {
  readonly goods: readonly number[];
  /** the kind of card, or -1 */
  readonly card: number;
  readonly worth: number;
  /** how many cards the seat may still give after `used` of them */
  cardsLeft(s: State, seat: Seat, used: number): number;
  /** all that the seat can pay */
  total(s: State, seat: Seat, used: number): number;
  /** all that it might be able to pay as far as the others know */
  known(s: State, seat: Seat): number;
}

export function tenders(b: Book, config: AuctionConfig): Tender[] {
  const wild = (config.wild ?? []).map((id) => b.good(id));
  const beside = wild.filter((good) => !b.inHand[good]);
  return config.lots.map((lot): Tender => {
    const goods = [...new Set([...lot.goods.map((id) => b.good(id)), ...wild])];
    const card = lot.cards ? b.card(lot.cards.card) : -1;
    const worth = lot.cards?.worth ?? 0;
    const most = lot.cards?.most ?? 0;
    const played = lot.cards ? b.grid<Seat, CardNo>('played') : undefined;
    const cardsLeft = (s: State, seat: Seat, used: number): number =>
      played === undefined ? 0 : Math.min(most - used, played.get(s, seat, card));
    const sum = (s: State, seat: Seat, list: readonly number[]): number => {
      let total = 0;
      for (let i = 0; i < list.length; i++) total += held(b, s, seat, list[i]);
      return total;
    };
    return {
      goods,
      card,
      worth,
      cardsLeft,
      total: (s, seat, used) => sum(s, seat, goods) + worth * cardsLeft(s, seat, used),
      known: (s, seat) => handSize(b, s, seat) + sum(s, seat, beside) + worth * cardsLeft(s, seat, 0),
    };
  });
}

/** The winner lays down what was bid, one card after the other, or owns up to a bluff. */
export function payMoves(b: Book, config: AuctionConfig): MoveSpec[] {
  const tender = tenders(b, config);
  const barred = b.cell('bidBarred');
  const lotOf = (s: State) => tender[topArg(s, 0)];
  const canPay = (s: State, seat: Seat): boolean => lotOf(s).total(s, seat, topArg(s, 2)) >= topArg(s, 1);
  const paid = (s: State, seat: Seat, worth: number): void => {
    const lot = topArg(s, 0);
    const left = topArg(s, 1) - worth;
    if (left > 0) setTopArg(s, 1, left);
    else {
      pop(s);
      b.the.auction.won(s, seat, lot);
    }
  };
  const moves: MoveSpec[] = [
    {
      name: 'pay-good',
      args: [{ name: 'good', domain: b.domain('good') }],
      decisions: ['pay-bid'],
      list: (s, seat, out) => {
        if (!canPay(s, seat)) return;
        const { goods } = lotOf(s);
        for (let i = 0; i < goods.length; i++) if (held(b, s, seat, goods[i]) > 0) out.put(goods[i]);
      },
      apply: (s, seat, good) => {
        giveBack(b, s, seat, good, 1);
        if (s.events) tell(s, 'bid-paid', { seat, good: b.goods[good].id });
        paid(s, seat, 1);
      },
      why: (s, seat, good) => {
        if (!canPay(s, seat)) return reason('bid-broken', 'there is not enough to pay the bid');
        if (good < 0) return undefined;
        const { id } = b.goods[good];
        return lotOf(s).goods.includes(good)
          ? reason('none-held', `there is no ${id} in the hand`, { good: id })
          : reason('bid-good', `${id} does not count here`, { good: id });
      },
    },
    {
      name: 'break-bid',
      decisions: ['pay-bid'],
      list: (s, seat, out) => {
        if (!canPay(s, seat)) out.put();
      },
      apply: (s, seat) => {
        const lot = topArg(s, 0);
        pop(s);
        barred.set(s, barred.get(s) | (1 << seat));
        if (s.events) tell(s, 'bid-broken', { seat });
        // The next call waits below the penalty on the stack.
        b.the.auction.callBids(s, lot);
        b.the.auction.broken(s, seat, lot);
      },
      why: () => reason('bid-stands', 'the bid can be paid'),
    },
  ];
  if (tender.some((lot) => lot.card >= 0))
    moves.push({
      name: 'pay-card',
      args: [{ name: 'card', domain: b.domain('card') }],
      decisions: ['pay-bid'],
      list: (s, seat, out) => {
        if (canPay(s, seat) && lotOf(s).cardsLeft(s, seat, topArg(s, 2)) > 0) out.put(lotOf(s).card);
      },
      apply: (s, seat, card) => {
        const { worth } = lotOf(s);
        setTopArg(s, 2, topArg(s, 2) + 1);
        returnUnder(b, s, seat, card);
        paid(s, seat, worth);
      },
      why: () => reason('bid-card', 'no such card pays here'),
    });
  return moves;
}
