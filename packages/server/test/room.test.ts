import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AS_SEATED,
  Client,
  guest,
  http,
  moveSomebody,
  peopleAtATable,
  type Running,
  removeDirs,
  runServer,
  twoAtATable,
} from './client.ts';

let server: Running;

beforeAll(async () => {
  server = await runServer({ MAX_TABLES_A_PERSON: '4' });
});

afterAll(async () => {
  await server.close();
  removeDirs();
});

const page = async (name: string): Promise<Client> =>
  new Client(server.address, await guest(server.address, name)).connect();

async function newTable(host: Client, more: object = {}): Promise<string> {
  const { json } = await http(server.address, 'newTable', {
    cookie: host.who!.cookie,
    body: { wish: { game: 'first-island/base', seats: 3 }, pace: 0, ...more },
  });
  await host.open(json.table);
  return json.table;
}

describe('while people gather', () => {
  test('an open table is in the lobby until it begins, and in the list of who sits there', async () => {
    const ada = await page('Ada');
    const table = await newTable(ada, { listed: true, title: 'Ada’s island' });
    const lobby = await http(server.address, 'lobby');
    expect((lobby.json.tables as { id: string }[]).find(({ id }) => id === table)).toMatchObject({
      title: 'Ada’s island',
      row: 'first-island/base',
      seats: [{ name: 'Ada' }, { name: null }, { name: null }],
    });
    const mine = await http(server.address, 'myTables', { cookie: ada.who!.cookie });
    expect(mine.json.tables).toMatchObject([{ id: table, yourTurn: false }]);
    expect((await http(server.address, 'myTables')).status).toBe(401);
    ada.close();
  });

  test('a table cannot begin with an empty seat, nor before all are ready; the host alone begins it', async () => {
    const [ada, ben] = [await page('Ada'), await page('Ben')];
    const table = await newTable(ada);
    await ben.open(table);
    await ben.must('sit', table, 1);
    expect(await ada.ask('start', table)).toMatchObject({ reason: { code: 'seats-empty' } });
    await ada.must('bot', table, 2, true);
    expect(await ada.ask('start', table)).toMatchObject({ reason: { code: 'not-ready' } });
    expect(await ben.ask('start', table)).toMatchObject({ reason: { code: 'not-host' } });
    await ben.must('ready', table, true);
    await ada.must('start', table);
    await ben.until(() => ben.begun.has(table) && ben.views.has(table), 'the beginning');
    expect(await ben.ask('stand', table)).toMatchObject({ reason: { code: 'begun' } });
    for (const each of [ada, ben]) each.close();
  });

  test('two who want each other’s seats change them, each with its colour', async () => {
    const [ada, ben] = [await page('Ada'), await page('Ben')];
    const table = await newTable(ada);
    await ben.open(table);
    await ben.must('sit', table, 2);
    await ben.must('colour', table, 5);
    expect(await ben.ask('colour', table, 0)).toMatchObject({ reason: { code: 'colour-taken' } });
    await ben.must('sit', table, 0);
    expect(ben.room(table).seats[2].wants).toBe(0);
    await ada.must('sit', table, 2);
    expect(ada.room(table).seats).toMatchObject([
      { person: { name: 'Ben' }, colour: 5, wants: null },
      { person: null },
      { person: { name: 'Ada' }, colour: 0, wants: null },
    ]);
    for (const each of [ada, ben]) each.close();
  });

  test('another game takes as many as it seats, and asks all anew whether they are ready', async () => {
    const [ada, ben] = [await page('Ada'), await page('Ben')];
    const table = await newTable(ada);
    await ben.open(table);
    await ben.must('sit', table, 2);
    await ben.must('ready', table, true);
    expect(await ben.ask('settings', table, { listed: true })).toMatchObject({
      reason: { code: 'not-host' },
    });
    expect(await ada.ask('settings', table, { wish: { game: 'no/such', seats: 3 } })).toMatchObject({
      reason: { code: 'game-unknown' },
    });
    await ada.must('settings', table, { wish: { game: 'first-island/base', seats: 4 }, title: 'Four' });
    await ben.until(() => ben.room(table).seats.length === 4, 'four seats');
    expect(ben.room(table)).toMatchObject({ title: 'Four' });
    expect(ben.room(table).seats[2]).toMatchObject({ person: { name: 'Ben' }, ready: false });
    for (const each of [ada, ben]) each.close();
  });

  test('who is sent away does not come back', async () => {
    const [ada, ben] = [await page('Ada'), await page('Ben')];
    const table = await newTable(ada);
    await ben.open(table);
    await ben.must('sit', table, 1);
    await ada.must('kick', table, ben.who!.id);
    await ben.until(() => ben.away.includes(table), 'being sent away');
    expect(ada.room(table).seats[1].person).toBeNull();
    expect(await ben.ask('open', table)).toMatchObject({ reason: { code: 'sent-away' } });
    expect(await ben.ask('sit', table, 1)).toMatchObject({ reason: { code: 'not-open' } });
    for (const each of [ada, ben]) each.close();
  });

  test('a person has so many unfinished tables and no more', async () => {
    const ada = await page('Ada');
    for (let i = 0; i < 4; i++) await newTable(ada).catch(() => {});
    const { json } = await http(server.address, 'newTable', {
      cookie: ada.who!.cookie,
      body: { wish: { game: 'first-island/base', seats: 3 } },
    });
    expect(json).toMatchObject({ error: { code: 'tables-own' } });
    ada.close();
  });
});

