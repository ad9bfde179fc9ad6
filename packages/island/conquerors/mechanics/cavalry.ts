import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import type { MoveSpec, Part } from '../../rulebook/index.ts';
import { GEAR, gear, gearOf, HORSE } from './gear.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    cavalry: CavalryPoints;
  }
}

export interface CavalryPoints {
  /** what speaks against the mounted knight's riding to this corner to fight there, and back again; where nothing does and it `rides`, it fights */
  raid(s: State, seat: Seat, from: Corner, to: Corner, rides: boolean): Bar;
}

const NO_PREY = reason('no-prey', 'nobody would be beaten there');
const NO_ROAD = reason('no-own-road', 'no road of the seat leads there');
const NO_RIDER = reason('no-rider', 'no mounted knight of the seat may act now');
const NOT_MOUNTED = reason('not-mounted', 'the knight there has no horse');

/**
 * A mounted knight that is active rides to any free corner at an own road; or it raids: it rides to a corner where it turns a
 * battle, and back to where it came from. On a raid it stands in nobody's way.
 */
export function cavalry(): Part {
  return {
    id: 'cavalry',
    uses: [gear()],
    brings: ['cavalry'],
    rules: () => ({ cavalry: { raid: () => NO_PREY } }),
    moves: (b) => {
      const own = knights.of(b);
      const { at, cornerOf, houses } = gearOf(b);
      const bars: Record<'ride' | 'raid', (s: State, seat: Seat, from: Corner, to: Corner) => Bar> = {
        ride: (s, seat, from, to) =>
          b.the.units.barStand(s, seat, to) ??
          (b.rules.cornerReached(s, seat, to) ? undefined : NO_ROAD) ??
          b.the.units.barCome(s, seat, own.strength(s, from), to, from),
        raid: (s, seat, from, to) =>
          b.the.units.barStand(s, seat, to) ?? b.the.cavalry.raid(s, seat, from, to, false),
      };
      const move = (
        name: 'ride' | 'raid',
        then: (s: State, seat: Seat, from: Corner, to: Corner) => void,
      ): MoveSpec => ({
        name,
        needs: Int32Array.of(houses[HORSE].at, 1, 1),
        args: [
          { name: 'corner', domain: b.domain('corner') },
          { name: 'to', domain: b.domain('corner') },
        ],
        decisions: ['main', 'build'],
        list: (s, seat, out) => {
          const from = cornerOf(s, seat, HORSE);
          if (from < 0 || b.the.units.barAct(s, seat, from) !== undefined) return;
          for (let to = 0; to < b.topology.corners; to++)
            if (to !== from && bars[name](s, seat, from, to) === undefined) out.put(from, to);
        },
        apply: (s, seat, from, to) => {
          if (s.events) tell(s, name === 'ride' ? 'rode' : 'raided', { seat, from, corner: to });
          then(s, seat, from, to);
        },
        why: (s, seat, from, to) => {
          if (from < 0) return NO_RIDER;
          const idle = b.the.units.barAct(s, seat, from);
          if (idle) return idle;
          if (at[HORSE].get(s, from) === 0) return NOT_MOUNTED;
          return to < 0 ? undefined : bars[name](s, seat, from, to);
        },
      });
      return [
        move('ride', (s, seat, from, to) => {
          b.the.units.acted(s, seat, from);
          own.move(s, from, to);
        }),
        move('raid', (s, seat, from, to) => {
          b.the.cavalry.raid(s, seat, from, to, true);
          if (own.owner(s, from) === seat) b.the.units.acted(s, seat, from);
        }),
      ];
    },
    exempt: { rare: ['move.raid', 'event.raided'] },
    words: {
      terms: {
        'move.ride': 'Ride to another corner',
        'move.ride.short': 'Ride',
        'move.raid': 'Ride there to fight, and back',
        'move.raid.short': 'Raid',
        'event.rode': 'The cavalry of {seat} rides out.',
        'event.raided': 'The cavalry of {seat} rides out to fight, and back.',
        'reason.no-prey': 'Nobody would be beaten there.',
        'reason.no-own-road': 'No road of yours leads there.',
        'reason.no-rider': 'No mounted knight of yours may act now.',
        'reason.not-mounted': 'The knight there has no horse.',
      },
    },
    looks: { moves: { ride: { shape: GEAR[HORSE].id }, raid: { shape: GEAR[HORSE].id } } },
  };
}
