import type { Level } from '@hexwright/bots';
import { type Outcome, type RawMove, refuse, type Setup } from '@hexwright/kernel';
import { startPool } from '../worker-pool.ts';

export interface ThoughtAsk {
  readonly setup: Setup;
  /** the position; what the seat may not know is dealt anew before the bot looks */
  readonly cells: Int32Array;
  readonly seat: number;
  readonly seed: string;
  /** how well the bot plays, where it is not the usual way */
  readonly level?: Level;
  /** milliseconds that it may take at most, where others wait */
  readonly atMost?: number;
}

export type Thought = { readonly move: RawMove };

export interface Thinker {
  /** Who asks shares with others in turns, by the name of the share; without one there is no hurry. */
  think(ask: ThoughtAsk, share: string | null): Promise<Outcome<Thought>>;
  /** how many wait for a thought */
  readonly waiting: number;
  /** how many this process has thought through */
  readonly thoughts: number;
  close(): Promise<void>;
}

/** So long all who wait are to wait for a round of thoughts: whoever thinks ahead does so for less where many wait. */
const ROUND_MS = 2000;
/** and never for less; nor for more while the server cannot keep up, or where nobody waits */
const LEAST_MS = 30;

/** Threads that think for bots: as many as are allowed. */
export function startThinker(most: number, isOverloaded: () => boolean = () => false): Thinker {
  const pool = startPool<ThoughtAsk, Thought>({
    thread: 'thinker-thread',
    most,
    patienceMs: 20_000,
    tookTooLong: refuse('bot-stumbled', 'the bot thought for too long'),
    broke: (why) => refuse('bot-stumbled', why),
  });
  return {
    get waiting() {
      return pool.waiting;
    },
    get thoughts() {
      return pool.answered;
    },
    think: (ask, share) =>
      pool.ask(
        { ...ask, atMost: share === null || isOverloaded() ? LEAST_MS : timeFor(pool.waiting, most) },
        share,
      ),
    close: pool.close,
  };
}

/** How long one thought may take where so many wait for so many threads. */
export function timeFor(waiting: number, threads: number): number {
  return Math.max(LEAST_MS, (ROUND_MS * threads) / (waiting + 1));
}
