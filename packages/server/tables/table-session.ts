import { itemAt } from '@hexwright/kernel';
import type { AwaitedPlayers, GamePresenter, Host } from '@hexwright/table';
import { awaitedPlayers } from '@hexwright/table';
import { hashOf } from '../random.ts';
import { playersOf } from './beginning.ts';
import type { KeptRoom, KeptTable } from './kept.ts';
import { Lock } from './lock.ts';
import { Presence } from './presence.ts';
import type { TableContext } from './table-context.ts';

/** What lies before this process of one table. It can be dropped at any time: `kept` is what the store holds. */
export class TableSession {
  readonly context: TableContext;
  readonly presence = new Presence();
  readonly lock = new Lock();
  kept: KeptTable;
  host: Host | null = null;
  face: GamePresenter | null = null;
  closed = false;
  /** whether the last step could not be written because another process was quicker */
  outrun = false;
  /** when something last happened here */
  touched: number;

  constructor(kept: KeptTable, context: TableContext) {
    this.kept = kept;
    this.context = context;
    this.touched = context.now();
  }

  get id(): string {
    return this.kept.id;
  }

  /** What a log line may tell of it: which table among others, and of which rules; never its link. */
  get facts(): { readonly table: string; readonly row: string; readonly lines: number } {
    const { room, lines } = this.kept;
    return { table: hashOf(`log ${this.id}`).slice(0, 12), row: room.settings.wish.game, lines };
  }

  get ended(): boolean {
    return ['over', 'abandoned', 'closed'].includes(this.kept.state);
  }

  touch(): void {
    this.touched = this.context.now();
  }

  /** What the game wants next, with these people at the table. */
  want(room: KeptRoom): AwaitedPlayers | null {
    return this.host && awaitedPlayers(this.host.table.state, playersOf(room));
  }

  /** Who plays each seat now, as the game must know it. */
  reseat(): void {
    const { host } = this;
    if (!host) return;
    for (const [seat, player] of playersOf(this.kept.room).entries()) {
      const { kind, name } = itemAt(host.table.players, seat);
      if (kind !== player.kind || name !== player.name) host.table.reseat(seat, player);
    }
  }
}
