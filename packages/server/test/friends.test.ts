import type { BodyOf, FriendList } from '@hexwright/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, guest, http, type Running, removeDirs, runServer, type Somebody } from './client.ts';

let server: Running;
beforeAll(async () => {
  server = await runServer();
});
afterAll(async () => {
  await server?.close();
  removeDirs();
});

const people = (...names: string[]) => Promise.all(names.map((name) => guest(server.address, name)));
const list = async ({ cookie }: Somebody): Promise<FriendList> =>
  (await http(server.address, 'friends', { cookie })).json as unknown as FriendList;
const add = ({ cookie }: Somebody, body: BodyOf<'addFriend'>) =>
  http(server.address, 'addFriend', { cookie, body });
const remove = ({ cookie }: Somebody, { id }: Somebody) =>
  http(server.address, 'removeFriend', { cookie, params: { person: id } });
const link = async ({ cookie }: Somebody, another = false): Promise<string> =>
  (await http(server.address, 'friendLink', { cookie, body: { another } })).json.code;
const names = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name);

describe('friends', () => {
  test('become who follows a link, at once and on both sides', async () => {
    const [ada, ben] = await people('Ada', 'Ben');
    const code = await link(ada);
    const { json } = await http(server.address, 'friendOfLink', { params: { code } });
    expect(json.person).toMatchObject({ name: 'Ada' });
    expect((await add(ben, { code })).json).toEqual({ agreed: true });
    expect(names((await list(ada)).friends)).toEqual(['Ben']);
    expect(names((await list(ben)).friends)).toEqual(['Ada']);
  });

  test('become those who are asked by account only when they agree', async () => {
    const [ada, ben] = await people('Ada', 'Ben');
    const account = { login: 'ben-the-brave', password: 'correct horse' };
    await http(server.address, 'openAccount', { cookie: ben.cookie, body: account });
    expect((await add(ada, { login: 'Ben-The-Brave' })).json).toEqual({ agreed: false });
    expect(await list(ada)).toMatchObject({ friends: [], asked: [{ id: ben.id }] });
    expect(await list(ben)).toMatchObject({ friends: [], asking: [{ id: ada.id }] });
    expect((await add(ben, { person: ada.id })).json).toEqual({ agreed: true });
    expect(await list(ada)).toMatchObject({ friends: [{ id: ben.id }], asked: [] });
    expect(await list(ben)).toMatchObject({ friends: [{ id: ada.id }], asking: [] });
  });

  test('are not who was declined, nor who ended it', async () => {
    const [ada, ben] = await people('Ada', 'Ben');
    await add(ada, { person: ben.id });
    await remove(ben, ada);
    expect(await list(ada)).toEqual({ friends: [], asking: [], asked: [] });
    await add(ben, { code: await link(ada) });
    await remove(ada, ben);
    expect(await list(ben)).toEqual({ friends: [], asking: [], asked: [] });
  });

  test('are told apart from strangers by a link that leads nowhere once there is another', async () => {
    const [ada, ben] = await people('Ada', 'Ben');
    const code = await link(ada);
    expect(await link(ada), 'it stays the same').toBe(code);
    expect(await link(ada, true)).not.toBe(code);
    expect((await add(ben, { code })).json).toMatchObject({ error: { code: 'friend-link' } });
    expect((await list(ada)).friends).toEqual([]);
  });

  test('see who is here, and at which open table; of other tables nobody learns', async () => {
    const [ada, ben] = await people('Ada', 'Ben');
    await add(ben, { code: await link(ada) });
    expect((await list(ada)).friends).toMatchObject([{ on: false, at: null }]);
    const client = await new Client(server.address, ben).connect();
    await expect.poll(async () => (await list(ada)).friends[0].on, { timeout: 10_000 }).toBe(true);
    const lay = (listed: boolean) =>
      http(server.address, 'newTable', {
        cookie: ben.cookie,
        body: { wish: { game: 'first-island/base', seats: 3 }, listed },
      });
    await lay(false);
    expect((await list(ada)).friends).toMatchObject([{ on: true, at: null }]);
    const { json } = await lay(true);
    expect((await list(ada)).friends).toMatchObject([
      { at: { table: json.table, state: 'waiting', free: true } },
    ]);
    client.close();
    await expect.poll(async () => (await list(ada)).friends[0].on, { timeout: 10_000 }).toBe(false);
  });

  test('are not made of oneself, of nobody, or of who does not want to hear of it', async () => {
    const [ada, ben] = await people('Ada', 'Ben');
    expect((await add(ada, { person: ada.id })).json).toMatchObject({ error: { code: 'friend-self' } });
    expect((await add(ada, { login: 'nobody-here' })).json).toMatchObject({
      error: { code: 'friend-unknown' },
    });
    expect((await http(server.address, 'friends')).status).toBe(401);
    const client = await new Client(server.address, ben).connect();
    await client.must('mute', ada.id, true);
    client.close();
    expect((await add(ada, { person: ben.id })).json).toEqual({ agreed: false });
    expect((await list(ben)).asking).toEqual([]);
  });

  test('call each other to a table at which they sit, and nobody else does; who has muted a friend hears nothing', async () => {
    const [ada, ben, cem] = await people('Ada', 'Ben', 'Cem');
    await add(ben, { code: await link(ada) });
    const { json } = await http(server.address, 'newTable', {
      cookie: ada.cookie,
      body: { wish: { game: 'first-island/base', seats: 3 }, title: 'Ours', listed: false },
    });
    const call = async (from: Somebody, to: Somebody, table: string = json.table) =>
      (
        await http(server.address, 'callFriend', {
          cookie: from.cookie,
          params: { person: to.id },
          body: { table },
        })
      ).json;
    const page = await new Client(server.address, ben).connect();
    expect(await call(ada, ben)).toEqual({});
    const news = { kind: 'invited', table: json.table, title: 'Ours', by: 'Ada' };
    await page.until(() => page.news.length > 0, 'the call');
    expect(page.news).toEqual([news]);
    expect(await call(cem, ben)).toMatchObject({ error: { code: 'not-friends' } });
    expect(await call(ben, ada)).toMatchObject({ error: { code: 'not-seated' } });
    expect(await call(ada, ben, 'AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ error: { code: 'not-seated' } });
    await page.must('mute', ada.id, true);
    expect(await call(ada, ben)).toEqual({});
    await page.ask('ping');
    expect(page.news).toEqual([news]);
    page.close();
  });

  test('forget whoever is forgotten', async () => {
    const [ada, ben] = await people('Ada', 'Ben');
    await add(ben, { code: await link(ada) });
    const told = await http(server.address, 'exportMe', { cookie: ada.cookie });
    expect(told.json.friends).toMatchObject([{ other: ben.id, agreed: 1 }]);
    await http(server.address, 'deleteMe', { cookie: ben.cookie, body: {} });
    expect((await list(ada)).friends).toEqual([]);
  });
});
