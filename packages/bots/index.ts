export * from './bot.ts';
export * from './kinds.ts';
export * from './players.ts';
export * from './settler.ts';
