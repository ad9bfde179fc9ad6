import { type State, tell } from '@hexwright/kernel';
import { askDiscard, handSize } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
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
  cap(s: State, seat: number, lot: number): number;
  /** the seat has won the lot and paid for it */
  won(s: State, seat: number, lot: number): void;
  /** nobody has won the lot */
  failed(s: State, lot: number): void;
  /** the seat has won but cannot pay: its penalty */
  broken(s: State, seat: number, lot: number): void;
}

/**
 * An auction for goods. A bid is a number alone: which cards stand behind it is the bidder's secret, and so is whether
 * they are there at all. The winner pays card by card; a winner who cannot pay is punished, and the lot is called
 * again without that seat.
 */
export function auction(config: AuctionConfig): Part {
  const bidding = config.bids === 'open' ? openBidding(config) : sealedBidding(config);
  return {
    fields: {
      ...bidding.fields,
      /** what each seat has bid, as everybody knows */
      bids: { per: ['seat'] },
      /** the seats that broke a bid for this lot, as bits */
      bidBarred: {},
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
      const bids = b.field('bids');
      const barred = b.field('bidBarred');
      const tender = tenders(b, config);
      const clear = (s: State): void => {
        s.cells[barred] = 0;
        s.cells.fill(0, bids, bids + b.seats);
      };
      const calls = bidding.rules?.(was, b);
      return {
        ...calls,
        auction: {
          ...calls?.auction,
          call: (s, lot) => {
            clear(s);
            if (s.events) tell(s, 'auction', { lot: config.lots[lot].id });
            b.the.auction.callBids(s, lot);
          },
          cap: (s, seat, lot) => Math.min(tender[lot].known(s, seat), BIDS - 1),
          won: (s, seat, lot) => {
            if (s.events)
              tell(s, 'auction-won', { seat, lot: config.lots[lot].id, bid: s.cells[bids + seat] });
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
