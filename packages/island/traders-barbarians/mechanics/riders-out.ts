import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import { anewEachTurn, canPay, pay } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  knightsHurried: field.cell({ noLook: 'what was bought is offered no more' }),
};

const HURRIED = reason('knights-hurried', 'the knights have been hurried this turn');

/** Once a turn so much grain lets all knights of a seat go so many paths further. */
export function ridersOut({ grain, paths }: { readonly grain: number; readonly paths: number }): Part {
  return {
    id: 'riders-out',
    of: { grain, paths },
    fields,
    rules: (was, b) => {
      const { knightsHurried: hurried } = handlesOf(b, fields);
      return {
        travel: {
          allowance: (s, kind, unit) =>
            was.travel.allowance(s, kind, unit) + (kind === 'knight' ? paths * hurried.get(s) : 0),
        },
        ...anewEachTurn(was, (s) => hurried.set(s, 0)),
      };
    },
    moves: (b) => {
      const { knightsHurried: hurried } = handlesOf(b, fields);
      const bill = b.bill({ grain });
      const dear = reason('cannot-pay', `hurrying the knights costs ${grain} grain`, {
        piece: 'knight',
        cost: `${grain} grain`,
      });
      const barHurry = (s: State, seat: Seat) => {
        if (hurried.get(s) !== 0) return HURRIED;
        return canPay(b, s, seat, bill) ? undefined : dear;
      };
      return [
        {
          name: 'hurry-knights',
          decisions: ['move-knight'],
          price: () => bill,
          list: (s, seat, out) => {
            if (barHurry(s, seat) === undefined) out.put();
          },
          apply: (s, seat) => {
            pay(b, s, seat, bill);
            hurried.set(s, 1);
            if (s.events) tell(s, 'knights-hurried', { seat });
          },
          why: barHurry,
        },
      ];
    },
    words: {
      terms: {
        'move.hurry-knights': `Hurry all your knights (+${paths})`,
        'event.knights-hurried': '{seat} hurries all knights.',
        'reason.knights-hurried': 'Your knights have been hurried this turn.',
      },
    },
  };
}
