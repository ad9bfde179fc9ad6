import {
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { giveBack, held, take } from '../core/goods.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    mixedTrade: MixedTradePoints;
  }
}

export interface MixedTradePoints {
  /** how many cards of any kinds the bank wants of this seat for one other; 0 if it takes none */
  price(s: State, seat: Seat): number;
}

const NO_MIX = reason('no-mix', 'the bank takes no mixed cards of this player now');
const SAME = reason('mix-same', 'what is taken may not be among what is given');

/** The bank takes a mix of goods for one that is not among them; the best price of all rules counts. */
export function mixedTrade(): Part {
  return {
    id: 'mixed-trade',
    brings: ['mixedTrade'],
    decisions: {
      'give-mixed': {
        args: (b) => [
          { name: 'left', domain: { id: 'count', size: 100 } },
          { name: 'want', domain: b.domain('good') },
        ],
      },
    },
    rules: () => ({ mixedTrade: { price: () => 0 } }),
    moves: (b) => {
      const sold = b.goods.flatMap((good, i) => (good.bankSells === false ? [] : [i]));
      const given = mixable(b);
      const isGiven = Uint8Array.from(b.goods, (_, good) => (given.includes(good) ? 1 : 0));
      const giveMixed = b.decision('give-mixed');
      const needs = Int32Array.of(b.fields.handSize.at, 1, 1);
      return [
        {
          name: 'mixed-trade',
          args: [{ name: 'want', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          needs,
          list: (s, seat, out) => {
            let all = 0;
            for (let i = 0; i < given.length; i++) all += held(b, s, seat, given[i]);
            const price = b.the.mixedTrade.price(s, seat);
            if (price === 0 || all < price) return;
            for (let i = 0; i < sold.length; i++) {
              const want = sold[i];
              const others = isGiven[want] === 1 ? all - held(b, s, seat, want) : all;
              if (others >= price && b.the.bank.barTrade(s, seat, -1, want) === undefined) out.put(want);
            }
          },
          apply: (s, seat, want) => push(s, giveMixed, 1 << seat, b.the.mixedTrade.price(s, seat), want),
          why: (s, seat, want) => (want < 0 ? undefined : b.the.bank.barTrade(s, seat, -1, want)) ?? NO_MIX,
        },
        {
          name: 'give-mixed',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['give-mixed'],
          list: (s, seat, out) => {
            const want = topArg(s, 1);
            for (let i = 0; i < given.length; i++)
              if (given[i] !== want && held(b, s, seat, given[i]) > 0) out.put(given[i]);
          },
          apply: (s, seat, good) => {
            const left = topArg(s, 0) - 1;
            const want = topArg(s, 1);
            giveBack(b, s, seat, good, 1);
            if (s.events) tell(s, 'mixed-given', { seat, good: b.goods[good].id });
            if (left > 0) {
              setTopArg(s, 0, left);
              return;
            }
            pop(s);
            take(b, s, seat, want, 1);
            if (s.events) tell(s, 'mixed-trade', { seat, want: b.goods[want].id });
          },
          why: (s, _seat, good) =>
            good === topArg(s, 1) ? SAME : reason('none-held', 'there is none in the hand'),
        },
      ];
    },
    // Whoever has begun a trade is known to hold the cards for it, though not which.
    resample: (b) => (s, viewer) => {
      if (topKind(s) !== b.decision('give-mixed')) return;
      const seat = 31 - Math.clz32(toMove(s));
      const [left, want] = [topArg(s, 0), topArg(s, 1)];
      const { hold } = b.fields;
      if (seat === viewer) return;
      for (let lacking = left - mixed(b, s, seat, want); lacking > 0; lacking--) {
        const other = b.rivals[seat].find((rival) => rival !== viewer && mixed(b, s, rival, want) > 0);
        const good =
          other === undefined ? undefined : mixable(b).find((g) => g !== want && hold.get(s, other, g) > 0);
        if (other === undefined || good === undefined) return;
        hold.add(s, other, good, -1);
        hold.add(s, seat, good, 1);
        hold.add(s, seat, want, -1);
        hold.add(s, other, want, 1);
      }
    },
    words: {
      terms: {
        'move.mixed-trade': 'Trade mixed cards with the bank',
        'move.give-mixed': 'Give this',
        'decision.give-mixed': 'Choose the cards for {want:good}',
        'event.mixed-given': '{seat} gives the bank {good}.',
        'event.mixed-trade': '{seat} takes 1 {want:good} for mixed cards.',
        'reason.no-mix': 'The bank takes no mixed cards now.',
        'reason.mix-same': 'What is taken may not be among what is given.',
      },
    },
  };
}

function mixable(b: Book): Good[] {
  return b.handGoods.filter((good) => b.goods[good].bankBuys !== false);
}

/** how many cards the seat holds that could be given for this good */
function mixed(b: Book, s: State, seat: Seat, want: Good): number {
  return mixable(b).reduce((sum, good) => (good === want ? sum : sum + held(b, s, seat, good)), 0);
}
