import { routes } from '@hexwright/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../store/index.ts';
import type { KeptTable } from '../tables/kept.ts';
import { Results } from '../tables/results.ts';
import { Client, guest, http, type Running, removeDirs, runServer, twoAtATable } from './client.ts';

let server: Running;

beforeAll(async () => {
  server = await runServer({ ADMIN_TOKEN: 'a token of sixteen letters' });
});

afterAll(async () => {
  await server.close();
  removeDirs();
});

describe('accounts', () => {
  const account = { login: 'Ada.Lovelace', password: 'a long enough password' };

  test('a guest becomes an account, signs in elsewhere, changes the password and is forgotten', async () => {
    const ada = await guest(server.address, 'Ada');
    const opened = await http(server.address, 'openAccount', { cookie: ada.cookie, body: account });
    expect(opened.json.me).toMatchObject({ id: ada.id, account: true, login: account.login });
    expect(JSON.stringify(opened.json)).not.toContain('argon2');

    const ben = await guest(server.address, 'Ben');
    const taken = { ...account, login: 'ADA.lovelace' };
    expect(
      (await http(server.address, 'openAccount', { cookie: ben.cookie, body: taken })).json,
    ).toMatchObject({
      error: { code: 'login-taken' },
    });

    const wrong = await http(server.address, 'signIn', {
      body: { ...account, password: 'another password' },
    });
    expect(wrong).toMatchObject({ status: 401, json: { error: { code: 'sign-in' } } });
    const nobody = await http(server.address, 'signIn', { body: { login: 'nobody', password: 'x' } });
    expect(nobody.json).toEqual(wrong.json);
    const there = await http(server.address, 'signIn', { body: account });
    expect(there.json.me).toMatchObject({ id: ada.id });

    const other = await new Client(server.address, { ...ada, cookie: there.cookie! }).connect();
    const next = 'quite another password';
    const changed = await http(server.address, 'changePassword', {
      cookie: ada.cookie,
      body: { password: account.password, next },
    });
    expect(changed.status).toBe(200);
    await other.until(() => other.closed === 4001, 'being signed out elsewhere');
    expect((await http(server.address, 'me', { cookie: there.cookie! })).json).toEqual({ me: null });

    const kept = await http(server.address, 'exportMe', { cookie: ada.cookie });
    expect(kept.json.person).toMatchObject({ id: ada.id, name: 'Ada', hasPassword: true });
    expect(JSON.stringify(kept.json)).not.toContain('argon2');

    expect((await http(server.address, 'deleteMe', { cookie: ada.cookie, body: {} })).status).toBe(403);
    expect(
      (await http(server.address, 'deleteMe', { cookie: ada.cookie, body: { password: next } })).status,
    ).toBe(200);
    expect((await http(server.address, 'me', { cookie: ada.cookie })).json).toEqual({ me: null });
    expect((await http(server.address, 'person', { params: { person: ada.id } })).status).toBe(404);
  });

  test('who is forgotten leaves no name at its tables, and a bot plays on', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    await ada.must('say', table, { id: 'a', text: 'it was nice' });
    await http(server.address, 'deleteMe', { cookie: ada.who!.cookie, body: {} });
    await ben.until(() => ben.room(table).seats[0].person === null, 'Ada being gone');
    expect(ben.room(table)).toMatchObject({ host: { name: 'Ben' }, you: { host: true } });
    await ben.until(() => ben.view(table).legal.length > 0, 'being asked');
    const again = await new Client(server.address, ben.who).connect();
    await again.open(table);
    await again.must('ping');
    expect(again.talk.has(table)).toBe(false);
    for (const each of [ada, ben, again]) each.close();
  });
});

test('partners share a place, and are rated as one team', async () => {
  const database = await openDatabase({ dataDir: server.dataDir, databaseConnections: 1 });
  const names = ['Dora', 'Eli', 'Fay', 'Gus'];
  const people = await Promise.all(names.map((name) => guest(server.address, name)));
  for (const { cookie } of people) await http(server.address, 'changeMe', { cookie, body: { rated: true } });
  const results = new Results(database, Date.now);
  const seats = people.map(({ id, name }) => ({
    colour: 0,
    person: { id, name, account: false },
    bot: false,
    ready: true,
    wants: null,
    resigned: false,
  }));
  const table = {
    id: 'teams',
    room: { seats, settings: { rated: true, wish: { game: 'misc/lost-tribes', seats: 4 } } },
  } as unknown as KeptTable;
  // The best of all loses, for its partner has hardly anything; the winners are two.
  const result = { winners: [1, 3], scores: [12, 13, 2, 4], ending: 'points' };
  expect(await database.write(await results.changesFor(table, result, [0, 1, 0, 1]))).toBe(true);
  const played = await database.db
    .selectFrom('results')
    .select(['place', 'won'])
    .where('table_id', '=', 'teams')
    .orderBy('seat')
    .execute();
  expect(played.map(({ place, won }) => [place, won])).toEqual([
    [3, 0],
    [1, 1],
    [3, 0],
    [1, 1],
  ]);
  const ratings = await Promise.all(people.map(async ({ id }) => (await results.ratingsOf(id))[0].rating));
  expect(ratings[1]).toBe(ratings[3]);
  expect(ratings[0]).toBe(ratings[2]);
  expect(ratings[1]).toBeGreaterThan(ratings[0]);
  // Partners alone at a table of bots have nobody to be measured against.
  const alone = seats.map((each, seat) => (seat % 2 === 0 ? each : { ...each, person: null }));
  const bots = { ...table, id: 'alone', room: { ...table.room, seats: alone } } as KeptTable;
  expect(await database.write(await results.changesFor(bots, result, [0, 1, 0, 1]))).toBe(true);
  expect((await results.ratingsOf(people[0].id))[0].games).toBe(1);
  await database.close();
});

