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
  await database.close();
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

  test('the page of the house, health and figures', async () => {
    expect(await (await fetch(`${server.address}/admin`)).text()).toContain('The house');
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
