import { expect, it } from 'vitest';
import { anyPayment } from '../../../index.ts';
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
