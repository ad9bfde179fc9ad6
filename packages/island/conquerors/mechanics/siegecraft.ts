import type { Seat, State } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { KNIGHTS, knights } from '../../cities-knights/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { fortsOf } from './forts.ts';

/** in points for everybody: a fort that is left, more when the end is near */
const FORT = 0.3;
const DOOM = 0.5;
/** a fort that is about to fall to own knights among others; a unit of strength that is lost in the next charge */
const TAKE = 2;
const DOOMED = 0.6;
/** a unit of strength on the board */
const ARMY = 0.9;
const ENOUGH = 12;
/** a road that leads to the corner of a fort */
const APPROACH = 0.8;

/** Bots take forts: knights gather around those that can be taken, and are not caught there by a charge. */
export function siegecraft(): Part {
  return {
    id: 'siegecraft',
    rules: (was, b) => {
      const own = knights.of(b);
      const { strength, left } = fortsOf(b);
      const { cornersOf } = b.walks;
      const hire = b.bill(KNIGHTS.hire);
      const mineAt = (s: State, seat: Seat, hex: Hex): number => {
        let sum = 0;
        for (const corner of cornersOf[hex])
          if (own.owner(s, corner) === seat) sum += own.strength(s, corner);
        return sum;
      };
      const army = (s: State, seat: Seat): number => {
        let sum = 0;
        own.each(s, seat, (corner) => {
          sum += own.strength(s, corner);
        });
        return sum;
      };
      /** how strong the own knights are that stand beside forts */
      const exposed = (s: State, seat: Seat): number => {
        let sum = 0;
        own.each(s, seat, (corner) => {
          if (b.walks.hexesAt[corner].some((hex) => strength.get(s, hex) > 0)) sum += own.strength(s, corner);
        });
        return sum;
      };
      return {
        hints: {
          progress: (s, seat) => {
            let hope = was.hints.progress(s, seat) - FORT * left.get(s) - DOOM * left.get(s) * lateness(b, s);
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              const force = strength.get(s, hex);
              const mine = force === 0 ? 0 : mineAt(s, seat, hex);
              if (mine === 0) continue;
              const all = b.the.forts.besiegers(s, hex);
              const done = Math.min(1, all / (force + 1));
              hope += TAKE * done * done * (0.4 + (0.6 * mine) / all);
            }
            hope -= DOOMED * exposed(s, seat) * chargeNear(b, s);
            return hope + ARMY * Math.min(army(s, seat), ENOUGH);
          },
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              const force = strength.get(s, hex);
              if (force > 0) for (const corner of cornersOf[hex]) corners[corner] += APPROACH / (force - 1);
            }
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (own.left(s, seat, 0) > 0 && army(s, seat) < ENOUGH) aim(hire, ARMY + TAKE / 4);
          },
        },
      };
    },
  };
}

/** how near the end is: 0 until half of the track lies behind, 1 at its end */
function lateness(b: Book, s: State): number {
  const way = b.cell('barbarians').get(s) / b.the.voyage.spaces();
  return Math.max(0, 2 * way - 1);
}

/** how near the next charge is: 1 if the next space has it, 0 if it is far */
function chargeNear(b: Book, s: State): number {
  const at = b.cell('barbarians').get(s) + 1;
  for (let step = 1; step <= 5; step++) if (b.the.voyage.picture(at + step) === 'charge') return 1 / step;
  return 0;
}
