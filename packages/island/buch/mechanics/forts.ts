import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { BUILDING, cannotPay, canPay, needsOf, pay } from '../../mechanics/index.ts';
import { field, handlesOf, type Part } from '../../rulebook/index.ts';

const fields = {
  fortAt: field.row('seat', { start: -1 }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    pioneerForts: PioneerFortPoints;
  }
}

export interface PioneerFortPoints {
  /** what speaks against a fort where the pioneer of the seat is */
  barFort(s: State, seat: Seat): Bar;
  /** whether the pioneer of the seat is in its fort */
  holds(s: State, seat: Seat): boolean;
}

const STANDS = reason('fort-stands', 'the fort of the seat stands already');

/** Everybody has one fort, which is put up around the own pioneer and comes back as soon as that leaves. */
export function forts(cost: Readonly<Record<string, number>>): Part {
  return {
    id: 'forts',
    of: { cost },
    fields,
    brings: ['pioneerForts'],
    rules: (was, b) => {
      const { fortAt } = handlesOf(b, fields);
      return {
        pioneerForts: {
          barFort: (s, seat) => (fortAt.get(s, seat) >= 0 ? STANDS : undefined),
          holds: (s, seat) => fortAt.get(s, seat) >= 0 && fortAt.get(s, seat) === b.the.pioneers.at(s, seat),
        },
        pioneers: {
          comes: (s, seat, corner) => {
            was.pioneers.comes(s, seat, corner);
            if (fortAt.get(s, seat) < 0) return;
            fortAt.set(s, seat, -1);
            if (s.events) tell(s, 'fort-left', { seat });
          },
        },
      };
    },
    moves: (b) => {
      const { fortAt } = handlesOf(b, fields);
      const bill = b.bill(cost);
      return [
        {
          name: 'build-fort',
          decisions: [...BUILDING],
          price: () => bill,
          needs: needsOf(b, bill),
          list: (s, seat, out) => {
            if (canPay(b, s, seat, bill) && b.the.pioneerForts.barFort(s, seat) === undefined) out.put();
          },
          apply: (s, seat) => {
            pay(b, s, seat, bill);
            fortAt.set(s, seat, b.the.pioneers.at(s, seat));
            if (s.events) tell(s, 'fort-built', { seat, corner: fortAt.get(s, seat) });
          },
          why: (s, seat) =>
            b.the.pioneerForts.barFort(s, seat) ??
            (canPay(b, s, seat, bill) ? undefined : cannotPay(b, 'fort', bill)),
        },
      ];
    },
    words: {
      terms: {
        'piece.fort': 'fort',
        'field.fortAt': 'Forts',
        'move.build-fort': 'Build a fort around your pioneer',
        'move.build-fort.short': 'Fort',
        'event.fort-built': '{seat} builds a fort around the pioneer.',
        'event.fort-left': 'The pioneer of {seat} leaves the fort, which goes back to the supply.',
        'reason.fort-stands': 'Your fort stands already.',
      },
    },
    looks: {
      fields: { fortAt: { on: 'figures', place: 'corner', shape: 'rampart', each: 1 } },
      moves: { 'build-fort': { shape: 'rampart', seat: true } },
    },
  };
}
