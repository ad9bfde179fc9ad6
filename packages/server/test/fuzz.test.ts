import { connect } from 'node:net';
import { join } from 'node:path';
import { Rng } from '@hexwright/kernel';
import { routes } from '@hexwright/table';
import Sqlite from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Client, guest, type Running, removeDirs, runServer, twoAtATable } from './client.ts';
import { forged, type Known, malformed, misshapen, replayed } from './fuzz/messages.ts';

const ADMIN = 'the-token-of-the-house';
/** FUZZ=10 sends ten times as much. */
const TIMES = Number(process.env.FUZZ ?? 1);
/** so many messages one socket may send at once */
const BURST = 55;

let server: Running;
let ada: Client;
let ben: Client;
let known: Known;

beforeAll(async () => {
  server = await runServer({
    MAX_CONNECTIONS_AN_ADDRESS: '10000',
    REQUESTS_A_MINUTE: '1000000',
    ASKS_A_SECOND: '20',
    ADMIN_TOKEN: ADMIN,
    METRICS: 'open',
  });
  const two = await twoAtATable(server.address, { password: 'sesame' });
  ({ ada, ben } = two);
  const overheard = [];
  for (let i = 0; i < 12; i++) {
    await Promise.race([ada, ben].map((each) => each.until(() => each.view(two.table).legal.length > 0)));
    const mover = [ada, ben].find((each) => each.view(two.table).legal.length > 0)!;
    const command = mover.command(two.table, mover.view(two.table).legal[0] as never);
    const { line } = await mover.must('play', two.table, mover.view(two.table).seat!, command);
    await Promise.all([ada, ben].map((each) => each.until(() => each.view(two.table).n >= line)));
    if (mover === ben) overheard.push(command);
  }
  known = { table: two.table, people: [ada.who!.id, ben.who!.id], overheard };
  await personAsked();
});

afterAll(async () => {
  for (const each of [ada, ben]) each.close();
  await server.close();
  removeDirs();
});

/** Everything that is kept and that nobody but its owners may change. */
function kept(): string {
  const sqlite = new Sqlite(join(server.dataDir, 'hexwright.db'));
  const all = ['tables', 'lines', 'seats', 'talk', 'reports', 'results', 'ratings'].map((name) => {
    const columns =
      name === 'tables' ? 'id, state, listed, host, room, rev, setup, chance, lines, moves' : '*';
    return sqlite.prepare(`select ${columns} from ${name} order by 1, 2`).all([]);
  });
  const people = sqlite
    .prepare('select id, name, login, banned from people where id in (?, ?)')
    .all([...known.people]);
  sqlite.close();
  return JSON.stringify([all, people]);
}

interface Heard {
  readonly replies: readonly {
    id?: number;
    failed?: string;
    answer?: { ok: boolean; reason?: { code: string; text: string } };
  }[];
  readonly code: number | null;
}

