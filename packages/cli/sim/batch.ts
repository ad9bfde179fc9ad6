import { Worker } from 'node:worker_threads';
import type { TableWish } from '../arguments.ts';
import type { Interruption } from '../interruption.ts';
import type { Contestant } from '../players/contestants.ts';
import { threadOf } from '../threads.ts';
import type { Asked, GameRecord } from './game.ts';

/** What every worker must know. */
export interface BatchPlan extends Asked {
  readonly wish: TableWish;
  /** the player at each seat */
  readonly seated: readonly Contestant[];
  readonly seed: number | string;
  /** moves after which a game is given up */
  readonly limit: number;
}

/** games from one number up to, not including, another */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/**
 * Plays the games of a chunk on several threads and hands their records on in the order of the games. A game depends on
 * the seed and its number alone, so it does not matter who plays it. Answers the seconds of play, without the
 * time that the threads took to start.
 */
export async function playBatch(
  plan: BatchPlan,
  { from: first, to: games }: Chunk,
  workers: number,
  heard: (record: GameRecord) => void | Promise<void>,
  interruption?: Interruption,
): Promise<number> {
  const size = Math.max(1, Math.min(16, Math.ceil((games - first) / (workers * 4))));
  const waiting = new Map<number, readonly GameRecord[]>();
  let next = first;
  let due = first;
  let began = 0;
  let handing = Promise.resolve();

  const arrived = (from: number, records: readonly GameRecord[]): void => {
    waiting.set(from, records);
    for (let ready = waiting.get(due); ready; ready = waiting.get(due)) {
      const batch = ready;
      waiting.delete(due);
      due += batch.length;
      handing = handing.then(async () => {
        for (const record of batch) if (!interruption?.came) await heard(record);
      });
    }
  };

  const threads = Array.from(
    { length: Math.min(workers, games - first) },
    () => new Worker(threadOf('sim'), { workerData: plan }),
  );
  const work = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let from = 0;
      const ask = (): void => {
        from = next;
        next = Math.min(games, from + size);
        if (from < next) thread.postMessage({ from, to: next } satisfies Chunk);
        else resolve();
      };
      thread.on('message', (records: readonly GameRecord[]) => {
        // The first, empty message says that the thread is ready.
        began ||= performance.now();
        if (records.length > 0) arrived(from, records);
        // The reader of the records sets the pace.
        handing.then(ask, reject);
      });
      thread.on('error', reject);
    });
  try {
    const played = Promise.all(threads.map(work));
    // What is still being played when somebody asks for an end is left alone.
    played.catch(() => {});
    await (interruption ? Promise.race([played, interruption.asked]) : played);
    await handing;
    return (performance.now() - (began || performance.now())) / 1000;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