describe('talk at a table', () => {
  test('a line is taken once, is plain text, and is told to who comes later', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    const text = '<img src=x onerror=alert(1)> & so on';
    await ada.must('say', table, { id: 'one', text });
    await ada.must('say', table, { id: 'one', text });
    await ada.must('say', table, { id: 'two', react: 'well-played' });
    await ben.until(() => ben.talk.get(table)?.length === 2, 'two lines');
    expect(ben.talk.get(table)).toMatchObject([
      { n: 1, name: 'Ada', text },
      { n: 2, react: 'well-played', text: null },
    ]);
    const later = await new Client(server.address, ben.who).connect();
    await later.open(table, { heard: 1 });
    await later.until(() => later.talk.get(table)?.length === 1, 'what was missed');
    expect(later.talk.get(table)).toMatchObject([{ n: 2 }]);
    for (const each of [ada, ben, later]) each.close();
  });

  test('who is muted is not heard by who muted it', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    const second = await new Client(server.address, ben.who).connect();
    await second.open(table);
    await ben.must('mute', ada.who!.id, true);
    await ada.must('say', table, { id: 'one', text: 'listen' });
    await ada.until(() => ada.talk.has(table));
    for (const page of [ben, second]) {
      await page.must('ping');
      expect(page.talk.has(table), 'on no page of Ben’s').toBe(false);
    }
    second.close();
    const again = await new Client(server.address, ben.who).connect();
    await again.open(table);
    await again.must('ping');
    expect(again.talk.has(table)).toBe(false);
    await again.must('mute', ada.who!.id, false);
    await ada.must('say', table, { id: 'two', text: 'again' });
    await again.until(() => again.talk.has(table), 'being heard again');
    for (const each of [ada, ben, again]) each.close();
  });

  test('what is said to the team its members hear, at once and when they come back, and nobody else', async () => {
    const { table, all } = await peopleAtATable(server.address, ['Ada', 'Ben', 'Eve'], {
      wish: { game: 'misc/lost-tribes', seats: 4 },
    });
    const [ada, ben, eve] = all;
    const cem = await page('Cem');
    await cem.open(table);
    // Ada and Eve are partners; Ben’s partner is a bot.
    await ada.must('say', table, { id: 'one', text: 'north', to: 'team' });
    await ada.must('say', table, { id: 'two', text: 'hello' });
    await eve.must('say', table, { id: 'three', react: 'thanks', to: 'team' });
    const texts = (client: Client) => client.talk.get(table)?.map(({ text, react }) => text ?? react);
    await ada.until(() => texts(ada)?.length === 3, 'an answer');
    expect([texts(ada), texts(eve)]).toEqual([
      ['north', 'hello', 'thanks'],
      ['north', 'hello', 'thanks'],
    ]);
    expect(eve.talk.get(table)?.map(({ among }) => among)).toEqual([[0, 2], undefined, [2, 0]]);
    for (const each of [ben, cem]) {
      await each.must('ping');
      expect(texts(each)).toEqual(['hello']);
    }
    const again = await Promise.all(all.map((each) => new Client(server.address, each.who).connect()));
    for (const each of again) {
      await each.open(table);
      await each.must('ping');
    }
    expect(again.map((each) => texts(each)?.length)).toEqual([3, 1, 3]);
    for (const each of [...all, ...again, cem]) each.close();
  });

  test('nobody speaks to a team alone, or before there is one', async () => {
    const refused = { reason: { code: 'no-team-talk' } };
    const { table, all } = await peopleAtATable(server.address, ['Ada', 'Ben', 'Eve'], {
      wish: { game: 'misc/lost-tribes', seats: 4 },
    });
    expect(await all[1].ask('say', table, { id: 'one', text: 'is it me?', to: 'team' })).toMatchObject(
      refused,
    );
    const apart = await twoAtATable(server.address);
    expect(await apart.ada.ask('say', apart.table, { id: 'one', text: 'us', to: 'team' })).toMatchObject(
      refused,
    );
    const waiting = await newTable(all[0], { wish: { game: 'misc/lost-tribes', seats: 4 } });
    expect(await all[0].ask('say', waiting, { id: 'one', text: 'who?', to: 'team' })).toMatchObject(refused);
    for (const each of [...all, apart.ada, apart.ben]) each.close();
  });

  test('who looks on hears nothing of secrets and does not talk into the game', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    const eve = await page('Eve');
    await eve.open(table);
    expect(await eve.ask('say', table, { id: 'a', text: 'build there' })).toMatchObject({
      reason: { code: 'talk-seated' },
    });
    await ada.until(() => ada.room(table).watching === 1, 'somebody looking on');
    for (const each of [ada, ben, eve]) each.close();
  });
});

