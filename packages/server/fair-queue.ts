/**
 * Who waits for something scarce, in fair turns: each share (a person, a table) gets one after the other, however many it has
 * waiting. What is in no hurry comes when nothing else waits.
 */
export class FairQueue<T> {
  private readonly shares = new Map<string, T[]>();
  private readonly later: T[] = [];

  get length(): number {
    let length = this.later.length;
    for (const waiting of this.shares.values()) length += waiting.length;
    return length;
  }

  /** how many of one share wait */
  waitingOf(share: string): number {
    return this.shares.get(share)?.length ?? 0;
  }

  /** Puts something in; without a share it is in no hurry. */
  put(item: T, share: string | null): void {
    if (share === null) this.later.push(item);
    else this.shares.set(share, [...(this.shares.get(share) ?? []), item]);
  }

  /** Takes out whatever is next. */
  take(): T | undefined {
    const [first] = this.shares;
    if (!first) return this.later.shift();
    const [share, [item, ...others]] = first;
    // The share goes to the end of the line, where it has more.
    this.shares.delete(share);
    if (others.length > 0) this.shares.set(share, others);
    return item;
  }

  takeAll(): T[] {
    const all = [...[...this.shares.values()].flat(), ...this.later];
    this.shares.clear();
    this.later.length = 0;
    return all;
  }
}
