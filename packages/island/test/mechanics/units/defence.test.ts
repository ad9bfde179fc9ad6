import { expect, test } from 'vitest';
import { defence, fallenCities, units } from '../../../index.ts';
import { main } from '../../base/quiet.ts';
import type { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const guards = units({
  name: 'guard',
  ranks: [{ piece: 'guard', strength: 1, supply: 4 }],
  hire: { ore: 1 },
  promote: {},
  activate: { grain: 1 },
});

const watched = (): Table =>
  main(
    { own: trial({ parts: [fallenCities(), guards.part, defence({ units: guards, town: 'city' })] }) },
    'trial',
  );

const guard = (t: Table, seat: number, corner: number): Table =>
  t.put(seat, 'guard', corner).set('guardActive', corner, 1);

test('an attack that is met rewards the one who did most, and all stand down', () => {
  const t = guard(watched(), 0, 40).put(1, 'city', 0);
  t.b.the.defence.attack(t.s);
  expect([t.points(0), t.points(1), t.field('guardActive', 40), t.field('attacks')]).toEqual([1, 2, 0, 1]);
});

test('an attack that is not met takes a town from those who did least and have one', () => {
  const t = guard(watched(), 0, 40).put(0, 'city', 0).put(1, 'city', 4);
  t.b.the.defence.attack(t.s);
  expect([t.points(0), t.points(1), t.points(2)]).toEqual([2, 1, 0]);
});

test('towns that may not fall, and seats without others, are left out', () => {
  const own = trial({
    parts: [fallenCities(), guards.part, defence({ units: guards, town: 'city' })],
    rules: () => ({ defence: { mayFall: (_s, corner) => corner !== 0 } }),
  });
  const t = guard(main({ own }, 'trial'), 1, 40).put(0, 'city', 0).put(1, 'city', 4);
  t.b.the.defence.attack(t.s);
  expect([t.points(0), t.points(1)]).toEqual([2, 1]);
});

test('several with several towns choose at once, in any order', () => {
  const t = watched().put(0, 'city', 0).put(0, 'city', 4).put(1, 'city', 10).put(1, 'city', 14);
  t.b.the.defence.attack(t.s);
  expect([t.decision, t.legal(0).length, t.legal(1).length]).toEqual(['lose-town', 2, 2]);
  expect(t.refusal(0, 'lose-town', { corner: 10 })).toMatchObject({ code: 'town-safe' });
  t.play(1, 'lose-town', { corner: 10 }).play(0, 'lose-town', { corner: 0 });
  expect([t.points(0), t.points(1), t.decision]).toEqual([3, 3, 'main']);
});

test('several who did most are thanked, from the active seat on', () => {
  const thanked: number[] = [];
  const own = trial({
    parts: [fallenCities(), guards.part, defence({ units: guards, town: 'city' })],
    rules: () => ({ defence: { thank: (_s, seat) => void thanked.push(seat) } }),
  });
  const t = guard(guard(main({ own }, 'trial'), 0, 40), 2, 44);
  t.b.the.defence.attack(t.s);
  // The last that is asked lies on top, so the active seat is asked first.
  expect(thanked).toEqual([2, 0]);
});
