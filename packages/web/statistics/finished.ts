import type { Result } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import type { Player } from '../table/protocol.ts';

/** What is remembered of a game that is over, also when the game itself is thrown away. */
export interface Finished {
  readonly id: string;
  readonly row: string;
  readonly title: string;
  readonly seats: number;
  /** whose eyes this browser was; null where several shared it, or nobody here played */
  readonly me: number | null;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly turns: number;
  /** milliseconds since 1970 */
  readonly when: number;
}

const KEY = 'hexwright.finished';
/** so many are remembered: some 150 letters each */
const MOST = 5000;

/** All games that were finished here, the latest last. What is damaged is left out. */
export function finishedGames(): readonly Finished[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFinished) : [];
  } catch {
    return [];
  }
}

/** Remembers a game, once: the first word on it stands. */
export function noteFinished(game: Finished): void {
  const before = finishedGames();
  if (before.some(({ id }) => id === game.id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, game].slice(-MOST)));
  } catch {
    // A browser that keeps nothing has no statistics.
  }
}

interface Over {
  readonly id: string;
  readonly row: string;
  readonly title: string;
  readonly players: readonly Player[];
  readonly result: Result;
  readonly turns: number;
  readonly when: number;
  /** the seat of this browser, where that is known otherwise than by who is a person */
  readonly seat?: number | null;
}

export function finished({ players, result, seat, ...rest }: Over): Finished {
  const persons = players.flatMap(({ kind, resigned }, i) => (kind === 'person' || resigned ? [i] : []));
  return {
    ...rest,
    seats: players.length,
    me: seat !== undefined ? seat : persons.length === 1 ? itemAt(persons, 0) : null,
    scores: result.scores,
    winners: result.winners,
  };
}

function isFinished(value: unknown): value is Finished {
  const game = value as Partial<Finished> | null;
  return (
    typeof game?.id === 'string' &&
    typeof game.row === 'string' &&
    typeof game.title === 'string' &&
    Number.isInteger(game.seats) &&
    Array.isArray(game.scores) &&
    Array.isArray(game.winners) &&
    typeof game.turns === 'number' &&
    typeof game.when === 'number' &&
    (game.me === null || Number.isInteger(game.me))
  );
}
