import { expect, test } from 'vitest';
import { quiet } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

test('a module can change the limit of a hand', () => {
  const own = trial({
    rules: (was) => ({ handLimit: (s, seat) => was.handLimit(s, seat) + (seat === 0 ? 2 : 0) }),
  });
  const t = quiet({ own }, 'trial');
  t.give(0, { ore: 9 }).give(1, { ore: 9 }).roll(7);
  expect([t.field('toDiscard', 0), t.field('toDiscard', 1)]).toEqual([0, 4]);
});

test('a module can change how many are given up', () => {
  const t = quiet({ own: trial({ rules: () => ({ discardCount: () => 1 }) }) }, 'trial');
  for (const seat of [0, 1, 2, 3]) t.give(seat, { ore: 2 });
  t.roll(7);
  for (const seat of [3, 0, 2, 1]) t.play(seat, 'discard', { good: 'ore' });
  expect(t.decision).toBe('move-blocker');
});

test('goods that are no hand cards are neither counted nor discarded', () => {
  const t = quiet({ own: trial({ goods: [{ id: 'coin', inHand: false, supply: 20 }] }) }, 'trial');
  t.give(0, { coin: 9, ore: 7 }).roll(7);
  expect(t.decision).toBe('move-blocker');
  const u = quiet({ own: trial({ goods: [{ id: 'coin', inHand: false, supply: 20 }] }) }, 'trial');
  u.give(0, { coin: 9, ore: 8 }).roll(7);
  expect(u.legal(0, 'discard')).toEqual([{ move: 'discard', good: 'ore' }]);
});

test('what is discarded goes back to the bank and is told', () => {
  const t = quiet();
  t.give(1, { ore: 8 }).roll(7).play(1, 'discard', { good: 'ore' });
  expect(t.bank('ore')).toBe(12);
  expect(t.events).toMatchObject([{ kind: 'discarded', data: { seat: 1 } }]);
});