test('ratings change by the places of a rated game, for those who all wish to have one', async () => {
  const database = await openDatabase({ dataDir: server.dataDir, databaseConnections: 1 });
  const people = await Promise.all(['Ada', 'Ben', 'Cy'].map((name) => guest(server.address, name)));
  const results = new Results(database, Date.now);
  const seats = people.map(({ id, name }) => ({
    colour: 0,
    person: { id, name, account: false },
    bot: false,
    ready: true,
    wants: null,
    resigned: false,
  }));
  const tableOf = (id: string, rated: boolean): KeptTable =>
    ({
      id,
      room: { seats, settings: { rated, wish: { game: 'first-island/base', seats: 3 } } },
    }) as unknown as KeptTable;
  const result = { winners: [1], scores: [7, 10, 4], ending: 'points' };
  const finish = async (table: KeptTable): Promise<boolean> =>
    database.write(await results.changesFor(table, result));

  await finish(tableOf('one', true));
  expect(await results.ratingsOf(people[1].id), 'nobody has asked for a rating').toEqual([]);
  for (const { cookie } of people) await http(server.address, 'changeMe', { cookie, body: { rated: true } });
  await finish(tableOf('two', false));
  expect(await results.ratingsOf(people[1].id), 'the table was not rated').toEqual([]);
  expect(await finish(tableOf('three', true))).toBe(true);
  expect(await finish(tableOf('three', true)), 'a game counts once').toBe(false);
  const [ada, ben, cy] = await Promise.all(people.map(async ({ id }) => (await results.ratingsOf(id))[0]));
  expect(ben).toMatchObject({ family: 'first-island', games: 1 });
  expect(ben.rating).toBeGreaterThan(ada.rating);
  expect(ada.rating).toBeGreaterThan(cy.rating);
  // Cy sees a defeat coming and wishes for no rating any more: what was wished when the game began holds.
  await http(server.address, 'changeMe', { cookie: people[2].cookie, body: { rated: false } });
  const begun = tableOf('four', true);
  await finish({ ...begun, room: { ...begun.room, wishedRated: people.map(({ id }) => id) } });
  expect((await results.ratingsOf(people[2].id))[0].games).toBe(2);
  await finish({
    ...tableOf('five', true),
    room: { ...begun.room, wishedRated: [people[0].id, people[1].id] },
  });
  expect((await results.ratingsOf(people[2].id))[0].games, 'one had not wished for it').toBe(2);
  await database.close();
});

test('a host that hosted a table and left it leaves no name there either', async () => {
  const eve = await new Client(server.address, await guest(server.address, 'Evelyn')).connect();
  const { json } = await http(server.address, 'newTable', {
    cookie: eve.who!.cookie,
    body: { wish: { game: 'first-island/base', seats: 3 }, listed: true },
  });
  const table = json.table as unknown as string;
  await eve.open(table);
  await eve.must('stand', table);
  await http(server.address, 'deleteMe', { cookie: eve.who!.cookie, body: {} });
  const ben = await new Client(server.address, await guest(server.address, 'Ben')).connect();
  const { room } = await ben.open(table);
  expect(JSON.stringify(room)).not.toContain('Evelyn');
  ben.close();
});

