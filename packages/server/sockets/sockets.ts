import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type HouseNews, PROTOCOL, SOCKET_PATH } from '@hexwright/table';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Bus } from '../cluster/bus.ts';
import { isOurs, tokenOf } from '../http/door.ts';
import { type Limit, type LimitStore, sourceOf } from '../limits.ts';
import { cardOf, type Online } from '../people/index.ts';
import type { Settings } from '../settings.ts';
import type { Changes } from '../tables/index.ts';
import { Connection, type ConnectionParts, type Visit } from './connection.ts';

export interface SocketParts extends Omit<ConnectionParts, 'tellMuted'> {
  readonly settings: Settings;
  readonly bus: Bus;
  readonly limits: LimitStore;
  readonly online: Online;
  /** where a request came from, past the proxies that are trusted */
  addressOf(request: IncomingMessage): string;
}

/** What a page says that it can put together itself; one of an older version says nothing of rooms. */
const changesOf = (said: string | null): Changes => (said === '2' ? 2 : said === '1' ? 1 : 0);

type Tokens = 'all' | { readonly but: string } | { readonly only: string };

const LARGEST = 64 * 1024;
/** whoever takes nothing in while so much waits for it is hung up on */
const BEHIND = 4 * 1024 * 1024;
const HEARTBEAT = 30_000;
/** so many times as often as anything else a page may come: after a restart all of a household come at once */
const VISITS = 10;

