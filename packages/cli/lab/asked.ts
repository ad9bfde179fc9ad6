import { availableParallelism } from 'node:os';
import type { Playable } from '@hexwright/rulebook';
import { rowCalled, seedOf, type TableWish, tableFrom, wholeNumber } from '../arguments.ts';
import { BadInput } from '../command.ts';
import type { Contestant } from '../players/contestants.ts';
import { type Crew, threadCrew } from './crew.ts';
import { type MatchPlan, setSize } from './match.ts';
import { queueCrew } from './queue-crew.ts';
import type { Task } from './work.ts';

/** the words that say what is played and by whom */
export const MATCH_WORDS = {
  players: { type: 'string' },
  weights: { type: 'string', multiple: true },
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string', multiple: true },
  modules: { type: 'string' },
  layout: { type: 'string' },
  limit: { type: 'string' },
} as const;
/** the words that say who does the work */
export const CREW_WORDS = { workers: { type: 'string' }, redis: { type: 'string' } } as const;

interface MatchWords {
  readonly seats?: string;
  readonly modules?: string;
  readonly layout?: string;
  readonly options?: readonly string[];
  readonly seed?: string;
  readonly limit?: string;
}

/** What is played, and from which seed, as somebody typed it. */
export function matchFrom(
  { seats, modules, layout, options = [], seed = '1', limit = '20000' }: MatchWords,
  [row, ...more]: readonly string[],
): { game: Playable; wish: TableWish; seed: MatchPlan['seed']; limit: number } {
  return {
    ...tableFrom({ row: rowCalled(row), seats, modules, layout, options: [...options, ...more] }),
    seed: seedOf(seed),
    limit: wholeNumber(limit, '--limit', 1, 1e9),
  };
}

/** A task is a whole set, so that whoever stops early has heard everybody from every seat. */
export function* tasksOf(plan: MatchPlan, from: number, to: number): Generator<Task> {
  const size = setSize(plan);
  for (let game = from; game < to; game += size) yield { plan, from: game, to: Math.min(to, game + size) };
}

/** Threads of this machine, or the queue that `--redis` names. */
export async function crewFrom(
  { workers, redis }: { workers?: string; redis?: string },
  contestants: readonly Contestant[] = [],
): Promise<Crew> {
  const outside = contestants.find((each) => each.outside);
  if (redis !== undefined && outside)
    throw new BadInput('--redis', `"${outside.text}" is a player of this machine, and the queue is for many`);
  if (redis === undefined)
    return threadCrew(wholeNumber(workers ?? String(availableParallelism()), '--workers', 1, 256));
  if (workers !== undefined)
    throw new BadInput('--workers', 'games in a queue are played by whoever runs `hexwright lab worker`');
  return queueCrew(redis);
}
