import { type Outcome, refuse } from '@hexwright/kernel';
import type { HouseNews, NewTable, PersonCard, QuickMatch, TableCard } from '@hexwright/table';
import type { Thinker } from '../bots/thinker.ts';
import type { Bus } from '../cluster/bus.ts';
import type { Log } from '../log.ts';
import type { Loads, Metrics } from '../metrics.ts';
import type { Guesses } from '../people/index.ts';
import { hashPassword, isPassword } from '../people/passwords.ts';
import type { Call } from '../push/index.ts';
import { newTableId } from '../random.ts';
import { startReplays } from '../rules/replays.ts';
import type { Database } from '../store/index.ts';
import { TimeBudget } from '../time-budget.ts';
import { firstChapter } from './campaigns.ts';
import { Forwarding } from './forwarding.ts';
import { newRoom } from './gathering.ts';
import { ended } from './in-play.ts';
import type { KeptRoom, KeptTable } from './kept.ts';
import { LiveTable } from './live-table.ts';
import { Ownership } from './ownership.ts';
import { quickRoom, suited, waitsAt } from './quick-match.ts';
import { RemoteTable, type Whereabouts } from './remote-table.ts';
import { Results } from './results.ts';
import { type Crowd, tableCard } from './room-card.ts';
import { openRules, type Wisher } from './rules.ts';
import type { TableContext } from './table-context.ts';
import { TableStore } from './table-store.ts';

interface RegistrySettings {
  readonly maxTables: number;
  readonly maxTablesAPerson: number;
  readonly hostAwayMs: number;
}

/** a table that nobody has open is put away after so long */
const IDLE = 30_000;
const SWEEP = 1000;
/** how often processes tell each other who has their tables open, and after how long without a word one is given up */
const ROLL = 10_000;
const SILENT = 25_000;
const LISTED = 100;
/** what is played where somebody wants a game at once and no matter which */
const QUICK = { game: 'first-island/base', seats: 3 };
const HOUR = 3_600_000;
/** a table at which nobody has begun anything for so long is ended */
const FORGOTTEN = 7 * 24 * HOUR;
/** a game in which nothing has happened for so long is given up: tables that nobody ends must not fill the server */
const GIVEN_UP = 90 * 24 * HOUR;

const overloaded = refuse('overloaded', 'this server has too much to do just now; try again in a minute');

