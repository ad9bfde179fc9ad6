import { reason } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { askGoods } from '../../../index.ts';
import { main } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

test('so many goods are taken from the bank, one after the other', () => {
  const t = main();
  askGoods(t.b, t.s, 2, 3);
  for (const good of ['ore', 'ore', 'wool']) t.play(2, 'choose-good', { good });
  expect([t.hand(2), t.bank('ore'), t.decision]).toEqual([{ ore: 2, wool: 1 }, 17, 'main']);
});

test('a choice of nothing is not asked for', () => {
  const t = main();
  askGoods(t.b, t.s, 2, 0);
  expect(t.decision).toBe('main');
});

test('only goods that may be chosen and that the bank has can be named', () => {
  const own = trial({ goods: [{ id: 'coin', supply: 9, choosable: false }] });
  const t = main({ own }, 'trial').setBank('ore', 0);
  askGoods(t.b, t.s, 0, 1);
  expect(t.legal(0, 'choose-good').map((move) => move.good)).toEqual(['brick', 'lumber', 'wool', 'grain']);
  expect(t.refusal(0, 'choose-good', { good: 'ore' })).toMatchObject({ code: 'bank-empty' });
});

test('nothing is asked where there is nothing to take', () => {
  const t = main();
  for (const good of ['brick', 'lumber', 'wool', 'grain', 'ore']) t.setBank(good, 0);
  askGoods(t.b, t.s, 0, 2);
  expect(t.decision).toBe('main');
});

test('a choice ends by itself when nothing is left to take', () => {
  const t = main();
  for (const good of ['brick', 'lumber', 'wool', 'grain']) t.setBank(good, 0);
  askGoods(t.b, t.s, 0, 2);
  t.setBank('ore', 1).play(0, 'choose-good', { good: 'ore' });
  expect([t.decision, t.hand(0)]).toEqual(['main', { ore: 1 }]);
});

test('whoever waited while others emptied the bank takes nothing', () => {
  const t = main();
  for (const good of ['brick', 'lumber', 'wool', 'grain']) t.setBank(good, 0);
  t.setBank('ore', 1);
  askGoods(t.b, t.s, 1, 1);
  askGoods(t.b, t.s, 0, 1);
  t.play(0, 'choose-good', { good: 'ore' });
  expect(t.decision).toBe('choose-good');
  t.play(1, 'choose-nothing');
  expect(t.decision).toBe('main');
});

test('a good whose cap is reached cannot be chosen', () => {
  const t = main({ own: trial({ changes: { goods: { ore: { cap: 1 } } } }) }, 'trial');
  askGoods(t.b, t.s, 0, 2);
  t.play(0, 'choose-good', { good: 'ore' });
  expect(t.refusal(0, 'choose-good', { good: 'ore' })).toBeDefined();
});

test('a module can narrow the choice', () => {
  const t = main(
    {
      own: trial({
        rules: () => ({
          barChoose: (_s, _seat, good) => (good === 4 ? undefined : reason('ore-only', 'ore only')),
        }),
      }),
    },
    'trial',
  );
  askGoods(t.b, t.s, 0, 1);
  expect(t.legal(0)).toEqual([{ move: 'choose-good', good: 'ore' }]);
});
