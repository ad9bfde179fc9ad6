import { itemAt, legalMoves, Rng } from '@hexwright/kernel';
import { endsSharedTurn, type Host } from '@hexwright/table';
import { runOut, runsOutAt } from '../clock.ts';
import { hashOf } from '../random.ts';
import { inTheGame, type KeptRoom } from './kept.ts';
import { selfStart, startsItself } from './self-start.ts';
import type { TableSession } from './table-session.ts';

/** What is done for a table that is seen to. */
export interface Scheduled {
  sync(): Promise<void>;
  /** bots play for these persons from now on */
  standIn(seats: readonly number[]): Promise<{ readonly ok: boolean }>;
  /** a table that begins by itself: the game begins, seats are free again, or nobody is left */
  begin(gathered: (room: KeptRoom) => KeptRoom): Promise<{ readonly ok: boolean }>;
  free(people: readonly string[]): Promise<{ readonly ok: boolean }>;
  shut(why: string): Promise<{ readonly ok: boolean }>;
  /** the table is not looked for until somebody comes */
  sleep(): Promise<{ readonly ok: boolean }>;
  /** writes down what came of the game */
  finish(): Promise<boolean>;
}

/** milliseconds until something is tried again that led nowhere */
const LATER = 2000;
/** why nobody has thought at all: not the bot's fault, and asked again */
const NOT_THOUGHT: readonly string[] = ['stopping', 'thought-lost'];
/** no timer runs longer; it looks again then */
const LONGEST = 2 ** 30;

/** After so many seconds a bot plays for who is gone in a rated game without a clock: nobody is saved from losing by going. */
const RATED_STAND_IN = 300;

function standInOf({ standIn, rated, clock }: KeptRoom['settings']): number | null {
  return standIn ?? (rated && clock.mode === 'off' ? RATED_STAND_IN : null);
}

/** Sees to what a table wants though nobody asks: nature, bots, clocks, and people who are gone. */
export class TableScheduler {
  private readonly session: TableSession;
  private readonly table: Scheduled;
  private timer: NodeJS.Timeout | null = null;
  /** since when a person who is asked has not been here, by seat */
  private readonly goneSince = new Map<number, number>();
  /** since when somebody who waits for a table that begins by itself has not been here */
  private readonly leftSince = new Map<string, number>();
  /** something is under way */
  busy = false;

  constructor(session: TableSession, table: Scheduled) {
    this.session = session;
    this.table = table;
  }

  schedule(): void {
    this.stop();
    const host = this.session.host;
    if (this.session.closed) return;
    const { state, due, room } = this.session.kept;
    if (state === 'waiting' && startsItself(room)) this.gather();
    if (!host) return;
    if ((state === 'over' || state === 'abandoned') && due !== null)
      void this.inCharge(() => this.table.finish());
    if (state !== 'playing') return;
    const want = host.table.wants();
    if (want.kind === 'nature') void this.inCharge(async () => (await host.nature()).ok);
    if (want.kind === 'bot' && !this.mayRest()) void this.inCharge(() => this.letBotMove(host, want.seat));
    else if (want.kind === 'bot' && due !== null) void this.inCharge(() => this.sleep());
    if (want.kind === 'person') this.watchTime(host, want.seats);
  }

