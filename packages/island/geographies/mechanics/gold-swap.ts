import { pop, reason, type Seat, type State, setToMove, tell, toMove } from '@hexwright/kernel';
import { markNeed } from '../../board/index.ts';
import { giveBack, numberMoment, take } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { markedCorners } from './marked.ts';

const fields = {
  /** what may still be turned into gold */
  swappable: field.grid('seat', 'good', { noLook: 'it is offered to whoever may' }),
  swapsLeft: field.row('seat', { noLook: 'it is offered to whoever may' }),
};

export interface GoldSwapConfig {
  /** the mark of the corners */
  readonly mark: string;
  /** how many goods a seat may turn into gold for one number, whatever it has there */
  readonly most: number;
}

/** what a site is worth to bots, in points */
const LURE = 0.1;
const NOT_DRAWN = reason('not-drawn-there', 'no such good was drawn there');

/**
 * Buildings on these corners may take gold in place of goods: of what they have just drawn, and as much as was paid. All who may
 * decide at once.
 */
export function goldSwap(config: GoldSwapConfig): Part {
  const { mark, most } = config;
  return {
    id: 'gold-swap',
    of: config,
    uses: [numberMoment()],
    slots: { number: { 'swap-for-gold': 'after' } },
    boardNeeds: [markNeed('corners', mark)],
    fields,
    decisions: { 'swap-for-gold': {} },
    rules: (was, b) => {
      const { swappable, swapsLeft } = swapFields(b);
      const isSite = new Uint8Array(b.topology.corners);
      for (const corner of markedCorners(b, [mark])) isSite[corner] = 1;
      const { hold } = b.fields;
      const G = b.goods.length;
      /** what each seat has drawn there of the number that is being reckoned, and what it held before */
      const drawn = new Int32Array(b.seats * G);
      const before = new Int32Array(b.seats * G);
      const remember = (s: State): void => {
        for (let seat = 0; seat < b.seats; seat++)
          for (const good of b.choosable) before[seat * G + good] = hold.get(s, seat, good);
      };
      /** writes down what the seat may turn into gold, and says how much that is */
      const offer = (s: State, seat: Seat): number => {
        let all = 0;
        for (const good of b.choosable) {
          const at = seat * G + good;
          const count = Math.max(0, Math.min(drawn[at], hold.get(s, seat, good) - before[at]));
          swappable.set(s, seat, good, count);
          all += count;
        }
        swapsLeft.set(s, seat, Math.min(most, all));
        return all;
      };
      return {
        hexOwes: (s, hex, good, corner, piece, seat) => {
          if (isSite[corner] === 0) return was.hexOwes(s, hex, good, corner, piece, seat);
          for (const each of b.choosable) drawn[seat * G + each] -= b.owed[seat * G + each];
          was.hexOwes(s, hex, good, corner, piece, seat);
          for (const each of b.choosable) drawn[seat * G + each] += b.owed[seat * G + each];
        },
        reckon: (s, number) => {
          drawn.fill(0);
          was.reckon(s, number);
        },
        payOut: (s) => {
          remember(s);
          was.payOut(s);
          let seats = 0;
          for (let seat = 0; seat < b.seats; seat++) if (offer(s, seat) > 0) seats |= 1 << seat;
          drawn.fill(0);
          if (seats) b.opening('number')(s, b.decision('swap-for-gold'), seats);
        },
        // Everybody has seen what was just drawn there.
        knownHeld: (s, seat, good) => Math.max(was.knownHeld(s, seat, good), swappable.get(s, seat, good)),
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + (isSite[corner] === 1 ? LURE : 0),
        },
      };
    },
    moves: (b) => {
      const { swappable, swapsLeft } = swapFields(b);
      const gold = b.good('gold');
      const done = (s: State, seat: Seat): void => {
        for (const good of b.choosable) swappable.set(s, seat, good, 0);
        swapsLeft.set(s, seat, 0);
        const others = toMove(s) & ~(1 << seat);
        if (others) setToMove(s, others);
        else pop(s);
      };
      return [
        {
          name: 'swap-for-gold',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['swap-for-gold'],
          list: (s, seat, out) => {
            for (const good of b.choosable) if (swappable.get(s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            take(b, s, seat, gold, 1);
            if (s.events) tell(s, 'swapped-for-gold', { seat, good: b.goods[good].id });
            b.rules.reviewAwards(s);
            swappable.add(s, seat, good, -1);
            swapsLeft.add(s, seat, -1);
            if (swapsLeft.get(s, seat) === 0) done(s, seat);
          },
          why: (_s, _seat, good) => (good < 0 ? undefined : NOT_DRAWN),
        },
        {
          name: 'keep-goods',
          decisions: ['swap-for-gold'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => done(s, seat),
        },
      ];
    },
    words: {
      terms: {
        'decision.swap-for-gold': 'Gold instead of goods?',
        'move.swap-for-gold': 'Take gold for this',
        'move.keep-goods': 'Keep the goods',
        'event.swapped-for-gold': '{seat} takes 1 gold instead of {good}.',
        'reason.not-drawn-there': 'Your sites have drawn none of it now.',
      },
    },
  };
}

function swapFields(b: Book) {
  return { swappable: handlesOf(b, fields).swappable, swapsLeft: handlesOf(b, fields).swapsLeft };
}
