export * from './dice-cards.ts';
export * from './early-sevens.ts';
export * from './event-die.ts';
export * from './set-dice.ts';
