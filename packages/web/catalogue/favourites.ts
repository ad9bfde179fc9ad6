import { useSyncExternalStore } from 'react';

const KEY = 'hexwright.favourites';
const hearers = new Set<() => void>();
let favourites: ReadonlySet<string> = load();

function load(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The rows that somebody has marked in this browser. */
export function useFavourites(): ReadonlySet<string> {
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    () => favourites,
  );
}

export function markFavourite(id: string, is: boolean): void {
  const next = new Set(favourites);
  if (is) next.add(id);
  else next.delete(id);
  favourites = next;
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]));
  } catch {
    // They last as long as the page.
  }
  for (const hear of hearers) hear();
}
