import { Table } from '@hexwright/table';
import type { Asking } from './asking.ts';
import { playersOf } from './beginning.ts';
import type { Desk } from './desk.ts';
import { ended } from './in-play.ts';
import type { Telling } from './telling.ts';
import { ATTEMPTS, inTime, type Writing } from './writing.ts';

/** Brings a table up from the store, and follows what other processes do at it. */
export class Following {
  private readonly desk: Desk;
  private readonly asking: Asking;
  private readonly telling: Telling;
  private readonly writing: Writing;
  private readonly tend: () => void;

  constructor(desk: Desk, asking: Asking, telling: Telling, writing: Writing, tend: () => void) {
    this.desk = desk;
    this.asking = asking;
    this.telling = telling;
    this.writing = writing;
    this.tend = tend;
  }

  /** Brings the game up, where it has begun. */
  raise(): Promise<void> {
    return this.desk.lock.run(() => this.raised());
  }

  /** Looks at the store for what another process has done. */
  async sync(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (await this.caughtUp()) break;
    this.desk.outrun = false;
    this.telling.room();
    this.tend();
  }

  /** Follows what is in the store; false where something happened here meanwhile. */
  private async caughtUp(): Promise<boolean> {
    const { desk } = this;
    const { shelf } = desk.house;
    const row = await shelf.find(desk.id);
    if (!row || desk.closed) return true;
    const { host } = desk;
    if (host && row.lines > host.table.lines) {
      const from = host.table.lines;
      const more = await shelf.lines(desk.id, from);
      const entries = more.ok ? more.lines.map(({ entry }) => entry) : [];
      const followed = more.ok ? await host.follow(from, entries) : more;
      if (!followed.ok && followed.reason.code === 'lines-missing') return false;
      // What is in memory does not go with what is kept: the store is right.
      if (!followed.ok) desk.host = null;
    }
    return desk.lock.run(async () => {
      if (row.rev < desk.kept.rev || row.lines < desk.kept.lines) return false;
      desk.kept = row;
      this.telling.wrote(row.lines, desk.house.now());
      await this.raised();
      desk.reseat();
      this.asking.recall();
      return true;
    });
  }

  /** The game from its lines, where there is one and it is not here yet. */
  private async raised(): Promise<void> {
    const { desk } = this;
    const { setup, chance, room, lines } = desk.kept;
    if (desk.host || !setup || !chance || desk.closed) return;
    const ruled = await desk.house.rules.forSetup(setup);
    if (!ruled.ok) return this.cannotGoOn(ruled.reason.text);
    const found = await desk.house.shelf.lines(desk.id);
    if (!found.ok) return this.cannotGoOn(found.reason.text);
    const entries = found.lines.map(({ entry }) => entry);
    const rebuilt = Table.rebuild(ruled.face, { chance, players: playersOf(room), entries });
    if (!rebuilt.ok) return this.cannotGoOn(rebuilt.reason.text);
    const { table } = rebuilt;
    if (table.lines !== lines) desk.kept = { ...desk.kept, lines: table.lines };
    const times = found.lines.map(({ at }) => at);
    this.writing.seat(ruled.face, table, desk.house.now(), times);
    this.asking.recall();
  }

  /** The rules are others by now, or lines are missing: the table is closed, and its record is kept as it is. */
  private async cannotGoOn(why: string): Promise<void> {
    const { desk } = this;
    if (desk.ended) return;
    const { house, kept: before } = desk;
    const after = { ...ended(before, 'closed', why, house.now()), rev: before.rev + 1 };
    if (await inTime(house.shelf.change(before, after))) desk.kept = after;
  }
}
