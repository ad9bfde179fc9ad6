import { type Seat, type State, tell, topArg, topKind } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';
import { returnedCards } from '../core/cards.ts';
import { handSize } from '../core/goods.ts';
import { askDiscard } from '../core/sevens.ts';
import { openBidding, sealedBidding } from './auction-bids.ts';
import { type AuctionConfig, BIDS, lotArg } from './auction-lots.ts';
import { payMoves, tenders } from './auction-payment.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    auction: AuctionPoints;
  }
}

export interface AuctionPoints {
  /** puts a lot up for auction, beginning with the active seat */
  call(s: State, lot: number): void;
  /** the same, without what was before: used when a lot must be called again */
  callBids(s: State, lot: number): void;
  /** the highest bid that the others could believe: nobody may bid more than everybody knows to be there */
  cap(s: State, seat: Seat, lot: number): number;
  /** what winning the lot would bring the seat, in points; for bots */
  worth(s: State, seat: Seat, lot: number): number;
  /** the seat has won the lot and paid for it */
  won(s: State, seat: Seat, lot: number): void;
  /** nobody has won the lot */
  failed(s: State, lot: number): void;
  /** the seat has won but cannot pay: its penalty */
  broken(s: State, seat: Seat, lot: number): void;
}

/** for bots, in points: a lot that no rule says more about, a card that is paid, and half a hand lost for nothing */
const SOME_LOT = 0.5;
const PAID = 0.2;
const BROKEN = -2;

/**
 * An auction for goods. A bid is a number alone: which cards stand behind it is the bidder's secret, and so is whether
 * they are there at all. The winner pays card by card; a winner who cannot pay is punished, and the lot is called
 * again without that seat.
 */
export function auction(config: AuctionConfig): Part {
  const bidding = config.bids === 'open' ? openBidding(config) : sealedBidding(config);
  return {
    id: 'auction',
    uses: config.lots.some(({ cards }) => cards) ? [returnedCards()] : [],
    of: config,
    fields: {
      ...bidding.fields,
      /** what each seat has bid, as everybody knows */
      bids: { per: ['seat'] },
      /** the seats that broke a bid for this lot, as bits */
      bidBarred: { holds: 'seats', noLook: 'whoever is barred is not asked' },
    },
    decisions: {
      ...bidding.decisions,
      'pay-bid': {
        args: () => [
          lotArg(config),
          { name: 'left', domain: { id: 'count', size: BIDS } },
          { name: 'cards', domain: { id: 'count', size: BIDS } },
        ],
      },
    },
    brings: ['auction'],
    rules: (was, b) => {
      const bids = b.row<Seat>('bids');
      const barred = b.cell('bidBarred');
      const tender = tenders(b, config);
      const clear = (s: State): void => {
        barred.set(s, 0);
        bids.fill(s, 0);
      };
      const calls = bidding.rules?.(was, b);
      const bid = config.bids === 'open' ? b.decision('bid') : -1;
      const paying = b.decision('pay-bid');
      /** a bid that leads is worth the lot less its price, and one that cannot be paid is nothing but trouble */
      const standing = (s: State, seat: Seat): number => {
        if ((barred.get(s) >> seat) & 1) return BROKEN;
        const open = topKind(s);
        const called = bids.get(s, seat);
        if ((open !== bid && open !== paying) || called === 0) return 0;
        for (let other = 0; other < b.seats; other++) if (bids.get(s, other) > called) return 0;
        const lot = topArg(s, 0);
        const left = open === paying ? topArg(s, 1) : called;
        return tender[lot].total(s, seat, open === paying ? topArg(s, 2) : 0) < left
          ? BROKEN
          : b.the.auction.worth(s, seat, lot) - PAID * left;
      };
      return {
        ...calls,
        hints: { promised: (s, seat) => was.hints.promised(s, seat) + standing(s, seat) },
        auction: {
          ...calls?.auction,
          call: (s, lot) => {
            clear(s);
            if (s.events) tell(s, 'auction', { lot: config.lots[lot].id });
            b.the.auction.callBids(s, lot);
          },
          worth: () => SOME_LOT,
          cap: (s, seat, lot) => Math.min(tender[lot].known(s, seat), BIDS - 1),
          won: (s, seat, lot) => {
            if (s.events) tell(s, 'auction-won', { seat, lot: config.lots[lot].id, bid: bids.get(s, seat) });
            clear(s);
          },
          failed: (s, lot) => {
            if (s.events) tell(s, 'auction-failed', { lot: config.lots[lot].id });
            clear(s);
          },
          broken: (s, seat) => askDiscard(b, s, seat, handSize(b, s, seat) >> 1),
        },
      };
    },
    moves: (b) => [...(bidding.moves?.(b) ?? []), ...payMoves(b, config)],
    resample: bidding.resample,
  };
}
