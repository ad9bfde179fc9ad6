import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import { matesOf, onOneSide } from '@hexwright/rulebook';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  united: field.row('seat'),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    teams: TeamPoints;
  }
}

export interface TeamPoints {
  /** whether the seat and its partners have become one, and share what they hold */
  united(s: State, seat: Seat): boolean;
  /** the seat's team becomes one, for good */
  unite(s: State, seat: Seat): void;
}

const PARTNER = reason('partner', 'partners do not rob each other');

/**
 * Seats in teams, which win and lose together. Each member has its own pieces and points, and turns of its own; what a team shares
 * once it is united other parts say (`jointHands`, `jointSupplies`), and when that is, the game.
 */
export function teams(of: (seats: number) => readonly number[]): Part {
  return {
    id: 'teams',
    of,
    teams: of,
    fields,
    brings: ['teams'],
    rules: (was, b) => {
      const { united } = handlesOf(b, fields);
      return {
        teams: {
          united: (s, seat) => united.get(s, seat) === 1,
          unite: (s, seat) => {
            for (const each of [seat, ...matesOf(b, seat)]) united.set(s, each, 1);
            if (s.events) tell(s, 'united', { seat });
          },
        },
        victors: (s, seat) =>
          matesOf(b, seat).reduce((bits, mate) => bits | (1 << mate), was.victors(s, seat)),
        blockers: {
          barRob: (s, seat, victim, blocker, place) =>
            seat !== victim && onOneSide(b, seat, victim)
              ? PARTNER
              : was.blockers.barRob(s, seat, victim, blocker, place),
        },
      };
    },
    words: {
      terms: {
        'field.united': 'United with the partner',
        'event.united': '{seat} and the partner are one from now on.',
        'reason.partner': 'Partners do not rob each other.',
      },
    },
    looks: { fields: { united: { on: 'seat', shape: 'chain', hideAt: 0 } } },
  };
}
