import { Rng } from '@hexwright/kernel';
import { AS_SEATED, guest, http } from '../client.ts';
import { LoadSeat } from './seat.ts';

export interface CrowdPlan {
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  /** the processes that answer; the seats of one table are spread over all of them */
  readonly addresses: readonly string[];
  readonly seed: string;
}

/** What one measured while counts. */
export interface Tally {
  moves: number;
  refused: number;
  ended: number;
  /** milliseconds from a command to its event, of every socket that was told */
  readonly toEvent: number[];
  /** milliseconds from a command to its answer */
  readonly toAnswer: number[];
}

export const newTally = (): Tally => ({ moves: 0, refused: 0, ended: 0, toEvent: [], toAnswer: [] });

/** so many things are done at once while tables are laid */
const AT_ONCE = 64;
/** milliseconds between two attempts */
const APART = 20;

/** Does something for each, so many at a time. */
export async function eachOf<T>(
  all: readonly T[],
  work: (each: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < all.length) await work(all[next++]);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, run));
}

/** One table of the load: all its seats are bots with sockets of their own, and one moves at a time. */
export class LoadTable {
  private readonly plan: CrowdPlan;
  private readonly rng: Rng;
  private readonly tally: () => Tally;
  readonly seats: LoadSeat[] = [];
  private id = '';
  private commands = 0;
  /** when the move that is under way was sent, and on which view it rests */
  private sent: { readonly at: number; readonly n: number } | null = null;
  private told = 0;
  private moved: () => void = () => {};

  constructor(plan: CrowdPlan, number: number, tally: () => Tally) {
    this.plan = plan;
    this.rng = new Rng(`${plan.seed} ${number}`);
    this.tally = tally;
  }

  async sitDown(): Promise<void> {
    const { addresses, seats } = this.plan;
    const bots = Array.from({ length: seats }, async (_, seat) => {
      const address = addresses[seat % addresses.length];
      const bot = new LoadSeat(address, await guest(address, `Bot ${seat + 1}`));
      await bot.connect();
      bot.onView = ({ n }) => {
        if (!this.sent || n <= this.sent.n) return;
        this.tally().toEvent.push(performance.now() - this.sent.at);
        if (++this.told === this.seats.length) this.moved();
      };
      return bot;
    });
    this.seats.push(...(await Promise.all(bots)));
    await this.begin();
  }

  /** A new game with the same players. */
  async begin(): Promise<void> {
    const [host, ...others] = this.seats;
    const { game, addresses, seats } = this.plan;
    if (this.id) for (const bot of this.seats) await bot.ask('close', this.id);
    const { json } = await http(addresses[0], 'newTable', {
      cookie: host.who.cookie,
      body: { wish: { game, seats }, pace: 0, seating: AS_SEATED },
    });
    if (!json.table) throw new Error(`no table: ${JSON.stringify(json)}`);
    this.id = json.table as string;
    await host.must('open', this.id);
    for (const [i, bot] of others.entries()) {
      await bot.must('open', this.id);
      await bot.must('sit', this.id, i + 1);
      await bot.must('ready', this.id, true);
    }
    const begun = this.seats.map(
      (bot) =>
        new Promise<void>((resolve) => {
          const heard = bot.onView;
          bot.onView = (view) => {
            bot.onView = heard;
            heard(view);
            resolve();
          };
        }),
    );
    // The host may be at another process, which learns a moment later that everybody is ready.
    for (let attempt = 0; !(await host.ask('start', this.id)).ok; attempt++) {
      if (attempt >= 100) throw new Error('a table could not begin');
      await new Promise((resolve) => setTimeout(resolve, APART));
    }
    await Promise.all(begun);
  }

  /** One legal move of whoever is asked; resolves when every seat has been told of it. */
  async move(): Promise<void> {
    const tally = this.tally();
    const asked = this.seats.flatMap((bot, seat) => (bot.seen?.legal.length ? [{ bot, seat }] : []));
    if (this.seats.some((bot) => bot.seen?.over)) {
      tally.ended++;
      return this.begin();
    }
    if (asked.length === 0) throw new Error('nobody is asked at a table that is not over');
    const { bot, seat } = asked[this.rng.below(asked.length)];
    const { n, legal } = bot.seen!;
    const move = legal[this.rng.below(legal.length)];
    this.told = 0;
    const told = new Promise<void>((resolve) => {
      this.moved = resolve;
    });
    const at = performance.now();
    this.sent = { at, n };
    const answer = await bot.ask('play', this.id, seat, { id: `${this.commands++}`, at: n, move });
    tally.toAnswer.push(performance.now() - at);
    if (answer.ok) {
      tally.moves++;
      await told;
    } else tally.refused++;
    this.sent = null;
  }
}

/** Plays at every table for a while, a move each so many milliseconds, each table at its own moment. */
export async function playFor(
  tables: readonly LoadTable[],
  paceMs: number,
  ms: number,
  seed: string,
): Promise<void> {
  const rng = new Rng(seed);
  const until = performance.now() + ms;
  await Promise.all(
    tables.map(async (table) => {
      let next = performance.now() + (rng.below(1000) / 1000) * paceMs;
      while (next < until) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
        await table.move();
        // Who is late is not hurried: a table that waits for the server makes fewer moves, and the figures say so.
        next = Math.max(next + paceMs, performance.now());
      }
    }),
  );
}
