import { expect, test } from 'vitest';
import { merchant, placeMerchant } from '../../../index.ts';
import { main } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

test('a merchant gives one player the rate and the points that it was told', () => {
  const t = main({ own: trial({ parts: [merchant({ rate: 1, points: 3 })] }) }, 'trial');
  const rate = (seat: number, good: string) => t.b.the.bank.rate(t.s, seat, t.b.good(good));
  placeMerchant(t.b, t.s, 1, t.hex(0, 0));
  expect([rate(1, 'wool'), rate(1, 'ore'), rate(0, 'wool'), t.points(1)]).toEqual([1, 4, 4, 3]);
  placeMerchant(t.b, t.s, 0, t.hex(0, 0));
  expect([t.points(0), t.points(1)]).toEqual([3, 0]);
});
