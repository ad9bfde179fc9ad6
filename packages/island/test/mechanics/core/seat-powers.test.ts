import { expect, it } from 'vitest';
import { defineModule, powerHolder, seatPowers } from '../../../index.ts';
import { Table } from '../../table.ts';

const POWERS = ['swift', 'rich', 'loud', 'far'].map((id, i) => ({
  id,
  worth: 0,
  ...(id === 'swift' && { target: () => 2 }),
  ...(id === 'far' && { of: ['piece.ship'] }),
  order: i,
}));

const powered = defineModule({
  id: 'test/powers',
  kind: 'variant',
  seats: [3],
  parts: [seatPowers({ powers: POWERS, dealt: 1 })],
  words: { name: 'Powers', summary: 'A power a seat.', rules: [] },
});

const dealt = (...powers: string[]): Table => {
  const t = new Table('test/powers', { own: [powered], seats: 3 }).until('deal-power');
  for (const power of powers) t.nature('deal-power', { power });
  return t;
};

it('a power that asks for something that is not there is not dealt', () => {
  expect(
    dealt()
      .legal(-1, 'deal-power')
      .map(({ power }) => power),
  ).toEqual(['swift', 'rich', 'loud']);
});

it('a seat keeps one of what it was dealt, and all are shown together', () => {
  const t = dealt('swift', 'rich', 'loud');
  expect(t.legal(1, 'keep-power')).toEqual([{ move: 'keep-power', power: 'rich' }]);
  const loud = powerHolder(POWERS, 'loud')(t.b);
  t.play(2, 'keep-power', { power: 'loud' }).play(0, 'keep-power', { power: 'swift' });
  expect(loud(t.s, 2)).toBe(false);
  t.play(1, 'keep-power', { power: 'rich' });
  expect([0, 1, 2].map((seat) => loud(t.s, seat))).toEqual([false, false, true]);
});

it('a power may ask for more points, and a borrowed one counts as one’s own but for them', () => {
  const t = dealt('rich', 'swift', 'loud');
  for (const [seat, power] of ['rich', 'swift', 'loud'].entries()) t.play(seat, 'keep-power', { power });
  const goal = t.b.rules.goal(t.s);
  const needs = (): number[] => [0, 1, 2].map((seat) => t.b.rules.target(t.s, seat) - goal);
  expect(needs()).toEqual([0, 2, 0]);
  t.set('borrowedPowers', 2 * POWERS.length, 1);
  expect([powerHolder(POWERS, 'swift')(t.b)(t.s, 2), needs()]).toEqual([true, [0, 2, 0]]);
});