/** The connections of this process. */
export class Sockets {
  private readonly parts: SocketParts;
  private readonly connectionParts: ConnectionParts;
  private readonly wires = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST,
    perMessageDeflate: false,
  });
  private readonly connections = new Map<WebSocket, Connection>();
  private readonly alive = new WeakSet<WebSocket>();
  private readonly addresses = new Map<string, number>();
  private readonly heartbeat: NodeJS.Timeout;
  private readonly unhear: () => void;
  private readonly unmiss: () => void;
  private closing = false;
  /** a page comes once; one that comes again and again asks the store each time who it is */
  private readonly often: Limit;

  constructor(server: Server, parts: SocketParts) {
    this.parts = parts;
    this.connectionParts = {
      ...parts,
      tellMuted: (person, other, muted) => this.tellMuted(person, other, muted),
    };
    this.often = parts.limits.limit('visits', VISITS * parts.settings.REQUESTS_A_MINUTE, 60_000);
    server.on('upgrade', (request, socket, head) => {
      this.upgrade(request, socket, head).catch(() => socket.destroy());
    });
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT).unref();
    this.unhear = parts.bus.hearPeople(({ person, news }) => {
      if (news.kind === 'gone') {
        parts.people.forgetKnown(person);
        this.hangUpHere(person, news.tokens);
      } else if (news.kind === 'changed') parts.people.forgetKnown(person);
      else if (news.kind === 'muted') this.setMuted(person, news.other, news.muted);
      else this.tellHere(person, news);
    });
    this.unmiss = parts.bus.missed(() => void this.missedNews().catch(() => {}));
  }

  get count(): number {
    return this.connections.size;
  }

  /** Tells every connection of a person, at whichever process it is. */
  tell(person: string, news: HouseNews): void {
    this.tellHere(person, news);
    this.parts.bus.tellPerson({ person, news });
  }

  /** Tells the other processes that what they remember of somebody is not true any more. */
  changed(person: string): void {
    this.parts.bus.tellPerson({ person, news: { kind: 'changed' } });
  }

  /** Ends the connections of somebody who has signed out or was shut out. */
  hangUp(person: string, tokens: Tokens): void {
    this.hangUpHere(person, tokens);
    this.parts.bus.tellPerson({ person, news: { kind: 'gone', tokens } });
  }

  /** Tells everybody that the server stops, and hangs up. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.heartbeat);
    this.unhear();
    this.unmiss();
    const gone = [...this.connections].map(
      ([wire, connection]) =>
        new Promise<void>((resolve) => {
          wire.once('close', () => resolve());
          connection.tell({ kind: 'stopping', backIn: 2000 + Math.floor(Math.random() * 3000) });
          wire.close(1012, 'the server restarts');
        }),
    );
    const patience = new Promise<void>((resolve) => setTimeout(resolve, 1000).unref());
    await Promise.race([Promise.all(gone), patience]);
    for (const wire of this.connections.keys()) wire.terminate();
    this.wires.close();
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const { settings, metrics } = this.parts;
    const refuseWith = (status: string, what: string): void => {
      metrics.refused(what);
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    const url = new URL(request.url ?? '/', 'http://here');
    if (url.pathname !== SOCKET_PATH) return refuseWith('404 Not Found', 'path');
    if (!isOurs(request.headers, settings.PUBLIC_URL)) return refuseWith('403 Forbidden', 'origin');
    if (url.searchParams.get('protocol') !== String(PROTOCOL))
      return refuseWith('426 Upgrade Required', 'protocol');
    const address = sourceOf(this.parts.addressOf(request));
    if (!(await this.often.take(address))) return refuseWith('429 Too Many Requests', 'visits');
    if (this.closing || this.connections.size >= settings.MAX_CONNECTIONS)
      return refuseWith('503 Service Unavailable', 'connections');
    if ((this.addresses.get(address) ?? 0) >= settings.MAX_CONNECTIONS_AN_ADDRESS)
      return refuseWith('429 Too Many Requests', 'address');
    await this.admit(request, socket, head, address, changesOf(url.searchParams.get('changes')));
  }

  /** One more comes from this address; what is answered is to be called when it goes. */
  private arrive(address: string): () => void {
    this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
    return () => {
      const left = (this.addresses.get(address) ?? 1) - 1;
      if (left > 0) this.addresses.set(address, left);
      else this.addresses.delete(address);
    };
  }

  /** In a function of its own: a connection lasts, and must not hold on to all that was asked at the door. */
  private async admit(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    source: string,
    changes: Changes,
  ): Promise<void> {
    const { people } = this.parts;
    const leave = this.arrive(source);
    try {
      const { forgotten } = people;
      const visitor = await people.visitor(tokenOf(request.headers));
      const muted = visitor ? await people.mutedBy(visitor.person.id) : [];
      const who = {
        source,
        changes,
        ...(visitor && { person: cardOf(visitor.person), token: visitor.token }),
      };
      this.wires.handleUpgrade(request, socket, head, (wire) => {
        socket.off('close', leave);
        this.connect(
          wire,
          socket,
          who,
          muted.map(({ id }) => id),
          leave,
        );
        // Somebody may have signed out, or been shut out, while this connection was made.
        if (visitor && forgotten !== people.forgotten) void this.lookAgain(visitor.person.id).catch(() => {});
      });
      // Until the upgrade is done, the connection may end without our hearing of it elsewhere.
      socket.once('close', leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  private connect(
    wire: WebSocket,
    socket: Duplex,
    who: Visit,
    muted: readonly string[],
    leave: () => void,
  ): void {
    const together = gathering(socket);
    const connection = new Connection(
      this.connectionParts,
      {
        send: (text) => {
          if (wire.bufferedAmount > BEHIND) wire.terminate();
          else {
            together();
            wire.send(text);
          }
        },
        close: (code, why) => wire.close(code, why),
      },
      who,
      muted,
    );
    this.connections.set(wire, connection);
    const { online } = this.parts;
    if (who.person) online.come(who.person.id);
    this.alive.add(wire);
    wire.on('pong', () => this.alive.add(wire));
    wire.on('error', () => wire.terminate());
    wire.on('message', (data, binary) => {
      this.alive.add(wire);
      if (binary) wire.close(1003, 'messages are text');
      else connection.hear(String(data));
    });
    wire.once('close', () => {
      this.connections.delete(wire);
      if (who.person) online.go(who.person.id);
      connection.gone();
      leave();
    });
  }

  private tellMuted(person: string, other: string, muted: boolean): void {
    this.setMuted(person, other, muted);
    this.parts.bus.tellPerson({ person, news: { kind: 'muted', other, muted } });
  }

  private setMuted(person: string, other: string, muted: boolean): void {
    for (const connection of this.connections.values())
      if (connection.person?.id === person) connection.setMuted(other, muted);
  }

  private beat(): void {
    for (const wire of this.connections.keys()) {
      if (!this.alive.delete(wire)) wire.terminate();
      else wire.ping();
    }
  }

  /** While nothing was heard of other processes, somebody may have signed out there or been shut out. */
  private async missedNews(): Promise<void> {
    this.parts.people.forgetAllKnown();
    await this.lookAgain();
  }

  /** Hangs up on those whose sign-in does not stand any more. */
  private async lookAgain(who?: string): Promise<void> {
    const { people } = this.parts;
    for (const connection of this.connections.values())
      if (
        (who === undefined || connection.person?.id === who) &&
        connection.person &&
        connection.token &&
        !(await people.isSignedIn(connection.person.id, connection.token))
      )
        connection.hangUp(4001, 'you have signed out');
  }

  private tellHere(person: string, news: HouseNews): void {
    for (const connection of this.connections.values())
      if (connection.person?.id === person) connection.tell(news);
  }

  private hangUpHere(person: string, tokens: Tokens): void {
    for (const connection of this.connections.values()) {
      if (connection.person?.id !== person) continue;
      const goes =
        tokens === 'all' ||
        ('but' in tokens ? connection.token !== tokens.but : connection.token === tokens.only);
      if (goes) connection.hangUp(4001, 'you have signed out');
    }
  }
}

/** What is said in one turn, as a move and the answer to it, goes over the wire in one piece: each costs a call of the system. */
function gathering(socket: Duplex): () => void {
  let corked = false;
  const uncork = (): void => {
    corked = false;
    socket.uncork();
  };
  return () => {
    if (corked) return;
    corked = true;
    socket.cork();
    setImmediate(uncork);
  };
}
