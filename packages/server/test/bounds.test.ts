import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, http, type Running, removeDirs, runServer, type Somebody } from './client.ts';

/** Every household here is another address, as a proxy names it. */
const from = (household: number) => ({ 'x-forwarded-for': `192.0.2.${household}` });
const tooOften = { error: { code: 'too-often' } };
const wish = { game: 'first-island/base', seats: 3 };

let server: Running;

beforeAll(async () => {
  server = await runServer({
    TRUST_PROXY: '1',
    REQUESTS_A_MINUTE: '80',
    GUESTS_AN_HOUR: '3',
    MAX_TABLES: '14',
    MAX_TABLES_A_PERSON: '20',
    MAX_CONNECTIONS: '5',
    MAX_CONNECTIONS_AN_ADDRESS: '2',
  });
});

afterAll(async () => {
  await server?.close();
  removeDirs();
});

const somebody = async (household: number, name = 'Ada'): Promise<Somebody> => {
  const { json, cookie } = await http(server.address, 'beGuest', {
    body: { name },
    headers: from(household),
  });
  return { id: (json.me as { id: string }).id, name, cookie: cookie! };
};

test('a household asks so often a minute, and another is not kept waiting by it', async () => {
  const asked = async (household: number) =>
    (await http(server.address, 'me', { headers: from(household) })).status;
  const statuses: number[] = [];
  for (let i = 0; i < 82; i++) statuses.push(await asked(1));
  expect(statuses.indexOf(429)).toBe(80);
  expect(await asked(2)).toBe(200);
});

test('a household is so many new guests an hour', async () => {
  for (let i = 0; i < 3; i++) await somebody(3, `Guest ${i}`);
  const fourth = await http(server.address, 'beGuest', { body: { name: 'Fourth' }, headers: from(3) });
  expect([fourth.status, fourth.json]).toMatchObject([429, tooOften]);
  expect(await somebody(4)).toMatchObject({ name: 'Ada' });
});

test('a household has so many pages, and the server', async () => {
  const open: Client[] = [];
  const page = async (household: number) =>
    open.push(await new Client(server.address, null).connect(from(household)));
  await page(5);
  await page(5);
  await expect(page(5)).rejects.toThrow(/429/);
  for (const household of [6, 6, 7]) await page(household);
  await expect(page(7)).rejects.toThrow(/503/);
  // Whoever goes makes room.
  open[0].close();
  await expect
    .poll(() =>
      page(7).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  for (const each of open) each.close();
});

test('a page has twelve tables open, a server so many tables in all', async () => {
  const ada = await somebody(8);
  const lay = () =>
    http(server.address, 'newTable', { cookie: ada.cookie, headers: from(8), body: { wish } });
  const tables: string[] = [];
  for (let i = 0; i < 14; i++) tables.push((await lay()).json.table);
  expect((await lay()).json).toMatchObject({ error: { code: 'tables-all' } });
  const page = new Client(server.address, ada);
  await expect
    .poll(() =>
      page.connect(from(9)).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  for (const table of tables.slice(0, 12)) await page.open(table);
  expect(await page.ask('open', tables[12])).toMatchObject({ reason: { code: 'tables-open' } });
  await page.ask('close', tables[0]);
  expect(await page.ask('open', tables[12])).toMatchObject({ ok: true });
  // Complaints come to the eyes of whoever runs the server.
  const complaints = [];
  for (let i = 0; i < 11; i++)
    complaints.push(await page.ask('report', tables[1], { person: ada.id, why: 'other' }));
  expect(complaints.map(({ ok }) => ok)).toEqual([...Array<boolean>(10).fill(true), false]);
  expect(complaints[10]).toMatchObject({ reason: { code: 'too-often' } });
  page.close();
});

test('somebody hosts five unfinished tournaments', async () => {
  const host = await somebody(10);
  const made = () =>
    http(server.address, 'newTournament', {
      cookie: host.cookie,
      headers: from(10),
      body: { title: 'Cup', kind: 'swiss', wish } as never,
    });
  const all: Record<string, never>[] = [];
  for (let i = 0; i < 6; i++) all.push((await made()).json);
  expect(all.slice(0, 5).every(({ tournament }) => tournament !== undefined)).toBe(true);
  expect(all[5]).toMatchObject({ error: { code: 'tournaments-own' } });
  await http(server.address, 'actOnTournament', {
    cookie: host.cookie,
    headers: from(10),
    params: { tournament: all[0].tournament },
    body: { act: 'cancel' },
  });
  expect((await made()).json.tournament).toBeDefined();
});

test('somebody asks sixty others an hour to be friends', async () => {
  const ada = await somebody(11);
  const asked = [];
  for (let i = 0; i < 61; i++)
    asked.push(
      await http(server.address, 'addFriend', {
        cookie: ada.cookie,
        headers: from(11),
        body: { login: `nobody-${i}` },
      }),
    );
  expect(asked.map(({ status }) => status).indexOf(429)).toBe(60);
  expect((await http(server.address, 'me', { cookie: ada.cookie, headers: from(11) })).status).toBe(200);
});
