import type { ClockSetting } from '@hexwright/table';
import { expect, test } from 'vitest';
import { type KeptClock, leftAt, newClock, refilled, runOut, runsOutAt, stopped, ticked } from '../clock.ts';

const DAY = 86_400_000;
const start = (setting: ClockSetting): KeptClock => newClock(setting, 2, 0) as KeptClock;

test('without a clock nothing is counted', () => {
  expect(newClock({ mode: 'off' }, 2, 0)).toBeNull();
});

test('a time for each turn runs while one is asked, and is full again in the next turn alone', () => {
  const setting = { mode: 'turn', seconds: 60 } as const;
  let clock = ticked(start(setting), setting, [0], 1, 0);
  expect(runsOutAt(clock)).toBe(60_000);
  // Another is asked something in between, and the same turn goes on.
  clock = ticked(clock, setting, [1], 1, 20_000);
  expect(leftAt(clock, 30_000)).toEqual([40_000, 50_000]);
  clock = ticked(clock, setting, [0], 1, 30_000);
  expect(runsOutAt(clock)).toBe(70_000);
  expect(runOut(clock, 69_999)).toEqual([]);
  expect(runOut(clock, 70_000)).toEqual([0]);
  expect(leftAt(ticked(clock, setting, [1], 2, 40_000), 40_000)).toEqual([60_000, 60_000]);
});

test('a bank is spent over the game, and whoever is asked in a new turn gets something added', () => {
  const setting = { mode: 'bank', bank: 100, plus: 10 } as const;
  let clock = ticked(start(setting), setting, [0], 1, 0);
  expect(leftAt(clock, 0)).toEqual([110_000, 100_000]);
  clock = ticked(clock, setting, [1], 2, 50_000);
  expect(leftAt(clock, 50_000)).toEqual([60_000, 110_000]);
  clock = ticked(clock, setting, [0], 3, 60_000);
  expect(leftAt(clock, 60_000)).toEqual([70_000, 100_000]);
  expect(runOut(clock, 130_000)).toEqual([0]);
});

test('by correspondence each turn has its days', () => {
  const setting = { mode: 'days', days: 2 } as const;
  const clock = ticked(start(setting), setting, [1], 1, 0);
  expect(runsOutAt(clock)).toBe(2 * DAY);
  expect(leftAt(ticked(clock, setting, [0], 2, DAY), DAY)).toEqual([2 * DAY, 2 * DAY]);
});

test('a stopped clock takes nothing from anybody', () => {
  const setting = { mode: 'bank', bank: 100, plus: 0 } as const;
  const clock = stopped(ticked(start(setting), setting, [0], 1, 0), 30_000);
  expect(runsOutAt(clock)).toBeNull();
  expect(leftAt(clock, 10 * DAY)).toEqual([70_000, 100_000]);
});

test('whoever comes back after running out has time to look: half a minute of a bank, a whole turn otherwise', () => {
  for (const [setting, least] of [
    [{ mode: 'bank', bank: 100, plus: 0 }, 30_000],
    [{ mode: 'turn', seconds: 45 }, 45_000],
    [{ mode: 'days', days: 3 }, 3 * DAY],
  ] as const) {
    const empty = ticked(start(setting), setting, [0], 1, 0);
    expect(leftAt(refilled(empty, setting, 0, 100 * DAY), 100 * DAY)[0]).toBe(least);
  }
});
