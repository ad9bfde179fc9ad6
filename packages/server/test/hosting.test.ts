import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AS_SEATED,
  Client,
  guest,
  http,
  type Running,
  removeDirs,
  runServer,
  twoAtATable,
} from './client.ts';

let server: Running;
beforeAll(async () => {
  server = await runServer({ HOST_AWAY: '1' });
});
afterAll(async () => {
  await server?.close();
  removeDirs();
});

/** A table of Ada's at which Ben sat down before Cleo. */
async function gathering(game = 'first-island/base', seats = 4) {
  const { address } = server;
  const [ada, ben, cleo] = await Promise.all(
    ['Ada', 'Ben', 'Cleo'].map(async (name) => new Client(address, await guest(address, name)).connect()),
  );
  const { json } = await http(address, 'newTable', {
    cookie: ada.who!.cookie,
    body: { wish: { game, seats }, pace: 0, seating: AS_SEATED },
  });
  const table = json.table as string;
  for (const each of [ada, ben, cleo]) await each.open(table);
  // Ben has a later seat than Cleo, and still sat down first.
  await ben.must('sit', table, 3);
  await cleo.must('sit', table, 1);
  const hostIs = (name: string) =>
    Promise.all(
      [ben, cleo].map((each) => each.until(() => each.room(table).host.name === name, `${name} as host`)),
    );
  const close = () => {
    for (const each of [ada, ben, cleo]) each.close();
  };
  return { table, ada, ben, cleo, hostIs, close };
}

describe('who is host', () => {
  test('the host hands the table over to somebody who sits at it', async () => {
    const { table, ada, ben, cleo, hostIs, close } = await gathering();
    expect(await ben.ask('handOver', table, ben.who!.id)).toMatchObject({ reason: { code: 'not-host' } });
    const eve = await guest(server.address, 'Eve');
    expect(await ada.ask('handOver', table, eve.id)).toMatchObject({ reason: { code: 'heir' } });
    await ada.must('handOver', table, cleo.who!.id);
    await hostIs('Cleo');
    expect(cleo.room(table).you.host).toBe(true);
    expect(await ada.ask('kick', table, ben.who!.id)).toMatchObject({ reason: { code: 'not-host' } });
    await cleo.must('swap', table, 0, 1);
    close();
  });

  test('a host who stands up is followed at once by whoever has sat longest', async () => {
    const { table, ada, ben, hostIs, close } = await gathering();
    await ben.must('sit', table, 2);
    await ada.must('stand', table);
    await hostIs('Ben');
    close();
  });

  test('a host who gives the game up is followed at once', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    await ada.must('resign', table);
    await ben.until(() => ben.room(table).you.host, 'Ben as host');
    for (const each of [ada, ben]) each.close();
  });

  test('a host who is gone for a while is followed by whoever has sat longest and is there', async () => {
    const { table, ada, ben, cleo, close } = await gathering();
    ben.drop();
    await cleo.until(() => !cleo.room(table).seats[3].here, 'Ben being gone');
    ada.drop();
    await cleo.until(() => cleo.room(table).you.host, 'Cleo as host');
    const back = await new Client(server.address, ada.who).connect();
    await back.open(table);
    expect(back.room(table).you).toMatchObject({ host: false, seat: 0 });
    back.close();
    close();
  });
});

describe('what the host changes while people gather', () => {
  test('another game with fewer seats keeps people seated as far as there are seats, and asks all anew', async () => {
    const { table, ada, ben, cleo, close } = await gathering();
    await ben.must('ready', table, true);
    await ada.must('settings', table, { wish: { game: 'first-island/base', seats: 3 } });
    await ben.until(() => ben.room(table).seats.length === 3, 'three seats');
    expect(ben.room(table).seats.map(({ person, ready }) => [person?.name, ready])).toEqual([
      ['Ada', false],
      ['Cleo', false],
      ['Ben', false],
    ]);
    await cleo.until(() => cleo.room(table).seats.length === 3, 'three seats');
    close();
  });

  test('another game has its own name and options, and is what begins', async () => {
    const { table, ada, ben, cleo, close } = await gathering();
    await ada.must('settings', table, {
      wish: { game: 'first-island/base', seats: 3, options: { points: 7 } },
    });
    await ada.must('settings', table, { wish: { game: 'seafarers/four-islands', seats: 3 } });
    await ben.until(() => ben.room(table).settings.wish.game === 'seafarers/four-islands', 'the other game');
    expect(ben.room(table).title).toBe(ben.room(table).game);
    expect(ben.room(table).settings.wish.options).toBeUndefined();
    expect(await ada.ask('start', table)).toMatchObject({ reason: { code: 'not-ready' } });
    for (const each of [ben, cleo]) await each.must('ready', table, true);
    await ada.must('start', table);
    await ben.until(() => ben.begun.has(table), 'the beginning');
    const refused = await ada.ask('settings', table, { wish: { game: 'first-island/base', seats: 3 } });
    expect(refused).toMatchObject({ reason: { code: 'begun' } });
    close();
  });

  test('what cannot be played changes nothing', async () => {
    const { table, ada, ben, close } = await gathering();
    await ben.must('ready', table, true);
    for (const wish of [
      { game: 'first-island/base', seats: 9 },
      { game: 'first-island/base', seats: 3, options: { points: 'many' } },
      { game: 'first-island/base', seats: 3, modules: ['no/such'] },
    ])
      expect(await ada.ask('settings', table, { wish })).toMatchObject({ ok: false });
    await ben.must('ping');
    expect(ben.room(table).seats[3]).toMatchObject({ person: { name: 'Ben' }, ready: true });
    expect(ben.room(table).settings.wish).toEqual({ game: 'first-island/base', seats: 4 });
    close();
  });
});

describe('who begins', () => {
  test('is drawn when the game begins: all are on their new places, in their order, before they see the game', async () => {
    // Three at a table: somebody else than the first one is drawn soon.
    for (let first = 0; first === 0; ) {
      const { table, ada, ben, cleo, close } = await gathering('first-island/base', 4);
      await ada.must('settings', table, { seating: { begins: 'drawn', order: 'listed' } });
      await ada.must('bot', table, 2, true);
      for (const each of [ben, cleo]) await each.must('ready', table, true);
      await ada.must('start', table);
      for (const each of [ada, ben, cleo])
        await each.until(() => each.views.has(table) && each.room(table).state === 'playing', 'the game');
      const sat = ['Ada', 'Cleo', undefined, 'Ben'];
      const sits = ada.room(table).seats.map(({ person }) => person?.name);
      first = sat.indexOf(sits[0]);
      expect(sits).toEqual([...sat.slice(first), ...sat.slice(0, first)]);
      for (const each of [ada, ben, cleo]) {
        expect(each.view(table).seat).toBe(each.room(table).you.seat);
        const heard = each.heard.filter((text) => text.includes(`"game":"${table}"`));
        const begun = heard.findIndex((text) => text.includes('"begun"'));
        const room = heard.slice(0, begun).findLast((text) => text.includes('"room"'));
        expect(room).toContain(`"seat":${each.view(table).seat},"host"`);
      }
      close();
    }
  });

  test('is whoever sits first where the host wishes so', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    expect(ada.room(table).you.seat).toBe(0);
    expect(ben.view(table).decision?.seats).toEqual([0]);
    for (const each of [ada, ben]) each.close();
  });
});
