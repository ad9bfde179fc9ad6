import { type Outcome, refuse } from '@hexwright/kernel';
import type { OpenedTable, PersonCard, SocketReply, TalkLine } from '@hexwright/table';
import { type Mail, Unanswered } from '../cluster/mail.ts';
import { notOpen, type TableAsk } from './answers.ts';
import type { LiveTable } from './live-table.ts';
import type { Opening, TableViewer } from './presence.ts';

/** Where a table is found: at this process, or at the one in charge of it; null where there is none. */
export type Whereabouts = { readonly live: LiveTable } | { readonly owner: string } | null;

/** What an answer from the process in charge says. */
export type FarAnswer =
  | { readonly answer: Outcome<object> }
  | { readonly failed: string }
  /** it is not in charge any more */
  | { readonly moved: true };

interface Here {
  readonly viewer: TableViewer;
  readonly password: string | undefined;
  /** what came before the answer to `open` was given; null once it was */
  held: { readonly kind: string; readonly body: string }[] | null;
}

/** what must not be done twice is not asked again where no answer came */
const ONCE: readonly TableAsk[] = ['swap', 'propose'];
const ATTEMPTS = 4;
/** Whether it was done nobody can say: a command that is sent again is made once. */
const unanswered = refuse('not-written', 'the server in charge of this table does not answer; try again');
const noTable = refuse('no-table', 'there is no such table');

/**
 * A table of which another process is in charge, as it is open to connections of this one: what is asked is sent there, and what is told
 * there comes back. When the other process is lost, the table is found again, here or elsewhere, and goes on.
 */
export class RemoteTable {
  readonly id: string;
  private readonly mail: Mail;
  private readonly seek: () => Promise<Whereabouts>;
  private readonly here = new Map<string, Here>();
  private place: Exclude<Whereabouts, null>;
  private moving: Promise<void> | null = null;
  private touched: number;
  private readonly now: () => number;

  constructor(id: string, owner: string, mail: Mail, parts: { seek(): Promise<Whereabouts>; now(): number }) {
    this.id = id;
    this.place = { owner };
    this.mail = mail;
    this.seek = parts.seek;
    this.now = parts.now;
    this.touched = parts.now();
  }

  /** the process in charge, where that is another */
  get owner(): string | null {
    return 'owner' in this.place ? this.place.owner : null;
  }

  idleSince(moment: number): boolean {
    return this.here.size === 0 && this.touched <= moment;
  }

  isOpenTo(viewer: string): boolean {
    return this.here.has(viewer);
  }

  async open(
    viewer: TableViewer,
    how: Opening,
  ): Promise<Outcome<{ readonly opened: OpenedTable<unknown>; begin(): void }>> {
    this.touched = this.now();
    await this.moving;
    const there: Here = { viewer, password: how.password, held: [] };
    this.here.set(viewer.id, there);
    const opened = await this.tried(() => this.opened(there, how));
    if (!opened.ok) this.here.delete(viewer.id);
    return opened;
  }

  async ask(
    viewer: string,
    person: PersonCard | null,
    name: TableAsk,
    further: readonly unknown[],
  ): Promise<Outcome<object>> {
    this.touched = this.now();
    await this.moving;
    if (!this.here.has(viewer)) return notOpen;
    return this.tried(() => {
      if ('live' in this.place) return this.place.live.ask(viewer, person, name, further);
      return this.far({ kind: 'ask', viewer, person, name }, further);
    }, ONCE.includes(name));
  }

  leave(viewer: string): void {
    if (!this.here.delete(viewer)) return;
    this.touched = this.now();
    if ('live' in this.place) this.place.live.leave(viewer);
    else this.mail.send(this.place.owner, { kind: 'leave', table: this.id, viewer }, 'null');
  }

  /** What whoever runs the server, or somebody who wants to be forgotten, asks of it. */
  async shut(why: string): Promise<void> {
    await this.tried(() =>
      'live' in this.place ? this.place.live.shut(why) : this.far({ kind: 'shut' }, [why]),
    );
  }

