import { expect, test } from 'vitest';
import { makeErrands } from '../../../mechanics/travel/errands.ts';

const fade = Float64Array.of(1, 0.5, 0.25, 0);
const near = Uint8Array.of(0, 1, 2);

test('an errand fades with the way to the nearest of its corners', () => {
  const errands = makeErrands(fade);
  errands.add([0, 1, 2], 1, 3, 4);
  expect(errands.worth(errands.best(near), near)).toBe(2);
});

test('an errand that has room for one is given to one', () => {
  const errands = makeErrands(fade);
  errands.add([0], 0, 1, 4);
  errands.add([1], 0, 1, 4);
  expect(errands.best(near)).toBe(0);
  errands.take(0);
  expect(errands.best(near)).toBe(1);
  errands.take(1);
  expect(errands.best(near)).toBe(-1);
});

test('a second piece brings what is said of it, and errands that are alike leave less of each other', () => {
  const errands = makeErrands(fade);
  errands.add([0], 0, 1, 4, 3, 0, 0.5);
  errands.add([0], 0, 1, 2, 0, 0, 0.5);
  errands.take(0);
  expect(errands.worth(0, near)).toBe(3);
  expect(errands.worth(1, near)).toBe(1);
});
