import { Table } from '@hexwright/table';
import { KEEPS, playersOf } from './beginning.ts';
import type { Broadcast } from './broadcast.ts';
import { ended } from './in-play.ts';
import type { TableSession } from './table-session.ts';
import { ATTEMPTS, inTime, type TableWriter } from './table-writer.ts';
import type { TurnIndex } from './turn-index.ts';

/** Brings a table up from the store, and follows what other processes do at it. */
export class StoreSync {
  private readonly session: TableSession;
  private readonly turnIndex: TurnIndex;
  private readonly broadcast: Broadcast;
  private readonly writer: TableWriter;
  private readonly schedule: () => void;

  constructor(
    session: TableSession,
    turnIndex: TurnIndex,
    broadcast: Broadcast,
    writer: TableWriter,
    schedule: () => void,
  ) {
    this.session = session;
    this.turnIndex = turnIndex;
    this.broadcast = broadcast;
    this.writer = writer;
    this.schedule = schedule;
  }

  /** Brings the game up, where it has begun. */
  raise(): Promise<void> {
    return this.session.lock.run(() => this.raised());
  }

  /** Looks at the store for what another process has done. */
  async sync(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (await this.caughtUp()) break;
    this.session.outrun = false;
    this.broadcast.room();
    this.schedule();
  }

  /** Follows what is in the store; false where something happened here meanwhile. */
  private async caughtUp(): Promise<boolean> {
    const { session } = this;
    const { store } = session.context;
    const row = await store.find(session.id);
    if (!row || session.closed) return true;
    const { host } = session;
    if (host && row.lines > host.table.lines) {
      const from = host.table.lines;
      const more = await store.lines(session.id, from);
      const entries = more.ok ? more.lines.map(({ entry }) => entry) : [];
      const followed = more.ok ? await host.follow(from, entries) : more;
      if (!followed.ok && followed.reason.code === 'lines-missing') return false;
      // What is in memory does not go with what is kept: the store is right.
      if (!followed.ok) session.host = null;
    }
    return session.lock.run(async () => {
      if (row.rev < session.kept.rev || row.lines < session.kept.lines) return false;
      session.kept = row;
      this.broadcast.wrote(row.lines, session.context.now());
      await this.raised();
      session.reseat();
      this.turnIndex.recall();
      return true;
    });
  }

  /** The game from its lines, where there is one and it is not here yet. */
  private async raised(): Promise<void> {
    const { session } = this;
    const { setup, chance, room, lines } = session.kept;
    if (session.host || !setup || !chance || session.closed) return;
    const ruled = await session.context.rules.forSetup(setup);
    if (!ruled.ok) return this.cannotGoOn(ruled.reason.text);
    const found = await session.context.store.lines(session.id);
    if (!found.ok) return this.cannotGoOn(found.reason.text);
    const entries = found.lines.map(({ entry }) => entry);
    const rebuilt = Table.rebuild(ruled.face, { chance, players: playersOf(room), entries }, KEEPS);
    if (!rebuilt.ok) return this.cannotGoOn(rebuilt.reason.text);
    const { table } = rebuilt;
    if (table.lines !== lines) session.kept = { ...session.kept, lines: table.lines };
    const times = found.lines.map(({ at }) => at);
    this.writer.seat(ruled.face, table, session.context.now(), times);
    this.turnIndex.recall();
  }

  /** The rules are others by now, or lines are missing: the table is closed, and its record is kept as it is. */
  private async cannotGoOn(why: string): Promise<void> {
    const { session } = this;
    if (session.ended) return;
    const { context, kept: before } = session;
    const after = { ...ended(before, 'closed', why, context.now()), rev: before.rev + 1 };
    if (await inTime(context.store.change(before, after))) session.kept = after;
  }
}
