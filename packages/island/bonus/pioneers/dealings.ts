import {
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import {
  giveBack,
  handOver,
  handSize,
  held,
  inBank,
  learnOf,
  resourcesOf,
  roomFor,
  take,
} from '../../mechanics/index.ts';
import type { Book, Good } from '../../rulebook/index.ts';
import { more, type Pioneer, plays } from './pioneer.ts';

const [BID_LIMIT, NO_BIDDER] = [10, 0];

const BROKER_FIRST = reason('broker-first', 'the Brokers say the same and come first');
/** what a bot expects of a card that another chooses for it, in points */
const COMES_BACK = 0.15;

const NOT_LEVEL = reason('hands-not-level', 'the hands are not of the same size');
const ONCE_A_TURN = reason('pioneer-once', 'this has been done this turn');
const EMPTY_HAND = reason('swap-empty-hand', 'there is no card in that hand');

/** the other seats that play this pioneer now */
const others =
  (b: Book, has: (s: State, seat: Seat) => boolean) =>
  (s: State, seat: Seat): Seat[] =>
    b.rivals[seat].filter((other) => has(s, other));

const shepherds: Pioneer = {
  id: 'shepherds',
  name: 'The Shepherds',
  brief: 'the bank takes 2 wool for any card',
  told: ['The Shepherds: the bank takes 2 of your wool for 1 other good.'],
  of: ['part.bank-trade', 'good.wool'],
  worth: 1.1,
  loan: 0.07,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'shepherds');
      const wool = b.goods.findIndex(({ id }) => id === 'wool');
      return {
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            return good === wool && rate > 2 && has(s, seat) ? 2 : rate;
          },
        },
      };
    },
  },
};

