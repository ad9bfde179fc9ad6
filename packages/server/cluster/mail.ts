import { itemAt } from '@hexwright/kernel';
import type { Bus } from './bus.ts';

/** What stands on a letter between two processes; what is in it is JSON that the carrier need not read. */
export interface LetterHead {
  readonly kind: string;
  readonly table: string;
  readonly viewer?: string;
  readonly [more: string]: unknown;
}

/** milliseconds that another process may take for an answer */
const PATIENCE = 5000;

/** Nobody answers at the other process: whether it did what it was asked nobody can say. */
export class Unanswered extends Error {
  constructor() {
    super('the process in charge of this table does not answer');
  }
}

/**
 * Letters between two processes, in the order in which they were sent. What is sent at one go travels together. Letters may be lost:
 * whoever sends one that matters asks for an answer.
 */
export class Mail {
  private readonly bus: Bus;
  private readonly patience: number;
  private readonly outgoing = new Map<string, string[]>();
  private readonly waiting = new Map<
    number,
    { readonly to: string; readonly answer: (body: string) => void; readonly fail: (error: Error) => void }
  >();
  private asked = 0;
  private readonly unhear: () => void;

  constructor(bus: Bus, hear: (from: string, head: LetterHead, body: string) => void, patience = PATIENCE) {
    this.bus = bus;
    this.patience = patience;
    this.unhear = bus.receive((text) => {
      const lines = text.split('\n');
      const from = itemAt(lines, 0);
      for (let i = 1; i + 1 < lines.length; i += 2) {
        const head = JSON.parse(itemAt(lines, i)) as LetterHead & { readonly answers?: number };
        if (head.answers === undefined) hear(from, head, itemAt(lines, i + 1));
        else this.waiting.get(head.answers)?.answer(itemAt(lines, i + 1));
      }
    });
  }

  /** Sends a letter; `body` is JSON, which has no line breaks. */
  send(to: string, head: LetterHead, body: string): void {
    const letters = this.outgoing.get(to);
    if (letters) letters.push(JSON.stringify(head), body);
    else {
      this.outgoing.set(to, [JSON.stringify(head), body]);
      setImmediate(() => this.post(to));
    }
  }

  /** Sends a letter and waits for the answer; fails with Unanswered where none comes. */
  ask(to: string, head: LetterHead, body: string): Promise<string> {
    const id = this.asked++;
    return new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => this.waiting.get(id)?.fail(new Unanswered()), this.patience).unref();
      const done = (): void => {
        clearTimeout(late);
        this.waiting.delete(id);
      };
      this.waiting.set(id, {
        to,
        answer: (answer) => {
          done();
          resolve(answer);
        },
        fail: (error) => {
          done();
          reject(error);
        },
      });
      this.send(to, { ...head, asks: id }, body);
    });
  }

  answer(to: string, { asks, table }: LetterHead, body: string): void {
    this.send(to, { kind: 'answer', table, answers: asks }, body);
  }

  /** Whoever waits for an answer from there waits no longer. */
  lost(process: string): void {
    for (const { to, fail } of [...this.waiting.values()]) if (to === process) fail(new Unanswered());
  }

  close(): void {
    this.unhear();
    for (const { fail } of [...this.waiting.values()]) fail(new Unanswered());
  }

  private post(to: string): void {
    const letters = this.outgoing.get(to) ?? [];
    this.outgoing.delete(to);
    this.bus.send(to, [this.bus.me, ...letters].join('\n')).catch(() => this.lost(to));
  }
}
