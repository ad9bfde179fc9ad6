import { expect, test } from 'vitest';
import {
  cityWalls,
  commodities,
  fallenCities,
  improve,
  improvement,
  lowerCity,
  metropolis,
} from '../../../index.ts';
import { main, quiet } from '../../base/quiet.ts';
import type { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const branch = (name: string, good: string) =>
  improvement({ branch: name, good, levels: ['one', 'two', 'three'], piece: 'city', draws: [1, 3, 6] });

const capital = metropolis({ branch: 'faith', first: 2, final: 3, points: 5, piece: 'city' });

const towns = (): Table =>
  main({ own: trial({ parts: [branch('faith', 'ore'), branch('magic', 'wool'), capital] }) }, 'trial');

test('a city makes a commodity of one unit, whatever it is told to make of what', () => {
  const own = trial({ parts: [commodities({ of: { brick: 'pots' }, piece: 'city', supply: () => 3 })] });
  const t = quiet({ own }, 'trial');
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(0, 'city', t.corner(0, 0, 0))
    .put(1, 'settlement', t.corner(0, 0, 2));
  t.lay(t.hex(2, 0), 'forest', 9)
    .put(2, 'city', t.corner(2, 0, 0))
    .roll(9);
  expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([{ brick: 1, pots: 1 }, { brick: 1 }, { lumber: 2 }]);
  expect([t.bank('pots'), t.b.choosable.includes(t.b.good('pots'))]).toEqual([2, false]);
});

test('branches have prices, levels and draws of their own', () => {
  const t = towns().put(0, 'city', 0).give(0, { wool: 3 });
  expect(t.b.the.improvements.branches()).toEqual(['faith', 'magic']);
  t.play(0, 'improve-magic').play(0, 'improve-magic');
  expect([t.hand(0), t.field('magicLevel'), t.field('faithLevel')]).toEqual([{}, 2, 0]);
  const draws = (die: number) => t.b.the.improvements.draws(t.s, 0, 'magic', die);
  expect([3, 4].map(draws)).toEqual([true, false]);
  expect(t.b.the.improvements.bar(t.s, 0, 'cheese')).toMatchObject({ code: 'no-branch' });
});

test('a level that somebody else pays for counts as any other', () => {
  const t = towns().put(0, 'city', 0);
  improve(t.b, t.s, 0, 'magic');
  expect(t.field('magicLevel')).toBe(1);
});

test('a metropolis is taken first, taken over, and then kept', () => {
  const t = towns().put(0, 'city', 0).put(1, 'city', 4);
  for (const seat of [0, 0]) improve(t.b, t.s, seat, 'faith');
  expect([t.points(0), t.field('faithMetropolis')]).toEqual([7, 0]);
  for (const seat of [1, 1]) improve(t.b, t.s, seat, 'faith');
  expect([t.points(0), t.points(1)]).toEqual([7, 2]);
  improve(t.b, t.s, 1, 'faith');
  expect([t.points(0), t.points(1)]).toEqual([2, 7]);
  improve(t.b, t.s, 0, 'faith');
  expect([t.points(0), t.points(1)]).toEqual([2, 7]);
});

test('of several cities the owner chooses one without a metropolis', () => {
  const t = towns().put(0, 'city', 0).put(0, 'city', 4);
  for (const seat of [0, 0]) improve(t.b, t.s, seat, 'faith');
  expect(t.refusal(0, 'place-metropolis', { corner: 8 })).toMatchObject({ code: 'metropolis-on-city' });
  t.play(0, 'place-metropolis', { corner: 4 });
  expect(t.b.the.metropolises.isAt(t.s, 4)).toBe(true);
});

test('a metropolis goes with a city that leaves the board', () => {
  const t = towns().put(0, 'city', 0);
  for (const seat of [0, 0]) improve(t.b, t.s, seat, 'faith');
  t.b.rules.unbuild(t.s, t.b.piece('city').index, 0);
  expect([t.points(0), t.field('faithMetropolis')]).toEqual([0, -1]);
});

test('walls raise the limit by what they are told, and fall with a city that is lowered', () => {
  const own = trial({ parts: [cityWalls({ supply: 2, cards: 3 }), fallenCities()] });
  const t = main({ own }, 'trial').put(0, 'city', 0).put(0, 'city-wall', 0);
  expect(t.b.rules.handLimit(t.s, 0)).toBe(10);
  lowerCity(t.b, t.s, 0);
  expect([t.b.rules.handLimit(t.s, 0), t.points(0), t.field('cityWall', 0)]).toEqual([7, 1, 0]);
});
