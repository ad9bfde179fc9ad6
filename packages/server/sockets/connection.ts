import { type Outcome, readJson, refuse } from '@hexwright/kernel';
import {
  type AnySocketReply,
  type AskArguments,
  type AskName,
  type HouseNews,
  type PersonCard,
  SocketAsk,
} from '@hexwright/table';
import type { Reports } from '../admin/reports.ts';
import { Bucket, ticks } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people/index.ts';
import { newPersonId } from '../random.ts';
import type { Settings } from '../settings.ts';
import type { LiveTable, TableRegistry, TableViewer } from '../tables/index.ts';

/** What a connection needs of the server. */
export interface ConnectionParts {
  readonly registry: TableRegistry;
  readonly people: People;
  readonly reports: Reports;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly settings: Pick<Settings, 'ASKS_A_SECOND'>;
  now(): number;
}

/** The wire to a page. */
export interface Wire {
  send(text: string): void;
  close(code: number, why: string): void;
}

/** Who comes, and how it wants to be told. */
export interface Visit {
  readonly source: string;
  readonly person?: PersonCard;
  readonly token?: string;
  /** what has changed of a view, where that is enough */
  readonly changes: boolean;
}

type Answered = Outcome<object> & { readonly afterwards?: () => void };
type Answers = { [N in AskName]: (...args: AskArguments<N>) => Promise<Answered> | Answered };

/** so many tables one connection has open at most */
const TABLES = 12;
/** so many questions of one connection wait for their answers at most */
const WAITING = 100;
const nobody = refuse('guest-first', 'say your name first');
const notOpen = refuse('not-open', 'open this table first');
const tooOften = refuse('too-often', 'that is too often; wait a moment');
const noTable = refuse('no-table', 'there is no such table');

/** The connection of one page: it asks, and is told of the tables it has open. */
export class Connection {
  readonly id = newPersonId();
  readonly person: PersonCard | null;
  /** where it comes from, as limits count it */
  private readonly source: string;
  /** which sign-in it came with */
  readonly token: string | null;
  private readonly changes: boolean;
  private readonly parts: ConnectionParts;
  private readonly wire: Wire;
  private readonly open = new Map<string, LiveTable>();
  private readonly muted: Set<string>;
  private readonly bucket: Bucket;
  /** talk, reactions and mutes: what others see or what is kept for good */
  private readonly voice: Bucket;
  private closed = false;
  /** one question after the other, as they came */
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(parts: ConnectionParts, wire: Wire, who: Visit, muted: readonly string[]) {
    this.parts = parts;
    this.wire = wire;
    this.source = who.source;
    this.person = who.person ?? null;
    this.token = who.token ?? null;
    this.changes = who.changes;
    this.muted = new Set(muted);
    const { ASKS_A_SECOND } = parts.settings;
    this.bucket = new Bucket(3 * ASKS_A_SECOND, ASKS_A_SECOND, ticks());
    this.voice = new Bucket(8, 0.5, ticks());
  }

  tell(news: HouseNews): void {
    this.say({ house: news });
  }

  hangUp(code: number, why: string): void {
    this.wire.close(code, why);
  }

  gone(): void {
    this.closed = true;
    for (const table of this.open.values()) table.leave(this.id);
    this.open.clear();
  }

  /** A message has come, whatever it is. Who asks faster than the pace waits for answers; who has too many waiting is cut off. */
  hear(text: string): void {
    if (this.waiting === WAITING) {
      this.parts.metrics.refused('asks');
      this.wire.close(1008, 'too many questions at once');
      return;
    }
    this.waiting++;
    this.last = this.last.then(() => this.hearInTurn(text)).finally(() => this.waiting--);
  }

  private async hearInTurn(text: string): Promise<void> {
    while (!this.closed && !this.bucket.take(ticks()))
      await new Promise((resolve) => setTimeout(resolve, this.bucket.wait(ticks())).unref());
    const parsed = parse(text);
    if (parsed.ok) return this.answer(parsed.ask);
    this.parts.metrics.refused('shape');
    this.say({ id: parsed.id, failed: parsed.why });
  }

  private async answer({ id, ask, args }: SocketAsk): Promise<void> {
    const began = ticks();
    try {
      if (this.closed) return;
      const answer = this.answers[ask] as (...args: readonly unknown[]) => Promise<Answered> | Answered;
      const { afterwards, ...outcome } = await answer(...args);
      this.say({ id, answer: outcome });
      afterwards?.();
      this.parts.metrics.answered(ask, ticks() - began, outcome.ok);
    } catch (error) {
      // What went wrong may tell of the store or of the game: the connection learns that it did, the log learns where.
      this.parts.log.error(
        { ask, error: error instanceof Error ? error.stack : String(error) },
        'socket request failed',
      );
      this.say({ id, failed: 'something went wrong here; try again' });
    }
  }

  private say(reply: AnySocketReply): void {
    this.sayText(JSON.stringify(reply));
  }

  private sayText(text: string): void {
    if (!this.closed) this.wire.send(text);
  }

