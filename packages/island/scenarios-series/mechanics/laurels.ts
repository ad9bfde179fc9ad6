import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Purchase } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';

export interface LaurelsConfig {
  /** how many there are */
  readonly stock: number;
  /** the most that a seat may hold */
  readonly limit: number;
  /** what they buy, one a turn */
  readonly purchases: readonly (Purchase & { readonly price: number })[];
}

/** A currency that lies open: it is no goods, and each turn buys one thing. */
export function laurels({ stock, limit, purchases }: LaurelsConfig): Part {
  return {
    id: 'laurels',
    of: { stock, limit, purchases },
    fields: {
      laurels: { per: ['seat'] },
      laurelsLeft: { start: stock },
      /** by seat: whether it has spent some this turn */
      laurelSpent: { per: ['seat'], noLook: 'what has been spent is offered no more this turn' },
    },
    brings: ['laurels'],
    rules: (was, b) => {
      const held = b.row<Seat>('laurels');
      const left = b.cell('laurelsLeft');
      const spent = b.row<Seat>('laurelSpent');
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          spent.fill(s, 0);
        },
        laurels: {
          gain: (s, seat) => {
            if (left.get(s) === 0 || held.get(s, seat) >= limit) return;
            left.add(s, -1);
            held.add(s, seat, 1);
            if (s.events) tell(s, 'laurel-won', { seat });
          },
        },
        hints: { progress: (s, seat) => was.hints.progress(s, seat) + LAUREL * held.get(s, seat) },
      };
    },
    moves: (b) => purchases.map((purchase) => spend(b, purchase)),
  };
}

/** what bots think a laurel is worth, in points */
const LAUREL = 0.06;

function spend(b: Book, { id, price, when, gain }: LaurelsConfig['purchases'][number]): MoveSpec {
  const held = b.row<Seat>('laurels');
  const left = b.cell('laurelsLeft');
  const spent = b.row<Seat>('laurelSpent');
  const useful = when(b);
  const have = gain(b);
  return {
    name: id,
    decisions: ['main', 'trade'],
    list: (s, seat, out) => {
      if (spent.get(s, seat) === 0 && held.get(s, seat) >= price && useful(s, seat)) out.put();
    },
    apply: (s, seat) => {
      held.add(s, seat, -price);
      left.add(s, price);
      spent.set(s, seat, 1);
      if (s.events) tell(s, 'laurels-spent', { seat, purchase: id, price });
      have(s, seat);
    },
    why: (s, seat) => {
      if (spent.get(s, seat) > 0) return reason('laurels-once', 'laurels are spent once a turn');
      if (held.get(s, seat) < price) return reason('laurels-short', `this costs ${price} laurels`, { price });
      return useful(s, seat) ? undefined : reason('no-use', 'this would do nothing now');
    },
  };
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    laurels: LaurelPoints;
  }
}

export interface LaurelPoints {
  /** the seat gets a laurel, if there is one and it has room */
  gain(s: State, seat: Seat): void;
}
