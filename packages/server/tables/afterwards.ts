import { type Outcome, refuse } from '@hexwright/kernel';
import { fileOf, type PersonCard, type Story, storyOf, type TableView } from '@hexwright/table';
import type { Desk } from './desk.ts';
import { againWith } from './in-play.ts';
import { seatOf } from './kept.ts';
import { notSeated } from './sitting.ts';
import type { Telling } from './telling.ts';
import type { Writing } from './writing.ts';

const notOver = refuse('not-over', 'the game is not over');

/** What is done with a game that is over: it is written down, told, and played again. */
export class Afterwards {
  private readonly desk: Desk;
  private readonly writing: Writing;
  private readonly telling: Telling;

  constructor(desk: Desk, writing: Writing, telling: Telling) {
    this.desk = desk;
    this.writing = writing;
    this.telling = telling;
  }

  /** What came of the game is written down, once. */
  async finish(): Promise<boolean> {
    const { host, face, house } = this.desk;
    if (!host || !face) return false;
    const result = face.game.result(host.table.state);
    const changes = await house.results.changesFor(this.desk.kept, result);
    const done = await this.writing.change(
      (table) => ({ ok: true, table: table.due === null ? table : { ...table, due: null } }),
      changes,
    );
    await this.telling.loadRatings();
    return done.ok;
  }

  /** Another table for the same people; who asks next is shown the same one. */
  async rematch(person: string): Promise<Outcome<{ readonly table: string }>> {
    const { room, state } = this.desk.kept;
    const seat = seatOf(room, person);
    if (seat === null) return notSeated;
    if (state !== 'over' && state !== 'abandoned') return notOver;
    if (room.next) return { ok: true, table: room.next };
    const next = await this.desk.house.layTable(againWith(room, room.seats[seat].person as PersonCard));
    if (!next.ok) return next;
    const done = await this.writing.change((table) =>
      table.room.next
        ? refuse('rematch-there', table.room.next)
        : { ok: true, table: { ...table, room: { ...table.room, next: next.table } } },
    );
    if (!done.ok && done.reason.code === 'rematch-there') return { ok: true, table: done.reason.text };
    return done.ok ? next : done;
  }

  story(): Outcome<{ readonly story: Story }> {
    const { host, face, ended } = this.desk;
    return host && face && ended ? storyOf(face, host.table.save(), host.table.players) : notOver;
  }

  frame(person: string | null, moves: number): Outcome<{ readonly view: TableView }> {
    const { host, ended, kept } = this.desk;
    if (!host || !ended) return notOver;
    return host.table.frame(moves, seatOf(kept.room, person), host.table.stands.over);
  }

  file(): Outcome<{ readonly file: unknown }> {
    const { host, ended } = this.desk;
    return host && ended ? { ok: true, file: fileOf(host.table) } : notOver;
  }
}
