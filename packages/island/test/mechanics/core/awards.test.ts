import { expect, test } from 'vitest';
import type { AwardSpec } from '../../../index.ts';
import { holder, quiet } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

const prize = (more: Partial<AwardSpec> = {}): AwardSpec => ({
  id: 'prize',
  points: 3,
  min: 2,
  metric: (b) => (s, seat) => s.cells[b.field('merit') + seat],
  ...more,
});

function table(award = prize(), bar = 0) {
  const own = trial({
    fields: { merit: { per: ['seat'] } },
    awards: [award],
    rules: () => ({
      awards: { bar: () => bar },
    }),
  });
  const t = quiet({ own, options: { points: 22 } }, 'trial');
  const merits = (...values: number[]) => {
    values.forEach((value, seat) => void t.set('merit', seat, value));
    t.b.rules.reviewAwards(t.s);
    return holder(t, 'prize');
  };
  return { t, merits };
}

test('an award goes to the sole leader from its minimum on', () => {
  const { t, merits } = table();
  expect(merits(1, 0, 0, 0)).toBe(-1);
  expect(merits(2, 2, 0, 0)).toBe(-1);
  expect(merits(2, 3, 0, 0)).toBe(1);
  expect(t.points(1)).toBe(3);
});

test('a holder keeps it on a tie and loses it to strictly more', () => {
  const { merits } = table();
  expect(merits(3, 0, 0, 0)).toBe(0);
  expect(merits(3, 3, 0, 0)).toBe(0);
  expect(merits(3, 4, 0, 0)).toBe(1);
});

test('a holder who falls into a tie keeps it, or loses it where the award says so', () => {
  const keep = table();
  keep.merits(4, 3, 0, 0);
  expect(keep.merits(3, 3, 0, 0)).toBe(0);
  const lose = table(prize({ tie: 'lose' }));
  lose.merits(4, 3, 0, 0);
  expect(lose.merits(3, 3, 0, 0)).toBe(-1);
  expect(lose.merits(3, 4, 0, 0)).toBe(1);
  expect(lose.merits(4, 4, 0, 0)).toBe(1);
});

test('a holder who falls behind others that tie leaves it to nobody', () => {
  const { merits } = table();
  merits(5, 3, 3, 0);
  expect(merits(2, 3, 3, 0)).toBe(-1);
});

test('a holder who falls below the minimum loses it', () => {
  const { merits } = table();
  merits(2, 0, 0, 0);
  expect(merits(1, 0, 0, 0)).toBe(-1);
});

test('a bar of somebody at no seat must be passed; a holder may tie it', () => {
  const { merits } = table(prize(), 4);
  expect(merits(4, 0, 0, 0)).toBe(-1);
  expect(merits(5, 0, 0, 0)).toBe(0);
  expect(merits(4, 0, 0, 0)).toBe(0);
  expect(merits(3, 0, 0, 0)).toBe(-1);
});

test('the change is told', () => {
  const { t, merits } = table();
  t.s.events = [];
  merits(2, 0, 0, 0);
  merits(2, 3, 0, 0);
  expect(t.s.events.map((event) => event.data)).toEqual([
    { award: 'prize', seat: 0, from: -1 },
    { award: 'prize', seat: 1, from: 0 },
  ]);
});

test('points of an award can be negative', () => {
  const { t, merits } = table(prize({ points: -2 }));
  merits(2, 0, 0, 0);
  expect(t.points(0)).toBe(-2);
});
