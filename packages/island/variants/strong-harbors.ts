import type { Seat, State } from '@hexwright/kernel';
import { blockerAt, mixedTrade, NOWHERE } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

const ANY_KIND = 0;
const STRONG = 2;
const PRICE = 3;

/** Whoever has two general harbours trades three cards of any kinds. */
export const strongHarbors = defineModule({
  id: 'variant/strong-3-1-harbors',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.bank, wanted.harbours],
  parts: [mixedTrade()],
  rules: (was, b) => {
    const pirate = b.blockers.findIndex(({ id }) => id === 'pirate');
    const { places } = b.layout.harbours;
    const { edgeHex } = b.topology;
    const waters = places
      .map(({ q, r, side }) => b.topology.edgeAt(q, r, side))
      .map((edge) => [edgeHex[edge * 2], edgeHex[edge * 2 + 1]]);
    const isOwn = (s: State, seat: Seat, place: number): boolean =>
      [0, 1].some((end) => {
        const mark = b.fields.building.get(s, b.harbourCorner[place * 2 + end]);
        return mark !== 0 && b.ownerOf[mark] === seat;
      });
    const strength = (s: State, seat: Seat): number => {
      const at = pirate < 0 ? NOWHERE : blockerAt(b, s, pirate);
      let count = 0;
      for (let place = 0; place < places.length; place++)
        if (b.fields.harbour.get(s, place) === ANY_KIND && isOwn(s, seat, place))
          if (at === NOWHERE || !waters[place].includes(at)) count++;
      return count;
    };
    return {
      mixedTrade: {
        price: (s, seat) => {
          const before = was.mixedTrade.price(s, seat);
          if (strength(s, seat) < STRONG) return before;
          return before === 0 ? PRICE : Math.min(before, PRICE);
        },
      },
    };
  },
  words: {
    name: 'Strong 3:1 harbours',
    summary: 'Two general harbours let their owner trade any three cards for one.',
    rules: [
      'With buildings at two or more general harbours you may trade any three cards, however mixed, for 1 other.',
      'What is taken may not be among what is given.',
      {
        of: 'blocker.pirate',
        text: 'A general harbour in whose sea hex the pirate stands does not count towards the two.',
      },
      { house: 'A building at two general harbours has both.' },
    ],
  },
});
