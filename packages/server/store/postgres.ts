import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Appended, Change, Database } from './database.ts';
import { gathered } from './gathered.ts';
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
  return {
    kind: 'postgres',
    db,
    write: (changes) => write(pool, changes),
    append: gathered((steps) => appendAll(pool, steps)),
    close: () => db.destroy(),
  };
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

/**
 * Steps of many tables in one statement, which is one trip and one commit. Whatever a step brings with it is made where its table was
 * as it should be, and nowhere else. Answers the tables whose step was made.
 */
const APPEND = `
with given as (
  select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::int[], $7::text[], $8::bigint[], $9::bigint[])
    as given(id, was, lines, state, moves, turn, clock, due, at)
), step as (
  update tables set state = given.state, lines = given.lines, moves = given.moves, turn = given.turn, clock = given.clock,
    due = given.due, touched = given.at
  from given where tables.id = given.id and tables.lines = given.was and tables.state = 'playing' returning tables.id
), more as (
  insert into lines (table_id, line, entry, at)
  select more.id, more.line, more.entry, more.at
  from unnest($10::text[], $11::int[], $12::text[], $13::bigint[]) as more(id, line, entry, at)
  join step on step.id = more.id
), asked as (
  update seats set asked = news.asked, until = news.until
  from unnest($14::text[], $15::text[], $16::int[], $17::bigint[]) as news(id, person, asked, until)
  join step on step.id = news.id
  where seats.table_id = news.id and seats.person = news.person
)
select id from step`;

async function appendAll(pool: pg.Pool, steps: readonly Appended[]): Promise<boolean[]> {
  const lines = steps.flatMap(({ table, from, entries, at }) =>
    entries.map((entry, i) => [table, from + i, entry, at]),
  );
  const asked = steps.flatMap((step) =>
    step.asked.map((each) => [step.table, each.person, each.asked ? 1 : 0, each.until]),
  );
  const column = (rows: readonly (readonly unknown[])[], at: number): unknown[] => rows.map((row) => row[at]);
  const { rows } = await pool.query<{ id: string }>({
    name: 'append',
    text: APPEND,
    values: [
      steps.map(({ table }) => table),
      steps.map(({ from }) => from),
      steps.map(({ from, entries }) => from + entries.length),
      steps.map(({ state }) => state),
      steps.map(({ moves }) => moves),
      steps.map(({ turn }) => turn),
      steps.map(({ clock }) => clock),
      steps.map(({ due }) => due),
      steps.map(({ at }) => at),
      ...[0, 1, 2, 3].map((at) => column(lines, at)),
      ...[0, 1, 2, 3].map((at) => column(asked, at)),
    ],
  });
  const made = new Set(rows.map(({ id }) => id));
  return steps.map(({ table }) => made.has(table));
}
