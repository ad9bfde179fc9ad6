import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { held } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { type Helper, resourcesOf } from './helper.ts';

const fields = {
  /** by seat: the good with the better price this turn, plus one */
  specialPrice: field.row('seat', { noLook: 'the rates of the bank tell it' }),
};

/** what the bank asks for the chosen good */
const RATE = 2;
/** what bots think a trade is worth that the better price makes possible, in points */
const TRADE = 0.1;

const NO_BETTER = reason('jean-rate', 'the bank asks for no more than two of it');

export const jean: Helper = {
  id: 'jean',
  name: 'Jean',
  text: 'For this turn the bank takes a resource of your choice 2:1.',
  in: ['main', 'trade'],
  when: (b) => (s, seat) => resourcesOf(b).some((good) => isBetter(b, s, seat, good)),
  help: (b) => {
    const decision = b.decision('special-price');
    return (s, seat) => push(s, decision, 1 << seat);
  },
  part: specialPrice(),
};

function isBetter(b: Book, s: State, seat: Seat, good: Good): boolean {
  return b.the.bank.rate(s, seat, good) > RATE;
}

function specialPrice(): Part {
  return {
    id: 'special-price',
    fields,
    decisions: { 'special-price': {} },
    rules: (was, b) => {
      const { specialPrice: chosen } = handlesOf(b, fields);
      const trades = (s: State, seat: Seat, good: Good): boolean => chosen.get(s, seat) === good + 1;
      return {
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            return rate > RATE && trades(s, seat, good) ? RATE : rate;
          },
        },
        hints: {
          // It holds for this turn alone: what the hand can be turned into counts, not what is yet to come.
          rate: (s, seat, good) =>
            trades(s, seat, good) ? was.bank.rate(s, seat, good) : was.hints.rate(s, seat, good),
          promised: (s, seat) => {
            const good = chosen.get(s, seat) - 1;
            const promised = was.hints.promised(s, seat);
            const before = good < 0 ? 0 : was.bank.rate(s, seat, good);
            if (before <= RATE) return promised;
            const has = held(b, s, seat, good);
            return promised + TRADE * (Math.floor(has / RATE) - Math.floor(has / before));
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          chosen.fill(s, 0);
        },
      };
    },
    moves: (b) => {
      const { specialPrice: chosen } = handlesOf(b, fields);
      return [
        {
          name: 'special-price',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['special-price'],
          list: (s, seat, out) => {
            for (const good of resourcesOf(b)) if (isBetter(b, s, seat, good)) out.put(good);
          },
          apply: (s, seat, good) => {
            pop(s);
            chosen.set(s, seat, good + 1);
            if (s.events) tell(s, 'special-price', { seat, good: b.goods[good].id });
          },
          why: (_s, _seat, good) => (good < 0 ? undefined : NO_BETTER),
        },
      ];
    },
    words: {
      terms: {
        'decision.special-price': 'Which resource does the bank take 2:1 this turn?',
        'move.special-price': 'Trade it 2:1',
        'event.special-price': '{seat} trades {good} 2:1 this turn.',
        'reason.jean-rate': 'The bank asks for no more than two of it.',
      },
    },
  };
}
