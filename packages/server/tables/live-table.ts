import { type Outcome, refuse } from '@hexwright/kernel';
import {
  type Command,
  type Face,
  fileOf,
  Host,
  type OpenedTable,
  type PersonCard,
  type ProposalKind,
  type Saying,
  type Sent,
  type SettingsChange,
  type Step,
  type Story,
  storyOf,
  Table,
  type TableView,
  type TalkLine,
  type Want,
  wantOf,
} from '@hexwright/table';
import { runsOutAt, stopped, ticked } from '../clock.ts';
import type { TableNews } from '../cluster/bus.ts';
import { Bucket } from '../limits.ts';
import { newPersonId } from '../random.ts';
import type { Change } from '../store/index.ts';
import { beginning, playersOf } from './beginning.ts';
import {
  beReady,
  choose,
  type Gathered,
  kick,
  resized,
  seatBot,
  sentAway,
  sit,
  stand,
  swap,
} from './gathering.ts';
import type { House } from './house.ts';
import {
  againWith,
  type Changed,
  ended,
  forgotten,
  givenBack,
  proposed,
  resigned,
  sentFrom,
  stoodIn,
  voted,
} from './in-play.ts';
import { agreeing, type KeptRoom, type KeptTable, seatOf } from './kept.ts';
import { LateSight } from './late.ts';
import { Lock } from './lock.ts';
import { type Guest, Presence } from './presence.ts';
import { roomCard } from './room-card.ts';
import { type Asked, Outrun } from './shelf.ts';
import { Tending } from './tending.ts';

type Done = Outcome<object>;

/** how often a change is tried again that another process has outrun */
const ATTEMPTS = 6;
const TALK = 200;

/**
 * One table that somebody has open, or that the house must see to. It can be dropped at any time: everything that
 * matters is in the store before anybody is told of it.
 */
export class LiveTable {
  private kept: KeptTable;
  private readonly house: House;
  private host: Host | null = null;
  private face: Face | null = null;
  private readonly presence = new Presence();
  private readonly lock = new Lock();
  private readonly tending: Tending;
  private readonly unhear: () => void;
  private asked = new Set<string>();
  private ratings: ReadonlyMap<string, number> = new Map();
  private late: LateSight | null = null;
  private lateTimer: NodeJS.Timeout | null = null;
  /** how often a password may be tried at this table */
  private readonly passwords: Bucket;
  private closed = false;
  /** when something last happened here */
  touched: number;

  constructor(kept: KeptTable, house: House) {
    this.kept = kept;
    this.house = house;
    this.touched = house.now();
    this.passwords = new Bucket(20, 0.2, this.touched);
    this.tending = new Tending(house, {
      presence: this.presence,
      kept: () => this.kept,
      host: () => this.host,
      closed: () => this.closed,
      outrun: () => this.outrunBy,
      sync: () => this.sync(),
      standIn: (seats) => this.standIn(seats),
      finish: () => this.finish(),
    });
    this.unhear = house.bus.hear(kept.id, (news) => this.hear(news));
    if (house.bus.shared) this.tellHere(true);
  }

  get id(): string {
    return this.kept.id;
  }

  /** whether it may be put away */
  get idle(): boolean {
    return this.presence.guests.size === 0 && !this.tending.busy;
  }

  /** Brings the game up, where it has begun. */
  async raise(): Promise<void> {
    await this.lock.run(() => this.raised());
    await this.loadRatings();
    this.tend();
  }

  /** Sees to what the table wants. */
  tend(): void {
    this.tending.tend();
  }

  /** Puts the table away; what is being written is written. */
  async close(): Promise<void> {
    this.closed = true;
    this.stopTimers();
    this.unhear();
    await this.host?.settled();
    await this.lock.settled();
  }

  // ---- coming and going