/** All tables of this process: those that are open are in memory, the others are rows. */
export class TableRegistry {
  readonly results: Results;
  readonly store: TableStore;
  private readonly context: TableContext;
  private readonly settings: RegistrySettings;
  private readonly isOverloaded: () => boolean;
  private readonly live = new Map<string, Promise<LiveTable | RemoteTable | null>>();
  private readonly ownership: Ownership;
  private readonly forwarding: Forwarding | null;
  private readonly unmiss: () => void;
  private readonly thinker: Thinker;
  private readonly sweeper: NodeJS.Timeout;
  private sweeping = false;
  private sweeps = 0;
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
      noteFault: TableContext['noteFault'];
      readonly tournaments: TableContext['tournaments'];
      /** whether people at tables are all that this process can serve just now */
      isOverloaded(): boolean;
      tellPerson(person: string, news: HouseNews): void;
      callPerson(person: string, call: Call): void;
      readonly budget?: TimeBudget;
    },
  ) {
    this.settings = settings;
    this.isOverloaded = more.isOverloaded;
    this.store = new TableStore(database);
    this.results = new Results(database, more.now);
    this.thinker = thinker;
    const { budget = new TimeBudget() } = more;
    this.context = {
      ...more,
      store: this.store,
      results: this.results,
      rules: openRules(budget),
      replays: startReplays(),
      budget,
      thinker: this.thinker,
      bus,
      process: bus.me,
      hostAwayMs: settings.hostAwayMs,
      hashPassword,
      isPassword,
      layTable: (room) => this.lay(room, room.host.id),
      isInCharge: async (id) => !bus.shared || (await this.ownership.claim(id)) === bus.me,
    };
    this.ownership = new Ownership(this.store, bus.me);
    this.forwarding = bus.shared ? new Forwarding(bus, this.places, more.log) : null;
    this.unmiss = bus.missed(() => void this.lookAgain().catch(() => {}));
    this.sweeper = setInterval(() => void this.sweep(), SWEEP).unref();
    // Nobody has a table open at a server that has just begun.
    if (!bus.shared) void this.store.nobodyIsHere().catch(() => {});
  }

  get loads(): Omit<Loads, 'sockets' | 'overloaded'> {
    const { waiting, thoughts } = this.thinker;
    return { tables: this.live.size, sweeps: this.sweeps, waiting, thoughts };
  }

  /** A table of which this person is the host, and sits at. */
  async create(
    wish: NewTable,
    host: PersonCard,
    source: string,
  ): Promise<Outcome<{ readonly table: string }>> {
    if (this.isOverloaded()) return overloaded;
    const { rules } = this.context;
    const full = await this.whyFull(host.id);
    if (full) return full;
    const by = { person: host.id, source };
    const chapter = wish.campaign ? await firstChapter(rules, by, wish.wish) : undefined;
    if (chapter && !chapter.ok) return chapter;
    const ruled = chapter ?? (await rules.forWish(wish.wish, by));
    if (!ruled.ok) return ruled;
    const password = wish.password === undefined ? null : await hashPassword(wish.password);
    const asked = chapter ? { ...wish, wish: chapter.wish } : wish;
    const game = 'title' in ruled ? { game: ruled.title } : ruled;
    return this.lay(newRoom(asked, host, game, password, this.context.now()), host.id);
  }

  /** A seat at an open table, or at a new one that others find. */
  async quickMatch(
    wish: QuickMatch,
    person: PersonCard,
    source: string,
  ): Promise<Outcome<{ readonly table: string }>> {
    const open = (await this.store.listedNow('waiting', LISTED)).map(({ table }) => table);
    const mine = waitsAt(open, person.id);
    if (mine) return { ok: true, table: mine.id };
    for (const { id } of suited(open, person.id, wish, this.context.now())) {
      // Somebody else may have been quicker.
      const sat = await (await this.find(id))?.sitDown(person);
      if (sat?.ok) return { ok: true, table: id };
    }
    if (this.isOverloaded()) return overloaded;
    const asked = { game: wish.game ?? QUICK.game, seats: wish.seats ?? QUICK.seats };
    const titled = await this.titleOf(asked, { person: person.id, source });
    if (!titled.ok) return titled;
    return this.lay(quickRoom(asked, titled.title, person, this.context.now()), person.id);
  }

  /** What a game is called, where somebody may have a table for it. */
  async titleOf(wish: NewTable['wish'], by: Wisher): Promise<Outcome<{ readonly title: string }>> {
    const ruled = await this.context.rules.forWish(wish, by);
    return ruled.ok ? { ok: true, title: ruled.title } : ruled;
  }

  /** The table, brought into memory where it is not; null where there is none. */
  find(id: string): Promise<LiveTable | RemoteTable | null> {
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
    // At a table of a tournament nobody else may sit down.
    const open = tables.filter(({ table }) => state === 'playing' || !table.room.tournament);
    return open.map(({ table, crowd }) => tableCard(table, person, false, null, crowd));
  }

  async tablesOf(person: string): Promise<TableCard[]> {
    const tables = await this.store.of(person, LISTED);
    return tables.map(({ table, asked, until }) => tableCard(table, person, asked, until));
  }

  /** Takes somebody's name off every table; refuses where one of them could not be written. */
  async forget(person: string): Promise<Outcome<object>> {
    for (const id of await this.store.tablesOf(person)) {
      const forgotten = await (await this.find(id))?.forget(person);
      if (forgotten && !forgotten.ok) return forgotten;
    }
    return { ok: true };
  }

  /** Puts everything away; what is being written is written. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sweeper);
    this.unmiss();
    await this.thinker.close();
    await this.context.rules.close();
    await this.context.replays.close();
    const tables = await Promise.all([...this.live.values()].map((table) => table.catch(() => null)));
    await Promise.all(tables.map((table) => (table instanceof LiveTable ? table.close() : undefined)));
    this.live.clear();
    this.forwarding?.close();
    if (this.context.bus.shared) await this.ownership.close().catch(() => {});
  }

  private async raise(id: string): Promise<LiveTable | RemoteTable | null> {
    const found = await this.whereabouts(id);
    if (!found) return null;
    if ('live' in found) return found.live;
    return new RemoteTable(id, found.owner, this.forwarding!.mail, {
      seek: () => this.soughtAnew(id),
      now: this.context.now,
    });
  }

  /** A table that was elsewhere: where it is now. From now on it is found here, if that is where it is. */
  private async soughtAnew(id: string): Promise<Whereabouts> {
    const known = await this.live.get(id);
    if (known instanceof LiveTable) return { live: known };
    const found = await this.whereabouts(id);
    if (found && 'live' in found) this.live.set(id, Promise.resolve(found.live));
    return found;
  }

  /** Where a table is: at the process in charge of it, or here, also where that process cannot be reached. */
  private async whereabouts(id: string): Promise<Whereabouts> {
    const { bus } = this.context;
    if (this.forwarding && bus.reachable) {
      const owner = await this.ownership.claim(id);
      if (owner !== bus.me) return { owner };
    }
    const kept = await this.store.find(id);
    if (!kept || this.closing) return null;
    const table = new LiveTable(kept, this.context);
    await table.raise();
    return { live: table };
  }

  private readonly places = {
    find: (id: string): Promise<LiveTable | RemoteTable | null> => this.find(id),
    remote: async (id: string): Promise<RemoteTable | null> => {
      const found = await this.live.get(id);
      return found instanceof RemoteTable ? found : null;
    },
  };

  private async inMemory(): Promise<(LiveTable | RemoteTable)[]> {
    const found = await Promise.all([...this.live.values()].map((table) => table.catch(() => null)));
    return found.flatMap((table) => table ?? []);
  }

  /** What other processes told may be lost: whoever has a table of theirs open here is shown it anew. */
  private async lookAgain(): Promise<void> {
    for (const table of await this.inMemory())
      if (table instanceof RemoteTable) await table.move().catch(() => {});
  }

  /** Says that this process lives, and takes over from those that do not. */
  private async beat(forwarding: Forwarding): Promise<void> {
    const remote = (await this.inMemory()).filter((table) => table instanceof RemoteTable);
    const owners = remote.flatMap(({ owner }) => owner ?? []);
    for (const process of await this.ownership.beat([...owners, ...forwarding.processes])) {
      forwarding.lost(process);
      for (const table of remote)
        if (table.owner === process)
          table
            .move()
            .catch((error: unknown) =>
              this.context.log.error({ error: String(error) }, 'table takeover failed: trying again'),
            );
    }
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

  private async lay(room: KeptRoom, host: string): Promise<Outcome<{ readonly table: string }>> {
    const full = await this.whyFull(host);
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
      // Somebody may have a seat at a quick match and never come: the server looks after it from the start.
      due: room.quick ? now : null,
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
      if (this.forwarding) await this.beat(this.forwarding);
      for (const id of await this.store.due(now, LISTED)) {
        if (this.closing) return;
        const table = await this.find(id);
        if (table instanceof LiveTable) table.schedule();
      }
      if (now - this.tidied > HOUR) {
        this.tidied = now;
        await this.store.endForgotten(['waiting'], now - FORGOTTEN, (table) =>
          ended(table, 'closed', 'nobody came for a week', now),
        );
        await this.store.endForgotten(['playing', 'paused'], now - GIVEN_UP, (table) =>
          ended(table, 'abandoned', 'nobody has played on for three months', now),
        );
      }
      const calls = this.context.bus.shared && now - this.called > ROLL;
      if (calls) this.called = now;
      const crowds = new Map<string, Crowd>();
      for (const [id, found] of this.live) {
        const table = await found.catch(() => null);
        const crowd = table instanceof LiveTable ? table.newCrowd() : null;
        if (crowd) crowds.set(id, crowd);
        if (calls && table instanceof LiveTable) table.callRoll(now - SILENT);
        if (!table?.idleSince(now - IDLE) || this.live.get(id) !== found) continue;
        this.live.delete(id);
        if (table instanceof LiveTable) {
          await table.close();
          if (this.forwarding) await this.ownership.letGo(id);
        }
      }
      await this.store.crowds(crowds);
      this.sweeps++;
    } catch (error) {
      this.context.log.error({ error: String(error) }, 'table sweep failed');
    } finally {
      this.sweeping = false;
    }
  }
}
