import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import { giveBack, held } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

/** Every trade with the bank costs one of a good besides; it is charged for these moves. */
export function tradeFee(id: string, moves: readonly string[]): Part {
  return {
    id: 'trade-fee',
    of: { id, moves },
    rules: (was, b) => {
      const fee = b.good(id);
      const unpaid = reason('trade-fee', `a trade with the bank costs 1 ${id}`, { good: id });
      return {
        bank: {
          // A mix of goods is given in a way of its own, which asks for no fee: it is not for here.
          barTrade: (s, seat, give, want) =>
            give < 0 || held(b, s, seat, fee) === 0 ? unpaid : was.bank.barTrade(s, seat, give, want),
        },
      };
    },
    editMoves: (b, all) => {
      const fee = b.good(id);
      const charge = (s: State, seat: Seat): void => {
        giveBack(b, s, seat, fee, 1);
        if (s.events) tell(s, 'fee-paid', { seat, good: id });
      };
      return all.map((move) =>
        moves.includes(move.name)
          ? {
              ...move,
              apply: (s, seat, ...args) => {
                move.apply?.(s, seat, ...args);
                charge(s, seat);
              },
            }
          : move,
      );
    },
    words: {
      terms: {
        'event.fee-paid': '{seat} pays for the trade: 1 {good}.',
        'reason.trade-fee': 'A trade with the bank costs 1 {good}.',
      },
    },
    looks: { events: { 'fee-paid': { joins: ['bank-trade'] } } },
  };
}
