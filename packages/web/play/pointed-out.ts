import { useSyncExternalStore } from 'react';

/** The happening that is pointed out: by its line in the log, or by its place on the board. */
export interface PointedOut {
  readonly nth: number;
  readonly by: 'log' | 'board';
}

let pointed: PointedOut | null = null;
const listeners = new Set<() => void>();

/** Shows on the board where it happened, and in the log what it was; null for nothing any more. */
export function pointOut(next: PointedOut | null): void {
  pointed = next;
  for (const listener of listeners) listener();
}

export function usePointedOut(): PointedOut | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pointed,
  );
}
