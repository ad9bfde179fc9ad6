import { itemAt, type Outcome, type Refused, readJson, refuse } from '@hexwright/kernel';
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
import {
  type Changes,
  type LiveTable,
  notOpen,
  type RemoteTable,
  type TableAsk,
  type TableRegistry,
  type TableViewer,
} from '../tables/index.ts';

/** What a connection needs of the server. */
export interface ConnectionParts {
  readonly registry: TableRegistry;
  readonly people: People;
  readonly reports: Reports;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly settings: Pick<Settings, 'ASKS_A_SECOND'>;
  /** tells every page of a person, at whichever process, whom it wants to hear no more, or again */
  tellMuted(person: string, other: string, muted: boolean): void;
  now(): number;
}

/** The wire to a page. */
export interface Transport {
  send(text: string): void;
  close(code: number, why: string): void;
}

/** Who comes, and how it wants to be told. */
export interface Visit {
  readonly source: string;
  readonly person?: PersonCard;
  readonly token?: string;
  /** whether what has changed is enough, and of what */
  readonly changes: Changes;
}

type Answered = Outcome<object> & { readonly afterwards?: () => void };
/** what a connection answers itself; everything else is for the table that it is about */
type OwnAsk = Exclude<AskName, Exclude<TableAsk, 'say'>>;
type OwnAnswers = {
  [N in OwnAsk]: (from: Connection, ...args: AskArguments<N>) => Promise<Answered> | Answered;
};

/** so many tables one connection has open at most */
const TABLES = 12;
/** so many questions of one connection wait for their answers at most */
const WAITING = 100;
const nobody = refuse('guest-first', 'say your name first');
const tooOften = refuse('too-often', 'that is too often; wait a moment');
/** what everybody may ask, named or not */
const LOOKS: readonly TableAsk[] = ['story', 'frame', 'copy', 'chronicle'];
const noTable = refuse('no-table', 'there is no such table');

/** The connection of one page: it asks, and is told of the tables it has open. */
export class Connection {
  readonly id = newPersonId();
  readonly person: PersonCard | null;
  /** where it comes from, as limits count it */
  private readonly source: string;
  /** which sign-in it came with */
  readonly token: string | null;
  private readonly changes: Changes;
  private readonly parts: ConnectionParts;
  private readonly wire: Transport;
  private readonly open = new Map<string, LiveTable | RemoteTable>();
  private readonly muted: Set<string>;
  private readonly bucket: Bucket;
  /** talk, reactions and mutes: what others see or what is kept for good */
  private readonly voice: Bucket;
  private closed = false;
  /** one question after the other, as they came */
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(parts: ConnectionParts, wire: Transport, who: Visit, muted: readonly string[]) {
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

  /** Ends it at once: a page that does not hang up in its turn is heard no more, and told nothing. */
  hangUp(code: number, why: string): void {
    this.wire.close(code, why);
    this.gone();
  }

  setMuted(other: string, muted: boolean): void {
    if (muted) this.muted.add(other);
    else this.muted.delete(other);
  }

  gone(): void {
    this.closed = true;
    for (const table of this.open.values()) table.leave(this.id);
    this.open.clear();
  }

  /** A message has come, whatever it is. Who asks faster than the pace waits for answers; who has too many waiting is cut off. */
  hear(text: string): void {
    if (this.closed) return;
    if (this.waiting === WAITING) {
      this.parts.metrics.refused('asks');
      this.hangUp(1008, 'too many questions at once');
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
      const { afterwards, ...outcome } = await this.answerTo(ask, args);
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

  /** Asks a table that this connection has open, wherever that lives. */
  private at(id: string, name: TableAsk, further: readonly unknown[]): Promise<Outcome<object>> | Refused {
    const table = this.open.get(id);
    if (!this.person && !LOOKS.includes(name)) return nobody;
    return table?.isOpenTo(this.id) ? table.ask(this.id, this.person, name, further) : notOpen;
  }

  private answerTo(ask: AskName, args: readonly unknown[]): Promise<Answered> | Answered {
    if (!Object.hasOwn(Connection.answers, ask)) {
      const [id, ...further] = args as readonly [string, ...unknown[]];
      return this.at(id, ask as TableAsk, further);
    }
    const answer = Connection.answers[ask as OwnAsk] as (
      from: Connection,
      ...args: readonly unknown[]
    ) => Promise<Answered> | Answered;
    return answer(this, ...args);
  }

  private viewer(): TableViewer {
    return {
      id: this.id,
      person: this.person,
      source: this.source,
      muted: this.muted,
      changes: this.changes,
      shown: null,
      room: null,
      say: (reply) => this.say(reply),
      sayText: (text) => this.sayText(text),
    };
  }

  /** The same for all connections: there are thousands of them. */
  private static readonly answers: OwnAnswers = {
    ping: () => ({ ok: true }),
    open: async (from, id, how = {}) => {
      if (!from.open.has(id) && from.open.size >= TABLES)
        return refuse('tables-open', `a page has ${TABLES} tables open at most`);
      const table = await from.parts.registry.find(id);
      if (!table) return noTable;
      const viewer = from.viewer();
      const before = from.open.get(id);
      if (before && before !== table) before.leave(from.id);
      const opened = await table.open(viewer, how);
      if (!opened.ok) return opened;
      if (from.closed) {
        table.leave(from.id);
        return notOpen;
      }
      from.open.set(id, table);
      return { ok: true, ...opened.opened, afterwards: opened.begin };
    },
    close: (from, id) => {
      from.open.get(id)?.leave(from.id);
      from.open.delete(id);
      return { ok: true };
    },

    say: (from, id, saying) => {
      if (!from.person) return nobody;
      if (!from.open.get(id)?.isOpenTo(from.id)) return notOpen;
      return from.voice.take(ticks()) ? from.at(id, 'say', [saying]) : tooOften;
    },
    mute: async (from, other, muted) => {
      if (!from.person) return nobody;
      if (!from.voice.take(ticks())) return tooOften;
      await from.parts.people.mute(from.person.id, other, muted);
      from.parts.tellMuted(from.person.id, other, muted);
      return { ok: true };
    },
    report: (from, id, complaint) => {
      if (!from.person) return nobody;
      if (!from.open.get(id)?.isOpenTo(from.id)) return notOpen;
      return from.parts.reports.take(id, from.person.id, complaint);
    },
  };
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
  const { path, message } = itemAt(read.error.issues, 0);
  return {
    ok: false,
    id: Number.isSafeInteger(id) ? (id as number) : -1,
    why: `${path.join('.') || 'the message'}: ${message}`.slice(0, 300),
  };
}
