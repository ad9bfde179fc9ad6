import { legalMoves, Rng } from '@hexwright/kernel';
import type { Host } from '@hexwright/table';
import { runOut, runsOutAt } from '../clock.ts';
import type { House } from './house.ts';
import type { KeptTable } from './kept.ts';
import type { Presence } from './presence.ts';

/** The table that is seen to, as it is now. */
export interface Tended {
  readonly presence: Presence;
  kept(): KeptTable;
  host(): Host | null;
  closed(): boolean;
  /** whether the last step could not be written because another process was quicker */
  outrun(): boolean;
  sync(): Promise<void>;
  /** bots play for these persons from now on */
  standIn(seats: readonly number[]): Promise<{ readonly ok: boolean }>;
  /** writes down what came of the game */
  finish(): Promise<boolean>;
}

/** milliseconds until something is tried again that led nowhere */
const LATER = 2000;
/** no timer runs longer; it looks again then */
const LONGEST = 2 ** 30;

/** Sees to what a table wants though nobody asks: nature, bots, clocks, and people who are gone. */
export class Tending {
  private readonly house: House;
  private readonly table: Tended;
  private timer: NodeJS.Timeout | null = null;
  /** since when a person who is asked has not been here, by seat */
  private readonly goneSince = new Map<number, number>();
  private leaseUntil = 0;
  /** something is under way */
  busy = false;

  constructor(house: House, table: Tended) {
    this.house = house;
    this.table = table;
  }

  tend(): void {
    this.stop();
    const host = this.table.host();
    if (this.table.closed() || !host) return;
    const { state, due } = this.table.kept();
    if (state === 'over' && due !== null) void this.inCharge(() => this.table.finish());
    if (state !== 'playing') return;
    const want = host.table.wants();
    if (want.kind === 'nature') void this.inCharge(async () => (await host.nature()).ok);
    if (want.kind === 'bot') void this.inCharge(() => this.letBotMove(host, want.seat));
    if (want.kind === 'person') this.watchTime(want.seats);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Somebody is back. */
  isBack(seat: number): void {
    this.goneSince.delete(seat);
  }

  /** What nobody waits for: the store may be away, and then it is tried again. */
  inTheBackground(work: Promise<void>): void {
    work.catch((error: unknown) => {
      this.house.log.error({ error: String(error) }, 'a table could not be looked after');
      this.later(LATER);
    });
  }

  /** Where several processes have the table open, one of them sees to it. What leads nowhere is tried again later. */
  private async inCharge(act: () => Promise<boolean>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let again = LATER;
    try {
      if ((await this.holds()) && (await act())) again = 0;
    } catch (error) {
      this.house.log.error({ error: String(error) }, 'a table could not be seen to');
    } finally {
      this.busy = false;
    }
    if (again > 0) this.later(again);
    // A bot's move may have been followed by another question to a bot.
    else if (!this.timer) this.tend();
  }

  private async holds(): Promise<boolean> {
    const { bus, leaseMs, process, shelf } = this.house;
    if (!bus.shared) return true;
    const now = this.house.now();
    if (this.leaseUntil - now > leaseMs / 2) return true;
    const until = now + leaseMs;
    const held = await shelf.hold(this.table.kept().id, process, now, until);
    this.leaseUntil = held ? until : 0;
    return held;
  }

  private later(ms: number): void {
    if (this.table.closed()) return;
    this.stop();
    this.timer = setTimeout(() => this.tend(), Math.min(Math.max(ms, 20), LONGEST)).unref();
  }

  /** A bot that stumbles must not stop the table: then any legal move will do. */
  private async letBotMove(host: Host, seat: number): Promise<boolean> {
    const { setup, chance, room } = this.table.kept();
    if (!setup || chance?.mode !== 'seeded') return false;
    const { state, lines } = host.table;
    const seed = `${chance.seed} bot ${seat} ${lines}`;
    const [thought] = await Promise.all([
      this.house.thinker.think({ setup, cells: state.cells.slice(), seat, seed }),
      new Promise((resolve) => setTimeout(resolve, room.settings.pace)),
    ]);
    if (this.table.closed() || this.table.host() !== host || host.table.lines !== lines) return true;
    if (!thought.ok && thought.reason.code === 'stopping') return false;
    const made = thought.ok ? await host.move(seat, thought.move, lines) : thought;
    if (made.ok || host.table.lines !== lines) return true;
    if (made.reason.code === 'not-written') {
      const outrun = this.table.outrun();
      if (outrun) await this.table.sync();
      return outrun;
    }
    this.house.log.warn({ code: made.reason.code }, 'a bot stumbled');
    const { moves } = legalMoves(host.table.state, seat);
    if (moves.length === 0) return false;
    return (await host.move(seat, moves[new Rng(seed).below(moves.length)], lines)).ok;
  }

  /** Persons are asked: a bot takes over whoever runs out of time, or is gone for too long while others are here. */
  private watchTime(asked: readonly number[]): void {
    const now = this.house.now();
    const { clock, room } = this.table.kept();
    const { presence } = this.table;
    const { standIn } = room.settings;
    const out = clock ? runOut(clock, now) : [];
    const anybody = room.seats.some(({ person }) => person && presence.isHere(person.id));
    const moments: number[] = [];
    for (const seat of asked) {
      const { person } = room.seats[seat];
      if (!person || presence.isHere(person.id) || standIn === null || !anybody) {
        this.goneSince.delete(seat);
        continue;
      }
      const since = this.goneSince.get(seat) ?? now;
      this.goneSince.set(seat, since);
      if (since + standIn * 1000 <= now) out.push(seat);
      else moments.push(since + standIn * 1000);
    }
    if (out.length > 0) {
      void this.inCharge(async () => (await this.table.standIn(out)).ok);
      return;
    }
    const deadline = clock && runsOutAt(clock);
    if (deadline !== null) moments.push(deadline);
    if (moments.length > 0) this.later(Math.min(...moments) - now);
  }
}
