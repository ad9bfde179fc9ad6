import type { Outcome, RawMove } from '@hexwright/kernel';
import {
  type AnswerTo,
  type AskArguments,
  type AskName,
  type BodyOf,
  changedView,
  type OwnMore,
  type Room,
  type RouteName,
  routes,
  type SocketReply,
  type TableView,
  type TalkLine,
} from '@hexwright/table';
import { WebSocket } from 'ws';
import { type Built, newDir, startBuilt } from './built.ts';

export { newDir, removeDirs } from './built.ts';

export interface Running extends Built {
  readonly dataDir: string;
  close(): Promise<void>;
}

/** A real server in a process of its own, with a store of its own, on a free port. */
export async function runServer(env: Record<string, string> = {}, dataDir = newDir()): Promise<Running> {
  const built = await startBuilt({ LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env });
  return {
    ...built,
    dataDir,
    close: async () => {
      const code = await built.end('SIGTERM');
      if (code !== 0) throw new Error(`the server ended with ${code}: ${built.output()}`);
    },
  };
}

/** Asks over HTTP. */
export async function http<N extends RouteName>(
  address: string,
  name: N,
  {
    body,
    cookie,
    params = {},
    headers = {},
  }: {
    body?: BodyOf<N>;
    cookie?: string;
    params?: Record<string, string>;
    headers?: Record<string, string>;
  } = {},
): Promise<{ status: number; json: Record<string, never>; cookie?: string }> {
  const { method, path } = routes[name];
  const answer = await fetch(address + path.replace(/:(\w+)/g, (_, key: string) => params[key]), {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const set = answer.headers.getSetCookie()[0]?.split(';')[0];
  return {
    status: answer.status,
    json: (await answer.json()) as Record<string, never>,
    ...(set && { cookie: set }),
  };
}

export interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

export async function guest(address: string, name: string): Promise<Somebody> {
  const { json, cookie, status } = await http(address, 'beGuest', { body: { name } });
  if (status !== 200 || !cookie) throw new Error(JSON.stringify(json));
  return { id: (json.me as { id: string }).id, name, cookie };
}

/** A page without a browser: asks over a real socket, and remembers what it was told. */
export class Client {
  readonly who: Somebody | null;
  private readonly address: string;
  private socket: WebSocket | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, (reply: { answer?: unknown; failed?: string }) => void>();
  private readonly listeners = new Set<() => void>();
  /** everything that ever came over the wire */
  readonly heard: string[] = [];
  readonly views = new Map<string, TableView<OwnMore>>();
  readonly rooms = new Map<string, Room>();
  readonly talk = new Map<string, TalkLine[]>();
  readonly told = new Map<string, unknown[]>();
  readonly begun = new Map<string, number>();
  readonly news: unknown[] = [];
  readonly away: string[] = [];
  closed: number | null = null;
  private commands = 0;

  constructor(address: string, who: Somebody | null) {
    this.address = address;
    this.who = who;
  }

  connect(headers: Record<string, string> = {}, changes = 2): Promise<this> {
    const socket = new WebSocket(
      `${this.address.replace('http', 'ws')}/socket?protocol=1&changes=${changes}`,
      {
        headers: { ...(this.who && { cookie: this.who.cookie }), ...headers },
      },
    );
    this.socket = socket;
    this.closed = null;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', (code) => {
      // One that was dropped may end when the next is open already.
      if (this.socket !== socket) return;
      this.closed = code;
      for (const answer of this.waiting.values()) answer({ failed: 'hung up' });
      this.waiting.clear();
      this.news.push({ closed: code });
      this.changed();
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(this));
      socket.once('error', reject);
    });
  }

  /** ends the connection without a word */
  drop(): void {
    this.socket?.terminate();
    this.socket = null;
    for (const answer of this.waiting.values()) answer({ failed: 'hung up' });
    this.waiting.clear();
  }

  send(text: string): void {
    this.socket?.send(text);
  }

  async ask<N extends AskName>(ask: N, ...args: AskArguments<N>): Promise<AnswerTo<N>> {
    if (this.closed !== null || !this.socket) throw new Error('hung up');
    const id = this.asked++;
    const reply = new Promise<{ answer?: unknown; failed?: string }>((resolve) =>
      this.waiting.set(id, resolve),
    );
    this.send(JSON.stringify({ id, ask, args }));
    const { answer, failed } = await reply;
    if (failed !== undefined) throw new Error(failed);
    return answer as AnswerTo<N>;
  }

  /** Asks, and expects no refusal. */
  async must<N extends AskName>(
    ask: N,
    ...args: AskArguments<N>
  ): Promise<Extract<AnswerTo<N>, { ok: true }>> {
    const answer = (await this.ask(ask, ...args)) as Outcome<object>;
    if (!answer.ok) throw new Error(`${ask}: ${answer.reason.code}: ${answer.reason.text}`);
    return answer as Extract<AnswerTo<N>, { ok: true }>;
  }

  async open(table: string, how: { seen?: number; heard?: number; password?: string } = {}) {
    const opened = await this.must('open', table, how);
    this.rooms.set(table, opened.room);
    return opened;
  }

  command(table: string, move: RawMove) {
    return {
      id: `${this.who?.name ?? 'x'}-${this.commands++}`,
      at: this.view(table).n,
      move: move as RawMove & { move: string },
    };
  }

  view(table: string): TableView<OwnMore> {
    const view = this.views.get(table);
    if (!view) throw new Error('no view has come');
    return view;
  }

  room(table: string): Room {
    const room = this.rooms.get(table);
    if (!room) throw new Error('no room has come');
    return room;
  }

  /** Waits until something holds of what was told. */
  until(holds: () => boolean, what = 'something', ms = 30_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        if (!holds()) return;
        this.listeners.delete(check);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.listeners.delete(check);
        reject(new Error(`waited in vain for ${what}`));
      }, ms);
      this.listeners.add(check);
      check();
    });
  }

  close(): void {
    this.socket?.close();
  }

  private hear(text: string): void {
    this.heard.push(text);
    const reply = JSON.parse(text) as SocketReply;
    if ('id' in reply) {
      this.waiting.get(reply.id)?.(reply);
      this.waiting.delete(reply.id);
    } else if ('house' in reply) this.news.push(reply.house);
    else if ('view' in reply) {
      this.views.set(reply.game, reply.view);
      const told = (this.told.get(reply.game) ?? []).slice(0, reply.view.eventsFrom);
      this.told.set(reply.game, [...told, ...reply.view.events]);
    } else if ('change' in reply) {
      const view = changedView(this.views.get(reply.game) ?? null, reply.change);
      if (!view) {
        // As a page does: everything is asked for anew.
        void this.ask('open', reply.game).catch(() => {});
        return;
      }
      this.views.set(reply.game, view);
      this.told.set(reply.game, [
        ...(this.told.get(reply.game) ?? []).slice(0, view.eventsFrom),
        ...view.events,
      ]);
    } else if ('room' in reply) this.rooms.set(reply.game, reply.room);
    else if ('roomChange' in reply)
      this.rooms.set(reply.game, { ...this.room(reply.game), ...reply.roomChange });
    else if ('talk' in reply)
      this.talk.set(reply.game, [...(this.talk.get(reply.game) ?? []), ...reply.talk]);
    else if ('begun' in reply) this.begun.set(reply.game, (this.begun.get(reply.game) ?? 0) + 1);
    else if ('away' in reply) this.away.push(reply.game);
    this.changed();
  }

  private changed(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

/** Nothing is drawn: who laid the table begins. */
export const AS_SEATED = { begins: 'first', order: 'listed' } as const;

/** The one who is asked makes its first legal move. */
export async function moveSomebody(table: string, ...players: Client[]): Promise<Client> {
  const mover = players.find((each) => each.view(table).legal.length > 0)!;
  const made = await mover.must(
    'play',
    table,
    mover.view(table).seat!,
    mover.command(table, mover.view(table).legal[0] as never),
  );
  await Promise.all(players.map((each) => each.until(() => each.view(table).n >= made.line)));
  return mover;
}

/** These people sit at a table that has begun, the first of them its host; bots have the other seats. */
export async function peopleAtATable(
  address: string,
  names: readonly string[],
  settings: Partial<BodyOf<'newTable'>> = {},
): Promise<{ readonly table: string; readonly all: readonly Client[] }> {
  const all = await Promise.all(
    names.map(async (name) => new Client(address, await guest(address, name)).connect()),
  );
  const [host, ...others] = all;
  const { json } = await http(address, 'newTable', {
    cookie: host.who?.cookie ?? '',
    body: {
      wish: { game: 'first-island/base', seats: 3 },
      pace: 0,
      seating: AS_SEATED,
      ...settings,
    },
  });
  const table = json.table as string;
  if (!table) throw new Error(JSON.stringify(json));
  await host.open(table);
  for (const [i, each] of others.entries()) {
    await each.open(table, settings.password === undefined ? {} : { password: settings.password });
    await each.must('sit', table, i + 1);
    await each.must('ready', table, true);
  }
  for (let seat = all.length; seat < (settings.wish?.seats ?? 3); seat++)
    await host.must('bot', table, seat, true);
  await host.must('start', table);
  await Promise.all(all.map((each) => each.until(() => each.views.has(table), 'the first view')));
  return { table, all };
}

/** Two who sit at a table that has begun. */
export async function twoAtATable(
  address: string,
  settings: Partial<BodyOf<'newTable'>> = {},
): Promise<{ readonly table: string; readonly ada: Client; readonly ben: Client }> {
  const { table, all } = await peopleAtATable(address, ['Ada', 'Ben'], settings);
  const [ada, ben] = all;
  return { table, ada, ben };
}
