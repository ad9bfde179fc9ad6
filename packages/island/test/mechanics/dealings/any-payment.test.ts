import { Rng, resample } from '@hexwright/kernel';
import { expect, it } from 'vitest';
import { anyPayment, held } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

it('whoever pays chooses each card, and nothing else happens before', () => {
  const t = new Table('trial', { own: trial({ parts: [anyPayment()] }) }).started().bare();
  t.give(1, { wool: 1, ore: 2 });
  expect([3, 4].map((count) => t.b.the.anyPayment.can(t.s, 1, count))).toEqual([true, false]);
  t.b.the.anyPayment.ask(t.s, 1, 2);
  expect([t.decision, t.legal(0)]).toEqual(['pay-any', []]);
  expect(t.refusal(1, 'pay-any', { good: 'brick' })?.code).toBe('pay-none');
  t.play(1, 'pay-any', { good: 'ore' }).play(1, 'pay-any', { good: 'wool' });
  expect([t.hand(1), t.decision]).toEqual([{ ore: 1 }, 'roll']);
});

it('everybody knows that whoever pays has as many resources, also below another question', () => {
  const own = trial({ goods: [{ id: 'cloth', choosable: false, supply: 36 }], parts: [anyPayment()] });
  const t = new Table('trial', { own }).started().bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, seat === 1 ? { ore: 2, cloth: 1 } : { cloth: 4 });
  t.b.the.anyPayment.ask(t.s, 1, 2);
  const resources = (): number[] =>
    Array.from({ length: 30 }, (_, seed) =>
      t.b.choosable.reduce((sum, good) => sum + held(t.b, resample(t.s, 0, new Rng(seed)), 1, good), 0),
    );
  expect(new Set(resources())).toEqual(new Set([2]));
  t.give(2, { ore: 1, cloth: 3 }).b.the.anyPayment.ask(t.s, 2, 1);
  expect(Math.min(...resources())).toBe(2);
  t.play(2, 'pay-any', { good: 'ore' }).play(1, 'pay-any', { good: 'ore' });
  expect(Math.min(...resources())).toBe(1);
});