/** One socket that says all this at once; what it was answered until as many answers had come, or it was hung up on. */
function sayAll(
  cookie: string | undefined,
  texts: readonly string[],
  before: readonly string[] = [],
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket?protocol=1`, {
      ...(cookie && { headers: { cookie } }),
    });
    const replies: Heard['replies'][number][] = [];
    const done = (code: number | null): void => {
      socket.terminate();
      resolve({ replies: replies.slice(before.length), code });
    };
    socket.on('error', reject);
    socket.on('close', (code) => done(code));
    socket.on('message', (data) => {
      const reply = JSON.parse(String(data)) as Heard['replies'][number];
      if (reply.id === undefined) return;
      replies.push(reply);
      if (replies.length === texts.length + before.length) done(null);
    });
    socket.on('open', () => {
      for (const text of [...before, ...texts]) socket.send(text);
    });
  });
}

/** Sends so many messages; each must be refused in plain words, none may break anything. */
async function attack(
  count: number,
  cookie: string | undefined,
  message: (id: number) => string,
  before: readonly string[] = [],
): Promise<Map<string, number>> {
  const codes = new Map<string, number>();
  for (let sent = 0; sent < count * TIMES; sent += BURST) {
    const texts = Array.from({ length: BURST - before.length }, (_, i) => message(i));
    const { replies, code } = await sayAll(cookie, texts, before);
    expect(code, 'hung up on').toBeNull();
    for (const { failed, answer } of replies) {
      if (failed !== undefined && (failed === '' || failed.includes('went wrong')))
        throw new Error(`an answer failed: ${JSON.stringify(texts)}`);
      if (answer && !answer.ok)
        expect(answer.reason).toMatchObject({ code: expect.any(String), text: expect.stringMatching(/\w/) });
      const what = failed !== undefined ? 'shape' : answer!.ok ? 'ok' : answer!.reason!.code;
      codes.set(what, (codes.get(what) ?? 0) + 1);
    }
  }
  return codes;
}

/** Both who play go on, and are answered at once. */
async function playsOn(): Promise<void> {
  const { table } = known;
  await Promise.race([ada, ben].map((each) => each.until(() => each.view(table).legal.length > 0)));
  const mover = [ada, ben].find((each) => each.view(table).legal.length > 0)!;
  const began = performance.now();
  await mover.must(
    'play',
    table,
    mover.view(table).seat!,
    mover.command(table, mover.view(table).legal[0] as never),
  );
  expect(performance.now() - began).toBeLessThan(5000);
  await personAsked();
}

/** A bot sits there too: nothing moves by itself once a person is asked. */
async function personAsked({ table } = known, people = [ada, ben]): Promise<void> {
  await Promise.race(people.map((each) => each.until(() => each.view(table).legal.length > 0)));
}

describe('over sockets', () => {
  test('what is no message is refused, ten thousand times', async () => {
    const before = kept();
    const rng = new Rng('malformed');
    for (const cookie of [undefined, ben.who!.cookie]) {
      const codes = await attack(5000, cookie, () => malformed(rng, known));
      expect([...codes.keys()].filter((code) => code !== 'shape')).toEqual([]);
    }
    expect(kept() === before, 'nothing has changed').toBe(true);
    await playsOn();
  });

  test('what is spoilt inside is refused, eight thousand times', async () => {
    const before = kept();
    const rng = new Rng('misshapen');
    const eve = await guest(server.address, 'Eve');
    for (const cookie of [undefined, eve.cookie])
      await attack(4000, cookie, (id) => misshapen(rng, known, id));
    expect(kept() === before, 'nothing has changed').toBe(true);
    await playsOn();
  });

  test('what is another’s to ask is refused, whoever asks and whatever was opened', async () => {
    // A table to which everybody has access: passwords may only be tried so often.
    const two = await twoAtATable(server.address);
    const inside = { ...known, table: two.table, people: [two.ada.who!.id, two.ben.who!.id] };
    await personAsked(inside, [two.ada, two.ben]);
    const before = kept();
    const rng = new Rng('forged');
    const eve = await guest(server.address, 'Eve');
    const open = JSON.stringify({ id: 9999, ask: 'open', args: [two.table, {}] });
    for (const [cookie, at, first, reasons] of [
      [undefined, known, [], ['guest-first', 'not-open']],
      [eve.cookie, known, [], ['not-open']],
      [undefined, inside, [open], ['guest-first', 'not-over']],
      [eve.cookie, inside, [open], ['not-host', 'not-over', 'not-seated', 'not-yours']],
    ] as const) {
      const codes = await attack(1000, cookie, (id) => forged(rng, at, id), first);
      expect([...codes.keys()]).toEqual(expect.arrayContaining([...reasons]));
    }
    for (const each of [two.ada, two.ben]) each.close();
    expect(JSON.parse(kept())[0].filter((_: unknown, i: number) => i !== 4)).toEqual(
      JSON.parse(before)[0].filter((_: unknown, i: number) => i !== 4),
    );
    await playsOn();
  });

  test('a command that is sent again, out of order or for another seat is made no second time', async () => {
    const before = kept();
    const rng = new Rng('replayed');
    const open = JSON.stringify({ id: 9999, ask: 'open', args: [known.table, {}] });
    const codes = await attack(3000, ben.who!.cookie, (id) => replayed(rng, known, 1, id), [open]);
    expect(codes.get('ok'), 'known again').toBeGreaterThan(0);
    expect(codes.get('not-yours')).toBeGreaterThan(0);
    expect(kept() === before, 'nothing has changed').toBe(true);
    await playsOn();
  });

  test('a message that is nested too deep is refused before it is parsed', async () => {
    const nested = (depth: number): string => `{"id":1,"ask":"play","args":${'['.repeat(depth)}`;
    const { replies } = await sayAll(undefined, [nested(20_000), nested(50)]);
    expect(replies.map(({ failed }) => failed)).toEqual([
      expect.stringContaining('it is nested more than 100 deep'),
      expect.stringContaining('a message is JSON'),
    ]);
  });

  test('whoever asks faster than the pace is answered at the pace, all of it and in order', async () => {
    const asked = Array.from({ length: 90 }, (_, id) => JSON.stringify({ id, ask: 'ping', args: [] }));
    const began = performance.now();
    const { replies, code } = await sayAll(undefined, asked);
    expect(code).toBeNull();
    expect(replies.map(({ id }) => id)).toEqual(asked.map((_, id) => id));
    expect(performance.now() - began, 'thirty more than three seconds are worth').toBeGreaterThan(1400);
  });

  test('too large, too many, not text, or no frames at all: the line is cut, and nobody else notices', async () => {
    const large = await sayAll(undefined, ['x'.repeat(64 * 1024 + 1)]);
    expect(large).toEqual({ replies: [], code: 1009 });
    const pings = (length: number) =>
      Array.from({ length }, (_, id) => JSON.stringify({ id, ask: 'ping', args: [] }));
    const many = await sayAll(undefined, pings(500));
    expect(many.code).toBe(1008);
    expect(many.replies.length).toBeLessThan(200);
    const rng = new Rng('frames');
    const { hostname, port } = new URL(server.address);
    for (let i = 0; i < 60 * TIMES; i++) {
      await new Promise<void>((resolve, reject) => {
        const raw = connect(Number(port), hostname);
        const patience = setTimeout(() => reject(new Error('a line that makes no sense is kept')), 20_000);
        raw.on('error', () => {});
        raw.on('close', () => {
          clearTimeout(patience);
          resolve();
        });
        raw.write(
          'GET /socket?protocol=1 HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
            'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        );
        raw.once('data', () => {
          // An unmasked frame is wrong whatever it says; some are wrong in more than that.
          raw.write(
            Buffer.from([
              0x80 | rng.below(128),
              rng.below(126),
              ...Array.from({ length: 200 }, () => rng.below(256)),
            ]),
          );
          raw.end();
        });
      });
    }
    await playsOn();
  });
});

describe('over HTTP', () => {
  test('bad bodies, parameters, cookies and methods are refused in plain words, never with a fault of ours', async () => {
    const before = kept();
    const rng = new Rng('http');
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"name":',
      '{"name":{"a":1}}',
      '{"name":"\\u0000"}',
      '{"__proto__":{"x":1}}',
      '[[[[[[',
      '\u0000',
      `{"name":"${'y'.repeat(70_000)}"}`,
      '{"wish":{"game":"no/such","seats":3}}',
      '{"wish":{"game":"__proto__","seats":1e9}}',
      '{"wish":{"game":"first-island/base","seats":3,"options":{"constructor":"x"},"modules":["__proto__"]}}',
      '{"wish":{"game":"first-island/base","seats":3,"layout":{"a":[[[1]]]}}}',
      '{"login":"a","password":1}',
      '{"table":1}',
      '{"person":{}}',
    ];
    const cookies = [
      '',
      'hexwright=',
      `hexwright=${'z'.repeat(4000)}`,
      'hexwright=%00',
      'hexwright=a=b; hexwright=c',
      ';;;===',
      `hexwright=${ben.who!.id}`,
    ];
    const paths = [
      ...Object.values(routes).map(({ method, path }) => [method, path] as const),
      ...['close', 'ban', 'settle'].map((name) => ['POST', `/api/admin/${name}`] as const),
      ['GET', '/api/admin'],
      ['GET', '/metrics'],
      ['GET', '/api/openapi.json'],
      ['PUT', '/api/me'],
      ['OPTIONS', '/api/tables'],
    ] as const;
    const statuses = new Map<number, number>();
    for (let i = 0; i < 800 * TIMES; i++) {
      const [method, path] = pick(rng, paths);
      const body = pick(rng, bodies);
      const url = path.replace(/:\w+/g, () =>
        encodeURIComponent(pick(rng, ['x', '../..', '%00', "' or 1=1", 'é'.repeat(300), known.people[0]])),
      );
      const query = pick(rng, [
        '',
        '?state=waiting',
        '?state=closed',
        '?state[]=x&state=y',
        '?%',
        `?${'a=1&'.repeat(500)}`,
      ]);
      const answer = await fetch(server.address + url + query, {
        method,
        headers: {
          cookie: pick(rng, cookies),
          'content-type': pick(rng, [
            'application/json',
            'text/plain',
            'application/x-www-form-urlencoded',
            'application/json; charset=utf-9',
          ]),
          ...(path.startsWith('/api/admin') && {
            authorization: pick(rng, [`Bearer ${ADMIN}`, 'Bearer x', 'Basic e30=']),
          }),
        },
        ...(method !== 'GET' && body !== '' && { body }),
      });
      const text = await answer.text();
      if (answer.status >= 500)
        throw new Error(`${method} ${url} with ${body.slice(0, 100)}: ${answer.status} ${text}`);
      if (answer.status >= 400) {
        const { error } = JSON.parse(text) as { error?: { code?: string; text?: string } };
        if (!error?.code || !error.text)
          throw new Error(`${method} ${url} is refused without a reason: ${text}`);
        expect(text, 'no tool or file is named').not.toMatch(/node_modules|\.ts:|\.js:|SQLITE|at Object/);
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 413, 415]));
    const [tables, ...rest] = JSON.parse(kept())[0] as { id: string }[][];
    const [tablesBefore, ...restBefore] = JSON.parse(before)[0] as { id: string }[][];
    expect(tables.filter(({ id }) => id === known.table)).toEqual(
      tablesBefore.filter(({ id }) => id === known.table),
    );
    expect(rest).toEqual(restBefore);
    await playsOn();
  });

  test('a body that is nested too deep is refused before it is parsed', async () => {
    const nested = (depth: number): string => `{"name":${'['.repeat(depth)}`;
    const send = async (body: string) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${server.address}/api/sign-in`, { method: 'POST', headers, body });
      return { status: answer.status, said: await answer.text() };
    };
    const deep = await send(nested(20_000));
    expect(deep).toMatchObject({ status: 400, said: expect.stringContaining('nested more than 100 deep') });
    expect((await send(nested(50))).said).not.toContain('nested');
  });

  test('what is no HTTP is answered and cut', async () => {
    const { hostname, port } = new URL(server.address);
    for (const nonsense of [
      '\u0000\u0001\u0002\r\n\r\n',
      'GET\r\n\r\n',
      `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n\r\n`,
      'POST /api/me HTTP/1.1\r\nContent-Length: -5\r\n\r\n',
      'POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\nzzzz',
    ]) {
      const heard = await new Promise<string>((resolve) => {
        const raw = connect(Number(port), hostname);
        let said = '';
        raw.on('data', (data) => {
          said += String(data);
        });
        raw.on('error', () => {});
        raw.on('close', () => resolve(said));
        raw.write(nonsense);
      });
      expect(heard).toMatch(/^HTTP\/1\.1 4\d\d/);
    }
    await playsOn();
  });
});

test('through all of it the server wrote no fault to its log, and says how much it refused', async () => {
  expect(server.output()).not.toMatch(/"level":(50|60)/);
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  expect(Number(/hexwright_refused_total\{what="shape"\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(10_000);
});

function pick<T>(rng: Rng, from: readonly T[]): T {
  return from[rng.below(from.length)];
}
