import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { NO_GOOD, type Part, type PieceNo } from '../../rulebook/index.ts';
import { owe } from '../core/production.ts';
import { NOWHERE } from './blockers.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    siege: SiegePoints;
  }
}

export interface SiegePoints {
  /** whether the building draws from the hex as if no blocker stood there */
  defies(s: State, seat: Seat, hex: Hex, corner: Corner): boolean;
  /** how much a seat gets of so many units that a blocker holds up on one hex */
  getsThrough(s: State, seat: Seat, units: number): number;
}

/** A blocker that does not stop all of its hex: who defies it draws in full, and of the rest some gets through. */
export function siege(): Part {
  return {
    id: 'siege',
    brings: ['siege'],
    rules: (was, b) => {
      const onHexes = b.blockers.flatMap((blocker, i) => (blocker.on === 'hex' ? [i] : []));
      const heldUp = new Int32Array(b.seats);
      const { blocker, building } = b.fields;
      const { cornersOf } = b.walks;
      /** whether nothing but this blocker stops the hex */
      const soleStop = (s: State, i: number, hex: Hex): boolean => {
        blocker.set(s, i, NOWHERE);
        const stopped = b.rules.hexStopped(s, hex);
        blocker.set(s, i, hex);
        return !stopped;
      };
      const reckonHex = (s: State, hex: Hex): void => {
        const good = b.rules.hexGood(s, hex);
        if (good === NO_GOOD) return;
        heldUp.fill(0);
        for (const corner of cornersOf[hex]) {
          const mark = building.get(s, corner);
          const seat = b.ownerOf[mark];
          if (mark === 0 || seat >= b.seats) continue;
          const piece = b.pieceOf[mark] as PieceNo;
          const units = b.rules.drawFrom(s, hex, corner, piece);
          if (units <= 0) continue;
          if (b.the.siege.defies(s, seat, hex, corner)) b.rules.hexOwes(s, hex, good, corner, piece, seat);
          else heldUp[seat] += units;
        }
        for (let seat = 0; seat < b.seats; seat++) {
          const units = heldUp[seat] > 0 ? b.the.siege.getsThrough(s, seat, heldUp[seat]) : 0;
          if (units > 0) owe(b, seat, good, units);
        }
      };
      return {
        siege: { defies: () => false, getsThrough: () => 0 },
        reckon: (s, number) => {
          was.reckon(s, number);
          for (const i of onHexes) {
            const hex = blocker.get(s, i);
            if (hex !== NOWHERE && b.rules.answers(s, hex, number) && soleStop(s, i, hex)) reckonHex(s, hex);
          }
        },
      };
    },
  };
}
