import type { Worker } from 'node:worker_threads';
import type { Level } from '@hexwright/bots';
import { type Outcome, type RawMove, refuse, type Setup } from '@hexwright/kernel';
import { startThread } from '../thread.ts';

export interface ThoughtAsk {
  readonly id: number;
  readonly setup: Setup;
  /** the position; what the seat may not know is dealt anew before the bot looks */
  readonly cells: Int32Array;
  readonly seat: number;
  readonly seed: string;
  /** how well the bot plays, where it is not the usual way */
  readonly level?: Level;
}

export type Thought = { readonly id: number } & Outcome<{ readonly move: RawMove }>;

export interface Thinker {
  think(ask: Omit<ThoughtAsk, 'id'>): Promise<Outcome<{ readonly move: RawMove }>>;
  /** how many wait for a thought */
  readonly waiting: number;
  /** how many this process has thought through */
  readonly thoughts: number;
  close(): Promise<void>;
}

/** a thread that has not loaded the rules by then never will */
const LOADING = 120_000;
/** a thought that takes longer is given up, with the thread that is stuck in it */
const PATIENCE = 20_000;
/** a thread that nobody needs goes after so long */
const IDLE = 120_000;

interface Job {
  readonly ask: ThoughtAsk;
  readonly done: (outcome: Outcome<{ readonly move: RawMove }>) => void;
}

interface Mind {
  readonly thread: Worker;
  ready: boolean;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

/** Threads that think for bots: as many as are allowed, started when they are needed. */
export function startThinker(most: number): Thinker {
  const minds: Mind[] = [];
  const queue: Job[] = [];
  let count = 0;
  let thoughts = 0;
  let closed = false;

  const answer = (mind: Mind, outcome: Outcome<{ readonly move: RawMove }>): void => {
    if (mind.timer) clearTimeout(mind.timer);
    mind.timer = null;
    const { job } = mind;
    mind.job = null;
    job?.done(outcome);
  };

  const lose = (mind: Mind, why: string): void => {
    const at = minds.indexOf(mind);
    if (at >= 0) minds.splice(at, 1);
    answer(mind, refuse('bot-stumbled', why));
    void mind.thread.terminate();
    if (!closed) next();
  };

  const wait = (mind: Mind, ms: number, why: string): void => {
    if (mind.timer) clearTimeout(mind.timer);
    mind.timer = setTimeout(() => lose(mind, why), ms).unref();
  };

  const give = (mind: Mind, { ask }: Job): void => {
    wait(mind, PATIENCE, 'the bot thought for too long');
    mind.thread.postMessage(ask);
  };

  const start = (): Mind => {
    const thread = startThread('thinker-thread', null, { maxOldGenerationSizeMb: 256 });
    const mind: Mind = { thread, ready: false, job: null, timer: null };
    thread.unref();
    thread.on('message', (said: Thought | { readonly ready: true }) => {
      if ('ready' in said) {
        mind.ready = true;
        if (mind.job) give(mind, mind.job);
        return;
      }
      const { id, ...outcome } = said;
      if (mind.job?.ask.id !== id) return;
      thoughts++;
      answer(mind, outcome);
      next();
      if (!mind.job) wait(mind, IDLE, 'idle');
    });
    thread.on('error', (error) => lose(mind, error.message));
    thread.on('exit', () => lose(mind, 'the thread ended'));
    wait(mind, LOADING, 'the rules could not be loaded');
    minds.push(mind);
    return mind;
  };

  const next = (): void => {
    while (queue.length > 0) {
      const mind = minds.find((each) => each.job === null) ?? (minds.length < most ? start() : undefined);
      if (!mind) return;
      const job = queue.shift()!;
      mind.job = job;
      if (mind.ready) give(mind, job);
    }
  };

  return {
    get waiting() {
      return queue.length + minds.filter(({ job }) => job).length;
    },
    get thoughts() {
      return thoughts;
    },
    think: (ask) =>
      new Promise((done) => {
        if (closed) return done(refuse('stopping', 'the server is stopping'));
        queue.push({ ask: { id: count++, ...ask }, done });
        next();
      }),
    close: async () => {
      closed = true;
      for (const { done } of queue.splice(0)) done(refuse('stopping', 'the server is stopping'));
      await Promise.all(
        minds.splice(0).map((mind) => {
          answer(mind, refuse('stopping', 'the server is stopping'));
          return mind.thread.terminate();
        }),
      );
    },
  };
}
