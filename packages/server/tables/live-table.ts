import { itemAt, type Outcome, refuse } from '@hexwright/kernel';
import { matesOf } from '@hexwright/rulebook';
import type { OpenedTable, PersonCard, Saying } from '@hexwright/table';
import type { TableNews } from '../cluster/bus.ts';
import { Afterwards } from './afterwards.ts';
import { answerAt, type TableAsk } from './answers.ts';
import { Broadcast } from './broadcast.ts';
import { sentAway } from './gathering.ts';
import { HostWatch } from './host-watch.ts';
import { Hosting } from './hosting.ts';
import { ended } from './in-play.ts';
import { type KeptTable, seatOf } from './kept.ts';
import { Moves } from './moves.ts';
import type { Opening, TableViewer } from './presence.ts';
import type { Crowd } from './room-card.ts';
import { Sitting } from './sitting.ts';
import { StoreSync } from './store-sync.ts';
import type { TableContext } from './table-context.ts';
import { TableScheduler } from './table-scheduler.ts';
import { TableSession } from './table-session.ts';
import { type Done, TableWriter } from './table-writer.ts';
import { TurnIndex } from './turn-index.ts';
import { Votes } from './votes.ts';

const TALK = 200;
/** what it costs to send a large answer, whoever works it out */
const LOOK_MS = 10;
const tooOften = refuse('too-often', 'that is too often; wait a while');
const noWatching = refuse('no-watching', 'nobody may look on at this table');
const nameFirst = refuse('guest-first', 'somebody was sent away from this table: say your name first');

/**
 * One table that somebody has open, or that the server must see to. It can be dropped at any time: everything that
 * matters is in the store before anybody is told of it.
 */
export class LiveTable {
  readonly sitting: Sitting;
  readonly hosting: Hosting;
  readonly moves: Moves;
  readonly votes: Votes;
  readonly afterwards: Afterwards;
  private readonly session: TableSession;
  private readonly writer: TableWriter;
  private readonly broadcast: Broadcast;
  private readonly storeSync: StoreSync;
  private readonly scheduler: TableScheduler;
  private readonly hostWatch: HostWatch;
  private readonly unhear: () => void;
  private crowd: Crowd = { here: 0, watching: 0 };

  constructor(kept: KeptTable, context: TableContext) {
    const session = new TableSession(kept, context);
    const turnIndex = new TurnIndex(session);
    const broadcast = new Broadcast(session);
    const writer: TableWriter = new TableWriter(session, turnIndex, broadcast, {
      sync: () => storeSync.sync(),
      schedule: () => this.schedule(),
      inTheBackground: (work) => scheduler.inTheBackground(work),
    });
    const storeSync: StoreSync = new StoreSync(session, turnIndex, broadcast, writer, () => this.schedule());
    const scheduler: TableScheduler = new TableScheduler(session, {
      sync: () => storeSync.sync(),
      standIn: (seats) => sitting.standIn(seats),
      begin: (gathered) => this.hosting.begin(gathered),
      free: (people) => sitting.free(people),
      shut: (why) => this.shut(why),
      sleep: () => writer.sleep(),
      finish: () => this.afterwards.finish(),
    });
    const sitting: Sitting = new Sitting(session, writer, scheduler);
    this.session = session;
    this.broadcast = broadcast;
    this.writer = writer;
    this.storeSync = storeSync;
    this.scheduler = scheduler;
    this.sitting = sitting;
    this.hosting = new Hosting(session, writer, sitting);
    this.moves = new Moves(session, sitting, storeSync);
    this.votes = new Votes(session, writer, (person) => this.shutOut(person));
    this.afterwards = new Afterwards(session, writer, broadcast);
    this.unhear = context.bus.hear(kept.id, (news) => this.hear(news));
    this.hostWatch = new HostWatch(session, writer, (work) => scheduler.inTheBackground(work));
    if (context.bus.shared) broadcast.here(true);
  }

  /** whether nobody has needed it since then, and it may be put away */
  idleSince(moment: number): boolean {
    return this.session.presence.viewers.size === 0 && !this.scheduler.busy && this.session.touched <= moment;
  }

