/** How often something may be done in a while, by whoever does it. */
export interface Limit {
  /** whether it may be done once more */
  take(who: string): Promise<boolean>;
}

export interface LimitStore {
  /** a limit of so many in a window; `name` tells it from others */
  limit(name: string, most: number, windowMs: number): Limit;
}

/** Limits of one process. */
export function ownLimits(now: () => number): LimitStore {
  return {
    limit: (_name, most, windowMs) => {
      let began = 0;
      let counts = new Map<string, number>();
      return {
        take: async (who) => {
          if (now() - began >= windowMs) {
            began = now();
            counts = new Map();
          }
          const count = (counts.get(who) ?? 0) + 1;
          counts.set(who, count);
          return count <= most;
        },
      };
    },
  };
}

/** What one connection may ask: a store that fills up again. */
export class Bucket {
  private left: number;
  private at: number;
  private readonly most: number;
  private readonly perSecond: number;

  constructor(most: number, perSecond: number, now: number) {
    this.most = most;
    this.perSecond = perSecond;
    this.left = most;
    this.at = now;
  }

  take(now: number): boolean {
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