  /** Does something as a person at a table that this connection has open. */
  private async at<T extends object>(
    id: string,
    act: (table: LiveTable, person: PersonCard) => Promise<Outcome<T>> | Outcome<T>,
  ): Promise<Outcome<T>> {
    if (!this.person) return nobody;
    const table = this.open.get(id);
    return table?.isOpenTo(this.id) ? act(table, this.person) : notOpen;
  }

  private readonly answers: Answers = {
    ping: () => ({ ok: true }),
    open: async (id, how = {}) => {
      if (!this.open.has(id) && this.open.size >= TABLES)
        return refuse('tables-open', `a page has ${TABLES} tables open at most`);
      const table = await this.parts.registry.find(id);
      if (!table) return noTable;
      const viewer: TableViewer = {
        id: this.id,
        person: this.person,
        source: this.source,
        muted: this.muted,
        changes: this.changes,
        shown: null,
        say: (reply) => this.say(reply),
        sayText: (text) => this.sayText(text),
      };
      const opened = await table.open(viewer, how);
      if (!opened.ok) return opened;
      if (this.closed) {
        table.leave(this.id);
        return notOpen;
      }
      this.open.set(id, table);
      return { ok: true, ...opened.opened, afterwards: opened.begin };
    },
    close: (id) => {
      this.open.get(id)?.leave(this.id);
      this.open.delete(id);
      return { ok: true };
    },

    sit: (id, seat) => this.at(id, (table, person) => table.sitting.sit(person, seat)),
    stand: (id) => this.at(id, (table, { id: me }) => table.sitting.stand(me)),
    ready: (id, ready) => this.at(id, (table, { id: me }) => table.sitting.ready(me, ready)),
    colour: (id, colour) => this.at(id, (table, { id: me }) => table.sitting.colour(me, colour)),

    settings: (id, change) => this.at(id, (table, { id: me }) => table.hosting.settings(me, change)),
    swap: (id, one, other) => this.at(id, (table, { id: me }) => table.hosting.swap(me, one, other)),
    chapter: (id, chosen) => this.at(id, (table, { id: me }) => table.hosting.chapter(me, chosen)),
    start: (id) => this.at(id, (table, { id: me }) => table.hosting.start(me)),
    bot: (id, seat, bot, level) =>
      this.at(id, (table, { id: me }) => table.hosting.bot(me, seat, bot, level)),
    kick: (id, person) => this.at(id, (table, { id: me }) => table.kick(me, person)),
    handOver: (id, heir) => this.at(id, (table, { id: me }) => table.hosting.handOver(me, heir)),
    disband: (id) => this.at(id, (table, { id: me }) => table.hosting.disband(me)),

    play: (id, seat, command) => this.at(id, (table, { id: me }) => table.moves.play(me, seat, command)),
    undo: (id, command) => this.at(id, (table, { id: me }) => table.votes.undo(me, command)),
    resign: (id) => this.at(id, (table, { id: me }) => table.sitting.resign(me)),
    propose: (...[id, what, whom]) => this.at(id, (table, { id: me }) => table.votes.propose(me, what, whom)),
    vote: (id, proposal, yes) => this.at(id, (table, { id: me }) => table.votes.vote(me, proposal, yes)),
    rematch: (id) => this.at(id, (table, { id: me }) => table.afterwards.rematch(me)),

    say: (id, saying) =>
      this.at(id, (table, person) => (this.voice.take(ticks()) ? table.say(person, saying) : tooOften)),
    mute: async (other, muted) => {
      if (!this.person) return nobody;
      if (!this.voice.take(ticks())) return tooOften;
      await this.parts.people.mute(this.person.id, other, muted);
      if (muted) this.muted.add(other);
      else this.muted.delete(other);
      return { ok: true };
    },
    report: (id, complaint) =>
      this.at(id, (_table, { id: me }) => this.parts.reports.take(id, me, complaint)),

    story: (id) => this.looked(id, (table) => table.afterwards.story()),
    frame: (id, moves) => this.looked(id, (table) => table.afterwards.frame(this.person?.id ?? null, moves)),
    copy: (id) => this.looked(id, (table) => table.afterwards.file()),
    chronicle: (id) => this.looked(id, (table) => table.afterwards.chronicle()),
  };

  private looked(
    id: string,
    look: (table: LiveTable) => Promise<Outcome<object>> | Outcome<object>,
  ): Promise<Outcome<object>> | Outcome<object> {
    const table = this.open.get(id);
    return table?.isOpenTo(this.id) ? look(table) : notOpen;
  }
}

function parse(
  text: string,
):
  | { readonly ok: true; readonly ask: SocketAsk }
  | { readonly ok: false; readonly id: number; readonly why: string } {
  const told = readJson(text);
  if (!told.ok)
    return {
      ok: false,
      id: -1,
      why: told.reason.code === 'not-json' ? 'a message is JSON' : told.reason.text,
    };
  const { json } = told;
  const read = SocketAsk.safeParse(json);
  if (read.success) return { ok: true, ask: read.data };
  const { id } = (json ?? {}) as { readonly id?: unknown };
  const { path, message } = read.error.issues[0];
  return {
    ok: false,
    id: Number.isSafeInteger(id) ? (id as number) : -1,
    why: `${path.join('.') || 'the message'}: ${message}`.slice(0, 300),
  };
}
