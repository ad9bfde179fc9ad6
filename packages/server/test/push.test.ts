import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublic } from '../push/public-address.ts';
import { type Client, guest, http, type Running, removeDirs, runServer, twoAtATable } from './client.ts';
import { hasOpenssl, newBrowser, type PushService, signedFor, startPushService } from './push-service.ts';

if (!hasOpenssl) console.warn('NOT RUN: calls by web push. There is no openssl to make a certificate with.');

test('addresses inside a network are not public', () => {
  for (const inside of ['127.0.0.1', '10.1.2.3', '192.168.1.1', '169.254.169.254', '::1', 'fd00::1'])
    expect(isPublic(inside), inside).toBe(false);
  for (const open of ['142.250.1.1', '2a00:1450:4001::1']) expect(isPublic(open), open).toBe(true);
  expect(isPublic('::ffff:127.0.0.1')).toBe(false);
});

describe.skipIf(!hasOpenssl)('a browser is called when it is somebody’s turn by correspondence', () => {
  let service: PushService;
  let server: Running;
  const env = () => ({ PUSH: 'inside', NODE_EXTRA_CA_CERTS: service.authority });

  beforeAll(async () => {
    service = await startPushService();
    server = await runServer(env());
  });
  afterAll(async () => {
    await server?.close();
    await service?.close();
    removeDirs();
  });

  const asked = (client: Client, table: string) => client.view(table).legal.length > 0;

  /** Everybody moves until this one is asked and nobody else. */
  async function until(table: string, who: Client, all: readonly Client[]): Promise<void> {
    while (!asked(who, table)) {
      await Promise.race(all.map((each) => each.until(() => asked(each, table), 'a question')));
      const mover = all.find((each) => asked(each, table));
      if (!mover || mover === who) continue;
      const { seat, legal } = mover.view(table);
      const { line } = await mover.must('play', table, seat!, mover.command(table, legal[0] as never));
      await Promise.all(all.map((each) => each.until(() => each.view(table).n >= line, 'the move')));
    }
  }

  /** Ada moves until Ben, who is gone, is asked: then his browser has been called. */
  async function movesOn(table: string, ada: Client, calls: number): Promise<void> {
    while (service.heard.length < calls) {
      if (ada.view(table).decision?.seats.includes(1)) return service.until(calls);
      await ada.until(() => asked(ada, table) || !!ada.view(table).decision?.seats.includes(1), 'a question');
      if (!asked(ada, table)) continue;
      const { seat, legal } = ada.view(table);
      const { line } = await ada.must('play', table, seat!, ada.command(table, legal[0] as never));
      await ada.until(() => ada.view(table).n >= line, 'the move');
    }
  }

  test('what comes is signed by the server, readable to that browser alone, and names the table and nothing else', async () => {
    const { address } = server;
    const days = { clock: { mode: 'days', days: 2 }, title: 'Sunday letters' } as const;
    const { table, ada, ben } = await twoAtATable(address, days);
    const { cookie } = ben.who!;
    const browser = newBrowser();
    const key = (await http(address, 'pushKey')).json.key as string;
    const endpoint = `${service.address}/ben`;
    const sent = await http(address, 'callMe', { cookie, body: { endpoint, keys: browser.keys } });
    expect(sent.status).toBe(200);
    await until(table, ada, [ada, ben]);
    ben.drop();
    await ada.until(() => !ada.room(table).seats[1].here, 'Ben being gone');
    await movesOn(table, ada, 1);
    const [call] = service.heard;
    expect(call.path).toBe('/ben');
    expect(browser.read(call.body)).toEqual({ table, title: 'Sunday letters' });
    expect(() => newBrowser().read(call.body)).toThrow();
    expect(signedFor(call, key)).toBe(service.address);
    expect(Number(call.headers.ttl)).toBeGreaterThan(86_400);
    expect(JSON.stringify(call.headers)).not.toContain(table);

    // The key lasts, and with it every browser that has it.
    await server.close();
    server = await runServer(env(), server.dataDir);
    expect((await http(server.address, 'pushKey')).json.key).toBe(key);
    const { json } = await http(server.address, 'exportMe', { cookie });
    expect(json.pushes).toMatchObject([{ endpoint }]);
    await http(server.address, 'callMeNoMore', { cookie, body: { endpoint } });
    expect((await http(server.address, 'exportMe', { cookie })).json.pushes).toEqual([]);
    ada.close();
  });

  test('a browser that wants no more calls is forgotten, and so is one that has signed out', async () => {
    const { address } = server;
    const { table, ada, ben } = await twoAtATable(address, { clock: { mode: 'days', days: 1 } });
    const { cookie } = ben.who!;
    const { keys } = newBrowser();
    const body = { endpoint: `${service.address}/gone`, keys };
    await http(address, 'callMe', { cookie, body });
    const account = { login: 'ben', password: 'a long password' };
    await http(address, 'openAccount', { cookie, body: account });
    const { cookie: elsewhere } = await http(address, 'signIn', { body: account });
    const left = { endpoint: `${service.address}/signed-out`, keys: newBrowser().keys };
    expect((await http(address, 'callMe', { cookie: elsewhere!, body: left })).status).toBe(200);
    await http(address, 'signOut', { cookie: elsewhere!, body: undefined });
    await until(table, ada, [ada, ben]);
    ben.drop();
    await ada.until(() => !ada.room(table).seats[1].here, 'Ben being gone');
    service.answers(410);
    await movesOn(table, ada, service.heard.length + 1);
    service.answers(201);
    const pushes = async () => (await http(address, 'exportMe', { cookie })).json.pushes as unknown[];
    for (let look = 0; look < 100 && (await pushes()).length > 1; look++);
    expect(await pushes()).toMatchObject([{ endpoint: left.endpoint }]);
    expect(service.heard.map(({ path }) => path)).not.toContain('/signed-out');
    ada.close();
  });

  test('nobody is called without saying so, and no server is sent to doors inside a network', async () => {
    const careful = await runServer();
    const { cookie } = await guest(careful.address, 'Eve');
    const { keys } = newBrowser();
    for (const endpoint of [
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'http://push.example.org/x',
      'file:///x',
    ])
      expect((await http(careful.address, 'callMe', { cookie, body: { endpoint, keys } })).status).toBe(400);
    const stranger = { endpoint: 'https://push.example.org/x', keys };
    expect((await http(careful.address, 'callMe', { body: stranger })).status).toBe(401);
    await careful.close();
    const silent = await runServer({ PUSH: 'off' });
    expect((await http(silent.address, 'pushKey')).json).toEqual({ key: null });
    await silent.close();
  });
});
