import { type Outcome, refuse } from '@hexwright/kernel';
import { type Entry, parseEntry, type TableState, type TalkLine } from '@hexwright/table';
import { type CompiledQuery, sql } from 'kysely';
import { ticks } from '../limits.ts';
import { containing } from '../people/index.ts';
import type { Appended, Change, Database } from '../store/index.ts';
import { type KeptTable, rowOf, tableOf } from './kept.ts';
import type { Crowd } from './room-card.ts';

/** Another process was quicker: what was to be written rests on something that is no longer so. */
export class WriteConflict extends Error {
  constructor() {
    super('another process was quicker');
  }
}

const APPENDED = 10;
/** milliseconds for which everybody is shown the same list of open tables */
const LISTED_MS = 1000;

/** What a step writes besides its lines. */
export type After = Pick<KeptTable, 'state' | 'moves' | 'turn' | 'clock' | 'due'>;

/** Whether somebody is asked for a move, and until when. */
export interface Asked {
  readonly person: string;
  readonly asked: boolean;
  readonly until: number | null;
}

export interface KeptLine {
  readonly entry: Entry;
  readonly at: number;
}

/** A table in the lobby, with who is there. */
export interface OpenTable {
  readonly table: KeptTable;
  readonly crowd: Crowd;
}

export interface ListedTable {
  readonly table: KeptTable;
  readonly asked: boolean;
  readonly until: number | null;
}

/** The tables in the store. */
export class TableStore {
  private readonly database: Database;
  private readonly texts = new Map<string, string>();
  /** by state: open tables as they were listed last */
  private readonly lists = new Map<string, { readonly at: number; readonly tables: Promise<OpenTable[]> }>();

  constructor(database: Database) {
    this.database = database;
  }

  private get db() {
    return this.database.db;
  }

  /** Keeps a new table with whoever sits there from the start. */
  async create(table: KeptTable): Promise<void> {
    await this.database.write(this.laid(table));
    if (table.room.settings.listed) this.lists.clear();
  }

  /** What is written when a table is laid. */
  laid(table: KeptTable): Change[] {
    return [{ query: this.db.insertInto('tables').values(rowOf(table)).compile() }, ...this.seatsOf(table)];
  }

