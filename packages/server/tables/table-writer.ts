import { type Outcome, refuse } from '@hexwright/kernel';
import { type GamePresenter, Host, type Step, type Table } from '@hexwright/table';
import { runsOutAt, stopped, ticked } from '../clock.ts';
import type { Change } from '../store/index.ts';
import { beginning } from './beginning.ts';
import type { Broadcast } from './broadcast.ts';
import type { Gathered } from './gathering.ts';
import type { Changed } from './in-play.ts';
import type { KeptRoom, KeptTable } from './kept.ts';
import type { TableSession } from './table-session.ts';
import { WriteConflict } from './table-store.ts';
import type { TurnIndex } from './turn-index.ts';

export type Done = Outcome<object>;

/** how often something is tried again that another process has outrun */
export const ATTEMPTS = 6;

export const hasBegun = refuse('begun', 'the game has begun');
export const outrun = refuse('busy', 'too much happens at this table at once; try again');

/** What follows when something was written. */
export interface OnceWritten {
  sync(): Promise<void>;
  schedule(): void;
  inTheBackground(work: Promise<void>): void;
}

/** Makes every change of a table durable, and only then tells of it. */
export class TableWriter {
  private readonly session: TableSession;
  private readonly turnIndex: TurnIndex;
  private readonly broadcast: Broadcast;
  private readonly onceWritten: OnceWritten;

  constructor(session: TableSession, turnIndex: TurnIndex, broadcast: Broadcast, onceWritten: OnceWritten) {
    this.session = session;
    this.turnIndex = turnIndex;
    this.broadcast = broadcast;
    this.onceWritten = onceWritten;
  }

  /** Changes the room while people gather. */
  gather(act: (room: KeptRoom) => Gathered): Promise<Done> {
    return this.change((table) => {
      if (table.state !== 'waiting') return hasBegun;
      const gathered = act(table.room);
      return gathered.ok ? { ok: true, table: { ...table, room: gathered.room } } : gathered;
    });
  }

  /** Changes everything but the lines: computed from what is kept, written, then shown. */
  change(act: (table: KeptTable) => Changed, more: readonly Change[] = []): Promise<Done> {
    return this.attempted(() => this.changed(act, more));
  }

  /** The game begins; where nobody starts it, with the people on their seats as `gathered` has them. */
  begin(face: GamePresenter, gathered: (room: KeptRoom) => KeptRoom = (room) => room): Promise<Done> {
    return this.attempted(() => this.begun(face, gathered));
  }

  /** Nobody needs this table before somebody comes: it is not looked for meanwhile. */
  async sleep(): Promise<Done> {
    return this.session.lock.run(async () => {
      const { context, host, kept: before } = this.session;
      if (before.due === null) return { ok: true };
      if (host?.table.lines !== before.lines) return outrun;
      const after = { ...before, rev: before.rev + 1, due: null };
      if (!(await inTime(context.store.change(before, after)))) return outrun;
      this.session.kept = after;
      return { ok: true };
    });
  }

  /** The game is in memory from now on: each of its steps is written before it is shown. */
  seat(face: GamePresenter, table: Table, now: number, times?: readonly number[]): void {
    this.session.face = face;
    this.session.host = new Host(table, {
      append: (step) => this.append(step),
      show: (sent) => {
        this.broadcast.views(sent);
        this.onceWritten.schedule();
      },
    });
    this.broadcast.begun(face, table, now, times);
  }

