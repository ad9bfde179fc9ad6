import { readJson } from '@hexwright/kernel';
import { useSyncExternalStore } from 'react';
import type { Wish } from '../table/protocol.ts';

/** A game that somebody put together here, by a name of their own. */
export interface OwnGame {
  readonly name: string;
  readonly wish: Wish;
}

const KEY = 'hexwright.own-games';
const hearers = new Set<() => void>();
let kept: readonly OwnGame[] = load();

function load(): readonly OwnGame[] {
  try {
    const read = readJson(localStorage.getItem(KEY) ?? '[]');
    return read.ok && Array.isArray(read.json) ? (read.json as unknown[]).filter(isOwnGame) : [];
  } catch {
    return [];
  }
}

function isOwnGame(thing: unknown): thing is OwnGame {
  const { name, wish } = (thing ?? {}) as Partial<OwnGame>;
  return typeof name === 'string' && typeof wish?.game === 'string' && Number.isInteger(wish.seats);
}

/** The games that were put together in this browser, the latest first. */
export function useOwnGames(): readonly OwnGame[] {
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    () => kept,
  );
}

/** Keeps a game; one that has this name already gives way. */
export function keepOwnGame(game: OwnGame): void {
  write([game, ...kept.filter(({ name }) => name !== game.name)]);
}

export function forgetOwnGame(name: string): void {
  write(kept.filter((game) => game.name !== name));
}

function write(games: readonly OwnGame[]): void {
  kept = games;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // They last as long as the page.
  }
  for (const hear of hearers) hear();
}

/** A link to the form for this game. A board of one’s own comes behind the #, where no server minds its length. */
export function pathOf({ name, wish: { game, layout, ...wish } }: OwnGame): string {
  const query = new URLSearchParams({ like: JSON.stringify(wish), ...(name !== '' && { named: name }) });
  const board = layout === undefined ? '' : `#board=${encodeURIComponent(JSON.stringify(layout))}`;
  return `/browse/${game}?${query}${board}`;
}

/** The name in such a link. */
export const nameIn = ({ search }: Pick<Location, 'search'>): string =>
  (new URLSearchParams(search).get('named') ?? '').slice(0, LONGEST_NAME);

export const LONGEST_NAME = 60;
