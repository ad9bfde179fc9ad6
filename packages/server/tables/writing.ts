import { type Outcome, refuse } from '@hexwright/kernel';
import { type Face, Host, type Step, type Table } from '@hexwright/table';
import { runsOutAt, stopped, ticked } from '../clock.ts';
import type { Change } from '../store/index.ts';
import type { Asking } from './asking.ts';
import { beginning } from './beginning.ts';
import type { Desk } from './desk.ts';
import type { Gathered } from './gathering.ts';
import type { Changed } from './in-play.ts';
import type { KeptRoom, KeptTable } from './kept.ts';
import { Outrun } from './shelf.ts';
import type { Telling } from './telling.ts';

export type Done = Outcome<object>;

/** how often something is tried again that another process has outrun */
export const ATTEMPTS = 6;

export const hasBegun = refuse('begun', 'the game has begun');
export const outrun = refuse('busy', 'too much happens at this table at once; try again');

/** What follows when something was written. */
export interface OnceWritten {
  sync(): Promise<void>;
  tend(): void;
  inTheBackground(work: Promise<void>): void;
}

/** Makes every change of a table durable, and only then tells of it. */
export class Writing {
  private readonly desk: Desk;
  private readonly asking: Asking;
  private readonly telling: Telling;
  private readonly onceWritten: OnceWritten;

  constructor(desk: Desk, asking: Asking, telling: Telling, onceWritten: OnceWritten) {
    this.desk = desk;
    this.asking = asking;
    this.telling = telling;
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

  begin(face: Face): Promise<Done> {
    return this.attempted(() => this.begun(face));
  }

  /** The game is in memory from now on: each of its steps is written before it is shown. */
  seat(face: Face, table: Table, now: number, times?: readonly number[]): void {
    this.desk.face = face;
    this.desk.host = new Host(table, {
      append: (step) => this.append(step),
      show: (sent) => {
        this.telling.views(sent);
        this.onceWritten.tend();
      },
    });
    this.telling.begun(face, table, now, times);
  }

  private async attempted(act: () => Promise<Done | 'again' | 'outrun'>): Promise<Done> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const done = await this.desk.lock.run(act);
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
    const { house, host, kept: before } = this.desk;
    // A step is written and about to be made.
    if (host && host.table.lines !== before.lines) return 'again';
    const acted = act(before);
    if (!acted.ok || (acted.table === before && more.length === 0)) return acted;
    const now = house.now();
    const { table } = acted;
    const want = this.desk.want(table.room);
    const until = table.clock && runsOutAt(table.clock);
    const due = table.state === 'playing' ? (want?.kind === 'person' ? until : now) : table.due;
    const after = { ...table, rev: before.rev + 1, touched: now, due };
    const asked = this.asking.next(after, want, until);
    const written = await inTime(house.shelf.change(before, after, [...more, ...asked.changes]));
    if (!written) return 'outrun';
    this.desk.kept = after;
    this.desk.reseat();
    asked.written();
    return { ok: true };
  }

  private async begun(face: Face): Promise<Done | 'outrun'> {
    const { house, kept: before } = this.desk;
    if (before.state !== 'waiting') return hasBegun;
    const now = house.now();
    const begins = beginning(before, face, now);
    if (!begins.ok) return begins;
    const { table, entries } = begins;
    const after = await this.withRatings(begins.after);
    const asked = this.asking.next(after, table.wants(), after.clock && runsOutAt(after.clock));
    const written = await inTime(house.shelf.begin(before, after, entries, asked.changes, now));
    if (!written) return 'outrun';
    this.desk.kept = after;
    this.seat(face, table, now);
    asked.written();
    return { ok: true };
  }

  private async withRatings(table: KeptTable): Promise<KeptTable> {
    const { room } = table;
    if (!room.settings.rated) return table;
    const people = room.seats.flatMap(({ person }) => person?.id ?? []);
    return { ...table, room: { ...room, wishedRated: await this.desk.house.results.wishing(people) } };
  }

  /** Something other than a move was written: everybody learns of it, and the house looks what is wanted now. */
  private hasChanged(): void {
    this.desk.touch();
    this.desk.house.bus.tell(this.desk.id, { kind: 'changed' });
    this.telling.room();
    this.onceWritten.tend();
    if (this.desk.kept.state === 'waiting') this.onceWritten.inTheBackground(this.telling.loadRatings());
  }

  private async append(step: Step): Promise<void> {
    const { house, id } = this.desk;
    const began = house.now();
    await this.desk.lock.run(() => this.appended(step));
    house.metrics.written(house.now() - began, step.entries.length);
    house.bus.tell(id, { kind: 'changed' });
  }

  private async appended({ after, wants, entries, from }: Step): Promise<void> {
    const { desk } = this;
    const { house, id } = desk;
    const { room, clock } = desk.kept;
    const now = house.now();
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
    const asked = this.asking.next({ room, state: kept.state }, wants, until);
    desk.outrun = false;
    try {
      await house.shelf.append(id, from, entries, kept, asked.changes, now);
    } catch (error) {
      desk.outrun = error instanceof Outrun;
      if (desk.outrun) throw error;
      // What is wrong with the store is for the log; whoever has moved learns that it has not happened.
      house.log.error({ error: String(error) }, 'a move could not be written');
      throw new Error('the move could not be written; try again');
    }
    desk.kept = { ...desk.kept, ...kept, lines: from + entries.length, touched: now };
    this.telling.wrote(desk.kept.lines, now);
    asked.written();
  }
}

/** Whether it was written; false where another process was quicker. */
export async function inTime(writes: Promise<void>): Promise<boolean> {
  try {
    await writes;
    return true;
  } catch (error) {
    if (error instanceof Outrun) return false;
    throw error;
  }
}
