import { pop, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import { answerAlone, type Book, canPay, GOODS, type Part } from '../rulebook/index.ts';
import { chargeBill } from './goods.ts';

/** A card that costs one good less: its builder says which. */
export const sparing: Part = {
  id: 'sparing',
  exempt: { rare: ['move.spare'] },
  decisions: { spare: { args: (b) => [{ name: 'card', domain: b.domain('card') }] } },
  moves: (b) => [
    {
      name: 'spare',
      args: [{ name: 'good', domain: b.domain('good') }],
      decisions: ['spare'],
      list: (s, seat, out) => {
        for (let good = 0; good < GOODS.length; good++) if (maySpare(b, s, seat, good)) out.put(good);
      },
      apply: (s, seat, good) => {
        const bill = without(b, topArg(s, 0), good);
        pop(s);
        chargeBill(b, s, seat, bill);
      },
      why: (s, seat, good) => (good >= 0 && !maySpare(b, s, seat, good) ? CANNOT_SPARE : undefined),
    },
  ],
  eases: () => ({ spare: answerAlone() }),
  words: {
    terms: {
      'decision.spare': 'Choose the good that you save on {card}',
      'move.spare': 'Save this good',
      'reason.cannot-spare': 'You cannot pay the rest.',
    },
  },
};

const CANNOT_SPARE = reason('cannot-spare', 'you cannot pay the rest');

function without(b: Book, card: number, good: number): Int32Array {
  const bill = b.cards[card].bill.slice();
  bill[good]--;
  return bill;
}

function maySpare(b: Book, s: State, seat: Seat, good: number): boolean {
  const card = topArg(s, 0);
  return b.cards[card].bill[good] > 0 && canPay(b, s, seat, without(b, card, good));
}
