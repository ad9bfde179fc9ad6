import { NATURE, push, type Seat, type State } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';
import { askGoods, canChoose } from '../core/choice.ts';
import { handSize } from '../core/goods.ts';
import { askExpel, expellable } from '../figures/expulsion.ts';
import { askRoutes, canLay } from '../ways/free-routes.ts';

/** Something that a currency beside the goods may buy. */
export interface Favour {
  /** whether it would do anything now */
  readonly when: (b: Book) => (s: State, seat: Seat) => boolean;
  readonly gain: (b: Book) => (s: State, seat: Seat) => void;
}

/** A blocker leaves the board. Needs the part `expulsion`. */
export const blockerOff: Favour = {
  when: (b) => (s, seat) => expellable(b, s, seat) !== 0,
  gain: (b) => (s, seat) => askExpel(b, s, seat),
};

/** A random card of another seat, wherever the robber stands. */
export const stolenCard: Favour = {
  when: (b) => (s, seat) => withCards(b, s, seat) !== 0,
  gain: (b) => {
    const rob = b.decision('rob');
    return (s, seat) => {
      const others = withCards(b, s, seat);
      if ((others & (others - 1)) === 0) b.the.blockers.rob(s, seat, 31 - Math.clz32(others));
      else push(s, rob, 1 << seat, others);
    };
  },
};

/** A good of choice from the bank. */
export const chosenGood: Favour = {
  when: (b) => (s, seat) => canChoose(b, s, seat),
  gain: (b) => (s, seat) => askGoods(b, s, seat, 1),
};

/** A route for nothing. */
export const freeRoute: Favour = {
  when: (b) => (s, seat) => canLay(b, s, seat),
  gain: (b) => (s, seat) => askRoutes(b, s, seat, 1),
};

/** The next development card; in a game without such cards there is none to be had. */
export const drawnCard: Favour = {
  when: (b) => (s, seat) =>
    b.rules.cards !== undefined && b.rules.cards.barBuy(s, seat, 'development') === undefined,
  gain: (b) => (s, seat) => push(s, b.decision('draw-card'), NATURE, seat),
};

/** the others who hold cards, as bits */
function withCards(b: Book, s: State, seat: Seat): number {
  let bits = 0;
  for (const other of b.rivals[seat]) if (handSize(b, s, other) > 0) bits |= 1 << other;
  return bits;
}
