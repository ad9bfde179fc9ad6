import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client, guest, http, type Running, removeDirs, runServer, twoAtATable } from './client.ts';

const ADMIN = 'the-token-of-the-house';

let server: Running;
let table: string;
let ada: Client;
let ben: Client;

beforeAll(async () => {
  server = await runServer({ ADMIN_TOKEN: ADMIN, GUESTS_AN_HOUR: '100000' });
  ({ table, ada, ben } = await twoAtATable(server.address, {
    password: 'sesame',
    watching: { allowed: false },
  }));
});

afterAll(async () => {
  for (const each of [ada, ben]) each.close();
  await server.close();
  removeDirs();
});

const page = async (name: string): Promise<Client> =>
  new Client(server.address, await guest(server.address, name)).connect();

const code = (code: string) => ({ ok: false, reason: { code } });

describe('another’s', () => {
  test('seat is played by nobody else: not by who sits elsewhere, not by the host, not by who looks on', async () => {
    const mover = [ada, ben].find((each) => each.view(table).legal.length > 0)!;
    const other = mover === ada ? ben : ada;
    const { legal, seat, n } = mover.view(table);
    const command = { id: 'stolen', at: n, move: legal[0] as never };
    expect(await other.ask('play', table, seat!, command)).toMatchObject(code('not-yours'));
    const eve = await page('Eve');
    expect(await eve.ask('play', table, seat!, command)).toMatchObject(code('not-open'));
    expect(mover.view(table).n).toBe(n);
    // The same id is still its owner’s to use.
    const { line } = await mover.must('play', table, seat!, command);
    await Promise.all([ada, ben].map((each) => each.until(() => each.view(table).n >= line)));
    eve.close();
  });

  test('rights as a host, vote, seat and voice are not taken', async () => {
    const host = (await page('Host')) as Client;
    const { json } = await http(server.address, 'newTable', {
      cookie: host.who!.cookie,
      body: { wish: { game: 'first-island/base', seats: 3 } },
    });
    const own = json.table as string;
    await host.open(own);
    const eve = await page('Eve');
    await eve.open(own);
    for (const asked of [
      eve.ask('settings', own, { title: 'mine' }),
      eve.ask('start', own),
      eve.ask('kick', own, host.who!.id),
      eve.ask('disband', own),
      eve.ask('bot', own, 1, true),
      eve.ask('swap', own, 0, 1),
    ])
      expect(await asked).toMatchObject(code('not-host'));
    await eve.ask('sit', own, 0);
    await host.until(() => true);
    expect(host.room(own).seats[0].person?.name).toBe('Host');
    expect(await eve.ask('propose', table, 'abandon')).toMatchObject(code('not-open'));
    expect(await eve.ask('vote', table, 'x', true)).toMatchObject(code('not-open'));
    expect(await eve.ask('resign', table)).toMatchObject(code('not-open'));
    expect(await eve.ask('say', table, { id: 'a', text: 'hello' })).toMatchObject(code('not-open'));
    for (const each of [host, eve]) each.close();
  });

  test('name tells nothing that opens anything: neither a person’s id nor a table’s opens a session', async () => {
    for (const token of [
      ada.who!.id,
      table,
      ada.who!.cookie.slice(10, -1),
      ` ${ada.who!.cookie.slice(10)}x`,
      '',
      "' or '1'='1",
    ]) {
      const { json } = await http(server.address, 'me', { cookie: `hexwright=${token}` });
      expect(json.me, token).toBeNull();
      const { status } = await http(server.address, 'exportMe', { cookie: `hexwright=${token}` });
      expect(status).toBe(401);
    }
    // Of two cookies the first counts, so that nobody slips another one behind it.
    const { json } = await http(server.address, 'me', { cookie: `${ada.who!.cookie}; ${ben.who!.cookie}` });
    expect((json.me as { name: string }).name).toBe('Ada');
  });

  test('session ends with signing out: its sockets are cut, and its cookie is worth nothing', async () => {
    const eve = await page('Eve');
    await http(server.address, 'signOut', { cookie: eve.who!.cookie });
    await eve.until(() => eve.closed === 4001, 'being hung up on');
    expect((await http(server.address, 'me', { cookie: eve.who!.cookie })).json.me).toBeNull();
    const again = await new Client(server.address, eve.who).connect();
    expect(await again.ask('mute', ada.who!.id, true)).toMatchObject(code('guest-first'));
    again.close();
  });
});

