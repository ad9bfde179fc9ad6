import { type Outcome, refuse } from '@hexwright/kernel';
import type { Complaint } from '@hexwright/table';
import type { LimitStore } from '../limits.ts';
import { newPersonId } from '../random.ts';
import type { Database } from '../store/index.ts';

/** What people complain about, for whoever runs the server. */
export class Reports {
  private readonly database: Database;
  private readonly now: () => number;
  private readonly often;

  constructor(database: Database, limits: LimitStore, now: () => number) {
    this.database = database;
    this.now = now;
    this.often = limits.limit('reports', 10, 3_600_000);
  }

  async take(table: string, by: string, { person, line, why, words }: Complaint): Promise<Outcome<object>> {
    if (!(await this.often.take(by))) return refuse('too-often', 'that is too often; wait a while');
    const report = {
      id: newPersonId(),
      table_id: table,
      by_person: by,
      about: person,
      line: line ?? null,
      why,
      words: words ?? null,
      at: this.now(),
      done: 0,
    };
    await this.database.write([{ query: this.database.db.insertInto('reports').values(report).compile() }]);
    return { ok: true };
  }

  /** Open complaints, the oldest first, with what was said. */
  open() {
    return this.database.db
      .selectFrom('reports')
      .leftJoin('talk', (on) =>
        on.onRef('talk.table_id', '=', 'reports.table_id').onRef('talk.n', '=', 'reports.line'),
      )
      .leftJoin('people', 'people.id', 'reports.about')
      .select([
        'reports.id',
        'reports.about',
        'reports.why',
        'reports.words',
        'reports.at',
        'people.name as name',
        'talk.text as said',
      ])
      .where('reports.done', '=', 0)
      .orderBy('reports.at')
      .limit(200)
      .execute();
  }

  async settle(id: string): Promise<boolean> {
    const { db } = this.database;
    const query = db.updateTable('reports').set({ done: 1 }).where('id', '=', id).compile();
    return this.database.write([{ query, must: 1 }]);
  }
}
