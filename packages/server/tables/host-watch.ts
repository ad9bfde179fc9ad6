import { heirOf } from './gathering.ts';
import { startsItself } from './self-start.ts';
import type { TableSession } from './table-session.ts';
import type { TableWriter } from './table-writer.ts';

/** Sees that a table has a host who is there: whoever has sat longest takes the place of one who is gone for a while. */
export class HostWatch {
  private readonly session: TableSession;
  private readonly writer: TableWriter;
  private readonly inTheBackground: (work: Promise<void>) => void;
  private timer: NodeJS.Timeout | null = null;
  private goneSince: number | null = null;

  constructor(session: TableSession, writer: TableWriter, inTheBackground: (work: Promise<void>) => void) {
    this.session = session;
    this.writer = writer;
    this.inTheBackground = inTheBackground;
  }

  /** Somebody has come or gone, or the table has changed. */
  look(): void {
    this.stop();
    const { kept, context } = this.session;
    if (!this.isMissed()) {
      this.goneSince = null;
      return;
    }
    const now = context.now();
    this.goneSince ??= now;
    const left = this.goneSince + context.hostAwayMs - now;
    const host = kept.room.host.id;
    if (left <= 0) this.inTheBackground(this.replace(host));
    else this.timer = setTimeout(() => this.look(), left + 1).unref();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Whether the host is gone while somebody else is here. By correspondence nobody is expected to be. */
  private isMissed(): boolean {
    const { kept, presence, closed, ended } = this.session;
    const { room } = kept;
    // Nobody is host of what begins by itself.
    if (startsItself(room)) return false;
    if (closed || ended || room.settings.clock.mode === 'days' || presence.isHere(room.host.id)) return false;
    return heirOf(room, (person) => presence.isHere(person)) !== undefined;
  }

  private async replace(gone: string): Promise<void> {
    this.goneSince = null;
    await this.writer.change((table) => {
      const { presence } = this.session;
      const heir = heirOf(table.room, (person) => presence.isHere(person));
      // Another process may have seen to it.
      if (table.room.host.id !== gone || !heir) return { ok: true, table };
      return { ok: true, table: { ...table, room: { ...table.room, host: heir } } };
    });
  }
}
