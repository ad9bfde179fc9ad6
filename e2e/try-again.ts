import { beforeAll } from 'vitest';
import { triesAgain } from './quarantine.ts';

/** A file, a group or a test, as far as it matters here. */
interface Task {
  readonly name: string;
  readonly tasks?: readonly Task[];
  readonly file: { readonly filepath: string };
  retry?: unknown;
}

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures are asked for out of this pattern
beforeAll(({}, file) => allow(file as Task));

function allow(task: Task): void {
  if (task.tasks) for (const each of task.tasks) allow(each);
  else task.retry = triesAgain(task.file.filepath, task.name);
}
