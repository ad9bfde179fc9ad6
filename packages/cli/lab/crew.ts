import { Piscina } from 'piscina';
import type { Interruption } from '../interruption.ts';
import { threadOf } from '../threads.ts';
import type { Done, Task } from './work.ts';

/** Whoever plays games for the laboratory: threads of this machine, or a queue that many machines work at. */
export interface Crew {
  /** how many tasks are worth handing out at a time */
  readonly width: number;
  play(task: Task): Promise<Done>;
  close(): Promise<void>;
}

/** Threads of this machine. */
export function threadCrew(workers: number): Crew {
  const pool = new Piscina<Task, Done>({
    filename: threadOf('lab').href,
    minThreads: workers,
    maxThreads: workers,
    // They are made once and end with the pool.
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  return {
    width: workers * 2,
    play: (task) => pool.run(task),
    close: () => pool.destroy(),
  };
}

/**
 * Hands tasks out to a crew and what came of them on, in the order of the tasks, so that whoever listens may stop after
 * any of them and has heard the same whatever the crew. An interruption waits for nothing that is still being played.
 */
export async function playInOrder(
  crew: Crew,
  tasks: Iterable<Task>,
  heard: (done: Done) => boolean | Promise<boolean>,
  interruption?: Interruption,
): Promise<void> {
  const coming: Promise<Done>[] = [];
  const queue = tasks[Symbol.iterator]();
  const fill = (): void => {
    while (coming.length < crew.width) {
      const { value, done } = queue.next();
      if (done) return;
      const played = crew.play(value);
      // What comes after a stop is not waited for, and its end is nobody's concern.
      played.catch(() => {});
      coming.push(played);
    }
  };
  fill();
  for (let next = coming.shift(); next; next = coming.shift()) {
    const done = await (interruption ? Promise.race([next, interruption.asked]) : next);
    if (done === 'interrupted') return;
    fill();
    if (!(await heard(done))) return;
  }
}

/** Hands tasks out to a crew while there is time, and what came of each on as soon as it is there. What has begun is waited for. */
export async function playAsDone(
  crew: Crew,
  tasks: Iterable<Task>,
  heard: (done: Done, task: Task) => Promise<void>,
  isTime: () => boolean,
  interruption: Interruption,
): Promise<void> {
  const queue = tasks[Symbol.iterator]();
  const work = async (): Promise<void> => {
    while (isTime() && !interruption.came) {
      const { value, done } = queue.next();
      if (done) return;
      const played = await Promise.race([crew.play(value), interruption.asked]);
      if (played === 'interrupted') return;
      await heard(played, value);
    }
  };
  await Promise.all(Array.from({ length: crew.width }, work));
}
