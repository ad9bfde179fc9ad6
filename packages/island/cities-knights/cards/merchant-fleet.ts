import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { held } from '../../mechanics/index.ts';
import type { Good } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { progressCard } from './deck.ts';

const fields = {
  /** the goods that a fleet trades for the seat this turn, as bits, and the seat counted from 1 */
  fleetGoods: field.cell({ noLook: 'the rates of the bank tell it' }),
  fleetOf: field.cell({ noLook: 'the rates of the bank tell it' }),
};

const RATE = 2;
/** what a trade that it makes possible is worth to a bot, in points */
const TRADE = 0.12;
const NOT_TAKEN = reason('bank-refuses', 'the bank does not take it');

export const merchantFleet = progressCard({
  card: {
    id: 'merchant-fleet',
    deck: 'trade',
    count: 2,
    play: (b) => {
      const asked = b.decision('merchant-fleet');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Merchant Fleet',
  text: 'Name a resource or a commodity. For the rest of this turn the bank takes 2 of it for 1 other card, as often as you like.',
  shape: 'ship',
  fields,
  decisions: { 'merchant-fleet': {} },
  rules: (was, b) => {
    const { fleetGoods: goods, fleetOf: of } = handlesOf(b, fields);
    const trades = (s: State, seat: Seat, good: Good): boolean =>
      of.get(s) === seat + 1 && ((goods.get(s) >> good) & 1) === 1;
    return {
      bank: {
        rate: (s, seat, good) => {
          const rate = was.bank.rate(s, seat, good);
          return rate > RATE && trades(s, seat, good) ? RATE : rate;
        },
      },
      hints: {
        // The fleet trades for this turn alone: what the hand can be turned into counts, not what is yet to come.
        rate: (s, seat, good) =>
          trades(s, seat, good) ? was.bank.rate(s, seat, good) : was.hints.rate(s, seat, good),
        promised: (s, seat) => {
          let promised = was.hints.promised(s, seat);
          for (const good of b.handGoods) {
            const before = trades(s, seat, good) ? was.bank.rate(s, seat, good) : 0;
            if (before <= RATE) continue;
            const has = held(b, s, seat, good);
            promised += TRADE * (Math.floor(has / RATE) - Math.floor(has / before));
          }
          return promised;
        },
      },
      beginTurn: (s) => {
        was.beginTurn(s);
        goods.set(s, 0);
        of.set(s, 0);
      },
      paired: {
        begin: (s, seat) => {
          was.paired.begin(s, seat);
          goods.set(s, 0);
          of.set(s, 0);
        },
      },
    };
  },
  moves: (b) => {
    const { fleetGoods: goods, fleetOf: of } = handlesOf(b, fields);
    const traded = b.handGoods.filter((good) => b.goods[good].bankBuys !== false);
    return [
      {
        name: 'name-freight',
        args: [{ name: 'good', domain: b.domain('good') }],
        decisions: ['merchant-fleet'],
        list: (_s, _seat, out) => {
          for (const good of traded) out.put(good);
        },
        apply: (s, seat, good) => {
          pop(s);
          goods.set(s, goods.get(s) | (1 << good));
          of.set(s, seat + 1);
          if (s.events) tell(s, 'fleet-trades', { seat, good: b.goods[good].id });
        },
        why: (_s, _seat, good) => (good < 0 || traded.includes(good) ? undefined : NOT_TAKEN),
      },
    ];
  },
  terms: {
    'decision.merchant-fleet': 'Merchant Fleet: name what it trades 2 for 1 this turn',
    'move.name-freight': 'Trade this good 2 for 1',
    'event.fleet-trades': '{seat}’s fleet trades {good} 2 for 1 this turn.',
  },
});
