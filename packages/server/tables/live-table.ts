import { type Outcome, refuse } from '@hexwright/kernel';
import type { OpenedTable, PersonCard, Saying } from '@hexwright/table';
import type { TableNews } from '../cluster/bus.ts';
import { Afterwards } from './afterwards.ts';
import { Asking } from './asking.ts';
import { Desk } from './desk.ts';
import { Following } from './following.ts';
import { sentAway } from './gathering.ts';
import { HostWatch } from './host-watch.ts';
import { Hosting } from './hosting.ts';
import type { House } from './house.ts';
import { ended } from './in-play.ts';
import { type KeptTable, seatOf } from './kept.ts';
import { Moves } from './moves.ts';
import type { Guest } from './presence.ts';
import { Sitting } from './sitting.ts';
import { Telling } from './telling.ts';
import { Tending } from './tending.ts';
import { Votes } from './votes.ts';
import { type Done, Writing } from './writing.ts';

const TALK = 200;
const noWatching = refuse('no-watching', 'nobody may look on at this table');
const nameFirst = refuse('guest-first', 'somebody was sent away from this table: say your name first');

interface Opening {
  /** the last view and the last line of talk that the page has */
  readonly seen?: number;
  readonly heard?: number;
  readonly password?: string;
}

/**
 * One table that somebody has open, or that the house must see to. It can be dropped at any time: everything that
 * matters is in the store before anybody is told of it.
 */
export class LiveTable {
  readonly sitting: Sitting;
  readonly hosting: Hosting;
  readonly moves: Moves;
  readonly votes: Votes;
  readonly afterwards: Afterwards;
  private readonly desk: Desk;
  private readonly writing: Writing;
  private readonly telling: Telling;
  private readonly following: Following;
  private readonly tending: Tending;
  private readonly hostWatch: HostWatch;
  private readonly unhear: () => void;

  constructor(kept: KeptTable, house: House) {
    const desk = new Desk(kept, house);
    const asking = new Asking(desk);
    const telling = new Telling(desk);
    const writing: Writing = new Writing(desk, asking, telling, {
      sync: () => following.sync(),
      tend: () => this.tend(),
      inTheBackground: (work) => tending.inTheBackground(work),
    });
    const following: Following = new Following(desk, asking, telling, writing, () => this.tend());
    const tending: Tending = new Tending(desk, {
      sync: () => following.sync(),
      standIn: (seats) => sitting.standIn(seats),
      finish: () => this.afterwards.finish(),
    });
    const sitting: Sitting = new Sitting(desk, writing, tending);
    this.desk = desk;
    this.telling = telling;
    this.writing = writing;
    this.following = following;
    this.tending = tending;
    this.sitting = sitting;
    this.hosting = new Hosting(desk, writing, sitting);
    this.moves = new Moves(desk, sitting, following);
    this.votes = new Votes(desk, writing, (person) => this.shutOut(person));
    this.afterwards = new Afterwards(desk, writing, telling);
    this.unhear = house.bus.hear(kept.id, (news) => this.hear(news));
    this.hostWatch = new HostWatch(desk, writing, (work) => tending.inTheBackground(work));
    if (house.bus.shared) telling.here(true);
  }

  /** whether nobody has needed it since then, and it may be put away */
  idleSince(moment: number): boolean {
    return this.desk.presence.guests.size === 0 && !this.tending.busy && this.desk.touched <= moment;
  }

  /** Brings the game up, where it has begun. */
  async raise(): Promise<void> {
    await this.following.raise();
    await this.telling.loadRatings();
    this.tend();
  }

  /** Sees to what the table wants. */
  tend(): void {
    this.dismissWatchers();
    this.tending.tend();
    this.hostWatch.look();
  }

  /** Says again who is here, and forgets whoever was at a process that says nothing any more since then. */
  callRoll(since: number): void {
    if (this.desk.presence.guests.size > 0) this.telling.here(false);
    if (!this.desk.presence.forgetSilent(since)) return;
    this.telling.room();
    this.tend();
  }

  /** Puts the table away; what is being written is written. */
  async close(): Promise<void> {
    this.desk.closed = true;
    this.tending.stop();
    this.hostWatch.stop();
    this.telling.stop();
    this.unhear();
    await this.desk.host?.settled();
    await this.desk.lock.settled();
  }

  // ---- coming and going

