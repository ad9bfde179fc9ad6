import { type Outcome, refuse } from '@hexwright/kernel';
import {
  type ChronicleSheet,
  fileOf,
  type PersonCard,
  type Story,
  storyOf,
  type TableView,
} from '@hexwright/table';
import { broughtBy, chronicleAt, type LaidChapter, nextChapter } from './campaigns.ts';
import type { Desk } from './desk.ts';
import { againWith } from './in-play.ts';
import { type KeptCampaign, seatOf } from './kept.ts';
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
    const changes = await house.results.changesFor(this.desk.kept, result, face.game.teams);
    const { campaign: begun } = this.desk.kept.room;
    const judged = begun && (await this.judged(begun));
    if (judged && !judged.ok) house.log.error({ code: judged.reason.code }, 'a chapter could not be judged');
    const campaign = judged?.ok ? judged.campaign : begun;
    const done = await this.writing.change(
      (table) => ({
        ok: true,
        table:
          table.due === null
            ? table
            : { ...table, due: null, room: { ...table.room, ...(campaign && { campaign }) } },
      }),
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
    // A chapter whose table was closed for whatever reason must not be the end of its campaign.
    if (state !== 'over' && state !== 'abandoned' && !(state === 'closed' && room.campaign)) return notOver;
    if (room.next) return { ok: true, table: room.next };
    const chapter = await this.nextChapter();
    if (chapter && !chapter.ok) return chapter;
    const next = await this.desk.house.layTable(
      againWith(room, room.seats[seat].person as PersonCard, chapter),
    );
    if (!next.ok) return next;
    const done = await this.writing.change((table) =>
      table.room.next
        ? refuse('rematch-there', table.room.next)
        : { ok: true, table: { ...table, room: { ...table.room, next: next.table } } },
    );
    if (!done.ok && done.reason.code === 'rematch-there') return { ok: true, table: done.reason.text };
    return done.ok ? next : done;
  }

  chronicle(): Promise<Outcome<{ readonly chronicle: ChronicleSheet }>> {
    return chronicleAt(this.desk.house.rules, this.desk.kept);
  }

  /** What a table is laid for next, where a campaign is played here. */
  private async nextChapter(): Promise<Outcome<LaidChapter> | undefined> {
    const { kept, house } = this.desk;
    if (!kept.room.campaign) return undefined;
    const judged = await this.judged(kept.room.campaign);
    return judged.ok ? nextChapter(house.rules, kept, judged.campaign) : judged;
  }

  /** The campaign with what the game of this table has brought, once that has come to its end. */
  private async judged(campaign: KeptCampaign): Promise<Outcome<{ readonly campaign: KeptCampaign }>> {
    const { host, face, house, kept } = this.desk;
    if (campaign.brought || kept.state !== 'over' || !host || !face) return { ok: true, campaign };
    const judged = await broughtBy(house.rules, kept.room, campaign, face.game, host.table.state);
    if (!judged.ok) return judged;
    const { brought, after } = judged;
    return { ok: true, campaign: { ...campaign, brought, after } };
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
