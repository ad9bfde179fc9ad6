import { type Bar, type MoveList, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import { onceAList } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';
import { GEAR, gear, gearOf, HORSE } from './gear.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    cavalry: CavalryPoints;
  }
}

export interface CavalryPoints {
  /**
   * What speaks against the mounted knight's riding to this corner to fight there, and back again; where nothing does and it `rides`,
   * it fights. The list that asks it of one corner after the other, if one does.
   */
  raid(s: State, seat: Seat, from: Corner, to: Corner, rides: boolean, list?: MoveList): Bar;
  /** marks the corners where a raid may find somebody with 1: a list asks about no others */
  scout(s: State, seat: Seat, from: Corner, corners: Uint8Array, list: MoveList): void;
  /** the knights around this hex have attacked, and a rider's who goes again (-1 for none) */
  fought(s: State, hex: Hex, rider: number): void;
}

const NO_PREY = reason('no-prey', 'nobody would be beaten there');
const NO_ROAD = reason('no-own-road', 'no road of the seat leads there');
const NO_RIDER = reason('no-rider', 'no mounted knight of the seat may act now');
const NOT_MOUNTED = reason('not-mounted', 'the knight there has no horse');

/**
 * How strong those at a hex are with a rider who comes there from a corner: looked for once a list, in which each corner of the hex
 * is asked about.
 */
export function makeTogether(
  b: Book,
  those: (s: State, hex: Hex) => number,
): (s: State, from: Corner, hex: Hex, list?: MoveList) => number {
  const own = knights.of(b);
  const same = onceAList();
  const { cornersOf } = b.walks;
  const found = new Int32Array(b.topology.hexes);
  const foundIn = new Int32Array(b.topology.hexes);
  let search = 0;
  let rider = -1;
  return (s, from, hex, list) => {
    if (!same(s, list) || rider !== from) search++;
    rider = from;
    if (foundIn[hex] !== search) {
      foundIn[hex] = search;
      found[hex] = those(s, hex) + (cornersOf[hex].includes(from) ? 0 : own.strength(s, from));
    }
    return found[hex];
  };
}

/**
 * A mounted knight that is active rides to any free corner at an own road; or it raids: it rides to a corner where it turns a
 * battle, and back to where it came from. On a raid it stands in nobody's way.
 */
export function cavalry(): Part {
  return {
    id: 'cavalry',
    uses: [gear()],
    brings: ['cavalry'],
    rules: () => ({ cavalry: { raid: () => NO_PREY, scout: () => {}, fought: () => {} } }),
    moves: (b) => {
      const own = knights.of(b);
      const { at, cornerOf, houses } = gearOf(b);
      const barRide = (s: State, seat: Seat, from: Corner, to: Corner): Bar =>
        b.the.units.barStand(s, seat, to) ??
        (b.rules.cornerReached(s, seat, to) ? undefined : NO_ROAD) ??
        b.the.units.barCome(s, seat, own.strength(s, from), to, from);
      const barRaid = (s: State, seat: Seat, from: Corner, to: Corner, list?: MoveList): Bar =>
        b.the.units.barStand(s, seat, to) ?? b.the.cavalry.raid(s, seat, from, to, false, list);
      const scouted = new Uint8Array(b.topology.corners);
      /** where the rider of the seat stands that may act now; -1 for none */
      const rider = (s: State, seat: Seat): number => {
        const from = cornerOf(s, seat, HORSE);
        return from >= 0 && b.the.units.barAct(s, seat, from) === undefined ? from : -1;
      };
      const move = (
        name: 'ride' | 'raid',
        bar: (s: State, seat: Seat, from: Corner, to: Corner) => Bar,
        list: MoveSpec['list'],
        then: (s: State, seat: Seat, from: Corner, to: Corner) => void,
      ): MoveSpec => ({
        name,
        needs: Int32Array.of(houses[HORSE].at, 1, 1),
        args: [
          { name: 'corner', domain: b.domain('corner') },
          { name: 'to', domain: b.domain('corner') },
        ],
        decisions: ['main', 'build'],
        list,
        apply: (s, seat, from, to) => {
          if (s.events) tell(s, name === 'ride' ? 'rode' : 'raided', { seat, from, corner: to });
          then(s, seat, from, to);
        },
        why: (s, seat, from, to) => {
          if (from < 0) return NO_RIDER;
          const idle = b.the.units.barAct(s, seat, from);
          if (idle) return idle;
          if (at[HORSE].get(s, from) === 0) return NOT_MOUNTED;
          return to < 0 ? undefined : bar(s, seat, from, to);
        },
      });
      return [
        move(
          'ride',
          barRide,
          (s, seat, out) => {
            const from = rider(s, seat);
            if (from < 0) return;
            // Own roads lead to few corners: that is asked first.
            for (let to = 0; to < b.topology.corners; to++)
              if (to !== from && b.rules.cornerReached(s, seat, to) && !barRide(s, seat, from, to))
                out.put(from, to);
          },
          (s, seat, from, to) => {
            b.the.units.acted(s, seat, from);
            own.move(s, from, to);
          },
        ),
        move(
          'raid',
          barRaid,
          (s, seat, out) => {
            const from = rider(s, seat);
            if (from < 0) return;
            scouted.fill(0);
            b.the.cavalry.scout(s, seat, from, scouted, out);
            for (let to = 0; to < scouted.length; to++)
              if (scouted[to] === 1 && to !== from && !barRaid(s, seat, from, to, out)) out.put(from, to);
          },
          (s, seat, from, to) => {
            b.the.cavalry.raid(s, seat, from, to, true);
            if (own.owner(s, from) === seat) b.the.units.acted(s, seat, from);
          },
        ),
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
