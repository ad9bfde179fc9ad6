import { useSyncExternalStore } from 'react';

/** What somebody at the table has just said, until it fades. */
export interface Said {
  readonly seat: number;
  readonly text: string;
}

/** time to read it */
const STAYS = 4500;

let said: Said | null = null;
let fading: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const useSaid = (): Said | null => useSyncExternalStore(watch, now, now);

export function say(words: Said | null): void {
  said = words;
  clearTimeout(fading);
  if (words) fading = setTimeout(() => say(null), STAYS);
  for (const hear of listeners) hear();
}

const now = (): Said | null => said;

function watch(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
