import { refuse } from '@hexwright/kernel';
import type { PersonCard } from '@hexwright/table';
import type { Desk } from './desk.ts';
import { beReady, choose, sit, stand } from './gathering.ts';
import { forgotten, givenBack, resigned, stoodIn } from './in-play.ts';
import { seatOf } from './kept.ts';
import type { Tending } from './tending.ts';
import type { Done, Writing } from './writing.ts';

export const notSeated = refuse('not-seated', 'you do not sit at this table');

/** Who sits where, and who plays a seat. */
export class Sitting {
  private readonly desk: Desk;
  private readonly writing: Writing;
  private readonly tending: Tending;

  constructor(desk: Desk, writing: Writing, tending: Tending) {
    this.desk = desk;
    this.writing = writing;
    this.tending = tending;
  }

  sit(person: PersonCard, seat: number): Promise<Done> {
    return this.writing.gather((room) => sit(room, person, seat, this.desk.house.now()));
  }

  stand(person: string): Promise<Done> {
    return this.writing.gather((room) => stand(room, person));
  }

  ready(person: string, ready: boolean): Promise<Done> {
    return this.writing.gather((room) => beReady(room, person, ready));
  }

  colour(person: string, colour: number): Promise<Done> {
    return this.writing.gather((room) => choose(room, person, colour));
  }

  async resign(person: string): Promise<Done> {
    const seat = seatOf(this.desk.kept.room, person);
    if (seat === null) return notSeated;
    return this.writing.change((table) => resigned(table, seat, this.desk.house.now()));
  }

  /** Bots play for these persons from now on. */
  standIn(seats: readonly number[]): Promise<Done> {
    return this.writing.change((table) => stoodIn(table, seats, this.desk.house.now()));
  }

  /** A person plays its seat again that a bot has played for it. */
  async giveBack(seat: number): Promise<Done> {
    const there = this.desk.kept.room.seats[seat];
    if (!there?.person || !there.bot || there.resigned) return { ok: true };
    this.tending.isBack(seat);
    return this.writing.change((table) => givenBack(table, seat, this.isAsked(seat), this.desk.house.now()));
  }

  /** Somebody is to be forgotten: its seat has no name any more, and a bot plays it. */
  async forget(person: string): Promise<void> {
    await this.writing.change((table) => ({
      ok: true,
      table: forgotten(table, person, this.desk.house.now()),
    }));
  }

  private isAsked(seat: number): boolean {
    const want = this.desk.host?.table.wants();
    return (
      (want?.kind === 'bot' && want.seat === seat) || (want?.kind === 'person' && want.seats.includes(seat))
    );
  }
}
