import type { Seat, State } from '@hexwright/kernel';
import { BESIDE_HAND, canPay, held, specialHex } from '../mechanics/index.ts';
import { type Bill, defineModule, wanted } from '../rulebook/index.ts';

const DECK = 'development';

/** The jungle gives discoveries, which stand in for goods when a development card is bought. */
export const inTheJungle = defineModule({
  id: 'variant/in-the-jungle',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.developmentCards],
  goods: [{ id: 'discovery', ...BESIDE_HAND, supply: 30 }],
  terrains: [{ id: 'jungle', gives: 'discovery' }],
  parts: [specialHex({ terrain: 'jungle', instead: 'pasture', robber: 'comes' })],
  rules: (was, b) => {
    const discovery = b.good('discovery');
    /** what is missing from the hand is made up with discoveries, if there are enough */
    const helped = (s: State, seat: Seat, bill: Bill): Bill => {
      let missing = 0;
      const paid = bill.flatMap(([good, count]): [number, number][] => {
        const has = Math.min(count, held(b, s, seat, good));
        missing += count - has;
        return has > 0 ? [[good, has]] : [];
      });
      return missing <= held(b, s, seat, discovery) ? [...paid, [discovery, missing]] : bill;
    };
    return {
      cards: {
        cost: (s, seat, deck) => {
          const bill = was.cards.cost(s, seat, deck);
          if (deck !== DECK || held(b, s, seat, discovery) === 0 || canPay(b, s, seat, bill)) return bill;
          return helped(s, seat, bill);
        },
      },
    };
  },
  words: {
    name: 'In the jungle',
    summary: 'A jungle gives discoveries, which stand in for goods when a development card is bought.',
    rules: [
      'The jungle gives discoveries as other hexes give goods: 1 to a settlement, 2 to a city.',
      'Each discovery takes the place of one good when a development card is bought; several may be used.',
      'Discoveries are not cards in hand: they are not counted, stolen, traded or monopolised.',
      { of: 'blocker.robber', text: 'The robber begins in the jungle.' },
      'The jungle takes the place of the pasture with the likeliest number other than 2, 6, 8 and 12.',
      {
        house:
          'There are 30 discoveries, and they are short as goods are. They stand in for what is missing from the hand.',
      },
    ],
    terms: { 'good.discovery': 'discovery', 'terrain.jungle': 'jungle' },
  },
  looks: {
    terrains: { jungle: { colour: '#2f6b3c', pattern: 'forest' } },
    goods: { discovery: { colour: '#c98a2b', shape: 'gem' } },
  },
});
