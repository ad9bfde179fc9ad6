import { availableParallelism } from 'node:os';
import { parseWords, wholeNumber } from '../arguments.ts';
import { BadInput } from '../command.ts';
import { type Crew, threadCrew } from './crew.ts';
import { connectionOf, serveQueue } from './queue-crew.ts';

/** `lab worker`: plays what lies in the queue, until it is stopped or nothing has come for a while. */
export async function runWorker(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseWords(args, {
    redis: { type: 'string' },
    workers: { type: 'string' },
    idle: { type: 'string' },
  });
  if (positionals.length > 0) throw new BadInput(positionals[0], 'is not a word of `lab worker`');
  if (values.redis === undefined)
    throw new BadInput('--redis', 'which queue? An address like redis://127.0.0.1:6379');
  connectionOf(values.redis);
  const workers = wholeNumber(values.workers ?? String(availableParallelism()), '--workers', 1, 256);
  const idle = values.idle === undefined ? 0 : wholeNumber(values.idle, '--idle', 1, 86_400);
  const crew = threadCrew(workers);
  let stop = (): void => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let timer: NodeJS.Timeout | undefined;
  let games = 0;
  let playing = 0;
  const rest = (): void => {
    if (idle > 0 && playing === 0) timer = setTimeout(stop, idle * 1000);
  };
  const counting: Crew = {
    ...crew,
    play: async (task) => {
      clearTimeout(timer);
      playing++;
      try {
        return await crew.play(task);
      } finally {
        games += task.to - task.from;
        playing--;
        rest();
      }
    },
  };
  try {
    const worker = await serveQueue(values.redis, counting, workers);
    process.stderr.write(
      `playing with ${workers} threads what comes through ${new URL(values.redis).host}\n`,
    );
    rest();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    await stopped;
    // What was begun is finished.
    await worker.close();
  } finally {
    clearTimeout(timer);
    await crew.close();
  }
  process.stdout.write(`${games} games\n`);
  return 0;
}