  async open(
    guest: Guest,
    {
      seen,
      heard,
      password,
    }: { readonly seen?: number; readonly heard?: number; readonly password?: string },
  ): Promise<Outcome<{ readonly opened: OpenedTable<unknown>; begin(): void }>> {
    const { room, state } = this.kept;
    const person = guest.person?.id ?? null;
    const seat = seatOf(room, person);
    if (person !== null && room.kicked.includes(person)) return sentAway;
    if (seat === null && person !== room.host.id) {
      if (room.password !== null) {
        if (password === undefined) return refuse('password-needed', 'this table asks for a password');
        if (!this.passwords.take(this.house.now()))
          return refuse('too-often', 'too many have tried; wait a while');
        if (!(await this.house.isPassword(room.password, password)))
          return refuse('password-wrong', 'the password of this table is another one');
      }
      if (state !== 'waiting' && !room.settings.watching.allowed)
        return refuse('no-watching', 'nobody may look on at this table');
    }
    if (seat !== null) await this.giveBack(seat);
    const talk = await this.house.shelf.talk(this.id, heard ?? 0, TALK);
    this.touched = this.house.now();
    this.presence.guests.set(guest.id, guest);
    if (seat !== null) this.tending.isBack(seat);
    this.tellHere(false);
    const { host, face } = this;
    return {
      ok: true,
      opened: {
        room: this.roomFor(guest),
        game: host && face && { sheet: face.sheet(), players: host.table.players },
      },
      begin: () => {
        if (!this.presence.guests.has(guest.id)) return;
        this.join(guest, seen);
        this.tellTalk(guest, talk);
        this.showRoom(guest.id);
        this.tend();
      },
    };
  }

  leave(id: string): void {
    if (!this.presence.guests.delete(id)) return;
    this.touched = this.house.now();
    this.host?.table.leave(id);
    this.tellHere(false);
    this.showRoom();
    this.tend();
  }

  isOpenTo(id: string): boolean {
    return this.presence.guests.has(id);
  }

  // ---- while people gather

  sit(person: PersonCard, seat: number): Promise<Done> {
    return this.gather((room) => sit(room, person, seat));
  }

  stand(person: string): Promise<Done> {
    return this.gather((room) => stand(room, person));
  }

  ready(person: string, ready: boolean): Promise<Done> {
    return this.gather((room) => beReady(room, person, ready));
  }

  colour(person: string, colour: number): Promise<Done> {
    return this.gather((room) => choose(room, person, colour));
  }

  swap(person: string, one: number, other: number): Promise<Done> {
    return this.gather((room) => this.notHost(person) ?? swap(room, one, other));
  }

  async settings(person: string, change: SettingsChange): Promise<Done> {
    const no = this.notHost(person);
    if (no) return no;
    const { password, title, ...rest } = change;
    const hashed = password ? await this.house.hashPassword(password) : password;
    const wish = change.wish ?? this.kept.room.settings.wish;
    const faced = change.wish ? await this.house.rules.forWish(wish) : undefined;
    if (faced && !faced.ok) return faced;
    return this.gather((room) => {
      const settings = { ...room.settings, ...rest, ...(title !== undefined && { title }) };
      const game = faced ? faced.title : room.game;
      return {
        ok: true,
        room: resized(
          {
            ...room,
            settings,
            game,
            title: settings.title ?? game,
            password: hashed === undefined ? room.password : hashed,
            // What was agreed to is another game now.
            seats: room.seats.map((seat) => (seat.person ? { ...seat, ready: false } : seat)),
          },
          wish.seats,
        ),
      };
    });
  }

  async disband(person: string): Promise<Done> {
    const no = this.notHost(person);
    if (no) return no;
    return this.change((table) =>
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
    const done = await this.change((table) => {
      if (table.state !== 'waiting') return sentFrom(table, person);
      const gathered = kick(table.room, person);
      return gathered.ok ? { ok: true, table: { ...table, room: gathered.room } } : gathered;
    });
    if (done.ok) {
      this.sendAway(person, sentAway.reason.text);
      this.house.bus.tell(this.id, { kind: 'away', person, why: sentAway.reason.text });
    }
    return done;
  }

  /** A bot on an empty seat; in a game, a bot for a person, and the person again. */
  async bot(person: string, seat: number, bot: boolean): Promise<Done> {
    const no = this.notHost(person);
    if (no) return no;
    if (this.kept.state === 'waiting') return this.gather((room) => seatBot(room, seat, bot));
    const there = this.kept.room.seats[seat];
    if (!there?.person) return refuse('seat-bot', 'no person has this seat');
    if (there.resigned) return refuse('resigned', `${there.person.name} has given the game up`);
    return bot ? this.standIn([seat]) : this.giveBack(seat);
  }

  async start(person: string): Promise<Done> {
    const no = this.notHost(person);
    if (no) return no;
    const ruled = await this.house.rules.forWish(this.kept.room.settings.wish);
    if (!ruled.ok) return ruled;
    const { face } = ruled;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const done = await this.lock.run(() => this.begun(face));
      if (done === 'outrun') await this.sync();
      else {
        if (done.ok) this.hasChanged();
        return done;
      }
    }
    return outrun;
  }