  /** How many are here, where that is another number than was told last; only lists of open tables want to know. */
  newCrowd(): Crowd | null {
    const { kept, presence } = this.session;
    if (!kept.room.settings.listed || this.session.ended) return null;
    const { here, watching } = presence.everybody(kept.room);
    const seated = kept.room.seats.filter(({ person }) => person && here.has(person.id)).length;
    if (seated === this.crowd.here && watching === this.crowd.watching) return null;
    this.crowd = { here: seated, watching };
    return this.crowd;
  }

  /** Brings the game up, where it has begun. */
  async raise(): Promise<void> {
    await this.storeSync.raise();
    await this.broadcast.loadRatings();
    this.schedule();
  }

  /** Sees to what the table wants. */
  schedule(): void {
    this.dismissWatchers();
    this.scheduler.schedule();
    this.hostWatch.look();
  }

  /** Says again who is here, and forgets whoever was at a process that says nothing any more since then. */
  callRoll(since: number): void {
    if (this.session.presence.viewers.size > 0) this.broadcast.here(false);
    if (!this.session.presence.forgetSilent(since)) return;
    this.broadcast.room();
    this.schedule();
  }

  /** Puts the table away; what is being written is written. */
  async close(): Promise<void> {
    this.session.closed = true;
    this.scheduler.stop();
    this.hostWatch.stop();
    this.broadcast.stop();
    this.unhear();
    await this.session.host?.settled();
    await this.session.lock.settled();
  }

  // ---- coming and going

  async open(
    viewer: TableViewer,
    { seen, heard, password }: Opening,
  ): Promise<Outcome<{ readonly opened: OpenedTable<unknown>; begin(): void }>> {
    const { session, broadcast } = this;
    if (!session.context.budget.isLeft(viewer.source)) return tooOften;
    // Another process has shown this page more than this one has heard of yet.
    if ((seen ?? 0) > session.kept.lines) await this.storeSync.sync();
    const person = viewer.person?.id ?? null;
    const seat = seatOf(session.kept.room, person);
    const shut = await this.shutTo(person, viewer.source, password);
    if (shut) return shut;
    if (seat !== null) await this.sitting.giveBack(seat);
    const talk = await session.context.store.talk(session.id, heard ?? 0, TALK);
    session.touch();
    session.presence.viewers.set(viewer.id, viewer);
    if (seat !== null) this.scheduler.isBack(seat);
    broadcast.here(false);
    const { host, face } = session;
    return {
      ok: true,
      opened: {
        room: broadcast.roomFor(viewer),
        game: host && face && { sheet: face.sheet(), players: host.table.players },
      },
      begin: () => {
        if (!this.isOpenTo(viewer.id)) return;
        // A long game is told from its beginning to whoever has seen nothing of it.
        session.context.budget.measured(viewer.source, () => broadcast.join(viewer, seen));
        broadcast.talkTo(viewer, talk);
        broadcast.room(viewer.id);
        broadcast.toldApart(viewer);
        this.schedule();
      },
    };
  }

  leave(id: string): void {
    if (!this.session.presence.viewers.delete(id)) return;
    this.session.touch();
    this.session.host?.table.leave(id);
    this.broadcast.here(false);
    this.broadcast.room();
    this.schedule();
  }

  isOpenTo(id: string): boolean {
    return this.session.presence.viewers.has(id);
  }

  /** Where somebody comes from who has the table open, as limits count it. */
  sourceOf(viewer: string): string {
    return this.session.presence.viewers.get(viewer)?.source ?? 'unknown';
  }

  /** Whether somebody who lives there may have another large answer now. */
  mayLook(source: string): Outcome<object> {
    const { budget } = this.session.context;
    if (!budget.isLeft(source)) return tooOften;
    budget.spend(source, LOOK_MS);
    return { ok: true };
  }

  /** Why this person may not come in, or nothing. */
  private async shutTo(person: string | null, source: string, password: string | undefined) {
    const { room, state } = this.session.kept;
    if (person !== null && room.kicked.includes(person)) return sentAway;
    if (seatOf(room, person) !== null || person === room.host.id) return undefined;
    if (room.password !== null) {
      if (password === undefined) return refuse('password-needed', 'this table asks for a password');
      const { context, id } = this.session;
      if (!(await context.passwordGuesses.mayTry(id, source))) return tooOften;
      if (!(await context.isPassword(room.password, password)))
        return refuse('password-wrong', 'the password of this table is another one');
      await context.passwordGuesses.right(id, source);
    }
    if (person === null && room.kicked.length > 0) return nameFirst;
    if (state !== 'waiting' && !room.settings.watching.allowed) return noWatching;
    return undefined;
  }

