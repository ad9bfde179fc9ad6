export * from './bot.ts';
export * from './kinds.ts';
export * from './players.ts';
export { princeBot } from './rivals/index.ts';
export * from './settler.ts';
