import type { Worker } from 'node:worker_threads';
import { type Outcome, type Refused, refuse } from '@hexwright/kernel';
import { FairQueue } from './fair-queue.ts';
import { startThread, type ThreadName } from './thread.ts';

/** What a thread says: once that it is ready, and then an answer to each question by its number. */
export type PoolReply<Answer extends object> =
  | { readonly ready: true }
  | ({ readonly id: number } & Outcome<Answer>);

export interface PoolSettings {
  readonly thread: ThreadName;
  /** so many threads at most, started when they are needed */
  readonly most: number;
  /** a question that takes longer is given up, with the thread that is stuck in it */
  readonly patienceMs: number;
  readonly tookTooLong: Refused;
  readonly broke: (why: string) => Refused;
}

export interface WorkerPool<Ask, Answer extends object> {
  /** A share waits for its own questions alone; without one the question comes after all others. */
  ask(ask: Ask, share: string | null): Promise<Outcome<Answer>>;
  /** how many wait, or are being answered */
  readonly waiting: number;
  waitingOf(share: string): number;
  /** how many were answered */
  readonly answered: number;
  close(): Promise<void>;
}

/** a thread that has not loaded the rules by then never will */
const LOADING_MS = 120_000;
/** a thread that nobody needs goes after so long */
const IDLE_MS = 120_000;

const stopping = refuse('stopping', 'the server is stopping');

interface Job<Ask, Answer extends object> {
  readonly ask: Ask & { readonly id: number };
  readonly done: (outcome: Outcome<Answer>) => void;
}

interface Member<Ask, Answer extends object> {
  readonly thread: Worker;
  ready: boolean;
  job: Job<Ask, Answer> | null;
  timer: NodeJS.Timeout | null;
}

/** Threads that answer questions, so that whoever answers sockets never waits for the rules. */
export function startPool<Ask extends object, Answer extends object>(
  settings: PoolSettings,
): WorkerPool<Ask, Answer> {
  const members: Member<Ask, Answer>[] = [];
  const queue = new FairQueue<Job<Ask, Answer>>();
  let count = 0;
  let answered = 0;
  let closed = false;

  const answer = (member: Member<Ask, Answer>, outcome: Outcome<Answer>): void => {
    if (member.timer) clearTimeout(member.timer);
    member.timer = null;
    const { job } = member;
    member.job = null;
    job?.done(outcome);
  };

  const lose = (member: Member<Ask, Answer>, why: Refused): void => {
    const at = members.indexOf(member);
    if (at >= 0) members.splice(at, 1);
    answer(member, why);
    void member.thread.terminate();
    if (!closed) next();
  };

  const wait = (member: Member<Ask, Answer>, ms: number, why: Refused): void => {
    if (member.timer) clearTimeout(member.timer);
    member.timer = setTimeout(() => lose(member, why), ms).unref();
  };

  const give = (member: Member<Ask, Answer>, { ask }: Job<Ask, Answer>): void => {
    wait(member, settings.patienceMs, settings.tookTooLong);
    member.thread.postMessage(ask);
  };

  const start = (): Member<Ask, Answer> => {
    const thread = startThread(settings.thread, null, { maxOldGenerationSizeMb: 256 });
    const member: Member<Ask, Answer> = { thread, ready: false, job: null, timer: null };
    thread.unref();
    thread.on('message', (said: PoolReply<Answer>) => {
      if ('ready' in said) {
        member.ready = true;
        if (member.job) give(member, member.job);
        return;
      }
      const { id, ...outcome } = said;
      if (member.job?.ask.id !== id) return;
      answered++;
      answer(member, outcome as Outcome<Answer>);
      next();
      if (!member.job) wait(member, IDLE_MS, settings.broke('idle'));
    });
    thread.on('error', (error) => lose(member, settings.broke(error.message)));
    thread.on('exit', () => lose(member, settings.broke('the thread ended')));
    wait(member, LOADING_MS, settings.broke('the rules could not be loaded'));
    members.push(member);
    return member;
  };

  const next = (): void => {
    while (queue.length > 0) {
      const member =
        members.find((each) => each.job === null) ?? (members.length < settings.most ? start() : undefined);
      if (!member) return;
      const job = queue.take()!;
      member.job = job;
      if (member.ready) give(member, job);
    }
  };

  return {
    get waiting() {
      return queue.length + members.filter(({ job }) => job).length;
    },
    waitingOf: (share) => queue.waitingOf(share),
    get answered() {
      return answered;
    },
    ask: (ask, share) =>
      new Promise((done) => {
        if (closed) return done(stopping);
        queue.put({ ask: { id: count++, ...ask }, done }, share);
        next();
      }),
    close: async () => {
      closed = true;
      for (const { done } of queue.takeAll()) done(stopping);
      await Promise.all(
        members.splice(0).map((member) => {
          answer(member, stopping);
          return member.thread.terminate();
        }),
      );
    },
  };
}
