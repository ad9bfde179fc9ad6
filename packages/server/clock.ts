import { itemAt } from '@hexwright/kernel';
import type { ClockFace, ClockSetting } from '@hexwright/table';

/** A table's clock as it is kept. It is arithmetic alone: whoever uses it says what time it is. */
export interface KeptClock {
  /** by seat: milliseconds it had left at `since` */
  readonly left: readonly number[];
  /** whose time runs, from `since` on */
  readonly running: readonly number[];
  readonly since: number;
  /** the turn in which the times were last filled up */
  readonly turn: number;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** what somebody with an empty bank gets who comes back */
const RETURNING = 30 * SECOND;

const allowance = (setting: Exclude<ClockSetting, { mode: 'off' }>): number => {
  if (setting.mode === 'turn') return setting.seconds * SECOND;
  return setting.mode === 'days' ? setting.days * DAY : setting.bank * SECOND;
};

export function newClock(setting: ClockSetting, seats: number, now: number): KeptClock | null {
  if (setting.mode === 'off') return null;
  return { left: Array<number>(seats).fill(allowance(setting)), running: [], since: now, turn: 0 };
}

/** What is left to each seat at a moment. */
export function leftAt({ left, running, since }: KeptClock, now: number): number[] {
  return left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - Math.max(0, now - since)) : ms));
}

/**
 * After a step: these persons are asked now, in this turn. A turn fills up the times for questions; of a bank, whoever is
 * asked first in a turn gets something added. Nobody gains by asking others something in between.
 */
export function ticked(
  clock: KeptClock,
  setting: ClockSetting,
  asked: readonly number[],
  turn: number,
  now: number,
): KeptClock {
  if (setting.mode === 'off') return clock;
  const left = leftAt(clock, now);
  if (turn !== clock.turn)
    for (const seat of left.keys()) {
      if (setting.mode !== 'bank') left[seat] = allowance(setting);
      else if (asked.includes(seat)) left[seat] = itemAt(left, seat) + setting.plus * SECOND;
    }
  return { left, running: [...asked], since: now, turn };
}

/** Nobody's time runs. */
export const stopped = (clock: KeptClock, now: number): KeptClock => ({
  ...clock,
  left: leftAt(clock, now),
  running: [],
  since: now,
});

/** Somebody is back who had run out of time. */
export function refilled(clock: KeptClock, setting: ClockSetting, seat: number, now: number): KeptClock {
  if (setting.mode === 'off') return clock;
  const least = setting.mode === 'bank' ? RETURNING : allowance(setting);
  const left = leftAt(clock, now);
  left[seat] = Math.max(itemAt(left, seat), least);
  return { ...clock, left, since: now };
}

/** When the first of those whose time runs has none left. */
export function runsOutAt({ left, running, since }: KeptClock): number | null {
  return running.length === 0 ? null : since + Math.min(...running.map((seat) => itemAt(left, seat)));
}

/** Who has none left. */
export function runOut(clock: KeptClock, now: number): number[] {
  const left = leftAt(clock, now);
  return clock.running.filter((seat) => itemAt(left, seat) <= 0);
}

export function faceOf(clock: KeptClock, now: number): ClockFace {
  return { left: leftAt(clock, now), running: [...clock.running] };
}
