// What bots offer, with weights of games at sea and of ships that carry things only once they were brought (`bringWeights`).
export * from './bot.ts';
export type { Judge } from './judge.ts';
export * from './kinds.ts';
export * from './level-names.ts';
export type { Weighed } from './lookahead.ts';
export { isPlayStyle, PLAY_STYLES, type PlayStyle } from './play-styles.ts';
export * from './players.ts';
export { bringWeights } from './weights/index.ts';
export { compareSeats, FAR, LEAK, type Shift, scoreBy, type Weights } from './win-probability.ts';
