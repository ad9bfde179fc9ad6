import { useSyncExternalStore } from 'react';

/** The happening that is pointed out: by its line in the log, or by its place on the board. */
export interface PointedOut {
  readonly nth: number;
  readonly by: 'log' | 'board';
  /** it was chosen, and not only passed: it stays for a while */
  readonly chosen?: boolean;
}

/** milliseconds */
const STAYS = 5000;

let pointed: PointedOut | null = null;
const listeners = new Set<() => void>();

/** Shows on the board where it happened, and in the log what it was; null for nothing any more. */
export function pointOut(next: PointedOut | null): void {
  pointed = next;
  for (const listener of listeners) listener();
  if (next?.chosen) setTimeout(() => pointed === next && pointOut(null), STAYS);
}

/** Whoever passed on no longer points; what was chosen stays. */
export function passOn(): void {
  if (!pointed?.chosen) pointOut(null);
}

export function usePointedOut(): PointedOut | null {
  return useSyncExternalStore(listen, current, current);
}

const current = (): PointedOut | null => pointed;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
