import { type Outcome, refuse } from '@hexwright/kernel';
import type { HouseNews, NewTable, PersonCard, TableCard } from '@hexwright/table';
import type { Thinker } from '../bots/thinker.ts';
import type { Bus } from '../cluster/bus.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Guesses } from '../people/index.ts';
import { hashPassword, isPassword } from '../people/passwords.ts';
import type { Call } from '../push/index.ts';
import { newPersonId, newTableId } from '../random.ts';
import type { Database } from '../store/index.ts';
import { firstChapter } from './campaigns.ts';
import { newRoom } from './gathering.ts';
import type { KeptRoom, KeptTable } from './kept.ts';
import { LiveTable } from './live-table.ts';
import { Results } from './results.ts';
import { tableCard } from './room-card.ts';
import { openRules } from './rules.ts';
import type { TableContext } from './table-context.ts';
import { TableStore } from './table-store.ts';

interface RegistrySettings {
  readonly maxTables: number;
  readonly maxTablesAPerson: number;
  readonly hostAwayMs: number;
}

/** a process that is killed has its tables taken over after so long */
const LEASE = 6000;
/** a table that nobody has open is put away after so long */
const IDLE = 30_000;
const SWEEP = 1000;
/** how often processes tell each other who has their tables open, and after how long without a word one is given up */
const ROLL = 10_000;
const SILENT = 25_000;
const LISTED = 100;
const HOUR = 3_600_000;
/** a table at which nobody has begun anything for so long is ended */
const FORGOTTEN = 7 * 24 * HOUR;

/** All tables of this process: those that are open are in memory, the others are rows. */
export class TableRegistry {
  readonly results: Results;
  readonly store: TableStore;
  private readonly context: TableContext;
  private readonly settings: RegistrySettings;
  private readonly live = new Map<string, Promise<LiveTable | null>>();
  private readonly thinker: Thinker;
  private readonly sweeper: NodeJS.Timeout;
  private sweeping = false;
  private tidied = 0;
  private called = 0;
  private closing = false;

  constructor(
    database: Database,
    bus: Bus,
    thinker: Thinker,
    settings: RegistrySettings,
    more: {
      readonly log: Log;
      readonly metrics: Pick<Metrics, 'written'>;
      readonly passwordGuesses: Guesses;
      now(): number;
      tellPerson(person: string, news: HouseNews): void;
      callPerson(person: string, call: Call): void;
    },
  ) {
    this.settings = settings;
    this.store = new TableStore(database);
    this.results = new Results(database, more.now);
    this.thinker = thinker;
    this.context = {
      ...more,
      store: this.store,
      results: this.results,
      rules: openRules(),
      thinker: this.thinker,
      bus,
      process: newPersonId(),
      leaseMs: LEASE,
      hostAwayMs: settings.hostAwayMs,
      hashPassword,
      isPassword,
      layTable: (room) => this.lay(room),
    };
    this.sweeper = setInterval(() => void this.sweep(), SWEEP).unref();
  }

  get loads(): { readonly tables: number; readonly waiting: number; readonly thoughts: number } {
    const { waiting, thoughts } = this.thinker;
    return { tables: this.live.size, waiting, thoughts };
  }

  /** A table of which this person is the host, and sits at. */
  async create(wish: NewTable, host: PersonCard): Promise<Outcome<{ readonly table: string }>> {
    const { rules } = this.context;
    const full = await this.whyFull(host.id);
    if (full) return full;
    const chapter = wish.campaign ? await firstChapter(rules, wish.wish) : undefined;
    if (chapter && !chapter.ok) return chapter;
    const ruled = chapter ?? (await rules.forWish(wish.wish, host.id));
    if (!ruled.ok) return ruled;
    const password = wish.password === undefined ? null : await hashPassword(wish.password);
    const asked = chapter ? { ...wish, wish: chapter.wish } : wish;
    const game = 'title' in ruled ? { game: ruled.title } : ruled;
    return this.lay(newRoom(asked, host, game, password, this.context.now()));
  }

  /** The table, brought into memory where it is not; null where there is none. */
  find(id: string): Promise<LiveTable | null> {
    let table = this.live.get(id);
    if (!table) {
      table = this.raise(id);
      this.live.set(id, table);
      const forget = (): void => {
        if (this.live.get(id) === table) this.live.delete(id);
      };
      table.then((found) => found ?? forget(), forget);
    }
    return table;
  }

  async lobby(state: 'waiting' | 'playing', person: string | null): Promise<TableCard[]> {
    const tables = await this.store.listed(state, LISTED);
    return tables.map((table) => tableCard(table, person, false, null));
  }

  async tablesOf(person: string): Promise<TableCard[]> {
    const tables = await this.store.of(person, LISTED);
    return tables.map(({ table, asked, until }) => tableCard(table, person, asked, until));
  }

  /** Takes somebody's name off every table. */
  async forget(person: string): Promise<void> {
    for (const id of await this.store.tablesOf(person)) await (await this.find(id))?.forget(person);
  }

  /** Puts everything away; what is being written is written. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sweeper);
    await this.thinker.close();
    await this.context.rules.close();
    const tables = await Promise.all([...this.live.values()].map((table) => table.catch(() => null)));
    await Promise.all(tables.map((table) => table?.close()));
    this.live.clear();
    if (this.context.bus.shared) await this.store.letGo(this.context.process).catch(() => {});
  }

  private async raise(id: string): Promise<LiveTable | null> {
    const kept = await this.store.find(id);
    if (!kept || this.closing) return null;
    const table = new LiveTable(kept, this.context);
    await table.raise();
    return table;
  }

  /** Why this person may lay no table now, or nothing: asked before anything that takes long. */
  private async whyFull(host: string) {
    const { all, own } = await this.store.count(host);
    if (own >= this.settings.maxTablesAPerson)
      return refuse('tables-own', `you have ${own} unfinished tables; finish or end one first`);
    if (all >= this.settings.maxTables)
      return refuse('tables-all', 'this server has no room for more tables');
    return undefined;
  }

  private async lay(room: KeptRoom): Promise<Outcome<{ readonly table: string }>> {
    const full = await this.whyFull(room.host.id);
    if (full) return full;
    const now = this.context.now();
    const table: KeptTable = {
      id: newTableId(),
      state: 'waiting',
      room,
      rev: 0,
      setup: null,
      chance: null,
      lines: 0,
      moves: 0,
      turn: 0,
      clock: null,
      due: null,
      made: now,
      touched: now,
    };
    await this.store.create(table);
    return { ok: true, table: table.id };
  }

  /** Sees to tables whose time has come, and puts away those that nobody needs. */
  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      const now = this.context.now();
      for (const id of await this.store.due(now, LISTED)) {
        if (this.closing) return;
        (await this.find(id))?.schedule();
      }
      if (now - this.tidied > HOUR) {
        this.tidied = now;
        await this.store.closeForgotten(now - FORGOTTEN, 'nobody came for a week');
      }
      const calls = this.context.bus.shared && now - this.called > ROLL;
      if (calls) this.called = now;
      for (const [id, found] of this.live) {
        const table = await found.catch(() => null);
        if (calls) table?.callRoll(now - SILENT);
        if (!table?.idleSince(now - IDLE) || this.live.get(id) !== found) continue;
        this.live.delete(id);
        await table.close();
      }
    } catch (error) {
      this.context.log.error({ error: String(error) }, 'table sweep failed');
    } finally {
      this.sweeping = false;
    }
  }
}
