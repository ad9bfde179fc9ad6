import { expect, test } from 'vitest';
import { main } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

test('a good that the bank does not take or give', () => {
  const own = trial({
    goods: [
      { id: 'silk', supply: 20, bankBuys: false },
      { id: 'salt', supply: 20, bankSells: false },
    ],
  });
  const t = main({ own }, 'trial');
  t.give(0, { silk: 4, salt: 4 });
  expect(t.refusal(0, 'bank-trade', { give: 'silk', want: 'ore' })).toMatchObject({ code: 'bank-refuses' });
  expect(t.legal(0, 'bank-trade').map((move) => move.want)).not.toContain('salt');
  t.play(0, 'bank-trade', { give: 'salt', want: 'silk' });
});

test('a module can change the rate', () => {
  const own = trial({
    rules: (was) => ({
      bank: { rate: (s, seat, good) => Math.min(3, was.bank.rate(s, seat, good)) },
    }),
  });
  const t = main({ own }, 'trial');
  t.give(0, { ore: 3 }).play(0, 'bank-trade', { give: 'ore', want: 'wool' });
  expect(t.hand(0)).toEqual({ wool: 1 });
});

test('the harbours of a seat are counted anew when a building leaves', () => {
  const t = main();
  const corner = t.b.harbourCorner[0];
  t.set('harbour', 0, 0).put(0, 'settlement', corner);
  expect(t.b.the.bank.rate(t.s, 0, 4)).toBe(3);
  t.b.rules.unbuild(t.s, t.b.piece('settlement').index, corner);
  expect(t.b.the.bank.rate(t.s, 0, 4)).toBe(4);
});

test('a place without a harbour serves nobody', () => {
  const t = main();
  t.set('harbour', 0, -1).put(0, 'settlement', t.b.harbourCorner[0]);
  expect(t.field('harbours', 0)).toBe(0);
});

test('no more than the cap is bought', () => {
  const t = main({ own: trial({ changes: { goods: { wool: { cap: 1 } } } }) }, 'trial');
  t.give(0, { ore: 8 }).play(0, 'bank-trade', { give: 'ore', want: 'wool' });
  expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'wool' })).toMatchObject({ code: 'no-room' });
});

test('without arguments the reason tells whether any trade is possible', () => {
  const t = main();
  const { why } = t.b.moves.find((move) => move.name === 'bank-trade')!;
  expect(why?.(t.s, 0, -1, -1, -1)).toMatchObject({ code: 'rate' });
  t.give(0, { ore: 4 });
  expect(why?.(t.s, 0, -1, -1, -1)).toBeUndefined();
});

test('a module that counts harbours otherwise is heard whenever a building comes or goes', () => {
  const own = trial({
    rules: (_was, b) => ({
      harbours: {
        // whoever has a building at a harbour may use a general one
        recount: (s, seat) => b.row('harbours').set(s, seat, 1),
      },
    }),
  });
  const t = main({ own }, 'trial');
  const corner = t.b.harbourCorner[0];
  t.set('harbour', 0, 5).put(0, 'settlement', corner);
  expect(t.b.the.bank.rate(t.s, 0, 4)).toBe(3);
});
