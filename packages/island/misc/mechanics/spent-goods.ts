import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { bankEmpty, giveBack, held, inBank, noRoom, roomFor, take } from '../../mechanics/index.ts';
import type { Good, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** by good: what lies on the pile */
  spent: field.row('good'),
};

/**
 * A good that is paid for what is built or bought does not come back into the bank: it lies on a pile of its own, out of
 * which it is only got by trading.
 */
export function spentGoods(id: string): Part {
  return {
    id: 'spent-goods',
    of: id,
    fields,
    exempt: { pockets: ['spent'] },
    editMoves: (b, moves) => {
      const good = b.good(id);
      const { spent } = handlesOf(b, fields);
      return moves.map((move) =>
        move.price && move.apply && !move.decisions?.includes('trade')
          ? {
              ...move,
              apply: (s, seat, ...args) => {
                const before = inBank(b, s, good);
                move.apply?.(s, seat, ...args);
                const paid = inBank(b, s, good) - before;
                if (paid <= 0) return;
                b.fields.bank.add(s, good, -paid);
                spent.add(s, good, paid);
              },
            }
          : move,
      );
    },
    moves: (b) => {
      const good = b.good(id);
      const { spent } = handlesOf(b, fields);
      const none = reason('none-spent', `no ${id} lies on the pile`, { good: id });
      const full = noRoom(b.goods[good]);
      const empty = bankEmpty(b.goods[good]);
      /** what speaks against it whatever is given, as if the bank had some */
      const barPile = (s: State, seat: Seat, give: Good): Bar => {
        if (spent.get(s, good) === 0) return none;
        if (roomFor(b, s, seat, good) === 0) return full;
        const bar = b.the.bank.barTrade(s, seat, give, good);
        return bar?.code === empty.code ? undefined : bar;
      };
      return [
        {
          name: 'trade-for-spent',
          args: [{ name: 'give', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (spent.get(s, good) === 0) return;
            for (let give = 0; give < b.goods.length; give++) {
              const rate = b.the.bank.rate(s, seat, give);
              if (rate > 0 && held(b, s, seat, give) >= rate && barPile(s, seat, give) === undefined)
                out.put(give);
            }
          },
          apply: (s, seat, give) => {
            const rate = b.the.bank.rate(s, seat, give);
            giveBack(b, s, seat, give, rate);
            spent.add(s, good, -1);
            b.fields.bank.add(s, good, 1);
            take(b, s, seat, good, 1);
            if (s.events) tell(s, 'bank-trade', { seat, give: b.goods[give].id, rate, want: id });
          },
          why: (s, seat, give) => {
            if (give < 0) return spent.get(s, good) === 0 ? none : undefined;
            const bar = barPile(s, seat, give);
            if (bar) return bar;
            const rate = b.the.bank.rate(s, seat, give);
            const { id: given } = b.goods[give];
            return reason('rate', `the bank asks for ${rate} ${given}`, { good: given, rate });
          },
        },
      ];
    },
    words: {
      terms: {
        'move.trade-for-spent': `Trade for spent ${id}`,
        'field.spent': `Spent ${id}`,
        'reason.none-spent': 'No {good} lies on the pile.',
      },
    },
  };
}
