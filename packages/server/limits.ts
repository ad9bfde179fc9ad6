import { itemAt } from '@hexwright/kernel';
/** How often something may be done in a while, by whoever does it. */
export interface Limit {
  /** whether it may be done once more */
  take(who: string): Promise<boolean>;
  /** what was taken last does not count after all */
  giveBack(who: string): Promise<void>;
}

export interface LimitStore {
  /** a limit of so many in a window; `name` tells it from others */
  limit(name: string, most: number, windowMs: number): Limit;
}

/** Time that only goes on, whoever sets the clock: limits and rates go by it, not by the time of day. */
export const ticks = (): number => performance.now();

/**
 * Who counts as one at an address: a household has a whole /64 of IPv6, and whoever wants another address in it has it at
 * once. IPv4 that comes in the shape of IPv6 is IPv4.
 */
export function sourceOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = itemAt(address.split('%'), 0).toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const between = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array<string>(between).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Limits of one process. */
export function ownLimits(now: () => number = ticks): LimitStore {
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
        giveBack: async (who) => {
          const count = counts.get(who);
          if (count) counts.set(who, count - 1);
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

  /** so many milliseconds until one may be taken */
  wait(now: number): number {
    this.fill(now);
    return Math.max(0, Math.ceil(((1 - this.left) / this.perSecond) * 1000));
  }

  take(now: number): boolean {
    this.fill(now);
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }

  private fill(now: number): void {
    const passed = Math.max(0, now - this.at);
    this.left = Math.min(this.most, this.left + (passed / 1000) * this.perSecond);
    this.at = now;
  }
}