  /** Somebody takes whatever seat is free, before it opens the table. */
  sitDown(person: PersonCard): Promise<Outcome<object>> {
    this.touched = this.now();
    return this.tried(async () =>
      'live' in this.place ? this.place.live.sitDown(person) : this.far({ kind: 'sit' }, [person]),
    );
  }

  forget(person: string): Promise<Outcome<object>> {
    return this.tried(() =>
      'live' in this.place ? this.place.live.forget(person) : this.far({ kind: 'forget' }, [person]),
    );
  }

  /** Something came for a connection of this process. */
  deliver(viewer: string, kind: string, body: string): void {
    const there = this.here.get(viewer);
    if (there?.held) there.held.push({ kind, body });
    else if (there) this.pass(there, kind, body);
  }

  /** The process in charge is lost, or what it told may be: the table is found again, and all who have it open here are shown it anew. */
  move(): Promise<void> {
    this.moving ??= this.moved().finally(() => {
      this.moving = null;
    });
    return this.moving;
  }

  private async moved(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        const found = await this.seek();
        if (!found) break;
        this.place = found;
        for (const there of [...this.here.values()]) await this.reopened(there);
        return;
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
      }
    }
  }

  private async reopened(there: Here): Promise<void> {
    const { viewer, password } = there;
    there.held = [];
    const opened = await this.opened(there, password === undefined ? {} : { password });
    if (!this.here.has(viewer.id)) return;
    if (opened.ok) {
      viewer.say({ game: this.id, room: opened.opened.room });
      opened.begin();
    } else {
      this.here.delete(viewer.id);
      viewer.say({ game: this.id, away: opened.reason.text });
    }
  }

  private async opened(
    there: Here,
    how: Opening,
  ): Promise<Outcome<{ readonly opened: OpenedTable<unknown>; begin(): void }>> {
    if ('live' in this.place) {
      there.held = null;
      return this.place.live.open(there.viewer, how);
    }
    const { id, person, source, changes } = there.viewer;
    const answer = await this.far({ kind: 'open', viewer: id, opener: { id, person, source, changes } }, [
      how,
    ]);
    if (!answer.ok) return answer;
    const { ok: _, ...opened } = answer;
    const begin = (): void => {
      const held = there.held ?? [];
      there.held = null;
      for (const { kind, body } of held) this.pass(there, kind, body);
    };
    return { ok: true, opened: opened as unknown as OpenedTable<unknown>, begin };
  }

  private pass(there: Here, kind: string, body: string): void {
    const { viewer } = there;
    if (kind === 'talk') {
      // Whom somebody does not want to hear is known where it is connected.
      const { game, talk } = JSON.parse(body) as Extract<SocketReply, { talk: readonly TalkLine[] }>;
      const heard = talk.filter(({ by }) => !viewer.muted.has(by));
      if (heard.length > 0) viewer.say({ game, talk: heard });
    } else viewer.sayText(body);
    if (kind === 'away') this.here.delete(viewer.id);
  }

  /** Asks the process in charge; fails where that is another by now, or where no answer comes. */
  private async far(
    head: { readonly kind: string; readonly [more: string]: unknown },
    body: readonly unknown[],
  ): Promise<Outcome<object>> {
    if (!('owner' in this.place)) throw new Unanswered();
    const text = await this.mail.ask(this.place.owner, { ...head, table: this.id }, JSON.stringify(body));
    const answer = JSON.parse(text) as FarAnswer;
    if ('answer' in answer) return answer.answer;
    if ('moved' in answer) throw new Moved();
    throw new Error(answer.failed);
  }

  private async tried<T>(
    act: () => Promise<Outcome<T & object>>,
    once = false,
  ): Promise<Outcome<T & object>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        return await act();
      } catch (error) {
        const moved = error instanceof Moved;
        if (!moved && !(error instanceof Unanswered)) throw error;
        await this.move();
        if (once && !moved) return unanswered;
      }
    }
    return (await this.seek()) ? unanswered : noTable;
  }
}

/** Nothing was done: the table is elsewhere by now. */
class Moved extends Unanswered {}
