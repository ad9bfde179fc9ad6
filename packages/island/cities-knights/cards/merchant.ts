import { pop, push } from '@hexwright/kernel';
import { placeMerchant } from '../../mechanics/index.ts';
import { progressCard } from './deck.ts';

export const merchantCard = progressCard({
  card: {
    id: 'merchant',
    deck: 'trade',
    count: 6,
    when: (b) => (s, seat) => {
      for (let hex = 0; hex < b.topology.hexes; hex++)
        if (b.the.merchant.barPlace(s, seat, hex) === undefined) return true;
      return false;
    },
    play: (b) => {
      const asked = b.decision('place-merchant');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Merchant',
  text: 'Put the merchant on a hex that gives a resource, beside one of your settlements or cities. While it serves you, the bank takes 2 of that hex’s resource, not of its commodity, for 1 other card, and you have 1 point. The next Merchant card takes it over. The robber does not affect it.',
  shape: 'wagon',
  decisions: { 'place-merchant': {} },
  moves: (b) => [
    {
      name: 'place-merchant',
      args: [{ name: 'hex', domain: b.domain('hex') }],
      decisions: ['place-merchant'],
      list: (s, seat, out) => {
        for (let hex = 0; hex < b.topology.hexes; hex++)
          if (b.the.merchant.barPlace(s, seat, hex) === undefined) out.put(hex);
      },
      apply: (s, seat, hex) => {
        pop(s);
        placeMerchant(b, s, seat, hex);
      },
      why: (s, seat, hex) => (hex < 0 ? undefined : b.the.merchant.barPlace(s, seat, hex)),
    },
  ],
  terms: {
    'decision.place-merchant': 'Merchant: choose its hex',
    'move.place-merchant': 'Put the merchant here',
  },
});