  /** Nobody starts this table: it is seen whether it can begin, and who has gone without a word. */
  private gather(): void {
    const { kept, presence, context } = this.session;
    const now = context.now();
    for (const { person } of kept.room.seats) {
      if (!person || presence.isHere(person.id)) this.leftSince.delete(person?.id ?? '');
      else if (!this.leftSince.has(person.id)) this.leftSince.set(person.id, now);
    }
    const next = selfStart(
      kept,
      (person) => presence.isHere(person),
      (person) => this.leftSince.get(person) ?? now,
      now,
    );
    if (next.kind === 'begin') void this.inCharge(async () => (await this.table.begin(() => next.room)).ok);
    if (next.kind === 'free') void this.inCharge(async () => (await this.table.free(next.people)).ok);
    if (next.kind === 'close')
      void this.inCharge(async () => (await this.table.shut('everybody has left')).ok);
    if (next.kind === 'wait' && next.until !== null) this.later(next.until - now);
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
      this.session.context.log.error(
        { ...this.session.facts, error: String(error) },
        'table sync failed: trying again',
      );
      this.later(LATER);
    });
  }

  /** Where several processes have the table open, one of them sees to it. What leads nowhere is tried again later. */
  private async inCharge(act: () => Promise<boolean>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let again = LATER;
    try {
      if ((await this.session.context.isInCharge(this.session.id)) && (await act())) again = 0;
    } catch (error) {
      this.session.context.log.error(
        { ...this.session.facts, error: String(error) },
        'table scheduler failed: trying again',
      );
    } finally {
      this.busy = false;
    }
    if (again > 0) this.later(again);
    // A bot's move may have been followed by another question to a bot.
    else if (!this.timer) this.schedule();
  }

  private later(ms: number): void {
    if (this.session.closed) return;
    this.stop();
    this.timer = setTimeout(() => this.schedule(), Math.min(Math.max(ms, 20), LONGEST)).unref();
  }

  private async sleep(): Promise<boolean> {
    const slept = await this.table.sleep();
    if (!slept.ok) await this.table.sync();
    return slept.ok;
  }

  /** A bot that stumbles must not stop the table: then any legal move will do. */
  private async letBotMove(host: Host, seat: number): Promise<boolean> {
    const { setup, chance, room } = this.session.kept;
    if (!setup || chance?.mode !== 'seeded') return false;
    const { state, lines } = host.table;
    // Whoever thinks need not know what chance will decide.
    const seed = hashOf(`${chance.seed} bot ${seat} ${lines}`);
    const [thought] = await Promise.all([
      this.session.context.thinker.think(
        { setup, cells: state.cells.slice(), seat, seed, level: itemAt(room.seats, seat).level },
        this.isWaitedFor() ? room.host.id : null,
      ),
      new Promise((resolve) => setTimeout(resolve, room.settings.pace)),
    ]);
    if (this.session.closed || this.session.host !== host || host.table.lines !== lines) return true;
    if (!thought.ok && NOT_THOUGHT.includes(thought.reason.code)) return false;
    const made = thought.ok ? await host.move(seat, thought.move, lines) : thought;
    if (made.ok || host.table.lines !== lines) return true;
    if (made.reason.code === 'not-written') {
      const outrun = this.session.outrun;
      if (outrun) await this.table.sync();
      return outrun;
    }
    this.session.context.log.warn(
      { ...this.session.facts, code: made.reason.code },
      'bot move refused: a random move is made',
    );
    const { moves } = legalMoves(host.table.state, seat);
    if (moves.length === 0) return false;
    return (await host.move(seat, itemAt(moves, new Rng(seed).below(moves.length)), lines)).ok;
  }

  /** Nobody waits for the bots of somebody who plays alone and is not here: the table sleeps until that person comes. */
  private mayRest(): boolean {
    const { room } = this.session.kept;
    const counts = room.settings.rated || room.tournament !== undefined;
    return !this.isWaitedFor() && !counts && inTheGame(room).length < 2;
  }

  /** Whether anybody is here; by correspondence nobody has to be. */
  private isWaitedFor(): boolean {
    const { room } = this.session.kept;
    if (room.tournament || room.settings.clock.mode === 'days') return true;
    const { here, watching } = this.session.presence.everybody(room);
    return here.size > 0 || watching > 0;
  }

  /**
   * Persons are asked: a bot takes over whoever runs out of time, or is gone for too long while others are here. Who shares a turn of so
   * many seconds with others is only done with it when they are over.
   */
  private watchTime(host: Host, asked: readonly number[]): void {
    const now = this.session.context.now();
    const { clock, room } = this.session.kept;
    const { presence } = this.session;
    const standIn = standInOf(room.settings);
    const out = clock ? runOut(clock, now) : [];
    const anybody = room.seats.some(({ person }) => person && presence.isHere(person.id));
    const { table } = host;
    const delayed = room.settings.clock.mode === 'turn' ? out[0] : undefined;
    const end = delayed === undefined ? undefined : endsSharedTurn(table.face.game, table.state, delayed);
    if (delayed !== undefined && end) {
      void this.inCharge(async () => (await host.move(delayed, end, table.lines)).ok);
      return;
    }
    const moments: number[] = [];
    for (const seat of asked) {
      const { person } = itemAt(room.seats, seat);
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
