// What bots offer, with weights of games at sea and of ships that carry things only once they were brought (`bringWeights`).
export * from './bot.ts';
export type { Weighed } from './foresight.ts';
export { compareSeats, FAR, LEAK, type Shift, scoreBy, type Weights } from './hope.ts';
export type { Judge } from './judge.ts';
export * from './kinds.ts';
export * from './level-names.ts';
export * from './players.ts';
export { isTwist, TWISTS, type Twist } from './twists.ts';
export { bringWeights } from './weights/index.ts';
