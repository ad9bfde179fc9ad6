import { eventFor, push, Rng, resample, viewOf } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { monopoly, type Part, searching, tribute } from '../../../index.ts';
import { main } from '../../base/quiet.ts';
import type { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const having = (...parts: readonly Part[]): Table => main({ own: trial({ parts }) }, 'trial');

const heldIn = (t: Table, cells: Int32Array, seat: number, good: string): number =>
  cells[t.b.at.hold + seat * t.b.goods.length + t.b.good(good)];

describe('a tribute', () => {
  const gifts = tribute({ decision: 'feast', move: 'bring' });
  const table = (): Table => {
    const t = having(gifts.part).give(1, { ore: 2, wool: 1 }).give(2, { brick: 1 });
    gifts.ask(t.b)(t.s, 0, 0b1110, 2);
    return t;
  };

  test('is asked of several at once, each giving of its own choice', () => {
    const t = table();
    expect(t.legal(1)).toEqual([
      { move: 'bring', good: 'wool' },
      { move: 'bring', good: 'ore' },
    ]);
    t.play(2, 'bring', { good: 'brick' });
    expect([t.decision, t.legal(2)]).toEqual(['feast', []]);
    t.play(1, 'bring', { good: 'ore' }).play(1, 'bring', { good: 'wool' });
    expect([t.decision, t.hand(0), t.hand(1)]).toEqual(['main', { brick: 1, wool: 1, ore: 1 }, { ore: 1 }]);
  });

  test('asks nobody for more than they have, and those without cards for nothing', () => {
    const t = table();
    expect(t.legal(3)).toEqual([]);
    expect([1, 2, 3].map((seat) => t.field('feastLeft', seat))).toEqual([2, 1, 0]);
    const none = having(gifts.part);
    gifts.ask(none.b)(none.s, 0, 0b1110, 2);
    expect(none.decision).toBe('main');
  });

  test('is known to giver and receiver alone', () => {
    const t = table().play(1, 'bring', { good: 'ore' });
    const seen = [0, 1, 2, null].map((seat) => eventFor(t.events[0], seat).data);
    expect(seen.map(({ good }) => good)).toEqual(['ore', 'ore', undefined, undefined]);
  });

  test('may be of some goods only', () => {
    const woollen = tribute({ decision: 'shearing', move: 'shear', goods: (b) => [b.good('wool')] });
    const t = having(woollen.part).give(1, { ore: 2, wool: 1 });
    woollen.ask(t.b)(t.s, 0, 0b10, 2);
    expect(t.refusal(1, 'shear', { good: 'ore' })).toMatchObject({ code: 'not-asked' });
    t.play(1, 'shear', { good: 'wool' });
    expect([t.decision, t.hand(0)]).toEqual(['main', { wool: 1 }]);
  });
});

describe('a search', () => {
  const search = searching({ decision: 'search', move: 'pocket' });
  const table = (count = 2): Table => {
    const t = having(search.part).give(1, { ore: 2, wool: 1 }).give(2, { brick: 3, grain: 3 });
    search.ask(t.b)(t.s, 0, 1, count);
    return t;
  };

  test('takes cards of choice out of another hand, or all there are', () => {
    const t = table().play(0, 'pocket', { good: 'ore' }).play(0, 'pocket', { good: 'wool' });
    expect([t.decision, t.hand(0), t.hand(1)]).toEqual(['main', { wool: 1, ore: 1 }, { ore: 1 }]);
    const all = table(9);
    for (const good of ['ore', 'ore', 'wool']) all.play(0, 'pocket', { good });
    expect([all.decision, all.hand(1)]).toEqual(['main', {}]);
  });

  test('shows the hand to the one who searches, while it lasts, and to nobody else', () => {
    const t = table();
    expect(heldIn(t, viewOf(t.s, 0).cells, 1, 'ore')).toBe(2);
    expect(heldIn(t, viewOf(t.s, 0).cells, 2, 'brick')).not.toBe(3);
    expect(heldIn(t, viewOf(t.s, 3).cells, 1, 'ore')).not.toBe(2);
    t.play(0, 'pocket', { good: 'ore' }).play(0, 'pocket', { good: 'wool' });
    expect(heldIn(t, viewOf(t.s, 0).cells, 1, 'ore')).not.toBe(1);
  });

  test('dealing anew keeps what the searcher sees', () => {
    const t = table();
    for (let seed = 1; seed < 20; seed++)
      expect(heldIn(t, resample(t.s, 0, new Rng(seed)).cells, 1, 'ore')).toBe(2);
    const others = Array.from({ length: 20 }, (_, seed) =>
      heldIn(t, resample(t.s, 3, new Rng(seed)).cells, 1, 'ore'),
    );
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  test('is known to both', () => {
    const t = table().play(0, 'pocket', { good: 'ore' });
    const seen = [0, 1, 2, null].map((seat) => eventFor(t.events[0], seat).data.good);
    expect(seen).toEqual(['ore', 'ore', undefined, undefined]);
  });
});

test('a monopoly may take a few of the good from everybody', () => {
  const t = having(monopoly({ decision: 'tithe', move: 'name-tithe', most: 2 }))
    .give(1, { ore: 3 })
    .give(2, { ore: 1, wool: 1 });
  push(t.s, t.b.decision('tithe'), 1);
  t.play(0, 'name-tithe', { good: 'ore' });
  expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([{ ore: 3 }, { ore: 1 }, { wool: 1 }]);
});

test('who sees all of some goods in a hand is never dealt more of them there', () => {
  const search = searching({ decision: 'fleece', move: 'shear', goods: (b) => [b.good('wool')] });
  const t = having(search.part).give(1, { ore: 2, wool: 1 }).give(2, { wool: 6, grain: 1 });
  search.ask(t.b)(t.s, 0, 1, 1);
  for (let seed = 1; seed < 20; seed++)
    expect(heldIn(t, resample(t.s, 0, new Rng(seed)).cells, 1, 'wool')).toBe(1);
});
