import { type Seat, tell } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';

export interface RiderHuntConfig {
  /** so many that are driven off earn the points, for the first who has done it */
  readonly needed: number;
  readonly points: number;
}

const NOBODY = -1;

/** Whoever is the first to have removed enough riders keeps some points for it. Harbours of towns that riders beset cannot be used. */
export function riderHunt({ needed, points }: RiderHuntConfig): Part {
  return {
    id: 'rider-hunt',
    of: { needed, points },
    fields: { ridersRemoved: { per: ['seat'] }, riderHunter: { start: NOBODY } },
    rules: (was, b) => {
      const removed = b.row<Seat>('ridersRemoved');
      const hunter = b.cell('riderHunter');
      return {
        dragons: {
          slain: (s, seat) => {
            was.dragons.slain(s, seat);
            removed.add(s, seat, 1);
            if (hunter.get(s) !== NOBODY || removed.get(s, seat) < needed) return;
            hunter.set(s, seat);
            if (s.events) tell(s, 'rider-hunter', { seat });
          },
          changed: (s, hex) => {
            was.dragons.changed(s, hex);
            for (let seat = 0; seat < b.seats; seat++) b.the.harbours.recount(s, seat);
          },
        },
        harbours: {
          serves: (s, corner) => was.harbours.serves(s, corner) && !b.the.dragons.besets(s, corner),
        },
        hints: {
          // half-way to the point is worth some of it
          progress: (s, seat) =>
            was.hints.progress(s, seat) +
            (hunter.get(s) === NOBODY ? (0.4 * points * Math.min(needed, removed.get(s, seat))) / needed : 0),
        },
      };
    },
    scores: [
      {
        id: 'rider-hunter',
        most: () => points,
        of: (b) => {
          const hunter = b.cell('riderHunter');
          return (s, seat) => (hunter.get(s) === seat ? points : 0);
        },
      },
    ],
    words: {
      terms: {
        'field.ridersRemoved': 'Riders driven off',
        'field.riderHunter': 'First to drive off two riders',
        'event.rider-hunter': '{seat} is the first to have driven off two riders, and gains a point.',
        'score.rider-hunter': 'Riders driven off',
      },
    },
    looks: {
      fields: {
        ridersRemoved: { on: 'seat', shape: 'horse', hideAt: 0 },
        riderHunter: { on: 'holder', shape: 'horse' },
      },
    },
  };
}
