import type { Seat } from '@hexwright/kernel';
import { finish, finishByPoints } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { invadersOf } from './invasion.ts';

export interface LastStandConfig {
  /** so many hexes with a number occupied, and everybody has lost; by seats */
  readonly limit: Readonly<Record<number, number>>;
}

/**
 * How a march ends: with everybody beaten when the conquerors stand on too many hexes with a number; otherwise, when the ship has
 * come to its last space and the march there is over, most points win, and the hero track parts those who are level.
 */
export function lastStand(config: LastStandConfig): Part {
  return {
    id: 'last-stand',
    of: config,
    overrides: {
      'conquest.limit': 'the chapter says how many hexes may be lost',
    },
    rules: (was, b) => {
      const { occupied } = invadersOf(b);
      const heroes = b.row<Seat>('heroes');
      const limit = config.limit[b.seats];
      const lost = (occupation: number): boolean => occupation >= limit;
      return {
        checkEnd: (s) => {
          if (lost(occupied.get(s))) finish(b, s, 0, 'defeat');
          else was.checkEnd(s);
        },
        conquest: {
          limit: () => limit,
          marched: (s) => {
            was.conquest.marched(s);
            if (lost(occupied.get(s)) || !b.the.voyage.isOver(s)) return;
            finishByPoints(b, s, 'clock', (seat) => heroes.get(s, seat));
          },
        },
      };
    },
    looks: {
      fields: {
        occupied: { on: 'table', shape: 'skull', track: (seats) => config.limit[seats], decides: true },
      },
    },
  };
}
