import type { Level } from '@hexwright/bots';
import { type Outcome, type RawMove, refuse, type Setup } from '@hexwright/kernel';
import type { Job, Queue, Worker } from 'bullmq';
import type { Log } from '../log.ts';
import { newPersonId } from '../random.ts';
import type { Thinker, ThoughtAsk } from './thinker.ts';

type Question = Omit<ThoughtAsk, 'atMost'>;
type Answer = Outcome<{ readonly move: RawMove }>;

/** A question as it lies in the queue: the cells of the position as bytes. */
interface Laid {
  /** whose turn it is that it takes; null where nobody waits for it */
  readonly share: string | null;
  readonly setup: Setup;
  readonly cells: string;
  readonly seat: number;
  readonly seed: string;
  readonly level?: Level;
}

interface Lines {
  readonly queue: Queue<Laid, RawMove>;
  readonly worker: Worker<Laid, RawMove> | null;
  /** whether Redis can be reached just now */
  isThere(): boolean;
  close(): Promise<void>;
}

const NAME = 'thoughts';
/** what nobody waits for comes after all else */
const [SOON, LATER] = [1, 10];
const PREFIX = 'hexwright';
/** a question that is not answered by then is lost, with whoever took it */
const PATIENCE = 8000;
/** how often a question is laid out before this process thinks it through itself */
const ATTEMPTS = 2;
/** a process that is killed while it thinks has its question given to another after so long */
const LOCK = 3000;
/** how long a process that stops finishes what it thinks about */
const LAST_THOUGHTS = 1000;

const stopping = refuse('stopping', 'the server is stopping');

/**
 * Bots of several processes think in one queue: whoever has a thread free takes the next question, and the process that
 * asked makes the move. Nothing in it is the truth. What is lost on the way is asked again, and while Redis is away each
 * process thinks for itself.
 */
export function startQueue(url: string, threads: Thinker, most: number, log: Pick<Log, 'warn'>): Thinker {
  const waiting = new Map<string, (answer: RawMove | null) => void>();
  let closed = false;

  const settle = (id: string, answer: RawMove | null): void => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };

  /** Lays a question out and waits for its answer; null where none came. */
  const laidOut = async ({ queue }: Lines, question: Laid): Promise<RawMove | null> => {
    const id = newPersonId();
    let patience: NodeJS.Timeout | undefined;
    const answer = new Promise<RawMove | null>((resolve) => {
      waiting.set(id, resolve);
      patience = setTimeout(() => settle(id, null), PATIENCE).unref();
    });
    queue
      .add('think', question, { jobId: id, priority: question.share === null ? LATER : SOON })
      .catch(() => settle(id, null));
    const made = await answer;
    clearTimeout(patience);
    // Nobody is to begin with it now.
    if (!made) queue.remove(id).catch(() => {});
    return made;
  };

  const lines = open(url, most, {
    think: async ({ data }) => {
      const thought = await threads.think(questionOf(data), data.share);
      if (thought.ok) return thought.move;
      // Whoever asked thinks it through itself: its rules may be others than ours.
      throw new Error(thought.reason.code);
    },
    answered: settle,
  });
  lines.catch((error: unknown) =>
    log.warn({ error: String(error) }, 'bot queue failed: this process thinks alone'),
  );

  const think = async (question: Question, share: string | null): Promise<Answer> => {
    const opened = await lines.catch(() => null);
    for (let attempt = 0; opened?.isThere() && attempt < ATTEMPTS && !closed; attempt++) {
      const move = await laidOut(opened, laid(question, share));
      if (move) return { ok: true, move };
      if (most > 0) break;
    }
    if (closed) return stopping;
    return most > 0 ? threads.think(question, share) : refuse('thought-lost', 'nobody thought this through');
  };

  return {
    get waiting() {
      return waiting.size + threads.waiting;
    },
    get thoughts() {
      return threads.thoughts;
    },
    think: (question, share) => (closed ? Promise.resolve(stopping) : think(question, share)),
    close: async () => {
      closed = true;
      for (const id of waiting.keys()) settle(id, null);
      const opened = await lines.catch(() => null);
      const finished = opened?.worker?.close();
      if (finished)
        await Promise.race([
          finished.catch(() => {}),
          new Promise((resolve) => setTimeout(resolve, LAST_THOUGHTS).unref()),
        ]);
      await threads.close();
      await opened?.close();
    },
  };
}

/** Opens the queue; loading what it needs takes longer than a server may take to be ready. */
async function open(
  url: string,
  most: number,
  ways: {
    think(job: Job<Laid, RawMove>): Promise<RawMove>;
    answered(id: string, answer: RawMove | null): void;
  },
): Promise<Lines> {
  const [{ Queue, QueueEvents, Worker }, { Redis }] = await Promise.all([
    import('bullmq'),
    import('ioredis'),
  ]);
  const keep = { age: 60, count: 100 };
  // What cannot be laid out now is thought through here: it is not to wait for Redis.
  const asking = new Redis(url, { maxRetriesPerRequest: 1 });
  const answering = new Redis(url, { maxRetriesPerRequest: null });
  const queue = new Queue<Laid, RawMove>(NAME, {
    connection: asking,
    prefix: PREFIX,
    streams: { events: { maxLen: 1000 } },
    defaultJobOptions: { removeOnComplete: keep, removeOnFail: keep },
  });
  const events = new QueueEvents(NAME, { connection: answering, prefix: PREFIX });
  const worker =
    most === 0
      ? null
      : new Worker<Laid, RawMove>(NAME, ways.think, {
          connection: answering,
          prefix: PREFIX,
          concurrency: most,
          lockDuration: LOCK,
          stalledInterval: LOCK,
        });
  // They connect again by themselves; without listeners a broken connection would end the process.
  for (const connection of [asking, answering]) connection.on('error', () => {});
  queue.on('error', () => {});
  events.on('error', () => {});
  worker?.on('error', () => {});
  events.on('completed', ({ jobId, returnvalue }) => ways.answered(jobId, returnvalue as unknown as RawMove));
  events.on('failed', ({ jobId }) => ways.answered(jobId, null));
  await Promise.all([queue.waitUntilReady(), events.waitUntilReady()]);
  return {
    queue,
    worker,
    isThere: () => asking.status === 'ready',
    close: async () => {
      await Promise.allSettled([worker?.close(true), queue.close(), events.close()]);
      for (const connection of [asking, answering]) connection.disconnect();
    },
  };
}

const laid = ({ setup, cells, seat, seed, level }: Question, share: string | null): Laid => ({
  share,
  setup,
  cells: Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength).toString('base64'),
  seat,
  seed,
  ...(level && { level }),
});

function questionOf({ setup, cells, seat, seed, level }: Laid): Question {
  const bytes = Buffer.from(cells, 'base64');
  // Bytes of a buffer may begin anywhere; numbers may not.
  return { setup, cells: new Int32Array(Uint8Array.from(bytes).buffer), seat, seed, ...(level && { level }) };
}
