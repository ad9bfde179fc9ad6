import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Bus } from './cluster/bus.ts';
import { ticks } from './limits.ts';
import type { Database } from './store/index.ts';

/** milliseconds that store and bus may take together before the server says that it is not ready */
const PATIENCE = 1500;
/** whoever asks more often is told what was found last */
const FRESH = 500;
/** bytes that must be free where the store lies: the next moves have to fit */
const ROOM = 8 * 1024 * 1024;

/** What stands in the way of moves, in words for whoever runs the server; nothing where all is well. */
export function readiness({
  database,
  bus,
  dataDir,
}: {
  readonly database: Database;
  readonly bus: Bus;
  readonly dataDir: string;
}): () => Promise<string | undefined> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<string | undefined> = Promise.resolve(undefined);
  const look = async (): Promise<string | undefined> => {
    const found = await Promise.all([
      within(PATIENCE, sql`select 1`.execute(database.db), 'the store does not answer'),
      within(PATIENCE, bus.check(), 'Redis does not answer'),
      database.kind === 'sqlite'
        ? within(PATIENCE, roomIn(dataDir), `the disk of ${dataDir} does not answer`)
        : undefined,
    ]);
    return found.filter((why) => why !== undefined).join('; ') || undefined;
  };
  return () => {
    if (ticks() - asked > FRESH) {
      asked = ticks();
      answer = look();
    }
    return answer;
  };
}

/** What work says is wrong; otherwise where it fails, or says nothing in time. */
async function within(ms: number, work: Promise<unknown>, otherwise: string): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  const done = work.then(
    (why) => (typeof why === 'string' ? why : undefined),
    () => otherwise,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

async function roomIn(dataDir: string): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize < ROOM ? `the disk of ${dataDir} is full` : undefined;
}
