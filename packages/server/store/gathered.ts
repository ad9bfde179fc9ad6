import { itemAt } from '@hexwright/kernel';

interface Waiting<T, R> {
  readonly item: T;
  readonly done: (result: R) => void;
  readonly fail: (error: unknown) => void;
}

/** so many groups are under way at once, and so much is in one at most */
const GROUPS = 2;
const MOST = 200;

/**
 * What is asked for while others are under way is done with the next group: the more there is, the more share one. One that is wrong in
 * itself must not take the others with it: then each is tried alone.
 */
export function gathered<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
): (item: T) => Promise<R> {
  const queue: Waiting<T, R>[] = [];
  let running = 0;

  const settle = async (group: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await work(group.map(({ item }) => item));
      for (const [i, { done }] of group.entries()) done(itemAt(results, i));
    } catch (error) {
      if (group.length === 1 || !isItsOwn(error)) for (const { fail } of group) fail(error);
      else for (const each of group) await settle([each]);
    }
  };
  const run = async (): Promise<void> => {
    running++;
    while (queue.length > 0) await settle(queue.splice(0, MOST));
    running--;
  };
  return (item) =>
    new Promise((done, fail) => {
      queue.push({ item, done, fail });
      // Whatever is asked for at the same moment goes together.
      if (running < GROUPS && queue.length === 1) queueMicrotask(() => void run());
    });
}

/** Whether it is the statement that was wrong and not the store: PostgreSQL says so with a code of data or of a constraint. */
const isItsOwn = (error: unknown): boolean =>
  /^2[23]/.test(String((error as { readonly code?: unknown }).code));
