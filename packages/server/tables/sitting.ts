import { refuse } from '@hexwright/kernel';
import type { PersonCard } from '@hexwright/table';
import { beReady, choose, type Gathered, sit, stand } from './gathering.ts';
import { forgotten, givenBack, resigned, stoodIn } from './in-play.ts';
import { seatOf } from './kept.ts';
import type { TableScheduler } from './table-scheduler.ts';
import type { TableSession } from './table-session.ts';
import type { Done, TableWriter } from './table-writer.ts';

export const notSeated = refuse('not-seated', 'you do not sit at this table');

const full = refuse('seats-full', 'all seats are taken');

/** Who sits where, and who plays a seat. */
export class Sitting {
  private readonly session: TableSession;
  private readonly writer: TableWriter;
  private readonly scheduler: TableScheduler;

  constructor(session: TableSession, writer: TableWriter, scheduler: TableScheduler) {
    this.session = session;
    this.writer = writer;
    this.scheduler = scheduler;
  }

  sit(person: PersonCard, seat: number): Promise<Done> {
    return this.writer.gather((room) => sit(room, person, seat, this.session.context.now()));
  }

  /** Takes whatever seat is free. */
  sitDown(person: PersonCard): Promise<Done> {
    return this.writer.gather((room) => {
      if (seatOf(room, person.id) !== null) return { ok: true, room };
      const seat = room.seats.findIndex((each) => !each.person && !each.bot);
      return seat < 0 ? full : sit(room, person, seat, this.session.context.now());
    });
  }

  stand(person: string): Promise<Done> {
    return this.writer.gather((room) => stand(room, person));
  }

  /** These have gone without a word: others may have their seats. */
  free(people: readonly string[]): Promise<Done> {
    return this.writer.gather((room) =>
      people.reduce<Gathered>(
        (left, person) => {
          const stood = left.ok ? stand(left.room, person) : left;
          return stood.ok ? stood : left;
        },
        { ok: true, room },
      ),
    );
  }

  ready(person: string, ready: boolean): Promise<Done> {
    return this.writer.gather((room) => beReady(room, person, ready));
  }

  colour(person: string, colour: number): Promise<Done> {
    return this.writer.gather((room) => choose(room, person, colour));
  }

  async resign(person: string): Promise<Done> {
    const seat = seatOf(this.session.kept.room, person);
    if (seat === null) return notSeated;
    return this.writer.change((table) => resigned(table, seat, this.session.context.now()));
  }

  /** Bots play for these persons from now on. */
  standIn(seats: readonly number[]): Promise<Done> {
    return this.writer.change((table) => stoodIn(table, seats, this.session.context.now()));
  }

  /** A person plays its seat again that a bot has played for it. */
  async giveBack(seat: number): Promise<Done> {
    const there = this.session.kept.room.seats[seat];
    if (!there?.person || !there.bot || there.resigned) return { ok: true };
    this.scheduler.isBack(seat);
    return this.writer.change((table) =>
      givenBack(table, seat, this.isAsked(seat), this.session.context.now()),
    );
  }

  /** Somebody is to be forgotten: its seat has no name any more, and a bot plays it. */
  forget(person: string): Promise<Done> {
    return this.writer.change((table) => ({
      ok: true,
      table: forgotten(table, person, this.session.context.now()),
    }));
  }

  private isAsked(seat: number): boolean {
    const want = this.session.host?.table.wants();
    return (
      (want?.kind === 'bot' && want.seat === seat) || (want?.kind === 'person' && want.seats.includes(seat))
    );
  }
}
