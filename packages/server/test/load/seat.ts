import type { AnswerTo, AskArguments, AskName } from '@hexwright/table';
import { WebSocket } from 'ws';
import type { Somebody } from '../client.ts';

/** What a seat must know of a view to make some legal move. */
export interface Seen {
  readonly n: number;
  readonly over: boolean;
  readonly legal: readonly (object & { readonly move: string })[];
}

/** A player of the load: one socket, the last view, and nothing else, so that thousands of them are cheap. */
export class LoadSeat {
  readonly who: Somebody;
  private readonly address: string;
  private socket: WebSocket | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, (reply: { answer?: unknown; failed?: string }) => void>();
  seen: Seen | null = null;
  bytes = 0;
  messages = 0;
  /** called for each view that comes */
  onView: (view: Seen) => void = () => {};
  onClose: (code: number) => void = () => {};

  constructor(address: string, who: Somebody) {
    this.address = address;
    this.who = who;
  }

  connect(): Promise<void> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/socket?protocol=1&changes=2`, {
      headers: { cookie: this.who.cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.socket = socket;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', (code) => {
      for (const answer of this.waiting.values()) answer({ failed: `hung up with ${code}` });
      this.waiting.clear();
      this.onClose(code);
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
  }

  async ask<N extends AskName>(ask: N, ...args: AskArguments<N>): Promise<AnswerTo<N>> {
    const id = this.asked++;
    const reply = await new Promise<{ answer?: unknown; failed?: string }>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket?.send(JSON.stringify({ id, ask, args }));
    });
    if (reply.failed !== undefined) throw new Error(`${ask}: ${reply.failed}`);
    return reply.answer as AnswerTo<N>;
  }

  async must<N extends AskName>(ask: N, ...args: AskArguments<N>): Promise<void> {
    const answer = await this.ask(ask, ...args);
    if (!answer.ok) throw new Error(`${ask}: ${answer.reason.text}`);
  }

  drop(): void {
    this.socket?.terminate();
  }

  private hear(text: string): void {
    this.bytes += text.length;
    this.messages++;
    const reply = JSON.parse(text) as {
      id?: number;
      answer?: unknown;
      failed?: string;
      view?: Seen;
      change?: { shared: Partial<Seen>; own: Partial<Seen> };
    };
    if (reply.id !== undefined) {
      this.waiting.get(reply.id)?.(reply);
      this.waiting.delete(reply.id);
    } else if (reply.view || reply.change) {
      // Nothing but what it needs is merged: a player of the load is to be cheap.
      this.seen = reply.view ?? { ...this.seen!, ...reply.change!.shared, ...reply.change!.own };
      this.onView(this.seen);
    }
  }
}
