import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { KNIGHTS, knights } from '../../cities-knights/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { DIRECTIONS, invadersOf, makeGoesTo } from './invasion.ts';

/** in points for everybody: a conqueror on a hex with a number, more the nearer the defeat is, and a hex that is conquered */
const OCCUPIED = 0.3;
const DEFEAT = 3;
const LOST = 0.08;
/** a conqueror who is going to be beaten, for everybody, and for whoever has a knight there */
const BEATEN = 0.35;
const HERO = 0.8;
/** a unit of strength that is going to be lost */
const FALLEN = 0.9;
/** a unit of strength where a conqueror may come, as far as it is needed, and beside one who stands there */
const GUARD = 0.4;
const HOLD = 0.15;
/** a unit of strength on the board, as far as it takes to beat the strongest and some more; and how much less it is worth a step away */
const ARMY = 1;
const ENOUGH = 4;
const AWAY = 0.02;

/** Bots keep watch: knights where conquerors come, and as strong as they are. */
export function vigil(): Part {
  return {
    id: 'vigil',
    rules: (was, b) => {
      const own = knights.of(b);
      const { strength, conquered, occupied } = invadersOf(b);
      const goesTo = makeGoesTo(b);
      const { hexes } = b.topology;
      const { cornersOf, hexesAt } = b.walks;
      const column = b.layout.hexes.map(({ q, r }) => 2 * q + r);
      const prices = KNIGHTS.ranks.slice(0, 1).map(() => b.bill(KNIGHTS.hire));
      const mineAt = (s: State, seat: Seat, hex: Hex): number => {
        let sum = 0;
        for (const corner of cornersOf[hex])
          if (own.owner(s, corner) === seat) sum += own.strength(s, corner);
        return sum;
      };
      /** the strongest conqueror on the board, or the one who lands next */
      const strongest = (s: State): number => {
        let most = comingForce(b, s);
        for (let hex = 0; hex < hexes; hex++) most = Math.max(most, strength.get(s, hex));
        return most;
      };
      /** what the next march would bring the seat, of the conqueror on this hex */
      const foreseen = (s: State, seat: Seat, hex: Hex): number => {
        const force = strength.get(s, hex);
        const soon = soonness(b, s);
        let hope = 0;
        for (let die = 0; die < DIRECTIONS.length; die++) {
          const to = goesTo(s, hex, die);
          if (to < 0) continue;
          const all = b.the.conquest.defenders(s, to);
          const mine = all === 0 ? 0 : mineAt(s, seat, to);
          if (all > force) hope += BEATEN + (mine > 0 ? HERO : 0);
          else if (mine > 0 && all === force) hope += HOLD * mine;
          else if (mine > 0) hope += mine * (GUARD * (all / (force + 1)) - FALLEN * soon);
        }
        return hope / DIRECTIONS.length;
      };
      const standing = (s: State, seat: Seat): { army: number; away: number } => {
        let army = 0;
        let away = 0;
        const front = frontOf(s);
        own.each(s, seat, (corner: Corner) => {
          const there = own.strength(s, corner);
          army += there;
          let near = Number.POSITIVE_INFINITY;
          for (const hex of hexesAt[corner]) near = Math.min(near, Math.abs(column[hex] - front));
          away += there * Math.min(6, near);
        });
        return { army, away };
      };
      /** the column that the foremost conqueror is about to reach */
      const frontOf = (s: State): number => {
        let front = Number.NEGATIVE_INFINITY;
        for (let hex = 0; hex < hexes; hex++)
          if (strength.get(s, hex) > 0) front = Math.max(front, column[hex]);
        return Number.isFinite(front) ? front + 1 : 0;
      };
      return {
        hints: {
          progress: (s, seat) => {
            const share = occupied.get(s) / b.the.conquest.limit();
            let hope = was.hints.progress(s, seat) - OCCUPIED * occupied.get(s) - DEFEAT * share * share;
            for (let hex = 0; hex < hexes; hex++) {
              if (conquered.get(s, hex) !== 0) hope -= LOST;
              if (strength.get(s, hex) === 0) continue;
              hope += foreseen(s, seat, hex);
              const mine = mineAt(s, seat, hex);
              if (mine > 0) hope += HOLD * Math.min(mine, strength.get(s, hex));
            }
            const { army, away } = standing(s, seat);
            return hope + ARMY * Math.min(army, strongest(s) + ENOUGH) - AWAY * away;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (own.left(s, seat, 0) > 0 && standing(s, seat).army < strongest(s) + ENOUGH)
              for (const price of prices) aim(price, ARMY + GUARD);
          },
        },
      };
    },
  };
}

/** how much a loss with the next march weighs: the nearer, the more */
function soonness(b: Book, s: State): number {
  const at = b.cell('barbarians').get(s) + 1;
  for (let step = 1; step <= 4; step++)
    if (b.the.voyage.picture(at + step)?.startsWith('advance-')) return 1 / step;
  return 0;
}

/** how strong those are who land next, if that is near */
function comingForce(b: Book, s: State): number {
  const at = b.cell('barbarians').get(s) + 1;
  for (let step = 1; step <= 6; step++) {
    const picture = b.the.voyage.picture(at + step);
    if (picture?.startsWith('land-')) return Number(picture.slice('land-'.length));
  }
  return 0;
}
