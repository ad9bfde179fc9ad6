import { cloneState, MoveList, newState, playout, Rng } from '@hexwright/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modulesFor, rows, rulesFor } from '../index.ts';

/** Sets of up to four rows that a table may ask for, and another order of asking for the same. */
const asking = fc
  .uniqueArray(fc.constantFrom(...rows.map(({ id }) => id)), { minLength: 2, maxLength: 4 })
  .chain((ids) =>
    fc.record({
      ids: fc.constant(ids),
      other: fc.shuffledSubarray(ids, { minLength: ids.length }),
      seats: fc.constantFrom(3, 4, 4, 2, 5),
    }),
  );

const wish = ([game, ...modules]: readonly string[], seats: number) => ({ game, seats, modules });
const ordered = (ids: readonly string[], seats: number) => {
  const wanted = modulesFor(wish(ids, seats));
  return wanted.ok ? wanted.modules.map(({ id }) => id) : undefined;
};

test('one set of modules is one order of amendments, in whatever order it was asked for', () => {
  fc.assert(
    fc.property(asking, ({ ids, other, seats }) => {
      expect(ordered(other, seats)).toEqual(ordered(ids, seats));
    }),
    { numRuns: 3000, seed: 9 },
  );
});

test('and one game: the same fields, the same moves, the same play', () => {
  let met = 0;
  fc.assert(
    fc.property(asking, ({ ids, other, seats }) => {
      if (!ordered(ids, seats)) return;
      const [one, two] = [ids, other].map((each) => rulesFor(wish(each, seats)));
      expect(two.ok).toBe(one.ok);
      if (!one.ok || !two.ok) return;
      met++;
      expect(two.rules.plan.fields).toEqual(one.rules.plan.fields);
      expect(two.rules.moves.map(named)).toEqual(one.rules.moves.map(named));
      expect(two.rules.options).toEqual(one.rules.options);
      expect(played(two.rules)).toEqual(played(one.rules));
    }),
    { numRuns: 400, seed: 9 },
  );
  expect(met).toBeGreaterThan(20);
});

const named = ({ name, base, decisions }: { name: string; base: number; decisions: readonly string[] }) =>
  `${name} ${base} ${decisions.join(' ')}`;

/** the cells after so many random moves */
function played(rules: Parameters<typeof newState>[0]): Int32Array {
  const s = newState(rules);
  playout(s, new Rng('one game'), new MoveList(), 400);
  return cloneState(s).cells;
}