const portManagers: Pioneer = {
  id: 'port-managers',
  name: 'The Port Managers',
  brief: 'trade at your harbours on other players’ turns; you need 1 point more',
  told: [
    'The Port Managers: on other players’ turns you may trade at your harbours, too. The Port Managers need 1 point more to win.',
    {
      house:
        'The Port Managers are asked after another player’s roll, if they have a harbour and 2 cards or more.',
    },
  ],
  of: ['part.bank-trade', 'board.harbours'],
  target: () => 1,
  worth: 0.1,
  part: {
    decisions: { 'port-call': { phase: true } },
    turnSteps: (b) => {
      const has = plays(b, 'port-managers');
      const call = b.decision('port-call');
      return [
        {
          after: 'roll',
          add: {
            id: 'port-call',
            run: (s) => {
              if (!b.rules.harbours) return;
              for (const seat of others(b, has)(s, b.fields.active.get(s)))
                if (handSize(b, s, seat) > 1 && b.the.harbours.open(s, seat) !== 0) push(s, call, 1 << seat);
            },
          },
        },
      ];
    },
    moves: (b) => [
      {
        name: 'port-trade',
        quiet: true,
        args: [
          { name: 'give', domain: b.domain('good') },
          { name: 'want', domain: b.domain('good') },
        ],
        decisions: ['port-call'],
        list: (s, seat, out) => {
          const open = b.the.harbours.open(s, seat);
          for (let give = 0; give < b.goods.length; give++) {
            // harbour kind 0 is 'any', kind n + 1 is good n
            if ((open & 1) === 0 && ((open >> (give + 1)) & 1) === 0) continue;
            const rate = b.the.bank.rate(s, seat, give);
            if (rate === 0 || held(b, s, seat, give) < rate) continue;
            for (let want = 0; want < b.goods.length; want++)
              if (b.the.bank.barTrade(s, seat, give, want) === undefined) out.put(give, want);
          }
        },
        apply: (s, seat, give, want) => {
          const rate = b.the.bank.rate(s, seat, give);
          giveBack(b, s, seat, give, rate);
          take(b, s, seat, want, 1);
          if (s.events) tell(s, 'bank-trade', { seat, give: b.goods[give].id, rate, want: b.goods[want].id });
        },
      },
      {
        name: 'leave-port',
        quiet: true,
        decisions: ['port-call'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ],
    exempt: { rare: ['move.port-trade'] },
  },
  terms: {
    'decision.port-call': 'The Port Managers: trade at your harbours',
    'move.port-trade': 'Trade at a harbour',
    'move.leave-port': 'Trade no more',
  },
};

const harbourMaster: Pioneer = {
  id: 'harbour-master',
  name: 'The Harbour Master',
  brief: '1 of the cards whenever another player trades with the bank',
  told: [
    'The Harbour Master: whenever another player trades with the bank, you take 1 of the resources that they give.',
    { house: 'The Harbour Master gets the card without being asked.' },
  ],
  of: ['part.bank-trade'],
  worth: 1.4,
  part: {
    editMoves: (b, moves) => {
      const has = plays(b, 'harbour-master');
      const resources = resourcesOf(b);
      return moves.map((move) =>
        move.name !== 'bank-trade' && move.name !== 'port-trade'
          ? move
          : {
              ...move,
              apply: (s, seat, give, want, last) => {
                move.apply?.(s, seat, give, want, last);
                if (!resources.includes(give)) return;
                for (const master of others(b, has)(s, seat)) {
                  if (roomFor(b, s, master, give) === 0 || inBank(b, s, give) === 0) continue;
                  take(b, s, master, give, 1);
                  if (s.events) tell(s, 'harbour-share', { seat: master, good: b.goods[give].id });
                }
              },
            },
      );
    },
  },
  terms: { 'event.harbour-share': '{seat} takes 1 {good} out of the trade.' },
};

const brokers: Pioneer = {
  id: 'brokers',
  name: 'The Brokers',
  brief: 'a player who is offered the same by you and by others trades with you',
  told: [
    'The Brokers: where you offer another player the same as others do, that player trades with you or with nobody.',
  ],
  of: ['part.offers'],
  worth: 0.6,
  part: {
    rules: (was, b) => {
      if (!b.has('part.offers')) return {};
      const has = plays(b, 'brokers');
      const answer = b.row<Seat>('offerAnswer');
      const gives = b.grid<Seat, Good>('counterGive');
      const wants = b.grid<Seat, Good>('counterWant');
      const same = (s: State, one: Seat, other: Seat): boolean => {
        const said = answer.get(s, one);
        if (said !== answer.get(s, other)) return false;
        if (said === ACCEPTED) return true;
        if (said !== COUNTERED) return false;
        for (let good = 0; good < b.goods.length; good++)
          if (
            gives.get(s, one, good) !== gives.get(s, other, good) ||
            wants.get(s, one, good) !== wants.get(s, other, good)
          )
            return false;
        return true;
      };
      return {
        offers: {
          barAgree: (s, seat, other) => {
            const bar = was.offers.barAgree(s, seat, other);
            if (bar || has(s, other)) return bar;
            for (const broker of b.rivals[seat])
              if (broker !== other && has(s, broker) && same(s, broker, other)) return BROKER_FIRST;
            return undefined;
          },
        },
      };
    },
  },
  terms: { 'reason.broker-first': 'The Brokers say the same and come first.' },
};

/** as the mechanic of offers keeps them */
const [ACCEPTED, COUNTERED] = [1, 3];

const transporters: Pioneer = {
  id: 'transporters',
  name: 'The Transporters',
  brief: '1 of the traded resources at every trade between players',
  told: [
    'The Transporters: whenever two players trade with each other, you take 1 resource of a kind that they trade. The Transporters need 1 point less to win with three players, 1 more with five and 2 more with six.',
    { of: 'part.commodities', text: 'The Transporters may take a traded commodity instead.' },
    { house: 'The Transporters take it from their own trades as well.' },
  ],
  of: ['part.offers'],
  target: more({ 3: -1, 5: 1, 6: 2 }),
  worth: 0.8,
  loan: 0.05,
  part: {
    fields: {
      /** by seat: the goods that were traded, as bits */
      carriedGoods: { per: ['seat'], noLook: 'they are asked for at once' },
    },
    decisions: { carry: {} },
    rules: (was, b) => {
      const has = plays(b, 'transporters');
      const carried = b.row<Seat>('carriedGoods');
      const asked = b.decision('carry');
      return {
        offers: {
          exchanged: (s, from, to, good, count) => {
            was.offers.exchanged(s, from, to, good, count);
            if (!b.inHand[good]) return;
            for (let seat = 0; seat < b.seats; seat++) {
              if (!has(s, seat)) continue;
              if (carried.get(s, seat) === 0) push(s, asked, 1 << seat);
              carried.set(s, seat, carried.get(s, seat) | (1 << good));
            }
          },
        },
      };
    },
    moves: (b) => {
      const carried = b.row<Seat>('carriedGoods');
      const there = (s: State, seat: Seat, good: Good): boolean =>
        ((carried.get(s, seat) >> good) & 1) === 1 && inBank(b, s, good) > 0 && roomFor(b, s, seat, good) > 0;
      const close = (s: State, seat: Seat): void => {
        carried.set(s, seat, 0);
        pop(s);
      };
      return [
        {
          name: 'carry',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['carry'],
          list: (s, seat, out) => {
            for (const good of b.handGoods) if (there(s, seat, good)) out.put(good);
          },
          apply: (s, seat, good) => {
            close(s, seat);
            take(b, s, seat, good, 1);
            if (s.events) tell(s, 'carried', { seat, good: b.goods[good].id });
          },
        },
        {
          name: 'carry-nothing',
          quiet: true,
          decisions: ['carry'],
          list: (s, seat, out) => {
            if (!b.handGoods.some((good) => there(s, seat, good))) out.put();
          },
          apply: close,
        },
      ];
    },
    exempt: { rare: ['move.carry', 'move.carry-nothing', 'event.carried'] },
  },
  terms: {
    'decision.carry': 'The Transporters: take one of the traded kinds',
    'move.carry': 'Take 1',
    'move.carry-nothing': 'There is none to be taken',
    'event.carried': '{seat} carries it, and takes 1 {good}.',
  },
};

const traders: Pioneer = {
  id: 'traders',
  name: 'The Traders',
  brief: 'once a turn another player must swap a card with you',
  told: [
    'The Traders: once a turn you give another player a card of your hand, who chooses one of theirs for you.',
    { house: 'If you must swap with the Traders, you choose out of the cards that you held before.' },
  ],
  worth: 0.6,
  loan: 0.05,
  part: {
    fields: { forcedTrade: { noLook: 'it is offered no more' } },
    decisions: {
      'forced-trade': {
        args: (b) => [
          { name: 'trader', domain: b.domain('seat') },
          { name: 'good', domain: b.domain('good') },
        ],
        unforeseen: true,
      },
    },
    rules: (was, b) => {
      const done = b.cell('forcedTrade');
      const asked = b.decision('forced-trade');
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          done.set(s, 0);
        },
        // What they give everybody has seen.
        knownHeld: (s, seat, good) => {
          const known = was.knownHeld(s, seat, good);
          const gives = topKind(s) === asked && topArg(s, 0) === seat && topArg(s, 1) === good;
          return gives ? Math.max(known, 1) : known;
        },
        hints: {
          promised: (s, seat) =>
            was.hints.promised(s, seat) + (topKind(s) === asked && topArg(s, 0) === seat ? COMES_BACK : 0),
        },
      };
    },
    moves: (b) => {
      const has = plays(b, 'traders');
      const done = b.cell('forcedTrade');
      const asked = b.decision('forced-trade');
      return [
        {
          name: 'demand-swap',
          args: [
            { name: 'seat', domain: b.domain('seat') },
            { name: 'good', domain: b.domain('good') },
          ],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (!has(s, seat) || done.get(s) !== 0) return;
            for (const other of b.rivals[seat])
              if (handSize(b, s, other) > 0)
                for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(other, good);
          },
          apply: (s, seat, other, good) => {
            done.set(s, 1);
            if (s.events) tell(s, 'forced-trade', { seat, other, good: b.goods[good].id });
            push(s, asked, 1 << other, seat, good);
          },
          why: (s, seat, other) => {
            if (!has(s, seat)) return undefined;
            if (done.get(s) !== 0) return ONCE_A_TURN;
            return other >= 0 && handSize(b, s, other) === 0 ? EMPTY_HAND : undefined;
          },
        },
        {
          name: 'trade-back',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['forced-trade'],
          list: (s, seat, out) => {
            for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            const trader = topArg(s, 0);
            const given = topArg(s, 1);
            pop(s);
            handOver(b, s, seat, trader, good, 1);
            handOver(b, s, trader, seat, given, 1);
            if (s.events)
              tell(
                s,
                'traded-back',
                { seat, trader },
                { seats: learnOf(b, s, seat, trader, good), data: { good: b.goods[good].id } },
              );
          },
          audience: (s, seat, good) => learnOf(b, s, seat, topArg(s, 0), good),
        },
      ];
    },
  },
  terms: {
    'decision.forced-trade': 'The Traders give you 1 {good}: choose what you give for it',
    'move.demand-swap': 'Make a player swap a card',
    'move.trade-back': 'Give this one',
    'event.forced-trade': '{seat} gives {other:seat} 1 {good} and wants a card for it.',
    'event.traded-back': '{seat} gives {trader:seat} a card.',
    'event.traded-back.known': '{seat} gives {trader:seat} 1 {good}.',
    'reason.pioneer-once': 'You have done this already this turn.',
    'reason.swap-empty-hand': 'That player holds no card.',
  },
};

