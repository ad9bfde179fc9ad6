import { createHash } from 'node:crypto';
import type { FaultReport } from '@hexwright/kernel';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Database } from '../store/index.ts';

/** Where the rules broke down, for whoever runs the server: once each, kept until it is mended. It may tell secrets of a game. */
export class Faults {
  private readonly database: Database;
  private readonly log: Log;
  private readonly metrics: Pick<Metrics, 'stopped'>;
  private readonly now: () => number;
  /** those that this process has written down */
  private readonly known = new Set<string>();

  constructor(database: Database, log: Log, metrics: Pick<Metrics, 'stopped'>, now: () => number) {
    this.database = database;
    this.log = log;
    this.metrics = metrics;
    this.now = now;
  }

  /** `table` is hashed, as in the log. */
  async note(facts: { readonly table: string; readonly row: string }, report: FaultReport): Promise<void> {
    const { fault, setup } = report;
    const id = createHash('sha256')
      .update(`${facts.table} ${fault.at} ${fault.error}`)
      .digest('hex')
      .slice(0, 16);
    if (this.known.has(id)) return;
    this.known.add(id);
    this.metrics.stopped(facts.row);
    const { engine, versions } = setup as { engine?: number; versions?: object };
    this.log.error({ ...facts, fault: id, engine, versions, ...fault }, 'rules failed: a table is stopped');
    const { db } = this.database;
    const kept = {
      id,
      table_hash: facts.table,
      game: facts.row,
      at: this.now(),
      report: JSON.stringify(report),
      done: 0,
    };
    const query = db
      .insertInto('faults')
      .values(kept)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .compile();
    await this.database
      .write([{ query }])
      .catch((error: unknown) => this.log.warn({ ...facts, error: String(error) }, 'fault not kept'));
  }

  /** Those that nobody has mended yet, the latest first. */
  async open() {
    const rows = await this.database.db
      .selectFrom('faults')
      .select(['id', 'table_hash', 'game', 'at', 'report'])
      .where('done', '=', 0)
      .orderBy('at', 'desc')
      .limit(100)
      .execute();
    return rows.map(({ report, ...row }) => ({ ...row, report: JSON.parse(report) as FaultReport }));
  }

  async settle(id: string): Promise<boolean> {
    const { db } = this.database;
    return this.database.write([
      { query: db.updateTable('faults').set({ done: 1 }).where('id', '=', id).compile(), must: 1 },
    ]);
  }
}
