import type { Part } from '../../rulebook/index.ts';

/** Everybody places so many settlements in the beginning. */
export function startRounds(rounds: number): Part {
  return {
    id: 'start-rounds',
    of: rounds,
    overrides: { startRounds: 'the row says how many settlements everybody begins with' },
    rules: () => ({ startRounds: () => rounds }),
  };
}
