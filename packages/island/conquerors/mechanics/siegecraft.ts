import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { KNIGHTS, knights } from '../../cities-knights/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { fortsOf } from './forts.ts';
import { GEAR, gearOf, HORSE } from './gear.ts';
import { makeMuster } from './muster.ts';

/** in points for everybody: a fort that is left, more when the end is near; more than all that its siege is worth, or nobody would end one */
const FORT = 6;
const DOOM = 1;
/** a fort that is about to fall: to own knights among others, and to others alone */
const SIEGE = 2.6;
const WITNESS = 1.2;
/** the two forts that all together are nearest to taking, and how much those count there who are there already, where it is not enough yet */
const NEAREST = 5;
const NEXT = 2.5;
const GOING = 0.7;
/** how much of that holds when the next charge is so many steps away */
const HOLDS = [0.4, 0.7, 0.9];
/** own roads lead to the corner of a fort, and to another of its corners */
const FOOTHOLD = 0.5;
const SECOND = 0.3;
/** a unit of strength on the board, one that is ready to go to a fort, and how sure it is lost, by the steps to the next charge */
const ARMY = 0.8;
const READY = 0.1;
const DOOMED = [0.7, 0.45, 0.16];
/** how much less it matters in the last charge, after which little can be done with it */
const LAST = 0.3;
/** how much less a unit of strength is worth for each path between it and the nearest fort, as far as that counts */
const AWAY = 0.08;
const FAR = 6;
/** a unit of strength from which roads lead to a fort, as far as that counts */
const LED = 0.2;
const ENOUGH = 6;
/** a road that is missing to the nearest fort, where so many units of strength wait for it */
const MISSING = 0.8;
const WAITING = 4;
/** what it is worth to save for a knight, or for a stronger one */
const RECRUIT = 1.4;
/** and for waking one, by itself and by its strength */
const ROUSE = 0.4;
const ROUSED = 0.2;
/** cavalry that is ready for a raid, and a unit of its strength, where it waits */
const RIDER = 0.5;
const MOUNTED = 0.3;
/** a road that leads to the corner of a fort, and what it is worth to save for one that knights could go along: less than what it brings, or it stays in the hand; more for each unit of strength that none leads to a fort */
const APPROACH = 0.5;
const ROADS = 0.8;
const STUCK = 0.2;

