import type { Seat, State } from '@hexwright/kernel';
import type { Bill, Book } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { progressCard } from './deck.ts';

const fields = {
  /** how many more improvements are cheaper this turn, and for whom, counted from 1 */
  cranes: field.cell(),
  craneOf: field.cell({ noLook: 'it is the player whose turn it is' }),
};

/** the bill with one card less */
const makeLess = (b: Book) => {
  const known = new Map<Bill, Bill>();
  return (bill: Bill): Bill => {
    const less = known.get(bill) ?? b.bill(Object.fromEntries(reduced(b, bill)));
    known.set(bill, less);
    return less;
  };
};

const reduced = (b: Book, bill: Bill): (readonly [string, number])[] =>
  bill.flatMap(([good, count]) => (count > 1 ? [[b.goods[good].id, count - 1] as const] : []));

/** One improvement of this turn costs a commodity less. */
export const crane = progressCard({
  card: {
    id: 'crane',
    deck: 'science',
    count: 2,
    when: (b) => (s, seat) =>
      b.the.improvements.branches().some((branch) => b.the.improvements.bar(s, seat, branch) === undefined),
    play: (b) => {
      const { cranes, craneOf: of } = handlesOf(b, fields);
      return (s, seat) => {
        cranes.add(s, 1);
        of.set(s, seat + 1);
      };
    },
  },
  name: 'Crane',
  text: 'One improvement that you buy this turn costs 1 commodity less; a first level costs nothing. You cannot use two Cranes for one improvement, and a Crane does not make a city cheaper.',
  shape: 'tower',
  fields,
  rules: (was, b) => {
    const { cranes, craneOf: of } = handlesOf(b, fields);
    const less = makeLess(b);
    const lifts = (s: State, seat: Seat): boolean => cranes.get(s) > 0 && of.get(s) === seat + 1;
    const rest = (s: State): void => {
      cranes.set(s, 0);
      of.set(s, 0);
    };
    return {
      improvements: {
        cost: (s, seat, branch) => {
          const bill = was.improvements.cost(s, seat, branch);
          return lifts(s, seat) ? less(bill) : bill;
        },
        improved: (s, seat, branch, level) => {
          if (lifts(s, seat)) {
            cranes.add(s, -1);
            if (cranes.get(s) === 0) rest(s);
          }
          was.improvements.improved(s, seat, branch, level);
        },
      },
      beginTurn: (s) => {
        was.beginTurn(s);
        rest(s);
      },
      paired: {
        begin: (s, seat) => {
          was.paired.begin(s, seat);
          rest(s);
        },
      },
    };
  },
  terms: { 'field.cranes': 'Improvements that a crane makes cheaper' },
  looks: { fields: { cranes: { on: 'table', shape: 'scroll' } } },
});
