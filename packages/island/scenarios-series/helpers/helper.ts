import { pop, type Seat, type State } from '@hexwright/kernel';
import type { Bill } from '@hexwright/rulebook';
import { canPay } from '../../mechanics/index.ts';
import type { Book, Good, MoveSpec, Part } from '../../rulebook/index.ts';

/** Somebody on whose help a player can call, once a turn. */
export interface Helper {
  readonly id: string;
  /** what players call them, and what they do */
  readonly name: string;
  readonly text: string;
  /** in which order they are dealt at the start; those without a number come after all others */
  readonly number?: number;
  /** the decisions in which they can be called; none for those who answer to a roll */
  readonly in: readonly string[];
  /** whether they could do anything now */
  readonly when: (b: Book) => (s: State, seat: Seat) => boolean;
  readonly help: (b: Book) => (s: State, seat: Seat) => void;
  /** what their help needs of decisions, moves and rules */
  readonly part?: Part;
}

/** those who answer to a roll by themselves are never called */
export const NEVER: Pick<Helper, 'in' | 'when' | 'help'> = {
  in: [],
  when: () => () => false,
  help: () => () => {},
};

/** The resources that the bank deals in: what takes the place of another in a price, or is named in a trade. */
export function resourcesOf(b: Book): readonly Good[] {
  return b.choosable.filter((good) => b.goods[good].bankSells !== false);
}

/** The price with one of its resources replaced by another. */
export function replaced(bill: Bill, instead: Good, by: Good): Bill {
  const less = bill.flatMap(([good, count]): [number, number][] => {
    const left = good === instead ? count - 1 : count;
    return left > 0 ? [[good, left]] : [];
  });
  const there = less.find(([good]) => good === by);
  if (there) there[1]++;
  else less.push([by, 1]);
  return less;
}

/** Visits every way in which the seat can pay the price with one resource replaced. */
export function replacements(
  b: Book,
  s: State,
  seat: Seat,
  bill: Bill,
  visit: (instead: Good, by: Good) => void,
): void {
  for (const [instead] of bill)
    for (const by of resourcesOf(b))
      if (by !== instead && canPay(b, s, seat, replaced(bill, instead, by))) visit(instead, by);
}

/** For one whose hand is not what it seemed: the helper does nothing. */
export function doWithout(
  name: string,
  decision: string,
  can: (s: State, seat: Seat) => boolean,
  why: MoveSpec['why'],
): MoveSpec {
  return {
    name,
    decisions: [decision],
    list: (s, seat, out) => {
      if (!can(s, seat)) out.put();
    },
    apply: (s) => pop(s),
    why,
  };
}
