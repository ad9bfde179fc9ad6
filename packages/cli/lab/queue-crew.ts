import { randomUUID } from 'node:crypto';
import type { Worker } from 'bullmq';
import { BadInput } from '../command.ts';
import type { Crew } from './crew.ts';
import type { Done, Task } from './work.ts';

const NAME = 'lab';
const PREFIX = 'hexwright';
/** tasks that wait in the queue, so that workers on many machines have something to do */
const LAID_OUT = 64;
/** a worker that dies has its task given to another after so long */
const LOCK = 30_000;
/** how long Redis may take to answer at first */
const PATIENCE = 5000;

/** The connection that an address names; a word that is none is refused. */
export function connectionOf(text: string, field = '--redis') {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '')
    throw new BadInput(field, `must be an address like redis://127.0.0.1:6379, not "${text}"`);
  return { url: text, maxRetriesPerRequest: null };
}

/** Lays tasks out in a queue in Redis, and hears from there what came of them. */
export async function queueCrew(address: string): Promise<Crew> {
  const connection = connectionOf(address);
  const { Queue, QueueEvents } = await queues();
  const keep = { age: 3600, count: 1000 };
  const queue = new Queue<Task, Done>(NAME, {
    connection,
    prefix: PREFIX,
    defaultJobOptions: { removeOnComplete: keep, removeOnFail: keep, attempts: 3 },
  });
  const events = new QueueEvents(NAME, { connection, prefix: PREFIX });
  const waiting = new Map<string, { resolve(done: Done): void; reject(error: Error): void }>();
  queue.on('error', () => {});
  events.on('error', () => {});
  events.on('completed', ({ jobId, returnvalue }) => {
    waiting.get(jobId)?.resolve(returnvalue as unknown as Done);
    waiting.delete(jobId);
  });
  events.on('failed', ({ jobId, failedReason }) => {
    waiting.get(jobId)?.reject(new Error(failedReason));
    waiting.delete(jobId);
  });
  const close = async (): Promise<void> => {
    const left = [...waiting.keys()];
    waiting.clear();
    await Promise.allSettled(left.map((id) => queue.remove(id)));
    await Promise.allSettled([queue.close(), events.close()]);
  };
  await ready([queue.waitUntilReady(), events.waitUntilReady()], address).catch(async (error) => {
    await Promise.allSettled([queue.disconnect(), events.disconnect()]);
    throw error;
  });
  return {
    width: LAID_OUT,
    play: (task) =>
      new Promise((resolve, reject) => {
        const id = randomUUID();
        waiting.set(id, { resolve, reject });
        queue.add('play', task, { jobId: id }).catch(reject);
      }),
    close,
  };
}

/** Takes tasks from the queue and has a crew of this machine play them, so many at a time. */
export async function serveQueue(address: string, crew: Crew, atOnce: number): Promise<Worker<Task, Done>> {
  const { Worker } = await queues();
  const worker = new Worker<Task, Done>(NAME, ({ data }) => crew.play(data), {
    connection: connectionOf(address),
    prefix: PREFIX,
    concurrency: atOnce,
    lockDuration: LOCK,
  });
  worker.on('error', () => {});
  await ready([worker.waitUntilReady()], address).catch(async (error) => {
    await worker.disconnect().catch(() => {});
    throw error;
  });
  return worker;
}

/** Whoever plays on one machine alone need not have it installed. */
async function queues(): Promise<typeof import('bullmq')> {
  try {
    return await import('bullmq');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new BadInput('--redis', 'needs the package bullmq; install it beside hexwright');
  }
}

async function ready(parts: readonly Promise<unknown>[], address: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new BadInput('--redis', `nobody answers at ${new URL(address).host}`)),
      PATIENCE,
    );
  });
  await Promise.race([Promise.all(parts), late]).finally(() => clearTimeout(timer));
}
