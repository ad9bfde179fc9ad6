export * from './event-die.ts';
