import type { Part } from '../../rulebook/index.ts';

/**
 * A seven: what comes before hands are halved, the discards, a blocker, and what comes after it. Knights move a
 * blocker too; then nothing else of the moment is open.
 */
export function sevenMoment(): Part {
  return { id: 'moment-of-a-seven', moments: { seven: ['before', 'discard', 'blocker', 'after'] } };
}

/** A number that produces: what is drawn unseen comes first, then what is chosen, then what follows from both. */
export function numberMoment(): Part {
  return { id: 'moment-of-a-number', moments: { number: ['before', 'draw', 'choice', 'after'] } };
}
