export * from './bot.ts';
export { compareSeats, FAR, LEAK, scoreBy, type Weights } from './hope.ts';
export * from './kinds.ts';
export * from './level-names.ts';
export * from './players.ts';
export { isTwist, TWISTS, type Twist } from './twists.ts';
