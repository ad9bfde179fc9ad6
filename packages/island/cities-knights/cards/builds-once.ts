import { pop, push, type Seat, type State, toMove, topKind } from '@hexwright/kernel';
import { canPay, makeSites, noneLeft, pay, suppliesAt } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface SingleBuilding {
  readonly decision: string;
  readonly move: string;
  readonly piece: string;
  /** what it costs instead of its price */
  readonly cost: Readonly<Record<string, number>>;
}

/** One piece is built by a card, for a price of the card's own, where the usual rules allow it. */
export function buildsOnce({ decision, move, piece: id, cost }: SingleBuilding) {
  const may = (b: Book) => {
    const { index } = b.piece(id);
    const sites = makeSites(b, b.piece(id));
    const bill = b.bill(cost);
    return (s: State, seat: Seat): boolean => {
      if (s.cells[suppliesAt(b, seat, index)] === 0 || !canPay(b, s, seat, bill)) return false;
      return b.rules.barBuildKind(s, seat, index) === undefined && sites.any(s, seat);
    };
  };
  return {
    played: {
      when: may,
      play: (b: Book) => {
        const asked = b.decision(decision);
        return (s: State, seat: Seat): void => push(s, asked, 1 << seat);
      },
    },
    part: {
      decisions: { [decision]: {} },
      rules: (was, b) => {
        const asked = b.decision(decision);
        const bill = b.bill(cost);
        return {
          // Who has played the card can pay.
          knownHeld: (s, seat, good) => {
            const known = was.knownHeld(s, seat, good);
            if (topKind(s) !== asked || toMove(s) !== 1 << seat) return known;
            return Math.max(known, bill.find(([asks]) => asks === good)?.[1] ?? 0);
          },
        };
      },
      moves: (b) => {
        const { index, on } = b.piece(id);
        const sites = makeSites(b, b.piece(id));
        const bill = b.bill(cost);
        return [
          {
            name: move,
            args: [{ name: on, domain: b.domain(on) }],
            decisions: [decision],
            list: (s, seat, out) => {
              const count = sites.find(s, seat);
              for (let i = 0; i < count; i++)
                if (b.rules.barBuild(s, seat, index, sites.places[i]) === undefined) out.put(sites.places[i]);
            },
            apply: (s, seat, place) => {
              pop(s);
              pay(b, s, seat, bill);
              b.rules.build(s, seat, index, place);
              b.rules.reviewAwards(s);
              b.rules.built(s, seat, index, place);
            },
            why: (s, seat, place) => {
              if (s.cells[suppliesAt(b, seat, index)] === 0) return noneLeft(b.pieces[index]);
              return place < 0 ? undefined : b.rules.barBuild(s, seat, index, place);
            },
          },
        ];
      },
    } satisfies Pick<Part, 'decisions' | 'rules' | 'moves'>,
  };
}
