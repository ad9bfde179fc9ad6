import { itemAt } from '@hexwright/kernel';
import type { Counts } from './counts.ts';

/** A moment of a game that can be gone back to. */
export interface Snapshot {
  /** how many moves had been made */
  readonly length: number;
  readonly cells: Int32Array;
  /** how many events had been told */
  readonly told: number;
  readonly counts: Counts;
}

/**
 * A few moments of a game, the recent ones close together and the old ones far apart, so that going back is quick and
 * a long game takes no more room than a short one.
 */
export class Snapshots {
  private readonly kept: Snapshot[] = [];
  private readonly every: number;
  private readonly most: number;

  constructor(every: number, most: number) {
    this.every = every;
    this.most = most;
  }

  /** whether so much has happened since the last one that another is due */
  due(length: number): boolean {
    const last = this.kept.at(-1);
    return last === undefined || length >= last.length + this.every;
  }

  keep(snapshot: Snapshot): void {
    this.kept.push(snapshot);
    if (this.kept.length > this.most) this.thin(snapshot.length);
  }

  /** the latest that is not after this, by the number of moves or of events */
  before(what: 'length' | 'told', count: number): Snapshot | undefined {
    return this.kept.findLast((snapshot) => snapshot[what] <= count);
  }

  /** forgets what was taken back */
  cut(length: number): void {
    while ((this.kept.at(-1)?.length ?? 0) > length) this.kept.pop();
  }

  get size(): number {
    return this.kept.length;
  }

  /** Drops the one that is missed least: the gap it leaves is small for how long ago it was. */
  private thin(now: number): void {
    let least = 1;
    let best = Number.POSITIVE_INFINITY;
    for (let i = 1; i < this.kept.length - 1; i++) {
      const gap = itemAt(this.kept, i + 1).length - itemAt(this.kept, i - 1).length;
      const missed = gap / (now - itemAt(this.kept, i - 1).length);
      if (missed < best) [best, least] = [missed, i];
    }
    this.kept.splice(least, 1);
  }
}
