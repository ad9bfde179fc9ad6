export * from './bot.ts';
export type { Weighed } from './foresight.ts';
export { compareSeats, FAR, LEAK, type Shift, scoreBy, type Weights } from './hope.ts';
export type { Judge } from './judge.ts';
export * from './kinds.ts';
export * from './level-names.ts';
export * from './players.ts';
export { isTwist, TWISTS, type Twist } from './twists.ts';
