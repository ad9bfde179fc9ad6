import type { Time } from './bot.ts';

/** How well a bot plays, the weakest first. */
export const LEVELS = ['beginner', 'easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** the level at which a bot plays where none is said */
export const USUAL: Level = 'normal';

/** By level: how many milliseconds it likes to think about a move, where the table has them to give. */
export const THINKING: Readonly<Record<Level, number>> = {
  beginner: 0,
  easy: 0,
  normal: 0,
  hard: 250,
  expert: 1000,
};

/** Time by a clock that counts milliseconds: who thinks ahead does so until its level's time is over. */
export function timeBy(clock: () => number, level: Level, most = Number.POSITIVE_INFINITY): Time {
  const end = clock() + Math.min(most, THINKING[level]);
  return () => clock() < end;
}

export function isLevel(name: unknown): name is Level {
  return (LEVELS as readonly unknown[]).includes(name);
}