const friends: Pioneer = {
  id: 'friends',
  name: 'The Friends',
  brief: 'swap hands with a player who holds as many cards',
  told: [
    'The Friends: on your turn you may swap hands with another player who holds as many cards as you.',
    {
      house:
        'The Friends do so once a turn, after the roll. Development cards and progress cards are not swapped.',
    },
  ],
  worth: 0.6,
  loan: 0.04,
  part: {
    fields: { handsSwapped: { noLook: 'it is offered no more' } },
    rules: (was, b) => {
      const done = b.cell('handsSwapped');
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          done.set(s, 0);
        },
      };
    },
    moves: (b) => {
      const has = plays(b, 'friends');
      const done = b.cell('handsSwapped');
      return [
        {
          name: 'swap-hands',
          args: [{ name: 'seat', domain: b.domain('seat') }],
          decisions: ['main', 'trade', 'build'],
          list: (s, seat, out) => {
            if (!has(s, seat) || done.get(s) !== 0 || handSize(b, s, seat) === 0) return;
            for (let other = 0; other < b.seats; other++)
              if (other !== seat && handSize(b, s, other) === handSize(b, s, seat)) out.put(other);
          },
          apply: (s, seat, other) => {
            done.set(s, 1);
            for (const good of b.handGoods) {
              const mine = held(b, s, seat, good);
              const theirs = held(b, s, other, good);
              handOver(b, s, seat, other, good, mine);
              handOver(b, s, other, seat, good, theirs);
            }
            if (s.events) tell(s, 'hands-swapped', { seat, other });
            b.rules.reviewAwards(s);
          },
          why: (s, seat, other) => {
            if (!has(s, seat)) return undefined;
            if (done.get(s) !== 0) return ONCE_A_TURN;
            return other >= 0 ? NOT_LEVEL : undefined;
          },
        },
      ];
    },
  },
  terms: {
    'move.swap-hands': 'Swap hands',
    'event.hands-swapped': '{seat} and {other:seat} swap hands.',
    'reason.hands-not-level': 'That hand is not as large as yours.',
    'reason.pioneer-once': 'You have done this already this turn.',
  },
};

