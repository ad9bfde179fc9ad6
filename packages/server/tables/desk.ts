import type { Face, Host, Want } from '@hexwright/table';
import { wantOf } from '@hexwright/table';
import { playersOf } from './beginning.ts';
import type { House } from './house.ts';
import type { KeptRoom, KeptTable } from './kept.ts';
import { Lock } from './lock.ts';
import { Presence } from './presence.ts';

/** What lies before this process of one table. It can be dropped at any time: `kept` is what the store holds. */
export class Desk {
  readonly house: House;
  readonly presence = new Presence();
  readonly lock = new Lock();
  kept: KeptTable;
  host: Host | null = null;
  face: Face | null = null;
  closed = false;
  /** whether the last step could not be written because another process was quicker */
  outrun = false;
  /** when something last happened here */
  touched: number;

  constructor(kept: KeptTable, house: House) {
    this.kept = kept;
    this.house = house;
    this.touched = house.now();
  }

  get id(): string {
    return this.kept.id;
  }

  get ended(): boolean {
    return ['over', 'abandoned', 'closed'].includes(this.kept.state);
  }

  touch(): void {
    this.touched = this.house.now();
  }

  /** What the game wants next, with these people at the table. */
  want(room: KeptRoom): Want | null {
    return this.host && wantOf(this.host.table.state, playersOf(room));
  }

  /** Who plays each seat now, as the game must know it. */
  reseat(): void {
    const { host } = this;
    if (!host) return;
    for (const [seat, player] of playersOf(this.kept.room).entries())
      if (host.table.players[seat].kind !== player.kind) host.table.reseat(seat, player);
  }
}
