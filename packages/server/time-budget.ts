import { ticks } from './limits.ts';

/** so many milliseconds of the thread a household may spend at once, and so many it gets back each second */
const USUAL = { most: 3000, perSecond: 100 };
/** with so many households in the book, those that have everything back are struck out */
const KNOWN = 10_000;

/**
 * What a household costs the thread that answers sockets, where its questions take long: a table told from its beginning, a game that is
 * composed. What is cheap is never counted, so nobody notices who does nothing out of the way.
 */
export class TimeBudget {
  private readonly spent = new Map<string, { ms: number; at: number }>();
  private readonly most: number;
  private readonly perSecond: number;
  private readonly now: () => number;

  constructor({ most, perSecond } = USUAL, now: () => number = ticks) {
    this.most = most;
    this.perSecond = perSecond;
    this.now = now;
  }

  /** Whether it has any left. */
  isLeft(household: string): boolean {
    return this.spentBy(household) < this.most;
  }

  spend(household: string, ms: number): void {
    const total = this.spentBy(household) + ms;
    if (this.spent.size >= KNOWN) this.forgetThePaid();
    this.spent.set(household, { ms: total, at: this.now() });
  }

  /** Does something in this thread, and counts how long it took. */
  measured<T>(household: string, act: () => T): T {
    const began = this.now();
    try {
      return act();
    } finally {
      this.spend(household, this.now() - began);
    }
  }

  private spentBy(household: string): number {
    const entry = this.spent.get(household);
    if (!entry) return 0;
    return Math.max(0, entry.ms - (Math.max(0, this.now() - entry.at) / 1000) * this.perSecond);
  }

  private forgetThePaid(): void {
    for (const household of this.spent.keys())
      if (this.spentBy(household) === 0) this.spent.delete(household);
  }
}
