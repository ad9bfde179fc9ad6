import type { Outcome } from '@hexwright/kernel';
import type { AnswerTo, AskArguments, AskName, HouseNews, SocketReply } from '@hexwright/table';
import { type Dial, Line, type LineState, type Patience } from './line.ts';
import { ServerTable } from './server-table.ts';

/**
 * What may be asked twice without harm: the server takes a command or a saying once by its id, and the others say how
 * something is to be rather than how it is to change.
 */
const REPEATABLE: ReadonlySet<AskName> = new Set<AskName>([
  'open',
  'close',
  'sit',
  'stand',
  'ready',
  'colour',
  'settings',
  'chapter',
  'bot',
  'kick',
  'play',
  'undo',
  'vote',
  'rematch',
  'say',
  'mute',
  'story',
  'frame',
  'copy',
  'chronicle',
]);

/** What is not about one table: every other question names it first. */
const ABOUT_NO_TABLE: ReadonlySet<AskName> = new Set<AskName>(['mute', 'ping']);

interface Question {
  readonly id: number;
  readonly ask: AskName;
  readonly args: readonly unknown[];
  sent: boolean;
  answer(value: unknown): void;
  fail(error: Error): void;
}

/**
 * The referee on a server, asked in the words that the one in the worker knows. Every question has a number and is
 * sent until it is answered; after a break the tables are opened again where they were left, and then whatever was
 * not answered is asked again.
 */
export class ServerReferee {
  private readonly line: Line;
  private readonly unanswered = new Map<number, Question>();
  private readonly tables = new Map<string, ServerTable>();
  /** tables that are being opened again: what concerns them waits */
  private readonly returning = new Set<string>();
  private readonly houseHearers = new Set<(news: HouseNews) => void>();
  private asked = 0;

  constructor(dial: Dial, patience: Partial<Patience> = {}) {
    this.line = new Line(
      dial,
      {
        opened: () => this.comeBack(),
        heard: (text) => this.hear(JSON.parse(text) as SocketReply),
        broke: () => this.giveUpWhatMayNotBeAskedTwice(),
        silent: () => this.line.send(JSON.stringify({ id: this.asked++, ask: 'ping', args: [] })),
      },
      patience,
    );
  }

  get state(): LineState {
    return this.line.state;
  }

  watchLine(hear: () => void): () => void {
    return this.line.watch(hear);
  }

  watchHouse(hear: (news: HouseNews) => void): () => void {
    this.houseHearers.add(hear);
    return () => this.houseHearers.delete(hear);
  }

  ask<N extends AskName>(ask: N, ...args: AskArguments<N>): Promise<AnswerTo<N>> {
    return new Promise((answer, fail) => {
      const question: Question = {
        id: this.asked++,
        ask,
        args,
        sent: false,
        answer: (value) => answer(value as AnswerTo<N>),
        fail,
      };
      this.unanswered.set(question.id, question);
      this.send(question);
    });
  }

  /** Opens a table, and follows it until it is left. */
  async sitDown(id: string, password?: string): Promise<Outcome<{ readonly table: ServerTable }>> {
    const table = new ServerTable(id, this, password);
    this.tables.set(id, table);
    const opened = await this.ask('open', id, table.cursor());
    if (!opened.ok) {
      if (this.tables.get(id) === table) this.tables.delete(id);
      return opened;
    }
    table.opened(opened);
    return { ok: true, table };
  }

  leave(table: ServerTable): void {
    if (this.tables.get(table.id) !== table) return;
    this.tables.delete(table.id);
    void this.ask('close', table.id).catch(() => {});
  }

  /** Dials anew: the network is back, or the cookie is another one. */
  redial(): void {
    this.line.redial();
    this.giveUpWhatMayNotBeAskedTwice();
  }

  cut(): void {
    this.line.cut();
  }

  putDown(): void {
    this.line.putDown();
    for (const { fail } of this.unanswered.values()) fail(new Error('the line is down'));
    this.unanswered.clear();
  }

  private send(question: Question): void {
    if (this.line.state !== 'open' || this.returning.has(tableOf(question) ?? '')) return;
    question.sent = true;
    const { id, ask, args } = question;
    this.line.send(JSON.stringify({ id, ask, args }));
  }

  private comeBack(): void {
    this.returning.clear();
    const left = [...this.tables.values()].filter((table) => table.now !== null);
    for (const table of left) this.returning.add(table.id);
    for (const question of this.unanswered.values()) this.send(question);
    for (const table of left) void this.openAgain(table);
  }

  private async openAgain(table: ServerTable): Promise<void> {
    const { id } = table;
    const question = new Promise<AnswerTo<'open'>>((answer, fail) => {
      const number = this.asked++;
      const args = [id, table.cursor()];
      // It belongs to this connection: the next one asks its own.
      this.unanswered.set(number, {
        id: number,
        ask: 'open',
        args,
        sent: true,
        answer: (value) => answer(value as AnswerTo<'open'>),
        fail,
      });
      this.reopenings.add(number);
      this.line.send(JSON.stringify({ id: number, ask: 'open', args }));
    });
    const opened = await question.catch((error: Error) => error);
    if (opened instanceof Error) return;
    this.returning.delete(id);
    if (opened.ok) table.opened(opened);
    else {
      this.tables.delete(id);
      table.sentAway(opened.reason.text);
    }
    for (const each of this.unanswered.values()) if (tableOf(each) === id && !each.sent) this.send(each);
  }

  /** the numbers of the openings that this connection began with */
  private readonly reopenings = new Set<number>();

  private giveUpWhatMayNotBeAskedTwice(): void {
    for (const question of [...this.unanswered.values()]) {
      if (this.reopenings.has(question.id)) {
        this.unanswered.delete(question.id);
        question.fail(new Error('the line broke again'));
      } else if (!REPEATABLE.has(question.ask) && question.sent) {
        this.unanswered.delete(question.id);
        question.answer({
          ok: false,
          reason: { code: 'line-broke', text: 'the connection broke before this was answered' },
        });
      } else question.sent = false;
    }
    this.reopenings.clear();
  }

  private hear(reply: SocketReply): void {
    if ('id' in reply) {
      const question = this.unanswered.get(reply.id);
      this.unanswered.delete(reply.id);
      this.reopenings.delete(reply.id);
      if ('failed' in reply) question?.fail(new Error(reply.failed));
      else question?.answer(reply.answer);
    } else if ('house' in reply) {
      if (reply.house.kind === 'stopping') this.line.expectBreak(reply.house.backIn);
      for (const hear of this.houseHearers) hear(reply.house);
    } else {
      const table = this.tables.get(reply.game);
      if ('away' in reply) this.tables.delete(reply.game);
      table?.hear(reply);
    }
  }
}

function tableOf({ ask, args }: Pick<Question, 'ask' | 'args'>): string | null {
  return ABOUT_NO_TABLE.has(ask) ? null : (args[0] as string);
}
