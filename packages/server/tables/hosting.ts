import type { Level } from '@hexwright/bots';
import { refuse } from '@hexwright/kernel';
import type { SettingsChange } from '@hexwright/table';
import type { Desk } from './desk.ts';
import { handOver, kick, seatBot, swap, wished } from './gathering.ts';
import { sentFrom } from './in-play.ts';
import type { Sitting } from './sitting.ts';
import { type Done, hasBegun, type Writing } from './writing.ts';

/** What only the host of a table may do. */
export class Hosting {
  private readonly desk: Desk;
  private readonly writing: Writing;
  private readonly sitting: Sitting;

  constructor(desk: Desk, writing: Writing, sitting: Sitting) {
    this.desk = desk;
    this.writing = writing;
    this.sitting = sitting;
  }

  swap(by: string, one: number, other: number): Promise<Done> {
    return this.writing.gather((room) => this.notHost(by) ?? swap(room, one, other));
  }

  async settings(by: string, change: SettingsChange): Promise<Done> {
    const no = this.notHost(by);
    if (no) return no;
    const { password, ...rest } = change;
    const hashed = password ? await this.desk.house.hashPassword(password) : password;
    const faced = change.wish && (await this.desk.house.rules.forWish(change.wish));
    if (faced && !faced.ok) return faced;
    return this.writing.gather((room) => ({
      ok: true,
      room: wished(room, rest, faced?.title ?? room.game, hashed === undefined ? room.password : hashed),
    }));
  }

  async disband(by: string): Promise<Done> {
    const no = this.notHost(by);
    if (no) return no;
    return this.writing.change((table) =>
      table.state === 'waiting'
        ? {
            ok: true,
            table: { ...table, state: 'closed', room: { ...table.room, why: 'the host has ended it' } },
          }
        : hasBegun,
    );
  }

  async kick(by: string, person: string): Promise<Done> {
    const no = this.notHost(by);
    if (no) return no;
    return this.writing.change((table) => {
      if (table.state !== 'waiting') return sentFrom(table, person);
      const gathered = kick(table.room, person);
      return gathered.ok ? { ok: true, table: { ...table, room: gathered.room } } : gathered;
    });
  }

  /** A bot on an empty seat; in a game, a bot for a person, and the person again. */
  async bot(by: string, seat: number, bot: boolean, level?: Level): Promise<Done> {
    const no = this.notHost(by);
    if (no) return no;
    const { state, room } = this.desk.kept;
    if (state === 'waiting') return this.writing.gather((waiting) => seatBot(waiting, seat, bot, level));
    const there = room.seats[seat];
    if (!there?.person) return refuse('seat-bot', 'no person has this seat');
    if (there.resigned) return refuse('resigned', `${there.person.name} has given the game up`);
    return bot ? this.sitting.standIn([seat]) : this.sitting.giveBack(seat);
  }

  /** Somebody else at the table is host from now on, at any time before its end. */
  async handOver(by: string, person: string): Promise<Done> {
    const no = this.notHost(by);
    if (no) return no;
    return this.writing.change((table) => {
      if (this.desk.ended) return refuse('over', 'the game is over');
      const handed = handOver(table.room, person);
      return handed.ok ? { ok: true, table: { ...table, room: handed.room } } : handed;
    });
  }

  async start(by: string): Promise<Done> {
    const no = this.notHost(by);
    if (no) return no;
    const ruled = await this.desk.house.rules.forWish(this.desk.kept.room.settings.wish);
    return ruled.ok ? this.writing.begin(ruled.face) : ruled;
  }

  private notHost(person: string) {
    return person === this.desk.kept.room.host.id
      ? undefined
      : refuse('not-host', 'only the host may do this');
  }
}
