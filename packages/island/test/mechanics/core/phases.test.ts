import { expect, test } from 'vitest';
import { phases } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const own = (atOnce = false) =>
  trial({
    parts: [
      phases({
        phases: [
          {
            id: 'early',
            until: (b) => (s) => (b.fields.handSize.get(s, 2) >= 5 ? 2 : -1),
            atOnce,
          },
          { id: 'never', rounds: () => 9, played: () => false },
          { id: 'late', rounds: (seats) => seats - 1 },
        ],
        tieBreak: (b) => (s, seat) => b.fields.handSize.get(s, seat),
        terms: { 'event.phase-late': 'It grows late.' },
      }),
    ],
  });
const open = (atOnce = false) =>
  new Table('trial', { own: own(atOnce), seats: 3 }).started().until('main', 0).give(2, {});
const turn = (t: Table) => t.play(t.active, 'end-turn').until('main');

test('a phase goes on to the end of the turn in which a seat ends it, and that seat is the last of every round', () => {
  const t = open();
  expect(t.b.the.phases.is(t.s, 'early')).toBe(true);
  t.give(2, { ore: 5 }).play(0, 'end-turn');
  expect([t.b.the.phases.is(t.s, 'late'), t.field('lastOfRound'), t.field('roundsLeft')]).toEqual([
    true,
    2,
    2,
  ]);
  expect(t.b.the.phases.turnsLeft(t.s)).toBe(6);
  // A first round of two turns, 1 and 2, and another one of three.
  t.until('main');
  turn(t);
  expect(t.field('roundsLeft')).toBe(2);
  turn(t);
  expect([t.active, t.field('roundsLeft')]).toEqual([0, 1]);
  turn(t);
  turn(t);
  expect(t.over).toBe(false);
  t.play(2, 'end-turn');
  expect(t.over).toBe(true);
});

test('a phase that ends at once leaves the rest of the turn to the next one', () => {
  const t = open(true).give(2, { ore: 5 }).give(0, { brick: 1, lumber: 1 });
  t.play(0, 'road', { edge: Number(t.legal(0, 'road')[0].edge) });
  expect([t.b.the.phases.is(t.s, 'late'), t.active]).toEqual([true, 0]);
});

test('nobody wins by points before; then most points win, and the tie-break parts those who are level', () => {
  const t = open().bare();
  for (let corner = 0, left = 11; left > 0; corner++)
    if (!t.b.rules.tooNear(t.s, 0, corner) && t.b.rules.cornerFit(t.s, corner)) {
      t.put(left % 2, 'city', corner);
      left--;
    }
  turn(t);
  expect([t.over, t.b.rules.claimant(t.s)]).toEqual([false, -1]);
  t.set('phase', 0, 2).set('lastOfRound', 0, 1).set('roundsLeft', 0, 1).give(0, { ore: 9 }).give(1, {});
  expect(t.points(1)).toBeGreaterThan(t.points(0));
  t.play(1, 'end-turn');
  expect(t.b.rules.winners(t.s)).toEqual([1]);
  const level = open().bare();
  level.set('phase', 0, 2).set('lastOfRound', 0, 0).set('roundsLeft', 0, 1);
  level.give(0, { ore: 1 }).give(1, { ore: 2 }).give(2, { ore: 2 }).play(0, 'end-turn');
  expect(level.b.rules.winners(level.s)).toEqual([1, 2]);
});