/** Bots take forts: roads lead there, knights gather around those that all together can take, and are not caught there by a charge. */
export function siegecraft(): Part {
  return {
    id: 'siegecraft',
    rules: (was, b) => {
      const own = knights.of(b);
      const { strength, left } = fortsOf(b);
      const gear = gearOf(b);
      const muster = makeMuster(b);
      const { atFort, lasting } = muster;
      const { hexes } = b.topology;
      const { cornersOf } = b.walks;
      const [hire, promote, rouse] = [KNIGHTS.hire, KNIGHTS.promote, KNIGHTS.activate].map((price) =>
        b.bill(price),
      );
      const rouseTwo = rouse.map(([good, count]): [number, number] => [good, 2 * count]);
      const farm = b.bill(GEAR[HORSE].price);
      const road = b.bill({ brick: 1, lumber: 1 });
      const steps = Array.from({ length: hexes }, (_, hex) => stepsFrom(b, cornersOf[hex]));
      /** a corner where a knight of the seat stands or could */
      const isPost = (s: State, seat: Seat, corner: Corner): boolean => {
        const stands = own.owner(s, corner);
        if (stands >= 0) return stands === seat;
        return b.fields.building.get(s, corner) === 0 && b.rules.cornerReached(s, seat, corner);
      };
      /** how near the fort is to falling to those who are there, squared: what is missing last counts most */
      const siege = (s: State, seat: Seat, hex: Hex, wall: number, holds: number): number => {
        let posts = 0;
        for (const corner of cornersOf[hex]) if (isPost(s, seat, corner)) posts++;
        const foothold = (posts > 0 ? FOOTHOLD : 0) + (posts > 1 ? SECOND : 0);
        const done = Math.min(1, b.the.forts.besiegers(s, hex) / (wall + 1)) ** 2;
        return foothold + (posts > 0 ? SIEGE : WITNESS) * holds * done;
      };
      /** what all could do together, at the two forts that they are nearest to taking */
      const common = (s: State, holds: number): number => {
        let [first, second] = [0, 0];
        for (let hex = 0; hex < hexes; hex++) {
          const wall = strength.get(s, hex);
          if (wall === 0) continue;
          const there = (holds * b.the.forts.besiegers(s, hex)) / (wall + 1);
          const all = muster.gathered[hex] / (wall + 1);
          const near = all >= 1 ? 1 + there : all + GOING * there;
          if (near > first) [first, second] = [near, first];
          else if (near > second) second = near;
        }
        return NEAREST * first + NEXT * second;
      };
      const stepsToFort = (s: State, corner: Corner): number => {
        let near = FAR;
        for (let hex = 0; hex < hexes; hex++)
          if (strength.get(s, hex) > 0) near = Math.min(near, steps[hex][corner]);
        return near;
      };
      /** what the own knights are worth: those at forts may be lost in the next charge, others stand ready to go there */
      const army = (s: State, seat: Seat, { away, last }: Charge): number => {
        const doomed = (last ? LAST : 1) * (DOOMED[away - 1] ?? 0);
        let sum = 0;
        own.each(s, seat, (corner) => {
          const there = lasting(s, corner);
          sum += (ARMY - AWAY * stepsToFort(s, corner)) * there;
          if (atFort(s, corner)) sum -= doomed * there;
          else if (own.isActive(s, corner)) sum += READY * there;
        });
        return sum;
      };
      /** what the own cavalry is worth where it waits: at a fort it is one besieger more, and no raid */
      const cavalry = (s: State, seat: Seat): number => {
        const corner = gear.cornerOf(s, seat, HORSE);
        if (corner < 0 || atFort(s, corner)) return 0;
        return (own.isActive(s, corner) ? RIDER : 0) + MOUNTED * lasting(s, corner);
      };
      return {
        hints: {
          progress: (s, seat) => {
            const forts = left.get(s);
            let hope = was.hints.progress(s, seat) - (FORT + DOOM * lateness(b, s)) * forts;
            if (forts === 0) return hope;
            const charge = nextCharge(b, s);
            const holds = HOLDS[charge.away - 1] ?? 1;
            for (let hex = 0; hex < hexes; hex++) {
              const wall = strength.get(s, hex);
              if (wall > 0) hope += siege(s, seat, hex, wall, holds);
            }
            muster.look(s);
            const waiting = Math.min(WAITING, 1 + muster.stuck[seat]) / WAITING;
            hope += LED * Math.min(ENOUGH, muster.led[seat]) - MISSING * waiting * muster.roadsMissing[seat];
            return hope + common(s, holds) + cavalry(s, seat) + army(s, seat, charge);
          },
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (let hex = 0; hex < hexes; hex++)
              if (strength.get(s, hex) > 0) for (const corner of cornersOf[hex]) corners[corner] += APPROACH;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (gear.houses[HORSE].get(s, seat) === 0 && own.any(s, seat)) aim(farm, RIDER + ARMY);
            if (own.left(s, seat, 0) > 0) aim(hire, RECRUIT);
            let [asleep, idle, force, basic] = [0, 0, 0, false];
            own.each(s, seat, (corner) => {
              const there = lasting(s, corner);
              force += there;
              if (own.rank(s, corner) === 0) basic = true;
              if (own.isActive(s, corner) || atFort(s, corner)) return;
              asleep++;
              idle += there;
            });
            if (basic && own.left(s, seat, 1) > 0) aim(promote, RECRUIT);
            const woken = ROUSE + (ROUSED * idle) / Math.max(1, asleep);
            if (asleep > 0) aim(rouse, woken);
            if (asleep > 1) aim(rouseTwo, 2 * woken);
            // Knights stand idle in the south where no road leads to the forts that are left.
            muster.look(s);
            if (force > 1) aim(road, ROADS + STUCK * Math.min(ENOUGH, muster.stuck[seat]));
          },
        },
      };
    },
  };
}

/** by corner: how many paths it is away from the nearest of these */
function stepsFrom(b: Book, corners: readonly Corner[]): Int8Array {
  const { cornerCorner, cornerCornerFrom } = b.topology;
  const steps = new Int8Array(b.topology.corners).fill(FAR);
  let reached = corners;
  for (let step = 0; step < FAR && reached.length > 0; step++) {
    const next: Corner[] = [];
    for (const corner of reached) {
      if (steps[corner] <= step) continue;
      steps[corner] = step;
      for (let i = cornerCornerFrom[corner]; i < cornerCornerFrom[corner + 1]; i++)
        next.push(cornerCorner[i]);
    }
    reached = next;
  }
  return steps;
}

/** how near the end is: 0 until half of the track lies behind, 1 at its end */
function lateness(b: Book, s: State): number {
  const way = b.cell('barbarians').get(s) / b.the.voyage.spaces();
  return Math.max(0, 2 * way - 1);
}

interface Charge {
  /** how many spaces it is away; 0 if none comes any more */
  readonly away: number;
  /** whether none comes after it */
  readonly last: boolean;
}

function nextCharge(b: Book, s: State): Charge {
  const at = b.cell('barbarians').get(s) + 1;
  let away = 0;
  for (let step = 1; at + step <= b.the.voyage.spaces(); step++) {
    if (b.the.voyage.picture(at + step) !== 'charge') continue;
    if (away > 0) return { away, last: false };
    away = step;
  }
  return { away, last: true };
}