  // ---- the game

  async play(person: string, seat: number, command: Command): Promise<Outcome<{ readonly line: number }>> {
    const { room, state } = this.kept;
    if (seatOf(room, person) !== seat) return refuse('not-yours', 'this is not your seat');
    if (room.seats[seat].resigned) return refuse('resigned', 'you have given the game up');
    if (state === 'paused') return refuse('paused', 'the game is paused');
    if (!this.host) return refuse('not-begun', 'the game has not begun');
    this.touched = this.house.now();
    if (room.seats[seat].bot) await this.giveBack(seat);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const made = await this.host.send(seat, command);
      if (made.ok || made.reason.code !== 'not-written' || !this.outrunBy) return made;
      await this.sync();
    }
    return outrun;
  }

  async undo(person: string, { id, at }: { readonly id: string; readonly at: number }): Promise<Done> {
    const { room, lines } = this.kept;
    const seat = seatOf(room, person);
    const { host } = this;
    if (seat === null) return refuse('not-seated', 'you do not sit at this table');
    if (!host || this.kept.state !== 'playing') return refuse('not-begun', 'the game is not being played');
    const others = agreeing(room).filter((each) => each !== seat);
    if (others.length === 0) return this.takeBack(seat, { id, at });
    const to = host.table.lastMoveOf([seat]);
    if (to < 0) return refuse('undo-nothing', 'there is no move to take back');
    if (host.table.toldSecretsSince(to))
      return refuse('undo-secret', 'chance has decided since, or somebody has learnt a secret');
    if (at !== lines) return refuse('stale', 'something has happened since');
    return this.proposed(seat, 'undo', id);
  }

  async propose(person: string, what: ProposalKind): Promise<Done> {
    const seat = seatOf(this.kept.room, person);
    if (seat === null || this.kept.room.seats[seat].resigned)
      return refuse('not-seated', 'you do not play at this table');
    const wanted = what === 'resume' ? 'paused' : 'playing';
    if (this.kept.state !== wanted && !(what === 'abandon' && this.kept.state === 'paused'))
      return refuse('not-now', `a game that is ${this.kept.state} cannot be proposed to ${what}`);
    return this.proposed(seat, what, newPersonId());
  }

  async vote(person: string, proposal: string, yes: boolean): Promise<Done> {
    const seat = seatOf(this.kept.room, person);
    if (seat === null) return refuse('not-seated', 'you do not sit at this table');
    return this.voted(seat, proposal, yes);
  }

  async resign(person: string): Promise<Done> {
    const seat = seatOf(this.kept.room, person);
    if (seat === null) return refuse('not-seated', 'you do not sit at this table');
    return this.change((table) => resigned(table, seat, this.house.now()));
  }

  /** Another table for the same people; who asks next is shown the same one. */
  async rematch(person: string): Promise<Outcome<{ readonly table: string }>> {
    const { room, state } = this.kept;
    const seat = seatOf(room, person);
    if (seat === null) return refuse('not-seated', 'you do not sit at this table');
    if (state !== 'over' && state !== 'abandoned') return refuse('not-over', 'the game is not over');
    if (room.next) return { ok: true, table: room.next };
    const next = await this.house.layTable(againWith(room, room.seats[seat].person as PersonCard));
    if (!next.ok) return next;
    const done = await this.change((table) =>
      table.room.next
        ? refuse('rematch-there', table.room.next)
        : { ok: true, table: { ...table, room: { ...table.room, next: next.table } } },
    );
    if (!done.ok && done.reason.code === 'rematch-there') return { ok: true, table: done.reason.text };
    return done.ok ? next : done;
  }

  story(): Outcome<{ readonly story: Story }> {
    const { host, face } = this;
    if (!host || !face || !this.ended) return notOver;
    return storyOf(face, host.table.save(), host.table.players);
  }

  frame(person: string | null, moves: number): Outcome<{ readonly view: TableView }> {
    if (!this.host || !this.ended) return notOver;
    return this.host.table.frame(moves, seatOf(this.kept.room, person));
  }

  file(): Outcome<{ readonly file: unknown }> {
    return this.host && this.ended ? { ok: true, file: fileOf(this.host.table) } : notOver;
  }

  // ---- talk

  async say(person: PersonCard, saying: Saying): Promise<Done> {
    const { room } = this.kept;
    if (seatOf(room, person.id) === null && person.id !== room.host.id && this.kept.state === 'playing')
      return refuse('talk-seated', 'who looks on cannot talk while the game is played');
    const line = {
      by: person.id,
      name: person.name,
      text: 'text' in saying ? saying.text : null,
      react: 'react' in saying ? saying.react : null,
      at: this.house.now(),
    };
    const kept = await this.house.shelf.say(this.id, line, saying.id);
    if (kept) {
      this.house.bus.tell(this.id, { kind: 'talk', line: kept });
      for (const guest of this.presence.guests.values()) this.tellTalk(guest, [kept]);
    }
    return { ok: true };
  }

  // ---- by whoever runs the server

  shut(why: string): Promise<Done> {
    return this.change((table) =>
      table.state === 'over' || table.state === 'closed'
        ? { ok: true, table }
        : { ok: true, table: ended(table, 'closed', why, this.house.now()) },
    );
  }

  /** Somebody is to be forgotten: its seat has no name any more, and a bot plays it. */
  async forget(person: string): Promise<void> {
    await this.change((table) => ({ ok: true, table: forgotten(table, person, this.house.now()) }));
    this.sendAway(person, 'you are forgotten here');
  }

  /** Looks at the store for what another process has done. */
  async sync(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (await this.caughtUp()) break;
    this.outrunBy = false;
    this.showRoom();
    this.tend();
  }

  // ---- inside

  /** whether the last step could not be written because another process was quicker */
  private outrunBy = false;

  /** Follows what is in the store; false where something happened here meanwhile. */
  private async caughtUp(): Promise<boolean> {
    const row = await this.house.shelf.find(this.id);
    if (!row || this.closed) return true;
    const { host } = this;
    if (host && row.lines > host.table.lines) {
      const from = host.table.lines;
      const more = await this.house.shelf.lines(this.id, from);
      const entries = more.ok ? more.lines.map(({ entry }) => entry) : [];
      const followed = more.ok ? await host.follow(from, entries) : more;
      if (!followed.ok && followed.reason.code === 'lines-missing') return false;
      // What is in memory does not go with what is kept: the store is right.
      if (!followed.ok) this.host = null;
    }
    return this.lock.run(async () => {
      if (row.rev < this.kept.rev || row.lines < this.kept.lines) return false;
      this.kept = row;
      this.late?.wrote(row.lines, this.house.now());
      await this.raised();
      this.reseat();
      this.asked = this.askedPeople(row, this.want(row.room));
      return true;
    });
  }

  private want(room: KeptRoom): Want | null {
    return this.host && wantOf(this.host.table.state, playersOf(room));
  }

  private askedPeople({ room, state }: Pick<KeptTable, 'room' | 'state'>, want: Want | null): Set<string> {
    if (state !== 'playing' || want?.kind !== 'person') return new Set();
    return new Set(want.seats.flatMap((seat) => room.seats[seat].person?.id ?? []));
  }

  /** Who is asked now and was not before, or the other way round. */
  private newlyAsked(people: ReadonlySet<string>, room: KeptRoom, until: number | null): Asked[] {
    return room.seats.flatMap(({ person }) => {
      if (!person || this.asked.has(person.id) === people.has(person.id)) return [];
      const asked = people.has(person.id);
      return [{ person: person.id, asked, until: asked ? until : null }];
    });
  }

  private tellAsked(changed: readonly Asked[], people: Set<string>): void {
    this.asked = people;
    for (const { person, asked } of changed)
      if (asked && !this.presence.isHere(person))
        this.house.tellPerson(person, { kind: 'your-turn', table: this.id, title: this.kept.room.title });
  }

  private get ended(): boolean {
    return ['over', 'abandoned', 'closed'].includes(this.kept.state);
  }

  private notHost(person: string) {
    return person === this.kept.room.host.id ? undefined : refuse('not-host', 'only the host may do this');
  }

  private gather(act: (room: KeptRoom) => Gathered): Promise<Done> {
    return this.change((table) => {
      if (table.state !== 'waiting') return hasBegun;
      const gathered = act(table.room);
      return gathered.ok ? { ok: true, table: { ...table, room: gathered.room } } : gathered;
    });
  }

  /** Changes everything but the lines: computed from what is kept, written, then shown. */
  private async change(act: (table: KeptTable) => Changed, more: readonly Change[] = []): Promise<Done> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const done = await this.lock.run(() => this.changed(act, more));
      if (done === 'again') await new Promise((resolve) => setImmediate(resolve));
      else if (done === 'outrun') await this.sync();
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
    const before = this.kept;
    // A step is written and about to be made.
    if (this.host && this.host.table.lines !== before.lines) return 'again';
    const acted = act(before);
    if (!acted.ok || (acted.table === before && more.length === 0)) return acted;
    const now = this.house.now();
    const { table } = acted;
    const want = this.want(table.room);
    const until = table.clock && runsOutAt(table.clock);
    const due = table.state === 'playing' ? (want?.kind === 'person' ? until : now) : table.due;
    const after = { ...table, rev: before.rev + 1, touched: now, due };
    const people = this.askedPeople(after, want);
    const asked = this.newlyAsked(people, after.room, until);
    try {
      await this.house.shelf.change(before, after, [...more, ...this.house.shelf.asked(this.id, asked)]);
    } catch (error) {
      if (error instanceof Outrun) return 'outrun';
      throw error;
    }
    this.kept = after;
    this.reseat();
    this.tellAsked(asked, people);
    return { ok: true };
  }

  private async begun(face: Face): Promise<Done | 'outrun'> {
    const before = this.kept;
    if (before.state !== 'waiting') return hasBegun;
    const now = this.house.now();
    const begins = beginning(before, face, now);
    if (!begins.ok) return begins;
    const { table, after, entries } = begins;
    const people = this.askedPeople(after, table.wants());
    const asked = this.newlyAsked(people, after.room, after.clock && runsOutAt(after.clock));
    try {
      await this.house.shelf.begin(before, after, entries, this.house.shelf.asked(this.id, asked), now);
    } catch (error) {
      if (error instanceof Outrun) return 'outrun';
      throw error;
    }
    this.kept = after;
    this.seat(face, table, now);
    this.tellAsked(asked, people);
    return { ok: true };
  }

  /** Something other than a move was written: everybody learns of it, and the house looks what is wanted now. */
  private hasChanged(): void {
    this.touched = this.house.now();
    this.house.bus.tell(this.id, { kind: 'changed' });
    this.showRoom();
    this.tend();
    if (this.kept.state === 'waiting') this.tending.inTheBackground(this.loadRatings());
  }

  private async proposed(seat: number, what: ProposalKind, id: string): Promise<Done> {
    const asked = await this.change((table) => proposed(table, seat, what, id));
    return asked.ok ? this.voted(seat, id, true) : asked;
  }

  private async voted(seat: number, id: string, yes: boolean): Promise<Done> {
    let undoes: number | null = null;
    const done = await this.change((table) => {
      const cast = voted(table, seat, id, yes, this.personsAsked(), this.house.now());
      undoes = cast.ok && cast.settled?.what === 'undo' ? cast.settled.by : null;
      return cast;
    });
    return done.ok && undoes !== null ? this.takeBack(undoes, { id, at: this.kept.lines }) : done;
  }

  private async takeBack(seat: number, command: { readonly id: string; readonly at: number }): Promise<Done> {
    if (!this.host) return refuse('not-begun', 'the game has not begun');
    return this.host.back([seat], command);
  }

  private standIn(seats: readonly number[]): Promise<Done> {
    return this.change((table) => stoodIn(table, seats, this.house.now()));
  }

  private async giveBack(seat: number): Promise<Done> {
    const there = this.kept.room.seats[seat];
    if (!there?.person || !there.bot || there.resigned) return { ok: true };
    this.tending.isBack(seat);
    return this.change((table) => givenBack(table, seat, this.isAsked(seat), this.house.now()));
  }

  private isAsked(seat: number): boolean {
    const want = this.host?.table.wants();
    return (
      (want?.kind === 'bot' && want.seat === seat) || (want?.kind === 'person' && want.seats.includes(seat))
    );
  }

  private personsAsked(): number[] {
    const want = this.host?.table.wants();
    return want?.kind === 'person' ? [...want.seats] : [];
  }

  /** The game from its lines, where there is one and it is not here yet. */
  private async raised(): Promise<void> {
    const { setup, chance, room, lines } = this.kept;
    if (this.host || !setup || !chance || this.closed) return;
    const ruled = await this.house.rules.forSetup(setup);
    const found = ruled.ok ? await this.house.shelf.lines(this.id) : ruled;
    const rebuilt =
      ruled.ok && found.ok
        ? Table.rebuild(ruled.face, {
            chance,
            players: playersOf(room),
            entries: found.lines.map(({ entry }) => entry),
          })
        : (found as typeof found & { ok: false });
    if (!ruled.ok || !found.ok || !rebuilt.ok) {
      await this.cannotGoOn(rebuilt.ok ? 'the record is damaged' : rebuilt.reason.text);
      return;
    }
    if (rebuilt.table.lines !== lines) this.kept = { ...this.kept, lines: rebuilt.table.lines };
    this.seat(
      ruled.face,
      rebuilt.table,
      this.house.now(),
      found.lines.map(({ at }) => at),
    );
    this.asked = this.askedPeople(this.kept, this.want(room));
  }

  /** The rules are others by now, or lines are missing: the table is closed, and its record is kept as it is. */
  private async cannotGoOn(why: string): Promise<void> {
    const before = this.kept;
    if (['over', 'abandoned', 'closed'].includes(before.state)) return;
    const after = { ...ended(before, 'closed', why, this.house.now()), rev: before.rev + 1 };
    try {
      await this.house.shelf.change(before, after);
      this.kept = after;
    } catch (error) {
      if (!(error instanceof Outrun)) throw error;
    }
  }

  private seat(face: Face, table: Table, now: number, times?: readonly number[]): void {
    this.face = face;
    this.host = new Host(table, {
      append: (step) => this.append(step),
      show: (sent) => this.show(sent),
    });
    const { watching } = this.kept.room.settings;
    this.late =
      watching.allowed && watching.delay > 0
        ? new LateSight(watching.delay * 1000, times ?? Array<number>(table.lines).fill(now))
        : null;
    for (const guest of this.presence.guests.values()) {
      guest.say({ game: this.id, begun: { sheet: face.sheet(), players: table.players } });
      this.join(guest);
    }
  }

  private join(guest: Guest, seen?: number): void {
    const { host } = this;
    if (!host) return;
    const seat = seatOf(this.kept.room, guest.person?.id ?? null);
    if (seat === null && this.late && !this.ended) {
      this.showLate([guest]);
      return;
    }
    guest.say({ game: this.id, view: host.table.join(guest.id, seat === null ? [] : [seat], seen) });
  }

  /** Shows late viewers what is old enough by now. */
  private showLate(guests: readonly Guest[]): void {
    const { host, late } = this;
    if (!host || !late) return;
    const now = this.house.now();
    const view = late.view(host.table, now);
    if (view) for (const guest of guests) guest.say({ game: this.id, view });
    if (this.lateTimer) return;
    const next = late.nextAt(now);
    if (next === null) return;
    this.lateTimer = setTimeout(
      () => {
        this.lateTimer = null;
        const watching = this.presence.watchers(this.kept.room);
        if (watching.length > 0) this.showLate(watching);
      },
      Math.max(50, next - now),
    ).unref();
  }

  private async append(step: Step): Promise<void> {
    const began = this.house.now();
    await this.lock.run(async () => {
      const { id, room, clock } = this.kept;
      const { after, wants, entries, from } = step;
      const now = this.house.now();
      const asked = wants.kind === 'person' ? wants.seats : [];
      const setting = room.settings.clock;
      const going = clock && ticked(clock, setting, asked, after.turn, now);
      const next = going && after.over ? stopped(going, now) : going;
      const until = next && runsOutAt(next);
      const kept = {
        state: after.over ? ('over' as const) : ('playing' as const),
        moves: after.moves,
        turn: after.turn,
        clock: next,
        due: after.over || wants.kind === 'bot' || wants.kind === 'nature' ? now : until,
      };
      const people = this.askedPeople({ room, state: kept.state }, wants);
      const changed = this.newlyAsked(people, room, until);
      this.outrunBy = false;
      try {
        await this.house.shelf.append(id, from, entries, kept, this.house.shelf.asked(id, changed), now);
      } catch (error) {
        if (error instanceof Outrun) this.outrunBy = true;
        else this.house.log.error({ error: String(error) }, 'a move could not be written');
        throw error;
      }
      this.kept = { ...this.kept, ...kept, lines: from + entries.length, touched: now };
      this.late?.wrote(this.kept.lines, now);
      this.tellAsked(changed, people);
    });
    this.house.metrics.written(this.house.now() - began, step.entries.length);
    this.house.bus.tell(this.id, { kind: 'changed' });
  }

  private show(sent: readonly Sent[]): void {
    for (const { viewer, view } of sent) this.presence.guests.get(viewer)?.say({ game: this.id, view });
    if (this.late) {
      const watching = this.presence.watchers(this.kept.room);
      if (watching.length > 0 && !this.lateTimer) this.showLate(watching);
    }
    if (this.host?.table.report()) this.house.log.error({ code: 'fault' }, 'the rules broke down at a table');
    if (this.kept.clock || this.kept.room.proposal || this.ended) this.showRoom();
    this.tend();
  }

  /** The game is over: what came of it is written down, once. */
  private async finish(): Promise<boolean> {
    const { host, face } = this;
    if (!host || !face) return false;
    const result = face.game.result(host.table.state);
    const changes = await this.house.results.changesFor(this.kept, result);
    const done = await this.change(
      (table) => ({ ok: true, table: table.due === null ? table : { ...table, due: null } }),
      changes,
    );
    await this.loadRatings();
    return done.ok;
  }

  private async loadRatings(): Promise<void> {
    const { room } = this.kept;
    const people = room.seats.flatMap(({ person }) => person?.id ?? []);
    this.ratings = await this.house.results.shownRatings(people, room.settings.wish.game);
  }

  /** Who plays each seat now, as the table must know it. */
  private reseat(): void {
    const { host } = this;
    if (!host) return;
    for (const [seat, player] of playersOf(this.kept.room).entries())
      if (host.table.players[seat].kind !== player.kind) host.table.reseat(seat, player);
  }

  private roomFor(guest: Guest) {
    return roomCard(this.kept, guest.person?.id ?? null, {
      ...this.presence.everybody(this.kept.room),
      ratings: this.ratings,
      now: this.house.now(),
    });
  }

  /** Shows everybody the room, but the one who has just been told. */
  private showRoom(but?: string): void {
    if (this.closed) return;
    for (const guest of this.presence.guests.values())
      if (guest.id !== but) guest.say({ game: this.id, room: this.roomFor(guest) });
  }

  private tellTalk(guest: Guest, lines: readonly TalkLine[]): void {
    const talk = lines.filter(({ by }) => !guest.muted.has(by));
    if (talk.length > 0) guest.say({ game: this.id, talk });
  }

  private sendAway(person: string, why: string): void {
    for (const guest of [...this.presence.guests.values()])
      if (guest.person?.id === person) {
        guest.say({ game: this.id, away: why });
        this.leave(guest.id);
      }
  }

  private tellHere(answer: boolean): void {
    const { bus, process } = this.house;
    if (bus.shared)
      bus.tell(this.id, { kind: 'here', process, ...this.presence.own(this.kept.room), answer });
  }

  private hear(news: TableNews): void {
    if (this.closed) return;
    if (news.kind === 'changed') this.tending.inTheBackground(this.sync());
    if (news.kind === 'talk')
      for (const guest of this.presence.guests.values()) this.tellTalk(guest, [news.line]);
    if (news.kind === 'away') this.sendAway(news.person, news.why);
    if (news.kind === 'here') {
      this.presence.hear(news.process, news);
      if (news.answer && this.presence.guests.size > 0) this.tellHere(false);
      this.showRoom();
    }
  }

  private stopTimers(): void {
    this.tending.stop();
    if (this.lateTimer) clearTimeout(this.lateTimer);
    this.lateTimer = null;
  }
}

const hasBegun = refuse('begun', 'the game has begun');
const notOver = refuse('not-over', 'the game is not over');
const outrun = refuse('busy', 'too much happens at this table at once; try again');