  async open(
    guest: Guest,
    { seen, heard, password }: Opening,
  ): Promise<Outcome<{ readonly opened: OpenedTable<unknown>; begin(): void }>> {
    const { desk, telling } = this;
    // Another process has shown this page more than this one has heard of yet.
    if ((seen ?? 0) > desk.kept.lines) await this.following.sync();
    const person = guest.person?.id ?? null;
    const seat = seatOf(desk.kept.room, person);
    const shut = await this.shutTo(person, guest.source, password);
    if (shut) return shut;
    if (seat !== null) await this.sitting.giveBack(seat);
    const talk = await desk.house.shelf.talk(desk.id, heard ?? 0, TALK);
    desk.touch();
    desk.presence.guests.set(guest.id, guest);
    if (seat !== null) this.tending.isBack(seat);
    telling.here(false);
    const { host, face } = desk;
    return {
      ok: true,
      opened: {
        room: telling.roomFor(guest),
        game: host && face && { sheet: face.sheet(), players: host.table.players },
      },
      begin: () => {
        if (!this.isOpenTo(guest.id)) return;
        telling.join(guest, seen);
        telling.talkTo(guest, talk);
        telling.room(guest.id);
        this.tend();
      },
    };
  }

  leave(id: string): void {
    if (!this.desk.presence.guests.delete(id)) return;
    this.desk.touch();
    this.desk.host?.table.leave(id);
    this.telling.here(false);
    this.telling.room();
    this.tend();
  }

  isOpenTo(id: string): boolean {
    return this.desk.presence.guests.has(id);
  }

  /** Why this person may not come in, or nothing. */
  private async shutTo(person: string | null, source: string, password: string | undefined) {
    const { room, state } = this.desk.kept;
    if (person !== null && room.kicked.includes(person)) return sentAway;
    if (seatOf(room, person) !== null || person === room.host.id) return undefined;
    if (room.password !== null) {
      if (password === undefined) return refuse('password-needed', 'this table asks for a password');
      const { house, id } = this.desk;
      if (!(await house.passwordGuesses.mayTry(id, source)))
        return refuse('too-often', 'that was tried too often; wait a while');
      if (!(await house.isPassword(room.password, password)))
        return refuse('password-wrong', 'the password of this table is another one');
      house.passwordGuesses.right(id, source);
    }
    if (person === null && room.kicked.length > 0) return nameFirst;
    if (state !== 'waiting' && !room.settings.watching.allowed) return noWatching;
    return undefined;
  }

  // ---- talk

  async say(person: PersonCard, saying: Saying): Promise<Done> {
    const { house, id } = this.desk;
    const { room, state } = this.desk.kept;
    if (seatOf(room, person.id) === null && person.id !== room.host.id && state === 'playing')
      return refuse('talk-seated', 'who looks on cannot talk while the game is played');
    const line = {
      by: person.id,
      name: person.name,
      text: 'text' in saying ? saying.text : null,
      react: 'react' in saying ? saying.react : null,
      at: house.now(),
    };
    const kept = await house.shelf.say(id, line, saying.id);
    if (kept) {
      house.bus.tell(id, { kind: 'talk', line: kept });
      this.telling.talk([kept]);
    }
    return { ok: true };
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
    this.desk.house.bus.tell(this.desk.id, { kind: 'away', person, why });
  }

  /** Whoever runs the server ends the table. */
  shut(why: string): Promise<Done> {
    return this.writing.change((table) =>
      table.state === 'over' || table.state === 'closed'
        ? { ok: true, table }
        : { ok: true, table: ended(table, 'closed', why, this.desk.house.now()) },
    );
  }

  /** Somebody is to be forgotten here. */
  async forget(person: string): Promise<void> {
    await this.sitting.forget(person);
    this.sendAway(person, 'you are forgotten here');
  }

  private sendAway(person: string, why: string): void {
    for (const guest of [...this.desk.presence.guests.values()])
      if (guest.person?.id === person) this.show(guest, why);
  }

  /** Once somebody was sent away nobody looks on without a name: it might be that person. */
  private dismissNameless(): void {
    for (const guest of [...this.desk.presence.guests.values()])
      if (guest.person === null) this.show(guest, nameFirst.reason.text);
  }

  /** The host may close a game to those who look on while it is played. */
  private dismissWatchers(): void {
    const { room, state } = this.desk.kept;
    if (state === 'waiting' || room.settings.watching.allowed) return;
    for (const guest of this.desk.presence.watchers(room))
      if (guest.person?.id !== room.host.id) this.show(guest, noWatching.reason.text);
  }

  /** Shows a page the door. */
  private show(guest: Guest, why: string): void {
    guest.say({ game: this.desk.id, away: why });
    this.leave(guest.id);
  }

  private hear(news: TableNews): void {
    const { desk, telling } = this;
    if (desk.closed) return;
    if (news.kind === 'changed') this.tending.inTheBackground(this.following.sync());
    if (news.kind === 'talk') telling.talk([news.line]);
    if (news.kind === 'away') {
      this.sendAway(news.person, news.why);
      this.dismissNameless();
    }
    if (news.kind === 'here') {
      desk.presence.hear(news.process, news, desk.house.now());
      if (news.answer && desk.presence.guests.size > 0) telling.here(false);
      telling.room();
      this.tend();
    }
  }
}
