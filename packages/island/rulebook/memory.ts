import type { State } from '@hexwright/kernel';
import type { Book } from './book.ts';

/** what trade and theft change, and nothing that is read off the board depends on */
const QUESTIONS: readonly string[] = ['decisions', 'over', 'stack'];
const IN_HANDS: readonly string[] = [...QUESTIONS, 'hold', 'handSize', 'bank'];

export interface Memory {
  /** whether all but hands, bank and open decisions is as it was when last asked; remembers it */
  same(s: State): boolean;
  /** as if nothing had been asked yet */
  forget(): void;
}

/**
 * Remembers a position, so that what follows from its board need not be found again after a trade; or, with hands, what
 * follows from both need not be after a question.
 */
export function makeMemory(b: Book, hands = false): Memory {
  const before = new Int32Array(b.plan.size).fill(-1);
  const ranges = rangesWithout(b, hands ? QUESTIONS : IN_HANDS);
  return {
    same: ({ cells }) => {
      for (let r = 0; r < ranges.length; r += 2)
        for (let i = ranges[r]; i < ranges[r + 1]; i++)
          if (cells[i] !== before[i]) {
            before.set(cells);
            return false;
          }
      return true;
    },
    forget: () => {
      before.fill(-1);
    },
  };
}

/** Where all fields but these lie in a state's cells: from and to, one after the other, with neighbours as one. */
export function rangesWithout(b: Book, names: readonly string[]): readonly number[] {
  const ranges: number[] = [];
  for (const { name, at, size } of b.plan.fields) {
    if (names.includes(name)) continue;
    if (ranges.length > 0 && ranges[ranges.length - 1] === at) ranges[ranges.length - 1] = at + size;
    else ranges.push(at, at + size);
  }
  return ranges;
}
