import { expect, it } from 'vitest';
import { owningUp } from '../../../geographies/mechanics/owning-up.ts';
import type { Table } from '../../table.ts';
import { ground } from './ground.ts';

const table = (on = true): Table =>
  ground([owningUp({ option: 'pass', word: 'wool' })], {}, { options: { pass: on } });

it('whoever owns up discards one card of choice', () => {
  const t = table();
  const seat = t.active;
  t.give(seat, { wool: 2, ore: 1 });
  t.play(seat, 'own-up');
  expect(t.decision).toBe('discard');
  expect(t.events).toContainEqual(expect.objectContaining({ kind: 'owned-up' }));
  t.play(seat, 'discard', { good: 'ore' });
  expect([t.decision, t.hand(seat)]).toEqual(['main', { wool: 2 }]);
});

it('it is done once a turn', () => {
  const t = table();
  const seat = t.active;
  t.give(seat, { wool: 2, ore: 1 });
  t.play(seat, 'own-up').play(seat, 'discard', { good: 'ore' });
  expect(t.refusal(seat, 'own-up')?.code).toBe('owned-up');
  t.play(seat, 'end-turn').until('main');
  t.give(t.active, { wool: 1 });
  expect(t.legal(t.active, 'own-up')).toHaveLength(1);
});

it('nobody owns up with an empty hand', () => {
  const t = table();
  t.give(t.active, {});
  expect(t.refusal(t.active, 'own-up')?.code).toBe('nothing-to-forfeit');
});

it('without the option there is nothing to own up to', () => {
  const t = table(false);
  t.give(t.active, { wool: 1 });
  expect(t.refusal(t.active, 'own-up')?.code).toBe('move-unknown');
});

it('to bots a card that is promised is as good as gone', () => {
  const t = table();
  const seat = t.active;
  t.give(seat, { wool: 1 });
  const before = t.b.the.hints.promised(t.s, seat);
  t.play(seat, 'own-up');
  expect(t.b.the.hints.promised(t.s, seat)).toBeLessThan(before);
});
