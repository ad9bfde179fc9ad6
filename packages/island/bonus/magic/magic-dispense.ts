import { type Bar, pop, push, reason, type Seat, type State, setTopArg, topArg } from '@hexwright/kernel';
import { canPay, makeSites, noneLeft, pay, suppliesAt } from '../../mechanics/index.ts';
import type { Bill, Book, Good } from '../../rulebook/index.ts';
import { magicCard } from './magic-card.ts';

const LESS = 2;
const NOT_PRICED = reason('not-in-price', 'this is no further part of the price');
const CHOOSE_FIRST = reason('choose-savings', 'what is left out of the price is chosen first');

/** how many of the good the mask leaves out of the price: two bits a good */
const spared = (mask: number, good: Good): number => (mask >> (2 * good)) & 3;
const count = (mask: number): number => {
  let sum = 0;
  for (let left = mask; left > 0; left >>= 2) sum += left & 3;
  return sum;
};

/** what a settlement costs the seat without what the mask leaves out */
const priceOf = (b: Book, s: State, seat: Seat, mask: number): Bill =>
  b.rules
    .cost(s, seat, b.piece('settlement').index, -1)
    .flatMap(([good, all]) => (all > spared(mask, good) ? [[good, all - spared(mask, good)] as const] : []));

/** whether the seat can pay the price once so many more are left out, whichever */
function affords(b: Book, s: State, seat: Seat, mask: number): boolean {
  if (count(mask) >= LESS) return canPay(b, s, seat, priceOf(b, s, seat, mask));
  return priceOf(b, s, seat, mask).some(([good]) => affords(b, s, seat, mask + (1 << (2 * good))));
}

/** A settlement for two resources less. */
export const magicDispense = magicCard({
  card: {
    id: 'magic-dispense',
    count: 1,
    worth: 0.3,
    when: (b) => {
      const { index } = b.piece('settlement');
      const sites = makeSites(b, b.piece('settlement'));
      return (s, seat) =>
        s.cells[suppliesAt(b, seat, index)] > 0 &&
        affords(b, s, seat, 0) &&
        b.rules.barBuildKind(s, seat, index) === undefined &&
        sites.any(s, seat);
    },
    play: (b) => {
      const asked = b.decision('magic-dispense');
      return (s, seat) => push(s, asked, 1 << seat, 0);
    },
  },
  name: 'Magic Dispense',
  text: 'Build a settlement at once for 2 resources less. You choose which two you leave out of the price.',
  shape: 'house',
  decisions: {
    'magic-dispense': { args: () => [{ name: 'spared', domain: { id: 'spared', size: 1 << 24 } }] },
  },
  moves: (b) => {
    const { index } = b.piece('settlement');
    const sites = makeSites(b, b.piece('settlement'));
    const barSpare = (s: State, seat: Seat, good: Good): Bar => {
      const mask = topArg(s, 0);
      if (count(mask) >= LESS) return NOT_PRICED;
      if (!priceOf(b, s, seat, mask).some(([asked]) => asked === good)) return NOT_PRICED;
      return affords(b, s, seat, mask + (1 << (2 * good))) ? undefined : NOT_PRICED;
    };
    return [
      {
        name: 'leave-out',
        args: [{ name: 'good', domain: b.domain('good') }],
        decisions: ['magic-dispense'],
        list: (s, seat, out) => {
          for (let good = 0; good < b.goods.length; good++)
            if (barSpare(s, seat, good) === undefined) out.put(good);
        },
        apply: (s, _seat, good) => setTopArg(s, 0, topArg(s, 0) + (1 << (2 * good))),
        why: (s, seat, good) => (good < 0 ? undefined : barSpare(s, seat, good)),
      },
      {
        name: 'dispensed-settlement',
        args: [{ name: 'corner', domain: b.domain('corner') }],
        decisions: ['magic-dispense'],
        list: (s, seat, out) => {
          if (count(topArg(s, 0)) < LESS) return;
          const found = sites.find(s, seat);
          for (let i = 0; i < found; i++)
            if (b.rules.barBuild(s, seat, index, sites.places[i]) === undefined) out.put(sites.places[i]);
        },
        apply: (s, seat, corner) => {
          const bill = priceOf(b, s, seat, topArg(s, 0));
          pop(s);
          pay(b, s, seat, bill);
          b.rules.build(s, seat, index, corner);
          b.rules.reviewAwards(s);
          b.rules.built(s, seat, index, corner);
        },
        why: (s, seat, corner) => {
          if (s.cells[suppliesAt(b, seat, index)] === 0) return noneLeft(b.pieces[index]);
          if (count(topArg(s, 0)) < LESS) return CHOOSE_FIRST;
          return corner < 0 ? undefined : b.rules.barBuild(s, seat, index, corner);
        },
      },
    ];
  },
  terms: {
    'decision.magic-dispense':
      'Magic Dispense: leave 2 resources out of the price, then place the settlement',
    'move.leave-out': 'Leave this out of the price',
    'move.dispensed-settlement': 'Build it here',
    'reason.not-in-price': 'You cannot leave this out of the price.',
    'reason.choose-savings': 'First choose what you leave out of the price.',
  },
});
