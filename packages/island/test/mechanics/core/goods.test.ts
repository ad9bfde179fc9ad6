import { Rng, resample, viewOf } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { canPay, giveBack, handOver, handSize, held, inBank, pay, roomFor, take } from '../../../index.ts';
import { quiet } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

const ORE = 4;
const coin = { id: 'coin', inHand: false, open: true, supply: 12, cap: 3 };
const withCoins = () => quiet({ own: trial({ goods: [coin] }) }, 'trial');

test('goods move between hands and bank, and nothing appears or vanishes', () => {
  const t = quiet();
  take(t.b, t.s, 0, ORE, 5);
  handOver(t.b, t.s, 0, 1, ORE, 2);
  giveBack(t.b, t.s, 1, ORE, 1);
  expect([held(t.b, t.s, 0, ORE), held(t.b, t.s, 1, ORE), inBank(t.b, t.s, ORE)]).toEqual([3, 1, 15]);
});

test('the size of a hand counts hand cards only', () => {
  const t = withCoins();
  t.give(0, { ore: 2, coin: 3 });
  expect(handSize(t.b, t.s, 0)).toBe(2);
});

test('a bill is paid in full or not at all', () => {
  const t = quiet();
  const bill = t.b.bill({ ore: 2, wool: 1 });
  t.give(0, { ore: 2 });
  expect(canPay(t.b, t.s, 0, bill)).toBe(false);
  t.give(0, { ore: 3, wool: 1 });
  expect(canPay(t.b, t.s, 0, bill)).toBe(true);
  pay(t.b, t.s, 0, bill);
  expect(t.hand(0)).toEqual({ ore: 1 });
});

test('a cap leaves room for so many more, and goods without one for plenty', () => {
  const t = withCoins();
  t.give(0, { coin: 1 });
  expect(roomFor(t.b, t.s, 0, t.b.good('coin'))).toBe(2);
  expect(roomFor(t.b, t.s, 0, ORE)).toBeGreaterThan(1000);
});

test('each seat sees its own hand, and open goods of all', () => {
  const t = withCoins();
  t.give(0, { ore: 1, coin: 1 }).give(1, { wool: 2, coin: 3 });
  const view = viewOf(t.s, 0);
  const row = (seat: number) =>
    Array.from({ length: 6 }, (_, good) => view.cells[t.b.at.hold + seat * 6 + good]);
  expect(row(0)).toEqual([0, 0, 0, 0, 1, 1]);
  expect(row(1).slice(0, 5)).toEqual(new Array(5).fill(-32768));
  expect(row(1)[5]).toBe(3);
});

test('dealing anew changes only which cards the others hold, not how many nor what the bank has', () => {
  const t = quiet();
  t.give(0, { ore: 2 }).give(1, { wool: 3, brick: 2 }).give(2, { grain: 4 });
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const other = resample(t.s, 0, new Rng(seed));
    const hand = (seat: number) =>
      Array.from({ length: 5 }, (_, good) => other.cells[t.b.at.hold + seat * 5 + good]);
    expect(hand(0)).toEqual([0, 0, 0, 0, 2]);
    expect([1, 2, 3].map((seat) => hand(seat).reduce((sum, n) => sum + n, 0))).toEqual([5, 4, 0]);
    expect([0, 1, 2, 3, 4].map((good) => hand(1)[good] + hand(2)[good])).toEqual([2, 0, 3, 4, 0]);
    seen.add(hand(1).join());
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('who is known to hold so many resources holds as many when hands are dealt anew', () => {
  const cloth = { id: 'cloth', choosable: false, supply: 36 };
  const known = (count: number) =>
    quiet(
      {
        own: trial({
          goods: [cloth],
          rules: () => ({ knownResources: (_s, seat) => (seat === 1 ? count : 0) }),
        }),
      },
      'trial',
    );
  const least = (count: number): number => {
    const t = known(count);
    t.give(1, { ore: 2, wool: 1, cloth: 3 }).give(2, { cloth: 6 }).give(3, { cloth: 4 });
    const hands = Array.from({ length: 40 }, (_, seed) => {
      const other = resample(t.s, 0, new Rng(seed));
      expect(handSize(t.b, other, 1)).toBe(6);
      return t.b.choosable.reduce((sum, good) => sum + held(t.b, other, 1, good), 0);
    });
    return Math.min(...hands);
  };
  expect([0, 2, 3].map(least)).toEqual([0, 2, 3]);
});
