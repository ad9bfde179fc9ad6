import { useSyncExternalStore } from 'react';
import type { Place } from './choices.ts';

/** The places of a move that somebody was advised to make, and after how many moves that was. */
interface Hinted {
  readonly places: readonly Place[];
  readonly moves: number;
}

const NOWHERE: readonly Place[] = [];

let hinted: Hinted = { places: NOWHERE, moves: -1 };
const listeners = new Set<() => void>();

/** Shows on the board where the move would go, until another is made. */
export function hintAt(next: Hinted): void {
  hinted = next;
  for (const listener of listeners) listener();
}

export function useHinted(moves: number): readonly Place[] {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hinted,
  );
  return current.moves === moves ? current.places : NOWHERE;
}
