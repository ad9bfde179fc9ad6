import type { Draft } from './draft.ts';

/** The board as it is, and the steps to either side. */
export interface History {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
}

/** how many steps can be taken back */
const STEPS = 300;

export const begun = (now: Draft): History => ({ past: [], now, future: [] });

/** After an edit; one that changed nothing is no step. */
export function edited(history: History, next: Draft): History {
  if (next === history.now) return history;
  return { past: [...history.past, history.now].slice(-STEPS), now: next, future: [] };
}

/** After more of the same stroke: it is one step with what the hand has painted before. */
export function strokeGoesOn(history: History, next: Draft): History {
  return next === history.now ? history : { ...history, now: next };
}

export function undone({ past, now, future }: History): History {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : { past, now, future };
}

export function redone({ past, now, future }: History): History {
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest } : { past, now, future };
}
