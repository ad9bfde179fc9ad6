import {
  type Bar,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { bankEmpty, noRoom } from './bars.ts';
import { roomFor, take } from './goods.ts';
import { numberMoment } from './moments.ts';

declare module '../../rulebook/points.ts' {
  interface Points {
    /** what speaks against taking this good in a free choice now */
    barChoose(s: State, seat: Seat, good: Good): Bar;
  }
}

/**
 * Lets the seat take `count` goods of its choice from the bank, one after the other, if there are any: now, or in the
 * slot that choices have in a moment.
 */
export function askGoods(b: Book, s: State, seat: Seat, count: number, moment?: string): void {
  if (count === 0 || !canChoose(b, s, seat)) return;
  const open = moment === undefined ? push : b.opening(moment);
  open(s, b.decision('choose-good'), 1 << seat, count);
}

/** whether there is any good that the seat could take in a free choice */
export function canChoose(b: Book, s: State, seat: Seat): boolean {
  for (let i = 0; i < b.choosable.length; i++)
    if (b.rules.barChoose(s, seat, b.choosable[i]) === undefined) return true;
  return false;
}

/** A free choice of goods: gold fields, a year of plenty. It ends by itself when there is nothing left to take. */
export function choice(): Part {
  return {
    id: 'choice',
    uses: [numberMoment()],
    slots: { number: { 'choose-good': 'choice' } },
    decisions: { 'choose-good': { args: () => [{ name: 'left', domain: { id: 'count', size: 100 } }] } },
    exempt: { rare: ['move.choose-nothing'] },
    rules: (_was, b) => {
      const empty = b.goods.map(bankEmpty);
      const full = b.goods.map(noRoom);
      return {
        barChoose: (s, seat, good) => {
          if (b.fields.bank.get(s, good) === 0) return empty[good];
          return roomFor(b, s, seat, good) > 0 ? undefined : full[good];
        },
      };
    },
    moves: (b) => [
      {
        name: 'choose-good',
        args: [{ name: 'good', domain: b.domain('good') }],
        decisions: ['choose-good'],
        list: (s, seat, out) => {
          for (const good of b.choosable) if (b.rules.barChoose(s, seat, good) === undefined) out.put(good);
        },
        apply: (s, seat, good) => {
          const left = topArg(s, 0) - 1;
          take(b, s, seat, good, 1);
          if (s.events) tell(s, 'chose', { seat, good: b.goods[good].id });
          if (left > 0 && canChoose(b, s, seat)) setTopArg(s, 0, left);
          else pop(s);
        },
        why: (s, seat, good) => {
          if (good < 0) return undefined;
          const { id } = b.goods[good];
          return b.choosable.includes(good)
            ? b.rules.barChoose(s, seat, good)
            : reason('not-choosable', `${id} cannot be chosen`, { good: id });
        },
      },
      {
        // for one that has waited below others which emptied the bank
        name: 'choose-nothing',
        decisions: ['choose-good'],
        list: (s, seat, out) => {
          if (!canChoose(b, s, seat)) out.put();
        },
        apply: (s) => pop(s),
        why: () => reason('must-choose', 'there is something to choose'),
      },
    ],
  };
}