describe('a private table', () => {
  test('is not in the lobby, nor in anybody else’s list, profile or admin’s words to others', async () => {
    const eve = await guest(server.address, 'Eve');
    for (const state of ['waiting', 'playing'])
      expect(
        JSON.stringify(await (await fetch(`${server.address}/api/lobby?state=${state}`)).json()),
      ).not.toContain(table);
    const texts = await Promise.all(
      [
        http(server.address, 'myTables', { cookie: eve.cookie }),
        http(server.address, 'person', { cookie: eve.cookie, params: { person: ada.who!.id } }),
        http(server.address, 'exportMe', { cookie: eve.cookie }),
      ].map(async (asked) => JSON.stringify((await asked).json)),
    );
    for (const text of texts) expect(text).not.toContain(table);
  });

  test('asks for its password, a bounded number of times, and shows nothing before', async () => {
    const eve = await page('Eve');
    expect(await eve.ask('open', table)).toMatchObject(code('password-needed'));
    const codes = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const answer = await eve.ask('open', table, { password: `guess ${i}` });
      if (!answer.ok) codes.add(answer.reason.code);
    }
    expect([...codes].sort()).toEqual(['password-wrong', 'too-often']);
    for (const asked of [eve.ask('story', table), eve.ask('frame', table, 0), eve.ask('copy', table)])
      expect(await asked).toMatchObject(code('not-open'));
    expect(eve.heard.join('')).not.toContain('"view"');
    expect(eve.heard.join('')).not.toContain('"room"');
    eve.close();
  });

  test('is not found by guessing its link, nor does the answer tell how near a guess was', async () => {
    const eve = await page('Eve');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const near = [...letters.slice(0, 20)]
      .map((letter) => table.slice(0, -1) + letter)
      .filter((id) => id !== table);
    const refused = await Promise.all(near.map((id) => eve.ask('open', id)));
    for (const answer of refused)
      expect(answer).toEqual({ ok: false, reason: { code: 'no-table', text: 'there is no such table' } });
    expect(table).toMatch(/^[\w-]{22}$/);
    eve.close();
  });

  test('keeps who was sent away out, though it knows link and password', async () => {
    const host = await page('Host');
    const { json } = await http(server.address, 'newTable', {
      cookie: host.who!.cookie,
      body: { wish: { game: 'first-island/base', seats: 3 }, password: 'open' },
    });
    const own = json.table as string;
    await host.open(own);
    const eve = await page('Eve');
    await eve.open(own, { password: 'open' });
    await host.must('kick', own, eve.who!.id);
    await eve.until(() => eve.away.includes(own), 'being sent away');
    expect(await eve.ask('open', own, { password: 'open' })).toMatchObject({ ok: false });
    expect(await eve.ask('sit', own, 1)).toMatchObject(code('not-open'));
    for (const each of [host, eve]) each.close();
  });
});

describe('another site', () => {
  const foreign = [
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'file://',
    'http://127.0.0.1:1',
  ];

  test('cannot open a socket with somebody’s cookie', async () => {
    for (const origin of foreign) {
      const status = await new Promise<number>((resolve) => {
        const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket?protocol=1`, {
          headers: { cookie: ada.who!.cookie, origin },
        });
        socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
        socket.on('open', () => resolve(101));
        socket.on('error', () => {});
      });
      expect(status, origin).toBe(403);
    }
  });

  test('cannot change anything over HTTP, whatever it calls its body', async () => {
    for (const origin of foreign)
      for (const type of ['application/json', 'text/plain']) {
        const answer = await fetch(`${server.address}/api/me`, {
          method: 'PATCH',
          headers: { cookie: ada.who!.cookie, origin, 'content-type': type },
          body: JSON.stringify({ name: 'Hacked' }),
        });
        expect([403, 415]).toContain(answer.status);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    // A form needs no script and names no JSON: it is not read even where the browser names no origin.
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await fetch(`${server.address}/api/tables`, {
        method: 'POST',
        headers: { cookie: ada.who!.cookie, 'content-type': type },
        body: '{"wish":{"game":"first-island/base","seats":3}}',
      });
      expect(answer.status, type).toBe(415);
    }
    expect(
      ((await http(server.address, 'me', { cookie: ada.who!.cookie })).json.me as { name: string }).name,
    ).toBe('Ada');
  });

  test('is not believed by the name of the host it sends', async () => {
    // A page that was lured to another name of this address (DNS rebinding) has that name in Origin and Host alike,
    // and no cookie of ours: cookies go by the name.
    const { port } = new URL(server.address);
    const status = await new Promise<number>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path: '/api/me', headers: { host: `evil.example:${port}` } },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        },
      );
      asked.on('error', reject).end();
    });
    expect(status).toBe(200);
  });
});

describe('whoever runs the server', () => {
  const asAdmin = (path: string, headers: Record<string, string>, body?: object) =>
    fetch(server.address + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });

  test('is known by the token alone: no cookie, no other word opens what is theirs', async () => {
    const tries = [
      '',
      'Bearer',
      'Bearer ',
      `Bearer ${ADMIN.slice(0, -1)}`,
      `bearer ${ADMIN}x`,
      `Basic ${ADMIN}`,
      ADMIN,
    ];
    for (const authorization of tries)
      for (const [path, body] of [
        ['/api/admin', undefined],
        ['/api/admin/close', { table, why: 'x' }],
        ['/metrics', undefined],
      ] as const) {
        const answer = await asAdmin(
          path,
          { cookie: ada.who!.cookie, ...(authorization && { authorization }) },
          body,
        );
        expect([401, 429], `${path} with ${authorization}`).toContain(answer.status);
      }
    expect(ada.room(table).state).toBe('playing');
    const answer = await asAdmin('/api/admin', { authorization: `Bearer ${ADMIN}` });
    expect(answer.status).toBe(200);
  });

  test('is told clearly what is wrong with a request', async () => {
    const answer = await asAdmin('/api/admin/close', { authorization: `Bearer ${ADMIN}` }, { table: 1 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: 'shape', text: expect.stringContaining('table') },
    });
  });
});
