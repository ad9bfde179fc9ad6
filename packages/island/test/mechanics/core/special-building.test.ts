import { toMove } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { main } from '../../base/quiet.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

test('pieces of a module are built in it too, and only what is for it', () => {
  const own = trial({
    pieces: [
      { id: 'tower', on: 'hex', supply: 3, cost: { ore: 1 } },
      { id: 'inn', on: 'hex', layer: 'inn', supply: 3, cost: { ore: 1 }, buildIn: ['main'] },
    ],
  });
  const t = main({ own, seats: 5 }, 'trial');
  t.give(1, { ore: 2 }).play(0, 'end-turn').play(1, 'tower', { hex: 0 });
  expect(t.refusal(1, 'inn', { hex: 0 })).toMatchObject({ code: 'wrong-moment' });
});

test('awards change hands in it', () => {
  const t = main({ seats: 5 });
  t.give(1, { brick: 5, lumber: 5 })
    .put(1, 'settlement', t.corner(0, 0, 5))
    .play(0, 'end-turn');
  for (let side = 0; side < 5; side++) t.play(1, 'road', { edge: t.edge(0, 0, side) });
  expect(t.field('award', t.b.award('longest-road'))).toBe(1);
});

test('the paired seat is offered whatever a later module lets an active one do', () => {
  const own = trial({
    moves: () => [{ name: 'wave', decisions: ['main'], list: (_s, _seat, out) => out.put() }],
  });
  const t = main({ own, seats: 6, options: { waiting: 'paired' } }, 'trial').play(0, 'end-turn');
  expect(t.legal(3).map((move) => move.move)).toEqual(expect.arrayContaining(['wave', 'done-building']));
  expect(t.legal(3).map((move) => move.move)).not.toContain('end-turn');
});

test('the paired seat sits half-way round', () => {
  for (const [game, seats, partner] of [
    ['first-island/base', 3, 2],
    ['first-island/base', 5, 3],
    ['first-island/base', 6, 3],
    ['second-islands/big-island', 7, 4],
    ['second-islands/big-island', 8, 4],
  ] as const) {
    const t = new Table(game, { seats, options: { waiting: 'paired' } }).started().until('main', 1);
    t.play(1, 'end-turn');
    expect([t.decision, toMove(t.s)]).toEqual(['paired', 1 << ((1 + partner) % seats)]);
  }
});

test('the paired seat plays one card of its own, whatever the active one played', () => {
  const t = main({ seats: 6, options: { waiting: 'paired' } });
  t.cards(0, 'monopoly')
    .cards(3, 'monopoly', 2)
    .play(0, 'play-card', { card: 'monopoly' })
    .play(0, 'name-good', { good: 'ore' });
  t.play(0, 'end-turn').play(3, 'play-card', { card: 'monopoly' }).play(3, 'name-good', { good: 'ore' });
  expect(t.refusal(3, 'play-card', { card: 'monopoly' })).toMatchObject({ code: 'card-played' });
});
