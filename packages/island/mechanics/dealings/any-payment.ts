import {
  depthOf,
  frameArg,
  frameKind,
  frameSeats,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';
import { giveBack, held } from '../core/goods.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    anyPayment: AnyPaymentPoints;
  }
}

export interface AnyPaymentPoints {
  /** whether the seat has so many resources, of whatever kinds */
  can(s: State, seat: Seat, count: number): boolean;
  /** the seat pays so many of its choice, one after the other, before anything else that is open */
  ask(s: State, seat: Seat, count: number): void;
}

const NOT_HELD = reason('pay-none', 'the seat has no such resource');

/** Prices of so many resources of whatever kinds: whoever pays chooses them. */
export function anyPayment(): Part {
  return {
    id: 'any-payment',
    decisions: { 'pay-any': { args: () => [{ name: 'left', domain: { id: 'count', size: 32 } }] } },
    brings: ['anyPayment'],
    rules: (was, b) => {
      const goods = b.choosable.filter((good) => b.inHand[good]);
      const asked = b.decision('pay-any');
      return {
        anyPayment: {
          can: (s, seat, count) => {
            let sum = 0;
            for (let i = 0; i < goods.length; i++) sum += held(b, s, seat, goods[i]);
            return sum >= count;
          },
          ask: (s, seat, count) => {
            if (count > 0) push(s, asked, 1 << seat, count);
          },
        },
        // Nobody is asked for more than is in the hand.
        knownResources: (s, seat) => {
          let due = 0;
          for (let depth = 0; depth < depthOf(s); depth++)
            if (frameKind(s, depth) === asked && frameSeats(s, depth) === 1 << seat)
              due += frameArg(s, depth, 0);
          return Math.max(was.knownResources(s, seat), due);
        },
      };
    },
    moves: (b) => {
      const goods = b.choosable.filter((good) => b.inHand[good]);
      return [
        {
          name: 'pay-any',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['pay-any'],
          list: (s, seat, out) => {
            for (const good of goods) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            if (s.events) tell(s, 'paid-any', { seat, good: b.goods[good].id });
            const left = topArg(s, 0) - 1;
            if (left > 0) setTopArg(s, 0, left);
            else pop(s);
          },
          why: (_s, _seat, good) => (good >= 0 ? NOT_HELD : undefined),
        },
      ];
    },
    words: {
      terms: {
        'decision.pay-any': 'Choose what you pay: {left} to go',
        'move.pay-any': 'Pay',
        'event.paid-any': '{seat} pays 1 {good}.',
        'reason.pay-none': 'You have no such resource.',
      },
    },
  };
}
