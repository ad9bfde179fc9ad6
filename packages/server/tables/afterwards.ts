import { itemAt, type Outcome, type Result, refuse } from '@hexwright/kernel';
import { type ChronicleSheet, fileOf, type PersonCard, type Story, type TableView } from '@hexwright/table';
import type { ReplayedGame } from '../rules/replays.ts';
import type { Change } from '../store/index.ts';
import type { Broadcast } from './broadcast.ts';
import { broughtBy, chronicleAt, type LaidChapter, nextChapter } from './campaigns.ts';
import { againWith } from './in-play.ts';
import { inTheGame, type KeptCampaign, seatOf } from './kept.ts';
import { placesOf } from './results.ts';
import type { Wisher } from './rules.ts';
import { notSeated } from './sitting.ts';
import type { TableSession } from './table-session.ts';
import type { TableWriter } from './table-writer.ts';

const notOver = refuse('not-over', 'the game is not over');

/** so many of the last lines of talk go to another table for the same people */
const BROUGHT = 30;

/** What is done with a game that is over: it is written down, told, and played again. */
export class Afterwards {
  private readonly session: TableSession;
  private readonly writer: TableWriter;
  private readonly broadcast: Broadcast;
  private told: { readonly game: string; readonly story: Story } | null = null;

  constructor(session: TableSession, writer: TableWriter, broadcast: Broadcast) {
    this.session = session;
    this.writer = writer;
    this.broadcast = broadcast;
  }

  /** What came of the game is written down, once. */
  async finish(): Promise<boolean> {
    const { host, face, context } = this.session;
    if (!host || !face) return false;
    const { kept } = this.session;
    const stands = face.game.result(host.table.state);
    // Of a game that all others have given up whoever is left is the winner.
    const result = kept.state === 'abandoned' ? { ...stands, winners: inTheGame(kept.room) } : stands;
    const changes = [
      ...(await context.results.changesFor(kept, result, face.game.teams)),
      ...this.toldTournament(result, face.game.teams),
    ];
    const { campaign: begun } = this.session.kept.room;
    const judged = begun && (await this.judged(begun));
    if (judged && !judged.ok)
      context.log.error({ ...this.session.facts, code: judged.reason.code }, 'campaign chapter not counted');
    const campaign = judged?.ok ? judged.campaign : begun;
    const done = await this.writer.change(
      (table) => ({
        ok: true,
        table:
          table.due === null
            ? table
            : { ...table, due: null, room: { ...table.room, ...(campaign && { campaign }) } },
      }),
      changes,
    );
    await this.broadcast.loadRatings();
    return done.ok;
  }

  /** A table of a tournament tells it what came of its game, seat by seat. */
  private toldTournament(result: Result, teams?: readonly number[]): Change[] {
    const { context, kept } = this.session;
    const { seats, tournament } = kept.room;
    if (!tournament) return [];
    return context.tournaments.told(
      kept.id,
      seats.map(({ entrant }) => entrant ?? null),
      {
        places: placesOf(kept, result, teams),
        points: seats.map((_, seat) => result.scores[seat] ?? 0),
        winners: result.winners.filter((seat) => !itemAt(seats, seat).resigned),
      },
    );
  }

  /** Another table for the same people; who asks next is shown the same one. */
  async rematch({ person, source }: Wisher): Promise<Outcome<{ readonly table: string }>> {
    const { room, state } = this.session.kept;
    const seat = seatOf(room, person);
    if (seat === null) return notSeated;
    // A chapter whose table was closed for whatever reason must not be the end of its campaign.
    if (state !== 'over' && state !== 'abandoned' && !(state === 'closed' && room.campaign)) return notOver;
    if (room.next) return { ok: true, table: room.next };
    const chapter = await this.nextChapter({ person, source });
    if (chapter && !chapter.ok) return chapter;
    const next = await this.session.context.layTable(
      againWith(room, itemAt(room.seats, seat).person as PersonCard, chapter),
    );
    if (!next.ok) return next;
    // Before anybody is there, so that nothing new comes between.
    await this.bringTalk(next.table);
    const done = await this.writer.change((table) =>
      table.room.next
        ? refuse('rematch-there', table.room.next)
        : { ok: true, table: { ...table, room: { ...table.room, next: next.table } } },
    );
    if (!done.ok && done.reason.code === 'rematch-there') return { ok: true, table: done.reason.text };
    return done.ok ? next : done;
  }

  /** The same people go on talking: what all could read goes with them. */
  private async bringTalk(next: string): Promise<void> {
    const { context, id } = this.session;
    for (const { n, ...line } of await context.store.talk(id, 0, BROUGHT))
      if (line.text !== null && !line.among) await context.store.say(next, line, `brought ${n}`);
  }

  chronicle(): Promise<Outcome<{ readonly chronicle: ChronicleSheet }>> {
    return chronicleAt(this.session.context.rules, this.session.kept);
  }

  /** What a table is laid for next, where a campaign is played here. */
  private async nextChapter(by: Wisher): Promise<Outcome<LaidChapter> | undefined> {
    const { kept, context } = this.session;
    if (!kept.room.campaign) return undefined;
    const judged = await this.judged(kept.room.campaign);
    return judged.ok ? nextChapter(context.rules, by, kept, judged.campaign) : judged;
  }

  /** The campaign with what the game of this table has brought, once that has come to its end. */
  private async judged(campaign: KeptCampaign): Promise<Outcome<{ readonly campaign: KeptCampaign }>> {
    const { host, face, context, kept } = this.session;
    if (campaign.brought || kept.state !== 'over' || !host || !face) return { ok: true, campaign };
    const judged = await broughtBy(context.rules, kept.room, campaign, face.game, host.table.state);
    if (!judged.ok) return judged;
    const { brought, after } = judged;
    return { ok: true, campaign: { ...campaign, brought, after } };
  }

  /** The whole game at a glance; whoever asks next is told the same. */
  async story(share: string): Promise<Outcome<{ readonly story: Story }>> {
    const game = this.replayed();
    if (!game) return notOver;
    const known = this.told;
    if (known?.game === game.game) return { ok: true, story: known.story };
    const told = await this.session.context.replays.story(game, share);
    if (told.ok) this.told = { game: game.game, story: told.story };
    return told;
  }

  async frame(
    person: string | null,
    moves: number,
    share: string,
  ): Promise<Outcome<{ readonly view: TableView }>> {
    const { host, kept, context } = this.session;
    const game = this.replayed();
    if (!host || !game) return notOver;
    const which = { moves, seat: seatOf(kept.room, person), open: host.table.stands.over };
    const framed = await context.replays.frame(game, which, share);
    return framed.ok ? { ok: true, view: { ...framed.view, n: host.table.lines } } : framed;
  }

  /** The game as it is told when it has ended. */
  private replayed(): ReplayedGame | undefined {
    const { host, ended, id } = this.session;
    if (!host || !ended) return undefined;
    const { lines, players } = host.table;
    return { game: `${id} ${lines} ${JSON.stringify(players)}`, save: host.table.save(), players };
  }

  file(): Outcome<{ readonly file: unknown }> {
    const { host, ended } = this.session;
    return host && ended ? { ok: true, file: fileOf(host.table) } : notOver;
  }
}
