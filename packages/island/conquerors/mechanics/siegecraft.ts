import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { KNIGHTS, knights } from '../../cities-knights/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { fortsOf } from './forts.ts';
import { CANNON, GEAR, gearOf, HORSE } from './gear.ts';

/** in points for everybody: a fort that is left, more when the end is near */
const FORT = 3;
const DOOM = 1;
/** a fort that is about to fall: to own knights among others, and to others alone; less than what its fall brings */
const SIEGE = 2.6;
const WITNESS = 1.2;
/** own roads lead to the corner of a fort, and to another of its corners */
const FOOTHOLD = 0.3;
const SECOND = 0.2;
/** a unit of strength on the board, one that is ready to go to a fort, and how sure it is lost, by the steps to the next charge */
const ARMY = 0.8;
const READY = 0.05;
const DOOMED = [0.4, 0.25, 0.1];
/** how much less a unit of strength is worth for each path between it and the nearest fort, as far as that counts */
const AWAY = 0.16;
const FAR = 6;
/** what it is worth to save for a knight, or for a stronger one */
const RECRUIT = 1.4;
/** cavalry that is ready for a raid */
const RIDER = 0.5;
/** a unit of strength that could go to a fort counts so much there */
const ON_CALL = 0.35;
/** a road that leads to the corner of a fort, and what it is worth to save for a road that knights could go along */
const APPROACH = 0.5;
const ROADS = 1.2;

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
      const siege = (
        s: State,
        seat: Seat,
        hex: Hex,
        force: number,
        onCall: number,
        rider: Corner,
      ): number => {
        let free = 0;
        let mine = 0;
        for (const corner of cornersOf[hex])
          if (own.owner(s, corner) === seat) mine++;
          else if (isPost(s, seat, corner)) free++;
        let besiegers = b.the.forts.besiegers(s, hex);
        if (free > 0) besiegers += ON_CALL * onCall;
        else if (rider >= 0 && !cornersOf[hex].includes(rider)) besiegers += ON_CALL * own.strength(s, rider);
        const done = Math.min(1, besiegers / (force + 1));
        const posts = free + mine;
        const foothold = (posts > 0 ? FOOTHOLD : 0) + (posts > 1 ? SECOND : 0);
        return foothold + (posts > 0 ? SIEGE : WITNESS) * done * done;
      };
      const stepsToFort = (s: State, corner: Corner): number => {
        let near = FAR;
        for (let hex = 0; hex < hexes; hex++)
          if (strength.get(s, hex) > 0) near = Math.min(near, steps[hex][corner]);
        return near;
      };
      /** how strong the own knights are that could go to a fort */
      const onCallOf = (s: State, seat: Seat): number => {
        let sum = 0;
        own.each(s, seat, (corner) => {
          if (own.isActive(s, corner) && !atFort(s, corner)) sum += own.strength(s, corner);
        });
        return sum;
      };
      /** where the own cavalry waits for a raid, which needs no road; -1 if none does */
      const riderOf = (s: State, seat: Seat): Corner => {
        const corner = gear.cornerOf(s, seat, HORSE);
        return corner >= 0 && own.isActive(s, corner) ? corner : -1;
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
            const onCall = onCallOf(s, seat);
            const rider = riderOf(s, seat);
            if (rider >= 0) hope += RIDER;
            for (let hex = 0; hex < hexes; hex++) {
              const force = strength.get(s, hex);
              if (force > 0) hope += siege(s, seat, hex, force, onCall, rider);
            }
            return hope + army(s, seat);
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
            if (idle) aim(rouse, SIEGE / 4);
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
