export * from './bot.ts';
export * from './kinds.ts';
export * from './level-names.ts';
export * from './players.ts';
export { isTwist, TWISTS, type Twist } from './twists.ts';
