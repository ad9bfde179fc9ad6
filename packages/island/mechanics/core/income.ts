import { type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';
import { askGoods } from './choice.ts';
import { inBank, roomFor, take } from './goods.ts';

/** something that pays whoever has it, in every turn of theirs */
export interface IncomeSource {
  /** the good, or `any` for a free choice */
  readonly gives: string;
  /** how many the seat gets now */
  readonly count: (b: Book) => (s: State, seat: Seat) => number;
}

export interface IncomeConfig {
  readonly name: string;
  /** once everything that the roll brings is over, or when the turn is about to end */
  readonly when: 'rolled' | 'end';
  readonly sources: readonly IncomeSource[];
}

/** Goods that a seat gets in every turn of its own, whatever is rolled; of those that the bank is out of it gets none. */
export function income({ name, when, sources }: IncomeConfig): Part {
  return {
    id: `income ${name}`,
    of: { name, when, sources },
    turnSteps: (b) => {
      const given = sources.filter(({ gives }) => gives !== 'any').map((source) => bound(b, source));
      const chosen = sources.filter(({ gives }) => gives === 'any').map(({ count }) => count(b));
      const run = (s: State): void => {
        const seat = b.fields.active.get(s);
        for (const { good, count } of given) {
          const due = Math.min(count(s, seat), inBank(b, s, good), roomFor(b, s, seat, good));
          if (due <= 0) continue;
          take(b, s, seat, good, due);
          if (s.events) tell(s, 'produced', { seat, good: b.goods[good].id, count: due });
        }
        let free = 0;
        for (const count of chosen) free += count(s, seat);
        askGoods(b, s, seat, free);
      };
      const add = { id: `income-${name}`, run };
      return [when === 'rolled' ? { after: 'roll', add } : { before: 'end', add }];
    },
  };
}

function bound(b: Book, { gives, count }: IncomeSource) {
  return { good: b.good(gives), count: count(b) };
}
