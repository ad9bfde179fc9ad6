import {
  type Bar,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setToMove,
  tell,
  toMove,
} from '@hexwright/kernel';
import { type Book, field, type Good, handlesOf, type Part, wanted } from '../../rulebook/index.ts';
import { giveBack, handSize, held } from './goods.ts';
import { sevenMoment } from './moments.ts';

const fields = {
  toDiscard: field.row('seat', { noLook: 'every table counts what is still to be discarded' }),
};

declare module '../../rulebook/points.ts' {
  interface Points {
    /** what speaks against giving up this good now, of which the seat holds some */
    barDiscard(s: State, seat: Seat, good: Good): Bar;
    /** the seat has given up one of this good */
    discarded(s: State, seat: Seat, good: Good): void;
  }
}

/** Makes the seat give up so many hand cards of its choice, one after the other. */
export function askDiscard(b: Book, s: State, seat: Seat, count: number): void {
  if (count === 0) return;
  handlesOf(b, fields).toDiscard.set(s, seat, count);
  push(s, b.decision('discard'), 1 << seat);
}

/** On a seven, every hand above its limit is halved, by all who must and in any order; then a blocker moves. */
export function sevens(): Part {
  return {
    id: 'sevens',
    uses: [sevenMoment()],
    provides: [wanted.sevens.thing],
    slots: { seven: { discard: 'discard' } },
    fields,
    decisions: { discard: {} },
    rules: (_was, b) => {
      const { toDiscard } = handlesOf(b, fields);
      const discard = b.decision('discard');
      const open = b.opening('seven');
      return {
        barDiscard: () => undefined,
        discarded: () => {},
        handLimit: () => 7,
        discardCount: (s, seat) => {
          const size = handSize(b, s, seat);
          return size > b.rules.handLimit(s, seat) ? size >> 1 : 0;
        },
        onSeven: (s) => {
          b.the.blockers.ask(s, b.fields.active.get(s));
          let seats = 0;
          for (let seat = 0; seat < b.seats; seat++) {
            const count = b.rules.discardCount(s, seat);
            toDiscard.set(s, seat, count);
            if (count > 0) seats |= 1 << seat;
          }
          if (seats) open(s, discard, seats);
        },
      };
    },
    moves: (b) => {
      const { toDiscard } = handlesOf(b, fields);
      return [
        {
          name: 'discard',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['discard'],
          list: (s, seat, out) => {
            for (let i = 0; i < b.handGoods.length; i++)
              if (
                held(b, s, seat, b.handGoods[i]) > 0 &&
                b.rules.barDiscard(s, seat, b.handGoods[i]) === undefined
              )
                out.put(b.handGoods[i]);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            if (s.events) tell(s, 'discarded', { seat, good: b.goods[good].id });
            b.rules.discarded(s, seat, good);
            toDiscard.add(s, seat, -1);
            if (toDiscard.get(s, seat) === 0) {
              const left = toMove(s) & ~(1 << seat);
              if (left) setToMove(s, left);
              else pop(s);
            }
          },
          why: (s, seat, good) => {
            if (good < 0) return undefined;
            return held(b, s, seat, good) === 0
              ? reason('none-held', `there is no ${b.goods[good].id} in the hand`, { good: b.goods[good].id })
              : b.rules.barDiscard(s, seat, good);
          },
        },
      ];
    },
  };
}