  /** What somebody asks who has it open. */
  ask(
    viewer: string,
    person: PersonCard | null,
    name: TableAsk,
    further: readonly unknown[],
  ): Promise<Outcome<object>> {
    return answerAt(this, viewer, person, name, further);
  }

  sitDown(person: PersonCard): Promise<Done> {
    return this.sitting.sitDown(person);
  }

  // ---- talk

  async say(person: PersonCard, saying: Saying): Promise<Done> {
    const { context, id } = this.session;
    const { room, state } = this.session.kept;
    if (seatOf(room, person.id) === null && person.id !== room.host.id && state === 'playing')
      return refuse('talk-seated', 'who looks on cannot talk while the game is played');
    const among = saying.to === 'team' ? this.teamOf(person) : undefined;
    if (saying.to === 'team' && !among) return refuse('no-team-talk', 'nobody else plays on the same team');
    const line = {
      by: person.id,
      name: person.name,
      text: 'text' in saying ? saying.text : null,
      react: 'react' in saying ? saying.react : null,
      ...(among && { among }),
      at: context.now(),
    };
    const kept = await context.store.say(id, line, saying.id);
    if (kept) {
      context.bus.tell(id, { kind: 'talk', line: kept });
      this.broadcast.talk([kept]);
    }
    return { ok: true };
  }

  /** The seats of a person's team, its own among them; nothing where no other person plays on it. */
  private teamOf(person: PersonCard): number[] | undefined {
    const { kept, face } = this.session;
    const seat = seatOf(kept.room, person.id);
    if (seat === null || !face) return undefined;
    const mates = matesOf(face.game, seat).filter((mate) => itemAt(kept.room.seats, mate).person !== null);
    return mates.length > 0 ? [seat, ...mates] : undefined;
  }

  // ---- who must go

  /** The host sends somebody away. */
  async kick(by: string, person: string): Promise<Done> {
    const done = await this.hosting.kick(by, person);
    if (done.ok) this.shutOut(person);
    return done;
  }

  private shutOut(person: string): void {
    const why = sentAway.reason.text;
    this.sendAway(person, why);
    this.dismissNameless();
    this.session.context.bus.tell(this.session.id, { kind: 'away', person, why });
  }

  /** Whoever runs the server ends the table. */
  shut(why: string): Promise<Done> {
    return this.writer.change((table) =>
      table.state === 'over' || table.state === 'closed'
        ? { ok: true, table }
        : { ok: true, table: ended(table, 'closed', why, this.session.context.now()) },
    );
  }

  /** Somebody is to be forgotten here. */
  async forget(person: string): Promise<Done> {
    const done = await this.sitting.forget(person);
    if (done.ok) this.sendAway(person, 'you are forgotten here');
    return done;
  }

  private sendAway(person: string, why: string): void {
    for (const viewer of [...this.session.presence.viewers.values()])
      if (viewer.person?.id === person) this.show(viewer, why);
  }

  /** Once somebody was sent away nobody looks on without a name: it might be that person. */
  private dismissNameless(): void {
    for (const viewer of [...this.session.presence.viewers.values()])
      if (viewer.person === null) this.show(viewer, nameFirst.reason.text);
  }

  /** The host may close a game to those who look on while it is played. */
  private dismissWatchers(): void {
    const { room, state } = this.session.kept;
    if (state === 'waiting' || room.settings.watching.allowed) return;
    for (const viewer of this.session.presence.watchers(room))
      if (viewer.person?.id !== room.host.id) this.show(viewer, noWatching.reason.text);
  }

  /** Shows a page the door. */
  private show(viewer: TableViewer, why: string): void {
    viewer.say({ game: this.session.id, away: why });
    this.leave(viewer.id);
  }

  private hear(news: TableNews): void {
    const { session, broadcast } = this;
    if (session.closed) return;
    if (news.kind === 'changed') this.scheduler.inTheBackground(this.storeSync.sync());
    if (news.kind === 'talk') broadcast.talk([news.line]);
    if (news.kind === 'away') {
      this.sendAway(news.person, news.why);
      this.dismissNameless();
    }
    if (news.kind === 'here') {
      session.presence.hear(news.process, news, session.context.now());
      if (news.answer && session.presence.viewers.size > 0) broadcast.here(false);
      broadcast.room();
      this.schedule();
    }
  }
}
