import type { Level } from '@hexwright/bots';
import { refuse } from '@hexwright/kernel';
import type { RoomCampaign, SettingsChange } from '@hexwright/table';
import { chosenChapter } from './campaigns.ts';
import { handOver, kick, seatBot, swap, wished } from './gathering.ts';
import { sentFrom, unwatched } from './in-play.ts';
import type { KeptRoom } from './kept.ts';
import type { Wisher } from './rules.ts';
import type { Sitting } from './sitting.ts';
import type { TableSession } from './table-session.ts';
import { type Done, hasBegun, type TableWriter } from './table-writer.ts';

/** What only the host of a table may do. */
export class Hosting {
  private readonly session: TableSession;
  private readonly writer: TableWriter;
  private readonly sitting: Sitting;

  constructor(session: TableSession, writer: TableWriter, sitting: Sitting) {
    this.session = session;
    this.writer = writer;
    this.sitting = sitting;
  }

  swap(by: string, one: number, other: number): Promise<Done> {
    return this.writer.gather((room) => this.notHost(by) ?? swap(room, one, other));
  }

  async settings(by: Wisher, change: SettingsChange): Promise<Done> {
    const no = this.notHost(by.person);
    if (no) return no;
    if (change.wish && this.session.kept.room.campaign)
      return refuse('campaign-settled', 'what is played next, the campaign says');
    if (this.session.kept.state !== 'waiting') return this.closeToWatchers(change);
    const { password, ...rest } = change;
    const hashed = password ? await this.session.context.hashPassword(password) : password;
    const faced = change.wish && (await this.session.context.rules.forWish(change.wish, by));
    if (faced && !faced.ok) return faced;
    return this.writer.gather((room) => ({
      ok: true,
      room: wished(room, rest, faced?.title ?? room.game, hashed === undefined ? room.password : hashed),
    }));
  }

  /** Of a game that has begun only this is still the host's to settle: that nobody may look on. */
  private closeToWatchers({ watching, ...others }: SettingsChange): Promise<Done> {
    return this.writer.change((table) =>
      watching?.allowed === false && Object.keys(others).length === 0
        ? { ok: true, table: unwatched(table) }
        : hasBegun,
    );
  }

  /** What is chosen before this chapter. Everybody is asked again whether they agree. */
  async chapter(by: Wisher, chosen: RoomCampaign['chosen']): Promise<Done> {
    const no = this.notHost(by.person);
    if (no) return no;
    const { room } = this.session.kept;
    if (!room.campaign) return refuse('no-campaign', 'no campaign is played at this table');
    const laid = await chosenChapter(this.session.context.rules, by, room, room.campaign, chosen);
    if (!laid.ok) return laid;
    const { wish, game, campaign } = laid;
    return this.writer.gather((now) => ({
      ok: true,
      room: { ...wished(now, { wish }, game, now.password), campaign },
    }));
  }

  async disband(by: string): Promise<Done> {
    const no = this.notHost(by);
    if (no) return no;
    return this.writer.change((table) =>
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
    return this.writer.change((table) => {
      if (table.state !== 'waiting') return sentFrom(table, person);
      const gathered = kick(table.room, person);
      return gathered.ok ? { ok: true, table: { ...table, room: gathered.room } } : gathered;
    });
  }

  /** A bot on an empty seat; in a game, a bot for oneself or for somebody who is not here, and the person again. */
  async bot(by: string, seat: number, bot: boolean, level?: Level): Promise<Done> {
    const { state, room } = this.session.kept;
    const there = room.seats[seat];
    const own = there?.person?.id === by;
    const no = own ? undefined : this.notHost(by);
    if (no) return no;
    if (state === 'waiting') return this.writer.gather((waiting) => seatBot(waiting, seat, bot, level));
    if (!there?.person) return refuse('seat-bot', 'no person has this seat');
    if (there.resigned) return refuse('resigned', `${there.person.name} has given the game up`);
    if (!bot) return this.sitting.giveBack(seat);
    if (!own && room.settings.rated)
      return refuse(
        'rated-seats',
        'in a rated game a bot plays only for who is out of time or gone too long',
      );
    if (!own && this.session.presence.isHere(there.person.id))
      return refuse('is-here', `${there.person.name} is here and plays`);
    return this.sitting.standIn([seat]);
  }

  /** Somebody else at the table is host from now on, at any time before its end. */
  async handOver(by: string, person: string): Promise<Done> {
    const no = this.notHost(by);
    if (no) return no;
    return this.writer.change((table) => {
      if (this.session.ended) return refuse('over', 'the game is over');
      const handed = handOver(table.room, person);
      return handed.ok ? { ok: true, table: { ...table, room: handed.room } } : handed;
    });
  }

  async start(by: string): Promise<Done> {
    return this.notHost(by) ?? this.begin();
  }

  /** The game begins, by its host or by itself. */
  async begin(gathered?: (room: KeptRoom) => KeptRoom): Promise<Done> {
    const ruled = await this.session.context.rules.forLaid(this.session.kept.room.settings.wish);
    return ruled.ok ? this.writer.begin(ruled.face, gathered) : ruled;
  }

  private notHost(person: string) {
    return person === this.session.kept.room.host.id
      ? undefined
      : refuse('not-host', 'only the host may do this');
  }
}
