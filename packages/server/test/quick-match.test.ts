import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, guest, http, type Running, removeDirs, runServer } from './client.ts';

let server: Running;
beforeAll(async () => {
  server = await runServer();
});
afterAll(async () => {
  await server?.close();
  removeDirs();
});

async function comes(name: string, body = {}): Promise<{ client: Client; table: string }> {
  const client = await new Client(server.address, await guest(server.address, name)).connect();
  const { json } = await http(server.address, 'quickMatch', { cookie: client.who!.cookie, body });
  const table = json.table as string;
  await client.open(table);
  return { client, table };
}

test('people who want a game at once meet at one table, which begins when it is full', async () => {
  const ada = await comes('Ada');
  const ben = await comes('Ben');
  expect(ben.table).toBe(ada.table);
  expect(ada.client.room(ada.table)).toMatchObject({ quick: true, you: { host: false, seat: 0 } });
  const again = await http(server.address, 'quickMatch', { cookie: ada.client.who!.cookie, body: {} });
  expect(again.json.table, 'who asks again is led back').toBe(ada.table);
  const cem = await comes('Cem');
  expect(cem.table).toBe(ada.table);
  for (const { client, table } of [ada, ben, cem])
    await client.until(() => client.views.has(table), 'the game');
  expect(
    cem.client
      .room(ada.table)
      .seats.map(({ person }) => person?.name)
      .sort(),
  ).toEqual(['Ada', 'Ben', 'Cem']);
  const { table } = await comes('Dora');
  expect(table).not.toBe(ada.table);
  for (const { client } of [ada, ben, cem]) client.close();
});

test('bots take the seats that are free once all who wait agree, and not before', async () => {
  const wish = { game: 'first-island/base', seats: 4 };
  const [ada, ben] = [await comes('Ada', wish), await comes('Ben', wish)];
  const { table } = ada;
  await ada.client.must('ready', table, true);
  await ben.client.until(() => ben.client.room(table).seats[0].ready, 'hearing it');
  expect(ben.client.room(table).state).toBe('waiting');
  await ben.client.must('ready', table, true);
  for (const { client } of [ada, ben]) await client.until(() => client.views.has(table), 'the game');
  expect(ada.client.room(table).seats.filter(({ bot }) => bot)).toHaveLength(2);
  for (const { client } of [ada, ben]) client.close();
});

test('who leaves gives the seat to others, and the last one closes the table', async () => {
  const wish = { game: 'seafarers/heading-for-new-shores', seats: 3 };
  const { client, table } = await comes('Ada', wish);
  await client.must('stand', table);
  await client.until(() => client.room(table).state === 'closed', 'the end');
  client.close();
});

test('the list of open tables says how many wait there and how many look on', async () => {
  const wish = { game: 'first-island/base', seats: 3 };
  const { client, table } = await comes('Ada', { ...wish, game: 'seafarers/heading-for-new-shores' });
  const eve = await new Client(server.address, await guest(server.address, 'Eve')).connect();
  await eve.open(table);
  const card = async () => {
    const { json } = await http(server.address, 'lobby', {});
    return (json.tables as { id: string }[]).find(({ id }) => id === table);
  };
  await expect.poll(card, { timeout: 10_000 }).toMatchObject({ quick: true, here: 1, watching: 1 });
  eve.close();
  await expect.poll(card, { timeout: 10_000 }).toMatchObject({ here: 1, watching: 0 });
  client.close();
});
