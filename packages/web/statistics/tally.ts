import { itemAt } from '@hexwright/kernel';
import type { Finished } from './finished.ts';

/** How it went in some of the games. */
export interface Tally {
  readonly key: string;
  readonly games: number;
  readonly won: number;
  /** mean points of mine, and turns of the table */
  readonly points: number;
  readonly best: number;
  readonly turns: number;
}

/** The games that this browser played a seat of its own in. */
export function mine(games: readonly Finished[]): readonly Finished[] {
  return games.filter(({ me, scores }) => me !== null && me in scores);
}

export function tally(key: string, games: readonly Finished[]): Tally {
  const points = games.map(({ me, scores }) => itemAt(scores, me as number));
  return {
    key,
    games: games.length,
    won: games.filter(({ me, winners }) => winners.includes(me as number)).length,
    points: mean(points),
    best: Math.max(0, ...points),
    turns: mean(games.map(({ turns }) => turns)),
  };
}

/** One tally for each key, the most played first. */
export function tallies(games: readonly Finished[], keyOf: (game: Finished) => string): Tally[] {
  const by = new Map<string, Finished[]>();
  for (const game of games) by.set(keyOf(game), [...(by.get(keyOf(game)) ?? []), game]);
  return Array.from(by, ([key, some]) => tally(key, some)).sort(
    (a, b) => b.games - a.games || b.won - a.won || a.key.localeCompare(b.key),
  );
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((sum, n) => sum + n, 0) / list.length;
}
