import { expect, test } from 'vitest';
import { Pressure } from '../pressure.ts';

function pressed(limit: number) {
  const told: boolean[] = [];
  return { told, pressure: new Pressure(limit, (over) => told.push(over)) };
}

test('a server is overloaded when it was late three times in a row, and by more than the limit', () => {
  const { pressure, told } = pressed(100);
  for (const late of [101, 101, 100, 101, 101]) pressure.look(late);
  expect(pressure.over).toBe(false);
  pressure.look(101);
  expect(pressure.over).toBe(true);
  expect(told).toEqual([true]);
});

test('and no longer when it was late by less than half of that three times in a row', () => {
  const { pressure, told } = pressed(100);
  for (const late of [200, 200, 200, 49, 49, 50, 49, 49]) pressure.look(late);
  expect(pressure.over).toBe(true);
  pressure.look(49);
  expect(pressure.over).toBe(false);
  expect(told).toEqual([true, false]);
});

test('without a limit it never is', () => {
  const { pressure, told } = pressed(0);
  for (let i = 0; i < 10; i++) pressure.look(1e9);
  expect(pressure.over).toBe(false);
  expect(told).toEqual([]);
});
