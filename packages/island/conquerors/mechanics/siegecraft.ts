import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { KNIGHTS, knights } from '../../cities-knights/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { fortsOf } from './forts.ts';
import { CANNON, GEAR, gearOf, HORSE } from './gear.ts';

/** in points for everybody: a fort that is left, more when the end is near; more than all that its siege is worth, or nobody would end one */
const FORT = 6;
const DOOM = 1;
/** a fort that is about to fall: to own knights among others, and to others alone */
const SIEGE = 2.6;
const WITNESS = 1.2;
/** what is left of it where those who would take it stand ready, but not there */
const READY_TO = 0.6;
/** own roads lead to the corner of a fort, and to another of its corners */
const FOOTHOLD = 0.5;
const SECOND = 0.3;
/** a unit of strength on the board, one that is ready to go to a fort, and how sure it is lost, by the steps to the next charge */
const ARMY = 0.8;
const READY = 0.05;
const DOOMED = [0.7, 0.45, 0.16];
/** how much less a unit of strength is worth for each path between it and the nearest fort, as far as that counts */
const AWAY = 0.08;
const FAR = 6;
/** what it is worth to save for a knight, or for a stronger one */
const RECRUIT = 1.4;
/** and for waking one */
const ROUSE = 0.65;
/** cavalry that is ready for a raid */
const RIDER = 0.5;
/** a road that leads to the corner of a fort, and what it is worth to save for one that knights could go along: less than what it brings, or it stays in the hand */
const APPROACH = 0.5;
const ROADS = 0.8;

/** Bots take forts: roads lead there, knights gather around those that can be taken, and are not caught there by a charge. */
export function siegecraft(): Part {
  return {
    id: 'siegecraft',
    rules: (was, b) => {
      const own = knights.of(b);
      const { strength, left } = fortsOf(b);
      const gear = gearOf(b);
      const cannonAt = gear.at[CANNON];
      const { hexes } = b.topology;
      const { cornersOf, hexesAt } = b.walks;
      const [hire, promote, rouse] = [KNIGHTS.hire, KNIGHTS.promote, KNIGHTS.activate].map((price) =>
        b.bill(price),
      );
      const steps = Array.from({ length: hexes }, (_, hex) => stepsFrom(b, cornersOf[hex]));
      const farm = b.bill(GEAR[HORSE].price);
      const road = b.bill({ brick: 1, lumber: 1 });
      const atFort = (s: State, corner: Corner): boolean =>
        hexesAt[corner].some((hex) => strength.get(s, hex) > 0);
      /** a corner where a knight of the seat stands or could */
      const isPost = (s: State, seat: Seat, corner: Corner): boolean => {
        const stands = own.owner(s, corner);
        if (stands >= 0) return stands === seat;
        return b.fields.building.get(s, corner) === 0 && b.rules.cornerReached(s, seat, corner);
      };
      /** how strong a knight is by itself, whoever leads it this turn */
      const lasting = (s: State, corner: Corner): number =>
        KNIGHTS.ranks[own.rank(s, corner)].strength + cannonAt.get(s, corner);
      /** how near the fort is to falling to so many, squared: what is missing last counts most */
      const done = (besiegers: number, wall: number): number => Math.min(1, besiegers / (wall + 1)) ** 2;
      const siege = (s: State, seat: Seat, hex: Hex, wall: number): number => {
        let posts = 0;
        for (const corner of cornersOf[hex]) if (isPost(s, seat, corner)) posts++;
        const foothold = (posts > 0 ? FOOTHOLD : 0) + (posts > 1 ? SECOND : 0);
        return foothold + (posts > 0 ? SIEGE : WITNESS) * done(b.the.forts.besiegers(s, hex), wall);
      };
      /** where the own cavalry waits for a raid, which needs no road; -1 if none does */
      const riderOf = (s: State, seat: Seat): Corner => {
        const corner = gear.cornerOf(s, seat, HORSE);
        return corner >= 0 && own.isActive(s, corner) ? corner : -1;
      };
      const ready: number[] = [];
      /**
       * What the own knights that could go to a fort would add there: at the one where they count most, for they go to one
       * alone. Counted at all of them, they would rather stay where they can go to any.
       */
      const called = (s: State, seat: Seat): number => {
        ready.length = 0;
        own.each(s, seat, (corner) => {
          if (own.isActive(s, corner) && !atFort(s, corner)) ready.push(own.strength(s, corner));
        });
        const rider = riderOf(s, seat);
        if (ready.length === 0 && rider < 0) return 0;
        ready.sort((one, other) => other - one);
        let most = 0;
        for (let hex = 0; hex < hexes; hex++) {
          const wall = strength.get(s, hex);
          if (wall === 0) continue;
          let free = 0;
          for (const corner of cornersOf[hex])
            if (own.owner(s, corner) < 0 && isPost(s, seat, corner)) free++;
          let more = 0;
          for (let i = 0; i < free && i < ready.length; i++) more += ready[i];
          // A raid needs no road.
          if (free === 0 && rider >= 0 && !cornersOf[hex].includes(rider)) more = own.strength(s, rider);
          const there = b.the.forts.besiegers(s, hex);
          most = Math.max(most, done(there + more, wall) - done(there, wall));
        }
        return READY_TO * SIEGE * most;
      };
      const stepsToFort = (s: State, corner: Corner): number => {
        let near = FAR;
        for (let hex = 0; hex < hexes; hex++)
          if (strength.get(s, hex) > 0) near = Math.min(near, steps[hex][corner]);
        return near;
      };
      /** what the own knights are worth: those at forts may be lost in the next charge, others stand ready to go there */
      const army = (s: State, seat: Seat): number => {
        const doomed = DOOMED[stepsToCharge(b, s) - 1] ?? 0;
        let sum = 0;
        own.each(s, seat, (corner) => {
          const there = lasting(s, corner);
          sum += (ARMY - AWAY * stepsToFort(s, corner)) * there;
          if (atFort(s, corner)) sum -= doomed * there;
          else if (own.isActive(s, corner)) sum += READY * there;
        });
        return sum;
      };
      return {
        hints: {
          progress: (s, seat) => {
            const forts = left.get(s);
            let hope = was.hints.progress(s, seat) - (FORT + DOOM * lateness(b, s)) * forts;
            if (forts === 0) return hope;
            if (riderOf(s, seat) >= 0) hope += RIDER;
            for (let hex = 0; hex < hexes; hex++) {
              const wall = strength.get(s, hex);
              if (wall > 0) hope += siege(s, seat, hex, wall);
            }
            return hope + called(s, seat) + army(s, seat);
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
            let [idle, basic, force] = [false, false, 0];
            own.each(s, seat, (corner) => {
              force += lasting(s, corner);
              if (!own.isActive(s, corner) && !atFort(s, corner)) idle = true;
              if (own.rank(s, corner) === 0) basic = true;
            });
            if (basic && own.left(s, seat, 1) > 0) aim(promote, RECRUIT);
            if (idle) aim(rouse, ROUSE);
            // Knights stand idle in the south where no road leads to the forts that are left.
            if (force > 1) aim(road, ROADS);
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

/** how many spaces it is to the next charge; 0 if none comes any more */
function stepsToCharge(b: Book, s: State): number {
  const at = b.cell('barbarians').get(s) + 1;
  for (let step = 1; at + step <= b.the.voyage.spaces(); step++)
    if (b.the.voyage.picture(at + step) === 'charge') return step;
  return 0;
}
