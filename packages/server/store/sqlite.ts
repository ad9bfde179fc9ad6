import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { startThread } from '../thread.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { whyNotAStore } from './soundness.ts';

export type SqlUnit = readonly {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly must?: number;
}[];

export type SqlAsk = { readonly id: number } & (
  | { readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly units: readonly SqlUnit[] }
  | { readonly close: true }
);

export type SqlAnswer = { readonly id: number } & (
  | { readonly rows: readonly unknown[]; readonly changes: number }
  /** of each unit: made, outrun, or what is wrong with it */
  | { readonly made: readonly (boolean | string)[] }
  | { readonly failed: string }
);

/** The store in one file. */
export async function openSqlite(file: string, foundUnclean = false, patience = PATIENCE): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const why = whyNotAStore(file, foundUnclean);
  if (why) throw new Error(why);
  const thread = new SqliteThread(file);
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new ThreadDriver(thread),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  try {
    await migrate(db);
  } catch (error) {
    await thread.close();
    throw error;
  }
  thread.patience = patience;
  return {
    kind: 'sqlite',
    db,
    write: (changes) =>
      thread.write(
        changes.map(({ query: { sql, parameters }, must }) => ({
          sql,
          parameters,
          ...(must !== undefined && { must }),
        })),
      ),
    close: () => db.destroy(),
  };
}

/** milliseconds that the disk may take; what was written all the same is found by the next look */
const PATIENCE = 10_000;

interface Waiting {
  readonly unit: SqlUnit;
  readonly done: (made: boolean) => void;
  readonly fail: (error: Error) => void;
}

class SqliteThread {
  private readonly thread;
  private readonly asked = new Map<
    number,
    { readonly done: (answer: SqlAnswer) => void; readonly fail: (error: Error) => void }
  >();
  private count = 0;
  private queue: Waiting[] = [];
  private writing = false;
  private broken: Error | null = null;
  /** milliseconds that an answer may take; null while the store is opened, which takes as long as it takes */
  patience: number | null = null;
  /** one who reads or writes at a time: a transaction of several messages is not to be broken into */
  private last: Promise<unknown> = Promise.resolve();

  constructor(file: string) {
    this.thread = startThread('sqlite-thread', { file });
    this.thread.on('message', (answer: SqlAnswer) => {
      const waiting = this.asked.get(answer.id);
      this.asked.delete(answer.id);
      if ('failed' in answer) waiting?.fail(new Error(answer.failed));
      else waiting?.done(answer);
    });
    // What is thrown in a thread comes here without what made it an error.
    this.thread.once('error', (error: unknown) =>
      this.break(error instanceof Error ? error : new Error(wordsOf(error))),
    );
    this.thread.once('exit', () => this.break(new Error('the store is closed')));
  }

  /** Waits for its turn; call what it resolves with when done. */
  async acquire(): Promise<() => void> {
    let release = (): void => {};
    const mine = new Promise<void>((resolve) => {
      release = resolve;
    });
    const before = this.last;
    this.last = before.then(() => mine);
    await before;
    return release;
  }

  ask(what: DistributiveOmit<SqlAsk, 'id'>): Promise<SqlAnswer> {
    return new Promise((done, fail) => {
      if (this.broken) return fail(this.broken);
      const id = this.count++;
      const late =
        this.patience &&
        setTimeout(() => {
          this.asked.delete(id);
          fail(new Error('the store does not answer'));
        }, this.patience).unref();
      const settled = (): void => {
        if (late) clearTimeout(late);
      };
      this.asked.set(id, {
        done: (answer) => {
          settled();
          done(answer);
        },
        fail: (error) => {
          settled();
          fail(error);
        },
      });
      this.thread.postMessage({ id, ...what });
    });
  }

  write(unit: SqlUnit): Promise<boolean> {
    return new Promise((done, fail) => {
      this.queue.push({ unit, done, fail });
      if (!this.writing) void this.flush();
    });
  }

  async close(): Promise<void> {
    this.patience = null;
    await this.ask({ close: true }).catch(() => {});
  }

  /** What has gathered while the last group was written is the next one. */
  private async flush(): Promise<void> {
    this.writing = true;
    while (this.queue.length > 0) {
      const release = await this.acquire();
      const units = this.queue;
      this.queue = [];
      try {
        const answer = await this.ask({ units: units.map(({ unit }) => unit) });
        const made = 'made' in answer ? answer.made : [];
        for (const [i, { done, fail }] of units.entries()) {
          const how = made[i];
          if (typeof how === 'boolean') done(how);
          else fail(new Error(how));
        }
      } catch (error) {
        for (const { fail } of units) fail(error as Error);
      } finally {
        release();
      }
    }
    this.writing = false;
  }

  private break(error: Error): void {
    this.broken ??= error;
    for (const { fail } of this.asked.values()) fail(this.broken);
    this.asked.clear();
  }
}

const wordsOf = (error: unknown): string =>
  String((error as { readonly message?: unknown } | null)?.message ?? 'the thread of the store broke down');

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

class ThreadDriver implements Driver {
  private readonly thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ThreadConnection(this.thread, await this.thread.acquire());
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as ThreadConnection).release();
  }

  async destroy(): Promise<void> {
    await this.thread.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  private readonly thread: SqliteThread;
  readonly release: () => void;

  constructor(thread: SqliteThread, release: () => void) {
    this.thread = thread;
    this.release = release;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const answer = await this.thread.ask({ sql, parameters });
    if (!('rows' in answer)) throw new Error('the store did not answer the question');
    return { rows: answer.rows as R[], numAffectedRows: BigInt(answer.changes) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('what is asked of SQLite comes in one piece');
  }
}
