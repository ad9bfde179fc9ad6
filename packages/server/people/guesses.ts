import type { Limit, LimitStore } from '../limits.ts';

const WHILE = 600_000;
/** so often one household may be wrong about one name, and about all names */
const ONE_NAME = 10;
const ALL_NAMES = 60;
/** after so many tries from anywhere each further one waits for its turn */
const FROM_ANYWHERE = 40;
const PAUSE = 1000;
/** so many wait at most */
const QUEUE = 5;
const KNOWN = 10_000;

/**
 * Whoever guesses a secret is slowed down, and its owner is never locked out: only wrong tries count, each household has tries of its
 * own, and one that was right before never waits for other households. A guesser with many addresses gets one try a second.
 */
export class Guesses {
  private readonly name: string;
  private readonly byName: Limit;
  private readonly byAll: Limit;
  private readonly anywhere: Limit;
  private readonly pause: number;
  private readonly atHome: 'slowed' | 'refused';
  private readonly wasRight = new Set<string>();
  private readonly queues = new Map<string, { waiting: number; last: Promise<void> }>();

  /** Where one of the household may own the secret alone, `slowed` has it never refused there. */
  constructor(
    limits: LimitStore,
    name: string,
    {
      pause = PAUSE,
      atHome = 'refused',
    }: { readonly pause?: number; readonly atHome?: 'slowed' | 'refused' } = {},
  ) {
    this.name = name;
    this.atHome = atHome;
    this.byName = limits.limit(`${name}-name`, ONE_NAME, WHILE);
    this.byAll = limits.limit(`${name}-all`, ALL_NAMES, WHILE);
    this.anywhere = limits.limit(`${name}-anywhere`, FROM_ANYWHERE, WHILE);
    this.pause = pause;
  }

  /** Whether somebody at this address may try now; it may take a while. */
  async mayTry(what: string, source: string): Promise<boolean> {
    const here = `${source} ${what}`;
    const knows = this.wasRight.has(here);
    const few = (await this.byAll.take(source)) && (await this.byName.take(here));
    if (!few) return knows && this.atHome === 'slowed' && this.inTurn(here);
    return knows || (await this.anywhere.take(what)) || this.inTurn(what);
  }

  /** It was right: it does not count as a try, and whoever is there need not wait for guessers. */
  async right(what: string, source: string): Promise<void> {
    const here = `${source} ${what}`;
    const knew = this.wasRight.has(here);
    if (this.wasRight.size >= KNOWN) this.wasRight.clear();
    this.wasRight.add(here);
    await Promise.all([
      this.byAll.giveBack(source),
      this.byName.giveBack(here),
      knew ? undefined : this.anywhere.giveBack(what),
    ]);
  }

  private async inTurn(what: string): Promise<boolean> {
    const key = `${this.name} ${what}`;
    const queue = this.queues.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (queue.waiting >= QUEUE) return false;
    this.queues.set(key, queue);
    queue.waiting++;
    queue.last = queue.last.then(() => new Promise((resolve) => setTimeout(resolve, this.pause).unref()));
    await queue.last;
    queue.waiting--;
    if (queue.waiting === 0) this.queues.delete(key);
    return true;
  }
}
