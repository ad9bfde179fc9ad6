import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { knights } from '../barbarians.ts';
import { progressCard } from './deck.ts';

const NONE = reason('no-foreign-knight', 'no knight of another player stands at one of your roads there');

/** whether a knight of another stands where the seat's routes lead */
const makeHits = (b: Book) => {
  const own = knights.of(b);
  return (s: State, seat: Seat, corner: Corner): boolean => {
    const owner = own.owner(s, corner);
    return owner >= 0 && owner !== seat && b.the.units.atRoutes(s, seat, corner);
  };
};

/** A knight of another is driven off without one of one's own. */
export const intrigue = progressCard({
  card: {
    id: 'intrigue',
    deck: 'politics',
    count: 2,
    when: (b) => {
      const own = knights.of(b);
      const hits = makeHits(b);
      return (s, seat) => {
        for (let corner = 0; corner < own.ranks[0].places; corner++) if (hits(s, seat, corner)) return true;
        return false;
      };
    },
    play: (b) => {
      const asked = b.decision('intrigue');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Intrigue',
  text: 'Drive off another player’s knight that stands at one of your roads or ships. You do not need a knight for this. Its owner finds it another free corner along their own roads, or loses it where there is none.',
  shape: 'skull',
  uses: [knights.part],
  decisions: { intrigue: {} },
  moves: (b) => {
    const hits = makeHits(b);
    const own = knights.of(b);
    return [
      {
        name: 'drive-off',
        args: [{ name: own.on, domain: b.domain(own.on) }],
        decisions: ['intrigue'],
        list: (s, seat, out) => {
          for (let corner = 0; corner < own.ranks[0].places; corner++)
            if (hits(s, seat, corner)) out.put(corner);
        },
        apply: (s, _seat, corner) => {
          pop(s);
          own.displace(s, corner);
        },
        why: (s, seat, corner) => (corner < 0 || hits(s, seat, corner) ? undefined : NONE),
      },
    ];
  },
  terms: {
    'decision.intrigue': 'Intrigue: choose a knight at your roads',
    'move.drive-off': 'Drive this knight off',
    'reason.no-foreign-knight': 'No knight of another player stands at your roads there.',
  },
});