test('who looks on late sees the table as it was', async () => {
  const { table, ada, ben } = await twoAtATable(server.address, { watching: { allowed: true, delay: 3600 } });
  const eve = await page('Eve');
  await eve.open(table);
  await eve.until(() => eve.views.has(table));
  expect(eve.view(table)).toMatchObject({ n: 0, moves: 0, seat: null });
  const mover = ada.view(table).legal.length > 0 ? ada : ben;
  await mover.must(
    'play',
    table,
    mover.view(table).seat!,
    mover.command(table, mover.view(table).legal[0] as never),
  );
  await eve.must('ping');
  expect(eve.view(table).moves).toBe(0);
  for (const each of [ada, ben, eve]) each.close();
});

test('with a clock a move brings what has changed of the room, and whoever puts it together has the room', async () => {
  const [ada, ben] = [await page('Ada'), await page('Ben')];
  const table = await newTable(ada, {
    clock: { mode: 'turn', seconds: 300 },
    title: 'A title',
    seating: AS_SEATED,
  });
  await ben.open(table);
  await ben.must('sit', table, 1);
  await ben.must('ready', table, true);
  await ada.must('bot', table, 2, true);
  await ada.must('start', table);
  await Promise.all([ada, ben].map((each) => each.until(() => each.views.has(table), 'the first view')));
  const from = ben.heard.length;
  await moveSomebody(table, ada, ben);
  await ben.until(() => ben.heard.slice(from).some((text) => text.includes('"roomChange"')), 'the clock');
  const rooms = ben.heard.slice(from).filter((text) => text.includes('"room'));
  expect(rooms.join()).not.toContain('"settings"');
  expect(rooms.join()).not.toContain('A title');
  // Whoever comes now is told everything, and nobody has another room than that; the clock runs on.
  const anew = await new Client(server.address, ben.who).connect();
  await anew.open(table);
  const { clock: _now, ...whole } = anew.room(table);
  const { clock: _before, ...together } = ben.room(table);
  expect({ ...together, rev: 0, touched: 0 }).toEqual({ ...whole, rev: 0, touched: 0 });
  // A page of an older version says nothing of rooms, and is sent them whole.
  const old = await new Client(server.address, ada.who).connect({}, 1);
  await old.open(table);
  const before = old.heard.length;
  await ben.ask('close', table);
  await old.until(
    () => old.heard.slice(before).some((text) => text.includes('"room":{')),
    'the room without Ben',
  );
  expect(old.heard.join()).not.toContain('roomChange');
  for (const each of [ada, ben, anew, old]) each.close();
});
