import { ticks } from '../limits.ts';
import type { TableStore } from './table-store.ts';

/** a process that has not said for so long that it lives has lost its tables */
export const LEASE = 4000;

/**
 * Which process is in charge of which table, where several share a store. A process keeps one row alive that says it lives, and a table
 * names the process that has it. That saves work and no more: a write must find the table as it was, whoever writes.
 */
export class Ownership {
  private readonly store: TableStore;
  private readonly me: string;
  private readonly owned = new Set<string>();
  private aliveUntil = Number.NEGATIVE_INFINITY;
  private beaten: Promise<void> | null = null;
  /** the processes that were not alive when it was looked last */
  private missing: ReadonlySet<string> = new Set();

  constructor(store: TableStore, me: string) {
    this.store = store;
    this.me = me;
  }

  /**
   * Says that this process lives, and answers which of these others do not. One is only given up when it was missing twice: after the
   * store was away all come back one after the other.
   */
  async beat(others: Iterable<string>): Promise<string[]> {
    await this.live();
    const alive = new Set(await this.store.aliveProcesses());
    const missing = [...new Set(others)].filter((process) => !alive.has(process));
    const dead = missing.filter((process) => this.missing.has(process));
    this.missing = new Set(missing);
    return dead;
  }

  /** The process in charge of a table: this one, where no other is. */
  async claim(id: string): Promise<string> {
    if (this.owned.has(id) && ticks() < this.aliveUntil) return this.me;
    if (ticks() >= this.aliveUntil) await (this.beaten ?? this.live());
    const holder = await this.store.claim(id, this.me);
    if (holder === this.me) this.owned.add(id);
    else this.owned.delete(id);
    return holder;
  }

  async letGo(id: string): Promise<void> {
    if (this.owned.delete(id)) await this.store.letGo(this.me, id);
  }

  /** Leaves everything to others. */
  async close(): Promise<void> {
    this.owned.clear();
    await this.store.letGo(this.me);
  }

  private live(): Promise<void> {
    this.beaten = this.said().finally(() => {
      this.beaten = null;
    });
    return this.beaten;
  }

  private async said(): Promise<void> {
    const began = ticks();
    // Whoever was silent for too long may have lost what it had.
    if (began >= this.aliveUntil) this.owned.clear();
    await this.store.live(this.me, LEASE);
    this.aliveUntil = began + LEASE / 2;
  }
}
