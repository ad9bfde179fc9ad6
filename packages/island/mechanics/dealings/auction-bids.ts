import {
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setToMove,
  setTopArg,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Book, Means, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { type AuctionConfig, BIDS, lotArg, nthBidder } from './auction-lots.ts';
import { tenders } from './auction-payment.ts';

const sealedBidsFields = {
  sealedBids: field.row('seat', { audience: 'owner' }),
};

const bidPassedFields = {
  /** the seats that are out of the bidding, as bits */
  bidPassed: field.cell({ holds: 'seats', noLook: 'whoever is out of it is not asked' }),
};

const amount = () => ({ name: 'amount', domain: { id: 'count', size: BIDS } });

function askPayment(b: Book, s: State, seat: Seat, lot: number): void {
  push(s, b.decision('pay-bid'), 1 << seat, lot, b.row<Seat>('bids').get(s, seat));
}

function meansFor(b: Book, config: AuctionConfig): (s: State, seat: Seat) => Means {
  const tender = tenders(b, config);
  return (s, seat) => {
    const { goods, total } = tender[topArg(s, 0)];
    return { goods, total: total(s, seat, 0) };
  };
}

/** Totals are called aloud, in turn order, each above the last; whoever passes is out of it. */
export function openBidding(config: AuctionConfig): Part {
  return {
    id: 'open-bidding',
    of: config,
    fields: bidPassedFields,
    decisions: {
      bid: { args: () => [lotArg(config), { name: 'highest', domain: { id: 'count', size: BIDS } }] },
    },
    rules: (_was, b) => {
      const bids = b.row<Seat>('bids');
      const { bidPassed: passed } = handlesOf(b, bidPassedFields);
      const barred = b.cell('bidBarred');
      const goOn = nextCall(b);
      return {
        auction: {
          callBids: (s, lot) => {
            bids.fill(s, 0);
            passed.set(s, barred.get(s));
            push(s, b.decision('bid'), 0, lot, 0);
            goOn(s, nthBidder(b, s, b.seats - 1));
          },
        },
      };
    },
    moves: (b) => {
      const bids = b.row<Seat>('bids');
      const { bidPassed: passed } = handlesOf(b, bidPassedFields);
      const goOn = nextCall(b);
      const means = meansFor(b, config);
      return [
        {
          name: 'bid',
          args: [amount()],
          decisions: ['bid'],
          means,
          list: (s, seat, out) => {
            const cap = b.the.auction.cap(s, seat, topArg(s, 0));
            for (let n = topArg(s, 1) + 1; n <= cap; n++) out.put(n);
          },
          apply: (s, seat, n) => {
            bids.set(s, seat, n);
            setTopArg(s, 1, n);
            if (s.events) tell(s, 'bid', { seat, amount: n });
            goOn(s, seat);
          },
          why: (s, seat, n) => {
            const highest = topArg(s, 1);
            if (n >= 0 && n <= highest)
              return reason('bid-low', `the bid must be above ${highest}`, { bid: highest });
            const cap = b.the.auction.cap(s, seat, topArg(s, 0));
            return n > cap
              ? reason('bid-high', `nobody believes a bid above ${cap}`, { bid: cap })
              : undefined;
          },
        },
        {
          name: 'pass-bid',
          decisions: ['bid'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            passed.set(s, passed.get(s) | (1 << seat));
            if (s.events) tell(s, 'bid-passed', { seat });
            goOn(s, seat);
          },
        },
      ];
    },
  };
}

/**
 * After a seat has spoken: asks the next one that can still top the highest bid, or closes the bidding.
 * Who cannot top it is out without being asked, as everybody can see.
 */
function nextCall(b: Book): (s: State, seat: Seat) => void {
  const bids = b.row<Seat>('bids');
  const { bidPassed: passed } = handlesOf(b, bidPassedFields);
  return (s, seat) => {
    const lot = topArg(s, 0);
    const highest = topArg(s, 1);
    let leader = -1;
    for (let i = 1; i <= b.seats; i++) {
      const next = (seat + i) % b.seats;
      if (highest > 0 && bids.get(s, next) === highest) leader = next;
      else if (!((passed.get(s) >> next) & 1)) {
        if (b.the.auction.cap(s, next, lot) > highest) {
          setToMove(s, 1 << next);
          return;
        }
        passed.set(s, passed.get(s) | (1 << next));
      }
    }
    pop(s);
    passed.set(s, 0);
    if (leader < 0) b.the.auction.failed(s, lot);
    else askPayment(b, s, leader, lot);
  };
}

/** Everybody writes down one number, 0 to stay out; then all are laid open. */
export function sealedBidding(config: AuctionConfig): Part {
  return {
    id: 'sealed-bidding',
    of: config,
    fields: sealedBidsFields,
    decisions: {
      'seal-bid': { args: () => [lotArg(config)] },
      'open-bids': { nature: true, args: () => [lotArg(config)] },
    },
    rules: (_was, b) => {
      const bids = b.row<Seat>('bids');
      const barred = b.cell('bidBarred');
      return {
        auction: {
          callBids: (s, lot) => {
            bids.fill(s, 0);
            let seats = b.everyone & ~barred.get(s);
            for (let seat = 0; seat < b.seats; seat++)
              if (b.the.auction.cap(s, seat, lot) === 0) seats &= ~(1 << seat);
            if (seats === 0) b.the.auction.failed(s, lot);
            else push(s, b.decision('seal-bid'), seats, lot, seats);
          },
        },
      };
    },
    moves: (b) => {
      const bids = b.row<Seat>('bids');
      const { sealedBids } = handlesOf(b, sealedBidsFields);
      return [
        {
          name: 'seal-bid',
          args: [amount()],
          decisions: ['seal-bid'],
          means: meansFor(b, config),
          list: (s, seat, out) => {
            const cap = b.the.auction.cap(s, seat, topArg(s, 0));
            for (let n = 0; n <= cap; n++) out.put(n);
          },
          apply: (s, seat, n) => {
            sealedBids.set(s, seat, n);
            if (s.events) tell(s, 'bid-sealed', { seat }, { seats: 1 << seat, data: { amount: n } });
            const left = toMove(s) & ~(1 << seat);
            if (left) {
              setToMove(s, left);
              return;
            }
            const lot = topArg(s, 0);
            const wrote = topArg(s, 1);
            pop(s);
            push(s, b.decision('open-bids'), NATURE, lot, wrote);
          },
          why: (s, seat, n) => {
            const cap = b.the.auction.cap(s, seat, topArg(s, 0));
            return n > cap
              ? reason('bid-high', `nobody believes a bid above ${cap}`, { bid: cap })
              : undefined;
          },
          audience: (_s, seat) => 1 << seat,
        },
        {
          name: 'open-bids',
          decisions: ['open-bids'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => {
            const lot = topArg(s, 0);
            pop(s);
            let winner = -1;
            let level = false;
            for (let i = 0; i < b.seats; i++) {
              const seat = nthBidder(b, s, i);
              const bid = sealedBids.get(s, seat);
              bids.set(s, seat, bid);
              sealedBids.set(s, seat, 0);
              if (bid === 0) continue;
              if (s.events) tell(s, 'bid', { seat, amount: bid });
              const best = winner < 0 ? 0 : bids.get(s, winner);
              if (bid > best) {
                winner = seat;
                level = false;
              } else if (bid === best) level = true;
            }
            if (winner < 0 || (level && config.tie === 'nobody')) b.the.auction.failed(s, lot);
            else askPayment(b, s, winner, lot);
          },
        },
      ];
    },
    resample: (b) => {
      const { sealedBids } = handlesOf(b, sealedBidsFields);
      const writing = b.decision('seal-bid');
      const opening = b.decision('open-bids');
      return (s, viewer, rng) => {
        const kind = topKind(s);
        if (kind !== writing && kind !== opening) return;
        const wrote = topArg(s, 1) & ~(kind === writing ? toMove(s) : 0);
        for (let seat = 0; seat < b.seats; seat++)
          if (seat !== viewer && (wrote >> seat) & 1)
            sealedBids.set(s, seat, rng.below(b.the.auction.cap(s, seat, topArg(s, 0)) + 1));
      };
    },
  };
}
