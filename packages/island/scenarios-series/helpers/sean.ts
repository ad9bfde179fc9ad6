import { pop, push, type Seat, type State } from '@hexwright/kernel';
import { askGoods, canChoose, handSize } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { type Helper, NEVER } from './helper.ts';

const fields = {
  /** the seat that is protected this turn, plus one */
  protectedSeat: field.cell({ holds: 'seat+1', noLook: 'the log tells it' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    protection: ProtectionPoints;
  }
}

export interface ProtectionPoints {
  /** a seven, once everybody has decided whether to be protected */
  goOn(s: State): void;
}

export const sean: Helper = {
  id: 'sean',
  name: 'Sean',
  text: 'On a 7, on anybody’s turn: keep all your cards if you have too many, or else take a resource of your choice.',
  number: 5,
  ...NEVER,
  part: protection(),
};

/** Before hands are halved on a seven, its owner may be protected: or take a resource, with no more cards than the limit. */
function protection(): Part {
  return {
    id: 'protection',
    fields,
    decisions: { protection: {} },
    brings: ['protection'],
    rules: (was, b) => {
      const { protectedSeat: guarded } = handlesOf(b, fields);
      const useful = (s: State, seat: Seat): boolean =>
        handSize(b, s, seat) > b.rules.handLimit(s, seat) || canChoose(b, s, seat);
      return {
        protection: { goOn: was.onSeven },
        discardCount: (s, seat) => (guarded.get(s) === seat + 1 ? 0 : was.discardCount(s, seat)),
        onSeven: (s) => {
          for (let seat = 0; seat < b.seats; seat++)
            if (b.the.helpers.ready(s, seat, sean.id) && useful(s, seat)) {
              push(s, b.decision('protection'), 1 << seat);
              return;
            }
          was.onSeven(s);
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          guarded.set(s, 0);
        },
      };
    },
    moves: (b) => {
      const { protectedSeat: guarded } = handlesOf(b, fields);
      return [
        {
          name: 'take-protection',
          decisions: ['protection'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const few = handSize(b, s, seat) <= b.rules.handLimit(s, seat);
            pop(s);
            guarded.set(s, seat + 1);
            b.the.protection.goOn(s);
            b.the.helpers.used(s, seat, sean.id);
            if (few) askGoods(b, s, seat, 1);
          },
        },
        {
          name: 'no-protection',
          decisions: ['protection'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => {
            pop(s);
            b.the.protection.goOn(s);
          },
        },
      ];
    },
    words: {
      terms: {
        'decision.protection': 'A 7: call Sean?',
        'move.take-protection': 'Call Sean',
        'move.no-protection': 'Not now',
      },
    },
  };
}
