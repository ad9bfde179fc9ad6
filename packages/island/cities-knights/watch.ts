import type { Seat, State } from '@hexwright/kernel';
import type { Book, Part } from '../rulebook/index.ts';
import { KNIGHTS, knights, VOYAGE } from './barbarians.ts';

/** What bots make of the barbarians, in points: a city lost, the honour and the thanks of a defence. */
const LOSS = 2.6;
const HONOUR = 0.9;
const THANKS = 0.4;
/** a unit of strength on the board, as far as the own share of the defence goes, and beyond it */
const STANDING = 0.45;
const SURPLUS = 0.1;
/** a unit of strength that is active */
const ACTIVE = 0.1;

/** How much of it counts, by the steps that the ship has made. */
const NEAR = [0.15, 0.2, 0.3, 0.45, 0.65, 0.85, 1];

/** Bots keep up the defence: the nearer the ship is, the more it matters what would come of an attack. */
export function watch(): Part {
  return {
    id: 'watch',
    rules: (was, b) => {
      const near = (s: State): number =>
        NEAR[Math.max(0, Math.min(VOYAGE - b.the.defence.steps(s), VOYAGE - 1))];
      const look = makeMuster(b);
      const recruit = knights.of(b).ranks[0].index;
      const rouse = b.bill(KNIGHTS.activate);
      return {
        hints: {
          progress: (s, seat) => {
            const soon = near(s);
            const { attackers, losers, best } = b.the.defence.foresee(s);
            const share = Math.ceil(attackers / b.seats) + 1;
            const { standing, active } = look(s, seat);
            let hope = was.hints.progress(s, seat);
            hope += STANDING * Math.min(standing, share) + SURPLUS * Math.max(0, standing - share);
            hope += ACTIVE * Math.min(active, share) * (1 + soon);
            if ((losers >> seat) & 1) hope -= LOSS * soon;
            if ((best >> seat) & 1) hope += soon * (best === 1 << seat ? HONOUR : THANKS);
            return hope;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            const { attackers, losers } = b.the.defence.foresee(s);
            const { standing, active } = look(s, seat);
            if (standing <= Math.ceil(attackers / b.seats)) aim(b.rules.cost(s, seat, recruit, -1), STANDING);
            if (standing > active && (losers >> seat) & 1) aim(rouse, LOSS * near(s));
          },
        },
      };
    },
  };
}

/** The strength of a seat's knights, in the same record again and again: it is asked of every position that bots imagine. */
function makeMuster(
  b: Book,
): (s: State, seat: Seat) => { readonly standing: number; readonly active: number } {
  const own = knights.of(b);
  const found = { standing: 0, active: 0 };
  const posts = new Int16Array(own.ranks[0].places);
  return (s, seat) => {
    found.standing = 0;
    found.active = 0;
    const count = own.find(s, seat, posts);
    for (let i = 0; i < count; i++) {
      const strength = own.strength(s, posts[i]);
      found.standing += strength;
      if (own.isActive(s, posts[i])) found.active += strength;
    }
    return found;
  };
}