/** for bots, in points: a card that is not held yet, one that is, what is paid for it, and what an auction promises */
const [NEW_KIND, SAME_KIND, PAID, CALLED] = [0.24, 0.16, 0.14, 0.1];

const auctioneer: Pioneer = {
  id: 'auctioneer',
  name: 'The Auctioneer',
  brief: 'once a turn auction a card; if nobody bids you get another of its kind',
  told: [
    'The Auctioneer: once on your turn you may put 1 card of your hand up for auction. Bids are in resources. If nobody bids, you keep it and take another of its kind.',
    {
      house:
        'In an auction each other player in turn says once how many resources they bid, more than the last bid, or passes. The highest bidder gets the card and chooses what to pay with.',
    },
  ],
  worth: 1.2,
  loan: 0.12,
  part: {
    fields: { auctionHeld: { noLook: 'it is offered no more' } },
    decisions: {
      'lot-bid': {
        args: (b) => [
          { name: 'auctioneer', domain: b.domain('seat') },
          { name: 'good', domain: b.domain('good') },
          { name: 'bid', domain: { id: 'count', size: BID_LIMIT + 1 } },
          { name: 'bidder', domain: { id: 'bidder', size: b.seats + 1 } },
        ],
        unforeseen: true,
      },
      'pay-lot': {
        args: (b) => [
          { name: 'auctioneer', domain: b.domain('seat') },
          { name: 'left', domain: { id: 'count', size: BID_LIMIT + 1 } },
          { name: 'good', domain: b.domain('good') },
        ],
      },
    },
    rules: (was, b) => {
      const done = b.cell('auctionHeld');
      const bidding = b.decision('lot-bid');
      const paying = b.decision('pay-lot');
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          done.set(s, 0);
        },
        // What is sold everybody has seen, and nobody bids more than they have.
        knownHeld: (s, seat, good) => {
          const known = was.knownHeld(s, seat, good);
          const lot = topKind(s) === bidding ? topArg(s, 1) : topKind(s) === paying ? topArg(s, 2) : -1;
          return lot === good && topArg(s, 0) === seat ? Math.max(known, 1) : known;
        },
        knownResources: (s, seat) => {
          const known = was.knownResources(s, seat);
          if (topKind(s) === bidding && topArg(s, 3) === seat + 1) return Math.max(known, topArg(s, 2));
          return topKind(s) === paying && toMove(s) === 1 << seat ? Math.max(known, topArg(s, 1)) : known;
        },
        hints: {
          promised: (s, seat) => {
            const promised = was.hints.promised(s, seat);
            if (topKind(s) !== bidding) return promised;
            if (topArg(s, 0) === seat) return promised + CALLED;
            if (topArg(s, 3) !== seat + 1) return promised;
            const kind = held(b, s, seat, topArg(s, 1)) === 0 ? NEW_KIND : SAME_KIND;
            return promised + kind - PAID * topArg(s, 2);
          },
        },
      };
    },
    moves: (b) => {
      const has = plays(b, 'auctioneer');
      const done = b.cell('auctionHeld');
      const bidding = b.decision('lot-bid');
      const paying = b.decision('pay-lot');
      const resources = resourcesOf(b);
      const canBid = (s: State, seat: Seat): number => {
        let sum = 0;
        for (const good of resources) sum += held(b, s, seat, good);
        return Math.min(BID_LIMIT, sum);
      };
      /** the next one is asked, or the last bid has won */
      const goOn = (s: State, seat: Seat): void => {
        const [auctioneer, good, bid, bidder] = [0, 1, 2, 3].map((i) => topArg(s, i));
        pop(s);
        const next = (seat + 1) % b.seats;
        if (next !== auctioneer) push(s, bidding, 1 << next, auctioneer, good, bid, bidder);
        else if (bidder === NO_BIDDER) {
          const another = Math.min(1, inBank(b, s, good), roomFor(b, s, auctioneer, good));
          take(b, s, auctioneer, good, another);
          if (s.events) tell(s, 'lot-unsold', { seat: auctioneer, good: b.goods[good].id });
        } else {
          if (s.events) tell(s, 'lot-sold', { seat: bidder - 1, good: b.goods[good].id, bid });
          push(s, paying, 1 << (bidder - 1), auctioneer, bid, good);
        }
      };
      return [
        {
          name: 'call-auction',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (!has(s, seat) || done.get(s) !== 0) return;
            for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            done.set(s, 1);
            if (s.events) tell(s, 'lot-called', { seat, good: b.goods[good].id });
            push(s, bidding, 1 << ((seat + 1) % b.seats), seat, good, 0, NO_BIDDER);
          },
          why: (s, seat) => (has(s, seat) && done.get(s) !== 0 ? ONCE_A_TURN : undefined),
        },
        {
          name: 'bid-cards',
          args: [{ name: 'bid', domain: { id: 'count', size: BID_LIMIT + 1 } }],
          decisions: ['lot-bid'],
          list: (s, seat, out) => {
            const most = canBid(s, seat);
            for (let bid = topArg(s, 2) + 1; bid <= most; bid++) out.put(bid);
          },
          apply: (s, seat, bid) => {
            setTopArg(s, 2, bid);
            setTopArg(s, 3, seat + 1);
            if (s.events) tell(s, 'lot-bid', { seat, bid });
            goOn(s, seat);
          },
        },
        {
          name: 'bid-nothing',
          decisions: ['lot-bid'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            if (s.events) tell(s, 'lot-passed', { seat });
            goOn(s, seat);
          },
        },
        {
          name: 'pay-lot',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['pay-lot'],
          list: (s, seat, out) => {
            for (const good of resources) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            const auctioneer = topArg(s, 0);
            const left = topArg(s, 1) - 1;
            const lot = topArg(s, 2);
            handOver(b, s, seat, auctioneer, good, 1);
            if (left > 0) setTopArg(s, 1, left);
            else {
              pop(s);
              handOver(b, s, auctioneer, seat, lot, 1);
            }
            if (s.events)
              tell(
                s,
                'lot-paid',
                { seat, auctioneer },
                { seats: learnOf(b, s, seat, auctioneer, good), data: { good: b.goods[good].id } },
              );
          },
          audience: (s, seat, good) => learnOf(b, s, seat, topArg(s, 0), good),
        },
      ];
    },
  },
  terms: {
    'decision.lot-bid': 'The Auctioneer sells 1 {good}; the bid stands at {bid}',
    'decision.pay-lot': 'Pay for 1 {good}: {left} to go',
    'move.call-auction': 'Auction a card',
    'move.bid-cards': 'Bid {bid}',
    'move.bid-nothing': 'Pass',
    'move.pay-lot': 'Pay',
    'event.lot-called': '{seat} puts 1 {good} up for auction.',
    'event.lot-bid': '{seat} bids {bid}.',
    'event.lot-passed': '{seat} passes.',
    'event.lot-sold': '{seat} gets 1 {good} for {bid}.',
    'event.lot-unsold': 'Nobody bids: {seat} takes another {good}.',
    'event.lot-paid': '{seat} pays {auctioneer:seat} a card.',
    'event.lot-paid.known': '{seat} pays {auctioneer:seat} 1 {good}.',
    'reason.pioneer-once': 'You have done this already this turn.',
  },
};

/** The Harbour Master hears of the trades of the Port Managers: they come before. */
export const dealings: readonly Pioneer[] = [
  shepherds,
  portManagers,
  harbourMaster,
  brokers,
  transporters,
  traders,
  friends,
  auctioneer,
];
