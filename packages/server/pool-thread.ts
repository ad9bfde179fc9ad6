import { parentPort } from 'node:worker_threads';
import type { Outcome, Refused } from '@hexwright/kernel';
import type { PoolReply } from './worker-pool.ts';

/** The other end of a pool: answers each question in turn, and never ends over one that goes wrong. */
export function answerAll<Ask extends object, Answer extends object>(
  answer: (ask: Ask) => Outcome<Answer>,
  broke: (why: string) => Refused,
): void {
  const reply = (said: PoolReply<Answer>): void => parentPort?.postMessage(said);
  parentPort?.on('message', (ask: Ask & { readonly id: number }) => {
    try {
      reply({ id: ask.id, ...answer(ask) });
    } catch (error) {
      reply({ id: ask.id, ...broke(error instanceof Error ? error.message : 'unknown') });
    }
  });
  // What it needs is loaded: from now on an answer is nothing but an answer.
  reply({ ready: true });
}
