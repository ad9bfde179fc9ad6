export * from './early-sevens.ts';
export * from './event-die.ts';
