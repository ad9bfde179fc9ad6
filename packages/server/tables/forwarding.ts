import type { AnySocketReply, PersonCard } from '@hexwright/table';
import type { Bus } from '../cluster/bus.ts';
import { type LetterHead, Mail } from '../cluster/mail.ts';
import type { Log } from '../log.ts';
import type { TableAsk } from './answers.ts';
import { LiveTable } from './live-table.ts';
import type { Opening, TableViewer } from './presence.ts';
import type { FarAnswer, RemoteTable } from './remote-table.ts';

type Opener = Pick<TableViewer, 'id' | 'source' | 'changes'> & { readonly person: PersonCard | null };

interface Found {
  find(id: string): Promise<LiveTable | RemoteTable | null>;
  /** a table of another process that is open to connections of this one */
  remote(id: string): Promise<RemoteTable | null>;
}

/** Lets connections of other processes take part at the tables of this one, and hands on what comes for connections of this one. */
export class Forwarding {
  readonly mail: Mail;
  private readonly tables: Found;
  private readonly log: Log;
  /** by process: who of it has tables of ours open */
  private readonly far = new Map<
    string,
    Map<string, { readonly table: LiveTable; readonly viewer: string }>
  >();
  /** what comes for connections of this process, in its order */
  private delivered: Promise<void> = Promise.resolve();

  constructor(bus: Bus, tables: Found, log: Log) {
    this.tables = tables;
    this.log = log;
    this.mail = new Mail(bus, (from, head, body) => this.hear(from, head, body));
  }

  /** the other processes whose connections have tables of ours open */
  get processes(): Iterable<string> {
    return this.far.keys();
  }

  /** A process is gone, and all who were connected to it with it. */
  lost(process: string): void {
    this.mail.lost(process);
    const gone = this.far.get(process);
    this.far.delete(process);
    for (const { table, viewer } of gone?.values() ?? []) table.leave(viewer);
  }

  close(): void {
    this.mail.close();
  }

  private hear(from: string, head: LetterHead, body: string): void {
    const { kind, table, viewer } = head;
    if (kind === 'say' || kind === 'talk' || kind === 'away') {
      this.delivered = this.delivered.then(async () => {
        const found = await this.tables.remote(table).catch(() => null);
        found?.deliver(viewer!, kind, body);
      });
      return;
    }
    if (kind === 'leave') {
      this.leave(from, table, viewer!);
      return;
    }
    this.answer(from, head, JSON.parse(body) as readonly unknown[]).then(
      (answer) => this.mail.answer(from, head, JSON.stringify(answer)),
      (error: unknown) => {
        this.log.error({ error: String(error) }, 'request of another process failed');
        const failed: FarAnswer = { failed: 'something went wrong here; try again' };
        this.mail.answer(from, head, JSON.stringify(failed));
      },
    );
  }

  private leave(from: string, table: string, viewer: string): void {
    const key = keyOf(table, viewer);
    this.far.get(from)?.get(key)?.table.leave(viewer);
    this.far.get(from)?.delete(key);
  }

  private async answer(from: string, head: LetterHead, args: readonly unknown[]): Promise<FarAnswer> {
    const table = await this.tables.find(head.table);
    if (!(table instanceof LiveTable)) return { moved: true };
    if (head.kind === 'open') return this.open(from, table, head, args[0] as Opening);
    if (head.kind === 'shut') return { answer: await table.shut(args[0] as string) };
    if (head.kind === 'sit') return { answer: await table.sitDown(args[0] as PersonCard) };
    if (head.kind === 'forget') return { answer: await table.forget(args[0] as string) };
    // Whoever is not known here was when another process was in charge, or this one before it was started anew.
    if (!table.isOpenTo(head.viewer!)) return { moved: true };
    const { person, name } = head as unknown as { person: PersonCard | null; name: TableAsk };
    return { answer: await table.ask(head.viewer!, person, name, args) };
  }

  private async open(from: string, table: LiveTable, head: LetterHead, how: Opening): Promise<FarAnswer> {
    const { id, person, source, changes } = head.opener as Opener;
    const far = this.far.get(from) ?? new Map();
    this.far.set(from, far);
    const send = (kind: string, text: string): void =>
      this.mail.send(from, { kind, table: head.table, viewer: id }, text);
    const viewer: TableViewer = {
      id,
      person,
      source,
      changes,
      muted: new Set(),
      shown: null,
      room: null,
      say: (reply: AnySocketReply) => {
        const kind = 'talk' in reply ? 'talk' : 'away' in reply ? 'away' : 'say';
        send(kind, JSON.stringify(reply));
      },
      sayText: (text) => send('say', text),
    };
    const opened = await table.open(viewer, how);
    if (!opened.ok) return { answer: opened };
    far.set(keyOf(head.table, id), { table, viewer: id });
    // The answer goes first, and what follows comes after it on the same way.
    setImmediate(opened.begin);
    return { answer: { ok: true, ...opened.opened } };
  }
}

const keyOf = (table: string, viewer: string): string => `${table} ${viewer}`;