  private async attempted(act: () => Promise<Done | 'again' | 'outrun'>): Promise<Done> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const done = await this.session.lock.run(act);
      if (done === 'again') await new Promise((resolve) => setImmediate(resolve));
      else if (done === 'outrun') await this.onceWritten.sync();
      else {
        if (done.ok) this.hasChanged();
        return done;
      }
    }
    return outrun;
  }

  private async changed(
    act: (table: KeptTable) => Changed,
    more: readonly Change[],
  ): Promise<Done | 'again' | 'outrun'> {
    const { context, host, kept: before } = this.session;
    // A step is written and about to be made.
    if (host && host.table.lines !== before.lines) return 'again';
    const acted = act(before);
    if (!acted.ok || (acted.table === before && more.length === 0)) return acted;
    const now = context.now();
    const { table } = acted;
    const want = this.session.want(table.room);
    const until = table.clock && runsOutAt(table.clock);
    const due = table.state === 'playing' ? (want?.kind === 'person' ? until : now) : table.due;
    const after = { ...table, rev: before.rev + 1, touched: now, due };
    const asked = this.turnIndex.next(after, want, until);
    const tournament = hasEnded(after) ? after.room.tournament?.id : undefined;
    const touched = tournament === undefined ? [] : context.tournaments.touched(tournament);
    const written = await inTime(
      context.store.change(before, after, [...more, ...asked.changes, ...touched]),
    );
    if (!written) return 'outrun';
    this.session.kept = after;
    this.session.reseat();
    asked.written();
    if (tournament !== undefined) context.tournaments.look(tournament);
    return { ok: true };
  }

  private async begun(face: GamePresenter, gathered: (room: KeptRoom) => KeptRoom): Promise<Done | 'outrun'> {
    const { context, kept: before } = this.session;
    if (before.state !== 'waiting') return hasBegun;
    const now = context.now();
    const begins = beginning({ ...before, room: gathered(before.room) }, face, now);
    if (!begins.ok) return begins;
    const { table, entries } = begins;
    const after = await this.withRatings(begins.after);
    const asked = this.turnIndex.next(after, table.wants(), after.clock && runsOutAt(after.clock));
    const written = await inTime(context.store.begin(before, after, entries, asked.changes, now));
    if (!written) return 'outrun';
    this.session.kept = after;
    this.seat(face, table, now);
    asked.written();
    return { ok: true };
  }

  private async withRatings(table: KeptTable): Promise<KeptTable> {
    const { room } = table;
    if (!room.settings.rated) return table;
    const people = room.seats.flatMap(({ person }) => person?.id ?? []);
    return { ...table, room: { ...room, wishedRated: await this.session.context.results.wishing(people) } };
  }

  /** Something other than a move was written: everybody learns of it, and the server looks what is wanted now. */
  private hasChanged(): void {
    this.session.touch();
    this.session.context.bus.tell(this.session.id, { kind: 'changed' });
    this.broadcast.room();
    this.onceWritten.schedule();
    if (this.session.kept.state === 'waiting') this.onceWritten.inTheBackground(this.broadcast.loadRatings());
  }

  private async append(step: Step): Promise<void> {
    const { context, id } = this.session;
    const began = context.now();
    await this.session.lock.run(() => this.appended(step));
    context.metrics.written(context.now() - began, step.entries.length);
    context.bus.tell(id, { kind: 'changed' });
  }

  private async appended({ after, wants, entries, from }: Step): Promise<void> {
    const { session } = this;
    const { context, id } = session;
    const { room, clock } = session.kept;
    const now = context.now();
    const people = wants.kind === 'person' ? wants.seats : [];
    const going = clock && ticked(clock, room.settings.clock, people, after.turn, now);
    const next = going && after.over ? stopped(going, now) : going;
    const until = next && runsOutAt(next);
    const kept = {
      state: after.over ? ('over' as const) : ('playing' as const),
      moves: after.moves,
      turn: after.turn,
      clock: next,
      due: after.over || wants.kind === 'bot' || wants.kind === 'nature' ? now : until,
    };
    const asked = this.turnIndex.next({ room, state: kept.state }, wants, until);
    session.outrun = false;
    try {
      await context.store.append(id, from, entries, kept, asked.asked, now);
    } catch (error) {
      session.outrun = error instanceof WriteConflict;
      if (session.outrun) throw error;
      // What is wrong with the store is for the log; whoever has moved learns that it has not happened.
      context.log.error(
        { ...this.session.facts, error: String(error) },
        'store write failed: a move was refused',
      );
      throw new Error('the move could not be written; try again');
    }
    session.kept = { ...session.kept, ...kept, lines: from + entries.length, touched: now };
    this.broadcast.wrote(session.kept.lines, now);
    asked.written();
  }
}

/** Nothing is played there any more, and what came of it is written. */
const hasEnded = ({ state, due }: KeptTable): boolean =>
  ['over', 'abandoned', 'closed'].includes(state) && due === null;

/** Whether it was written; false where another process was quicker. */
export async function inTime(writes: Promise<void>): Promise<boolean> {
  try {
    await writes;
    return true;
  } catch (error) {
    if (error instanceof WriteConflict) return false;
    throw error;
  }
}
