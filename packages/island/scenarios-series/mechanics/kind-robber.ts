import { pop, reason, type Seat, type State } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  sparing: field.cell({ noLook: 'it is settled before anybody else moves' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    kindRobber: KindRobberPoints;
  }
}

export interface KindRobberPoints {
  /** the seat has moved the robber where it harms nobody */
  harmless(s: State, seat: Seat): void;
}

const SPARED = reason('spared', 'nobody is robbed');
const NO_DESERT = reason('spare-desert', 'only at a desert can a theft be declined');

/** A robber that is moved where nobody has built harms nobody; nor does one at a desert if nothing is stolen, which is left open there. */
export function kindRobber(): Part {
  return {
    id: 'kind-robber',
    fields,
    brings: ['kindRobber'],
    rules: (was, b) => {
      const { sparing } = handlesOf(b, fields);
      const robber = b.blocker('robber');
      const desert = b.terrain('desert');
      const isLonely = (s: State, hex: Hex): boolean =>
        b.walks.cornersOf[hex].every((corner) => b.fields.building.get(s, corner) === 0);
      return {
        kindRobber: { harmless: () => {} },
        blockers: {
          barRob: (s, seat, victim, blocker, place) =>
            sparing.get(s) !== 0 ? SPARED : was.blockers.barRob(s, seat, victim, blocker, place),
          moved: (s, seat, blocker, place) => {
            const harmless =
              blocker === robber &&
              (isLonely(s, place) ||
                (b.fields.terrain.get(s, place) === desert &&
                  b.rivals[seat].every(
                    (other) => b.the.blockers.barRob(s, seat, other, blocker, place) !== undefined,
                  )));
            was.blockers.moved(s, seat, blocker, place);
            if (harmless) b.the.kindRobber.harmless(s, seat);
          },
        },
      };
    },
    moves: (b) => {
      const { sparing } = handlesOf(b, fields);
      const robber = b.blocker('robber');
      const desert = b.terrain('desert');
      return [
        {
          name: 'spare-desert',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['move-blocker'],
          list: (s, seat, out) => {
            if (!((b.the.blockers.toMove(s, seat) >> robber) & 1)) return;
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              if (b.fields.terrain.get(s, hex) !== desert) continue;
              if (b.the.blockers.barStand(s, robber, hex, seat, out) !== undefined) continue;
              // Where nobody can be robbed the usual move does the same.
              if (
                b.rivals[seat].some(
                  (other) => b.the.blockers.barRob(s, seat, other, robber, hex) === undefined,
                )
              )
                out.put(hex);
            }
          },
          apply: (s, seat, hex) => {
            pop(s);
            sparing.set(s, 1);
            b.the.blockers.moved(s, seat, robber, hex);
            sparing.set(s, 0);
          },
          why: (s, seat, hex) => {
            if (hex < 0) return undefined;
            if (b.fields.terrain.get(s, hex) !== desert) return NO_DESERT;
            return b.the.blockers.barStand(s, robber, hex, seat) ?? SPARED;
          },
        },
      ];
    },
    words: {
      terms: {
        'move.spare-desert': 'Move the robber to the desert and steal nothing',
        'move.spare-desert.short': 'Steal nothing',
        'reason.spared': 'There is nobody to rob there.',
        'reason.spare-desert': 'Only at a desert can a theft be declined.',
      },
    },
  };
}
