import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Change, Database } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Whole numbers of eight bytes come as text; ours are times and fit into a number. */
const INT8 = 20;
/** milliseconds that the store may take for an answer */
const PATIENCE = 3000;

/** The store in PostgreSQL, for several processes. */
export async function openPostgres(url: string, connections: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // One that is frozen takes connections and answers nothing. What was written all the same is found by the next look.
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    types: {
      getTypeParser: (oid, format) =>
        oid === INT8 ? (text: string) => Number(text) : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one that breaks between two statements of a transaction; the next statement fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { kind: 'postgres', db, write: (changes) => write(pool, changes), close: () => db.destroy() };
}

async function write(pool: pg.Pool, changes: readonly Change[]): Promise<boolean> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    for (const { query, must } of changes) {
      const { rowCount } = await client.query(query.sql, [...query.parameters]);
      if (must === undefined || rowCount === must) continue;
      await client.query('rollback');
      return false;
    }
    await client.query('commit');
    return true;
  } catch (error) {
    // One that has not answered in time would not answer this either: its connection goes, and the transaction with it.
    if (isLate(error)) broken = error as Error;
    else
      await client.query('rollback').catch((failed: Error) => {
        broken = failed;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}

const isLate = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