  async find(id: string): Promise<KeptTable | undefined> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row && tableOf(row);
  }

  /** The lines of a table from one on. */
  async lines(id: string, from = 0): Promise<Outcome<{ readonly lines: readonly KeptLine[] }>> {
    const rows = await this.db
      .selectFrom('lines')
      .select(['line', 'entry', 'at'])
      .where('table_id', '=', id)
      .where('line', '>=', from)
      .orderBy('line')
      .execute();
    const lines: KeptLine[] = [];
    for (const { line, entry, at } of rows) {
      const parsed = parseEntry(JSON.parse(entry));
      if (line !== from + lines.length || !parsed.ok)
        return refuse('table-damaged', `line ${from + lines.length} of this table is missing or damaged`);
      lines.push({ entry: parsed.entry, at });
    }
    return { ok: true, lines };
  }

  /** Adds lines to a table that is being played. Durable when it resolves; fails with Outrun where they no longer fit. */
  async append(
    id: string,
    from: number,
    entries: readonly Entry[],
    after: After,
    asked: readonly Asked[],
    now: number,
  ): Promise<void> {
    const { state, moves, turn, clock, due } = after;
    const step = {
      table: id,
      from,
      entries: entries.map((entry) => JSON.stringify(entry)),
      state,
      moves,
      turn,
      clock: clock && JSON.stringify(clock),
      due,
      at: now,
      asked,
    };
    const made = this.database.append
      ? await this.database.append(step)
      : await this.database.write(this.changesOf(step));
    if (!made) throw new WriteConflict();
  }

  private changesOf({ table, from, entries, state, moves, turn, clock, due, at, asked }: Appended): Change[] {
    return [
      {
        query: this.made('append', APPENDED, () =>
          this.db
            .updateTable('tables')
            .set({ state: '', lines: 0, moves: 0, turn: 0, clock: '', due: 0, touched: 0 })
            .where('id', '=', '')
            .where('lines', '=', 0)
            .where('state', '=', 'playing'),
        )([state, from + entries.length, moves, turn, clock, due, at, table, from, 'playing']),
        must: 1,
      },
      ...entries.map((entry, i) => ({
        query: this.made('line', 4, () =>
          this.db.insertInto('lines').values({ table_id: '', line: 0, entry: '', at: 0 }),
        )([table, from + i, entry, at]),
      })),
      ...this.asked(table, asked),
    ];
  }

  /** A statement that every move makes: its text is put together once, and what it is about comes in order. */
  private made(
    name: string,
    count: number,
    build: () => { compile(): CompiledQuery },
  ): (parameters: readonly unknown[]) => Change['query'] {
    let sql = this.texts.get(name);
    if (sql === undefined) {
      const compiled = build().compile();
      if (compiled.parameters.length !== count) throw new Error(`"${name}" is about other things`);
      sql = compiled.sql;
      this.texts.set(name, sql);
    }
    const text = sql;
    return (parameters) => ({ sql: text, parameters });
  }

  /**
   * Keeps a change of everything but the lines; `before` is what it rests on. Where there is more to be written with it,
   * all of it lasts or nothing. Fails with Outrun where the table is another by now.
   */
  async change(before: KeptTable, after: KeptTable, more: readonly Change[] = []): Promise<void> {
    const { id: _id, lines: _lines, made: _made, ...set } = rowOf(after);
    const made = await this.database.write([
      {
        query: this.db
          .updateTable('tables')
          .set(set)
          .where('id', '=', before.id)
          .where('rev', '=', before.rev)
          .where('lines', '=', before.lines)
          .compile(),
        must: 1,
      },
      ...(before.room.seats === after.room.seats ? [] : this.seatsOf(after)),
      ...more,
    ]);
    if (before.room.settings.listed || after.room.settings.listed) this.lists.clear();
    if (!made) throw new WriteConflict();
  }

  /** The game begins: its first lines are those in which the board is laid. */
  async begin(
    before: KeptTable,
    after: KeptTable,
    entries: readonly Entry[],
    more: readonly Change[],
    now: number,
  ): Promise<void> {
    const lines = entries.map((entry, line) => ({
      table_id: before.id,
      line,
      entry: JSON.stringify(entry),
      at: now,
    }));
    await this.change(before, after, [
      {
        query: this.db
          .updateTable('tables')
          .set({ lines: entries.length })
          .where('id', '=', before.id)
          .compile(),
        must: 1,
      },
      ...(lines.length > 0 ? [{ query: this.db.insertInto('lines').values(lines).compile() }] : []),
      ...more,
    ]);
  }

  /** Whether people are asked for a move, to be written with what asks them. */
  asked(id: string, asked: readonly Asked[]): Change[] {
    return asked.map((each) => ({
      query: this.made('asked', 4, () =>
        this.db
          .updateTable('seats')
          .set({ asked: 0, until: 0 })
          .where('table_id', '=', '')
          .where('person', '=', ''),
      )([each.asked ? 1 : 0, each.until, id, each.person]),
    }));
  }

  /** Who sits where, written anew; whether they are asked is said with the next step. */
  private seatsOf({ id, room }: KeptTable): Change[] {
    const sitting = room.seats.flatMap(({ person }, seat) => (person ? [{ person: person.id, seat }] : []));
    const gone = this.db.deleteFrom('seats').where('table_id', '=', id);
    return [
      {
        query: (sitting.length > 0
          ? gone.where(
              'person',
              'not in',
              sitting.map(({ person }) => person),
            )
          : gone
        ).compile(),
      },
      ...sitting.map(({ person, seat }) => ({
        query: this.db
          .insertInto('seats')
          .values({ table_id: id, person, seat, asked: 0, until: null })
          .onConflict((on) => on.columns(['table_id', 'person']).doUpdateSet({ seat }))
          .compile(),
      })),
    ];
  }

  /** Open tables, the newest first; everybody who asks within a second is told the same, unless something has changed here. */
  listed(state: 'waiting' | 'playing', most: number): Promise<OpenTable[]> {
    const known = this.lists.get(state);
    if (known && ticks() - known.at < LISTED_MS) return known.tables;
    const tables = this.listedNow(state, most);
    this.lists.set(state, { at: ticks(), tables });
    tables.catch(() => this.lists.delete(state));
    return tables;
  }

  async listedNow(state: 'waiting' | 'playing', most: number): Promise<OpenTable[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('listed', '=', 1)
      .where('state', '=', state)
      .orderBy('touched', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({ table: tableOf(row), crowd: { here: row.here, watching: row.watching } }));
  }

  /** How many are at these tables now, for lists. */
  async crowds(crowds: ReadonlyMap<string, Crowd>): Promise<void> {
    if (crowds.size === 0) return;
    this.lists.clear();
    await this.database.write(
      [...crowds].map(([id, { here, watching }]) => ({
        query: this.db.updateTable('tables').set({ here, watching }).where('id', '=', id).compile(),
      })),
    );
  }

  async nobodyIsHere(): Promise<void> {
    const query = this.db
      .updateTable('tables')
      .set({ here: 0, watching: 0 })
      .where((is) => is.or([is('here', '>', 0), is('watching', '>', 0)]))
      .compile();
    await this.database.write([{ query }]);
  }

  /** The tables somebody sits at, those that wait for it first. */
  async of(person: string, most: number): Promise<ListedTable[]> {
    const rows = await this.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .selectAll('tables')
      .select(['seats.asked', 'seats.until'])
      .where('seats.person', '=', person)
      .where('tables.state', 'in', ['waiting', 'playing', 'paused', 'over'])
      .orderBy(sql`case when tables.state = 'over' then 1 else 0 end`)
      .orderBy('seats.asked', 'desc')
      .orderBy('tables.touched', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ asked, until, ...row }) => ({ table: tableOf(row), asked: asked === 1, until }));
  }

  /** Tables by their link or a part of what can be read of them (title, game, names), where something has happened last first. */
  async search(words: string, most: number): Promise<KeptTable[]> {
    const id = /[\w-]{22}/.exec(words)?.[0] ?? words;
    const told = containing(JSON.stringify(words.toLowerCase()).slice(1, -1));
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where((is) => is.or([is('id', '=', id), sql<boolean>`lower(room) like ${told} escape '\\'`]))
      .orderBy('touched', 'desc')
      .limit(most * 4)
      .execute();
    const part = words.toLowerCase();
    const isNamed = ({ room }: KeptTable): boolean =>
      [room.title, room.game, room.host.name, ...room.seats.map(({ person }) => person?.name ?? '')].some(
        (text) => text.toLowerCase().includes(part),
      );
    return rows
      .map(tableOf)
      .filter((table) => table.id === id || isNamed(table))
      .slice(0, most);
  }

  /** Every table that has this person's name: where it sits, and of which it is the host. */
  async tablesOf(person: string): Promise<string[]> {
    const [seats, hosted] = await Promise.all([
      this.db.selectFrom('seats').select('table_id').where('person', '=', person).execute(),
      this.db.selectFrom('tables').select('id').where('host', '=', person).execute(),
    ]);
    return [...new Set([...seats.map(({ table_id }) => table_id), ...hosted.map(({ id }) => id)])];
  }

  async waitingFor(person: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('seats.person', '=', person)
      .where('seats.asked', '=', 1)
      .where('tables.state', '=', 'playing')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** How many unfinished tables there are, and of how many of them this person is the host. */
  async count(host: string): Promise<{ readonly all: number; readonly own: number }> {
    const { all, own } = await this.db
      .selectFrom('tables')
      .select(({ fn }) => [
        fn.countAll<number>().as('all'),
        sql<number>`coalesce(sum(case when host = ${host} then 1 else 0 end), 0)`.as('own'),
      ])
      .where('state', 'in', ['waiting', 'playing', 'paused'])
      .executeTakeFirstOrThrow();
    return { all: Number(all), own: Number(own) };
  }

  /** Tables that the server must see to and nobody does, of all processes that live. */
  async due(now: number, most: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('due', 'is not', null)
      .where('due', '<=', now)
      .where((is) => is.or([is('holder', 'is', null), is.not(is.exists(this.holderAlive()))]))
      .orderBy('due')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Ends tables in these states at which nothing has happened since then. */
  async endForgotten(
    states: readonly TableState[],
    before: number,
    ends: (table: KeptTable) => KeptTable,
  ): Promise<void> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('state', 'in', [...states])
      // What begins by itself is not forgotten, nor what a clock runs at.
      .where('due', 'is', null)
      .where('touched', '<', before)
      .limit(100)
      .execute();
    for (const table of rows.map(tableOf)) {
      const after = { ...ends(table), rev: table.rev + 1 };
      await this.change(table, after).catch((error: unknown) => {
        if (!(error instanceof WriteConflict)) throw error;
      });
    }
  }

  /** Says that a process lives, for so long. The time is the store's: clocks of machines differ. */
  async live(process: string, ms: number): Promise<void> {
    const lease = sql<number>`${this.now} + ${ms}`;
    const query = this.db
      .insertInto('processes')
      .values({ id: process, lease })
      .onConflict((on) => on.column('id').doUpdateSet({ lease }))
      .compile();
    await this.database.write([
      { query },
      {
        query: this.db
          .deleteFrom('processes')
          .where('lease', '<', sql<number>`${this.now} - 600000`)
          .compile(),
      },
    ]);
  }

  async aliveProcesses(): Promise<string[]> {
    const rows = await this.db.selectFrom('processes').select('id').where('lease', '>', this.now).execute();
    return rows.map(({ id }) => id);
  }

  /** Takes charge of a table where no living process has it; answers who has it then. */
  async claim(id: string, process: string): Promise<string> {
    const query = this.db
      .updateTable('tables')
      // Whoever takes it over counts anew who is there.
      .set({
        holder: process,
        here: sql<number>`case when holder = ${process} then here else 0 end`,
        watching: sql<number>`case when holder = ${process} then watching else 0 end`,
      })
      .where('id', '=', id)
      .where((is) =>
        is.or([is('holder', 'is', null), is('holder', '=', process), is.not(is.exists(this.holderAlive()))]),
      )
      .compile();
    if (await this.database.write([{ query, must: 1 }])) return process;
    const row = await this.db.selectFrom('tables').select('holder').where('id', '=', id).executeTakeFirst();
    return row?.holder ?? process;
  }

  private holderAlive() {
    return this.db
      .selectFrom('processes')
      .select('processes.id')
      .where('processes.id', '=', sql<string>`tables.holder`)
      .where('processes.lease', '>', this.now);
  }

  /** the time of the store, in milliseconds since 1970 */
  private get now() {
    return this.database.kind === 'postgres'
      ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
      : sql<number>`(unixepoch('subsec') * 1000)`;
  }

  /** Lets go of everything this process has in charge. */
  async letGo(holder: string, id?: string): Promise<void> {
    const query = this.db.updateTable('tables').set({ holder: null }).where('holder', '=', holder);
    await this.database.write(
      id === undefined
        ? [
            { query: query.compile() },
            { query: this.db.deleteFrom('processes').where('id', '=', holder).compile() },
          ]
        : [{ query: query.where('id', '=', id).compile() }],
    );
  }

  /** Takes down what somebody said, once; answers the line, or undefined where it was known before. */
  async say(id: string, line: Omit<TalkLine, 'n'>, said: string): Promise<TalkLine | undefined> {
    for (let attempt = 0; attempt < 8; attempt++) {
      const known = await this.db
        .selectFrom('talk')
        .select('n')
        .where('table_id', '=', id)
        .where('person', '=', line.by)
        .where('said', '=', said)
        .executeTakeFirst();
      if (known) return undefined;
      const { last } = await this.db
        .selectFrom('talk')
        .select(({ fn }) => fn.max('n').as('last'))
        .where('table_id', '=', id)
        .executeTakeFirstOrThrow();
      const n = (last ?? 0) + 1;
      const { by, name, text, react, at } = line;
      const among = line.among ? JSON.stringify(line.among) : null;
      const query = this.db
        .insertInto('talk')
        .values({ table_id: id, n, person: by, name, text, react, among, said, at })
        .onConflict((on) => on.doNothing())
        .compile();
      if (await this.database.write([{ query, must: 1 }])) return { n, ...line };
    }
    throw new Error('too many talk at once');
  }

  /** What was said at a table after a line, the latest of it. */
  async talk(id: string, after: number, most: number): Promise<TalkLine[]> {
    const rows = await this.db
      .selectFrom('talk')
      .selectAll()
      .where('table_id', '=', id)
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(most)
      .execute();
    return rows.reverse().map(({ n, person, name, text, react, among, at }) => ({
      n,
      by: person,
      name,
      text,
      react: react as TalkLine['react'],
      ...(among !== null && { among: JSON.parse(among) as number[] }),
      at,
    }));
  }
}
