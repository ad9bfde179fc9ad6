import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { AskName, SocketReply } from '@hexwright/table';
import { WebSocket, WebSocketServer } from 'ws';
import type { Dial } from '../../table/line.ts';

export interface Heard {
  readonly id: number;
  readonly ask: AskName;
  readonly args: readonly unknown[];
}

/** A real socket on a free port, whose every word the test decides. */
export class SocketHouse {
  /** everything that was asked, in order, over all connections */
  readonly heard: Heard[] = [];
  /** how many connections there have been */
  calls = 0;
  /** answers what is not said by hand; undefined says nothing */
  answers: (asked: Heard) => object | undefined = () => ({ ok: true });
  private readonly server: WebSocketServer;
  private wire: WebSocket | null = null;
  private readonly waiting = new Set<() => void>();

  private constructor(server: WebSocketServer) {
    this.server = server;
    server.on('connection', (wire) => {
      this.wire = wire;
      this.calls++;
      wire.on('message', (data) => {
        const asked = JSON.parse(String(data)) as Heard;
        this.heard.push(asked);
        const answer = this.answers(asked);
        if (answer) this.say({ id: asked.id, answer });
        this.look();
      });
      this.look();
    });
  }

  static async open(): Promise<SocketHouse> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await once(server, 'listening');
    return new SocketHouse(server);
  }

  get dial(): Dial {
    const { port } = this.server.address() as AddressInfo;
    return ({ opened, heard, closed }) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      socket.on('open', opened);
      socket.on('message', (data) => heard(String(data)));
      socket.on('error', () => {});
      socket.on('close', closed);
      return { send: (text) => socket.send(text), hangUp: () => socket.terminate() };
    };
  }

  say(reply: SocketReply): void {
    this.wire?.send(JSON.stringify(reply));
  }

  /** ends the connection without a word */
  cut(): void {
    this.wire?.terminate();
  }

  asked(ask: AskName): Heard[] {
    return this.heard.filter((each) => each.ask === ask);
  }

  /** resolves once something holds of what was heard */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      for (const wire of this.server.clients) wire.terminate();
      this.server.close(() => resolve());
    });
  }

  private look(): void {
    for (const look of [...this.waiting]) look();
  }
}