describe('whoever runs the server', () => {
  const admin = (path: string, body?: object, token = 'a token of sixteen letters') =>
    fetch(`${server.address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  test('reads complaints, shuts somebody out and closes a table; nobody else does', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    await ada.must('say', table, { id: 'a', text: 'something unkind' });
    await ben.must('report', table, { person: ada.who!.id, line: 1, why: 'abuse' });
    expect((await admin('/api/admin', undefined, 'not the right token at all')).status).toBe(401);
    expect((await fetch(`${server.address}/api/admin`)).status).toBe(401);
    const house = (await (await admin('/api/admin')).json()) as {
      reports: { about: string; said: string }[];
    };
    expect(house.reports).toMatchObject([{ about: ada.who!.id, said: 'something unkind' }]);
    expect((await admin('/api/admin/close', { table, why: 'for peace' })).status).toBe(200);
    await ben.until(() => ben.room(table).state === 'closed', 'the table being closed');
    expect(ben.room(table).why).toBe('for peace');
    expect((await admin('/api/admin/ban', { person: ada.who!.id, banned: true })).status).toBe(200);
    await ada.until(() => ada.closed !== null, 'being hung up on');
    expect((await http(server.address, 'me', { cookie: ada.who!.cookie })).json).toEqual({ me: null });
    ben.close();
  });

  test('keeps no complaint by or about somebody who is forgotten', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    const about = async (): Promise<string[]> => {
      const { reports } = (await (await admin('/api/admin')).json()) as { reports: { about: string }[] };
      return reports.map((each) => each.about);
    };
    await ada.must('report', table, { person: ben.who!.id, why: 'other' });
    await ben.must('report', table, { person: ada.who!.id, why: 'other' });
    expect(await about()).toEqual(expect.arrayContaining([ada.who!.id, ben.who!.id]));
    await http(server.address, 'deleteMe', { cookie: ada.who!.cookie, body: {} });
    const left = await about();
    for (const { id } of [ada.who!, ben.who!]) expect(left).not.toContain(id);
    ben.close();
  });

  test('finds people and their tables by name, sign-in or id, and shuts them out without a complaint', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    const found = async (words: string): Promise<{ id: string; tables: string[]; banned: boolean }[]> => {
      const answer = await admin(`/api/admin/people?words=${encodeURIComponent(words)}`);
      return ((await answer.json()) as { people: { id: string; tables: string[]; banned: boolean }[] })
        .people;
    };
    const login = { login: 'Zora_100', password: 'a long enough password' };
    await http(server.address, 'openAccount', { cookie: ada.who!.cookie, body: login });
    await http(server.address, 'changeMe', { cookie: ada.who!.cookie, body: { name: 'Zoraida' } });
    const one = { id: ada.who!.id, tables: [table], banned: false };
    for (const words of ['zorai', 'RAID', 'zora_1', ada.who!.id])
      expect(await found(words)).toMatchObject([one]);
    for (const words of ['zora%d', 'z_raida', 'nobody of that name']) expect(await found(words)).toEqual([]);
    expect((await admin('/api/admin/people?words=', undefined)).status).toBe(400);
    expect((await fetch(`${server.address}/api/admin/people?words=zora`)).status).toBe(401);
    expect((await admin('/api/admin/ban', { person: one.id, banned: true })).status).toBe(200);
    await ada.until(() => ada.closed !== null, 'being hung up on');
    expect(await found('zoraida')).toMatchObject([{ ...one, banned: true }]);
    expect((await admin('/api/admin/ban', { person: one.id, banned: false })).status).toBe(200);
    expect((await http(server.address, 'me', { cookie: ada.who!.cookie })).json.me).toMatchObject({
      name: 'Zoraida',
    });
    ben.close();
  });

  test('finds tables by link, title, game and names', async () => {
    const { table, ada, ben } = await twoAtATable(server.address, { title: 'Harvest 100% _evening_ "x"' });
    const found = async (words: string): Promise<string[]> => {
      const answer = await admin(`/api/admin/tables?words=${encodeURIComponent(words)}`);
      return ((await answer.json()) as { tables: { id: string }[] }).tables.map(({ id }) => id);
    };
    for (const words of ['harvest', '100% _EVEN', '"x"', table, `https://play.example.org/t/${table}`])
      expect(await found(words), words).toEqual([table]);
    for (const words of ['ADA', 'ben']) expect(await found(words)).toContain(table);
    // Not by what nobody reads: the words of the store, or a person's id.
    for (const words of ['h%t', 'listed', ada.who!.id])
      expect(await found(words), words).not.toContain(table);
    expect((await fetch(`${server.address}/api/admin/tables?words=harvest`)).status).toBe(401);
    for (const each of [ada, ben]) each.close();
  });

  test('gives a new password to an account whose owner has lost it, and ends its sign-ins', async () => {
    const ada = await new Client(server.address, await guest(server.address, 'Mislaid')).connect();
    const { id, cookie } = ada.who!;
    const reset = (person: string) => admin('/api/admin/password', { person });
    expect((await reset(id)).status, 'a guest has none').toBe(404);
    const login = { login: 'Mislaid', password: 'a long enough password' };
    await http(server.address, 'openAccount', { cookie, body: login });
    const { password } = (await (await reset(id)).json()) as { password: string };
    await ada.until(() => ada.closed !== null, 'being hung up on');
    expect((await http(server.address, 'me', { cookie })).json).toEqual({ me: null });
    expect((await http(server.address, 'signIn', { body: login })).status).toBe(401);
    expect((await http(server.address, 'signIn', { body: { ...login, password } })).status).toBe(200);
  });

  test('the page of whoever runs the server, health and figures', async () => {
    expect(await (await fetch(`${server.address}/admin`)).text()).toContain('The server');
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${server.address}/readyz`)).json()).toEqual({ ready: true });
    expect((await fetch(`${server.address}/metrics`)).status).toBe(401);
    const figures = await (await admin('/metrics')).text();
    for (const name of ['hexwright_sockets', 'hexwright_lines_total', 'hexwright_write_seconds_bucket'])
      expect(figures).toContain(name);
    const api = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(api.paths)).toContain('/api/people/{person}');
    const page = await (await fetch(`${server.address}/api`)).text();
    for (const { method, path } of Object.values(routes))
      expect(page).toContain(`<code>${method}</code></td><td><code>${path}</code>`);
  });
});
