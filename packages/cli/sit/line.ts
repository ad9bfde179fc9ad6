import type { Outcome, Reason } from '@hexwright/kernel';
import type { AnswerTo, AskArguments, AskName, SocketReply } from '@hexwright/table';
import { WebSocket } from 'ws';

/** A server refused something, or cannot be reached. */
export class SitError extends Error {}

/** Makes a guest of the server; answers the cookie by which it is known. */
export async function beGuest(address: string, name: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(`${address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
  } catch (error) {
    throw new SitError(
      `${address} cannot be reached: ${(error as { cause?: Error }).cause?.message ?? error}`,
    );
  }
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (answer.ok && cookie) return cookie;
  const { error } = (await answer.json().catch(() => ({}))) as { error?: Reason };
  throw new SitError(`${address} takes no guest: ${error?.text ?? answer.status}`);
}

/** A connection to a server's tables: it asks, and hears what is pushed. */
export class Line {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (reply: { answer?: unknown; failed?: string }) => void>();
  private asked = 0;

  private constructor(socket: WebSocket, hear: (pushed: SocketReply) => void, ended: (why: string) => void) {
    this.socket = socket;
    socket.on('message', (data) => {
      const reply = JSON.parse(String(data)) as SocketReply;
      if (!('id' in reply)) return hear(reply);
      this.waiting.get(reply.id)?.(reply);
      this.waiting.delete(reply.id);
    });
    socket.on('close', (code) => {
      for (const answer of this.waiting.values()) answer({ failed: 'the server has hung up' });
      ended(`the server has hung up (${code})`);
    });
  }

  static open(
    address: string,
    cookie: string,
    hear: (pushed: SocketReply) => void,
    ended: (why: string) => void,
  ): Promise<Line> {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket?protocol=1`, {
      headers: { cookie },
    });
    return new Promise((resolve, reject) => {
      socket.once('error', (error) => reject(new SitError(`${address}: ${error.message}`)));
      socket.once('open', () => resolve(new Line(socket, hear, ended)));
    });
  }

  /** Asks, and answers what was said, a refusal too. */
  ask<N extends AskName>(ask: N, ...args: AskArguments<N>): Promise<AnswerTo<N>> {
    const id = this.asked++;
    const reply = new Promise<AnswerTo<N>>((resolve, reject) =>
      this.waiting.set(id, ({ answer, failed }) =>
        failed === undefined ? resolve(answer as AnswerTo<N>) : reject(new SitError(`${ask}: ${failed}`)),
      ),
    );
    this.socket.send(JSON.stringify({ id, ask, args }));
    return reply;
  }

  /** Asks, and throws where it is refused. */
  async must<N extends AskName>(
    ask: N,
    ...args: AskArguments<N>
  ): Promise<Extract<AnswerTo<N>, { ok: true }>> {
    const answer = (await this.ask(ask, ...args)) as Outcome<object>;
    if (!answer.ok) throw new SitError(`${ask}: ${answer.reason.text}`);
    return answer as Extract<AnswerTo<N>, { ok: true }>;
  }

  close(): void {
    this.socket.close();
  }
}
