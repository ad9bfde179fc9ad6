import { expect, test } from 'vitest';
import { isCrowd, ranked, rankOf } from '../../play/ranks.ts';

const points = [3, 7, 5, 7].map((total) => ({ total }));

test('the ranking goes by points, and who has as many shares the place', () => {
  expect(ranked(points)).toEqual([1, 3, 2, 0]);
  expect([0, 1, 2, 3].map((seat) => rankOf(points, seat))).toEqual([4, 1, 3, 1]);
});

test('more than eight are a crowd', () => {
  expect([4, 8, 9, 30].map(isCrowd)).toEqual([false, false, true, true]);
});
