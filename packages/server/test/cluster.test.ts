import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, removeDirs, startBuilt } from './built.ts';
import { AS_SEATED, Client, guest, http } from './client.ts';
import { childrenOf, findPostgres, findRedis, type Service, startPostgres, startRedis } from './services.ts';
import { plays, SHORT, sheetAt } from './tournaments/player.ts';

const postgres = findPostgres();
const redis = findRedis();
const missing = [postgres ? [] : ['PostgreSQL'], redis ? [] : ['Redis']].flat();
if (missing.length > 0)
  console.warn(
    `NOT RUN: several processes at one table. There is no ${missing.join(' and no ')} on this machine.`,
  );

const ADMIN_TOKEN = 'a token of sixteen letters';

describe.skipIf(missing.length > 0)('several processes behind one store', () => {
  let database: Service;
  let news: Service;
  let env: Record<string, string>;
  const running: Built[] = [];

  const start = async (): Promise<Built> => {
    const built = await startBuilt(env);
    running.push(built);
    return built;
  };

  beforeAll(async () => {
    [database, news] = await Promise.all([startPostgres(postgres!), startRedis(redis!)]);
    env = {
      DATABASE_URL: database.url,
      REDIS_URL: news.url,
      LOG_LEVEL: 'error',
      METRICS: 'open',
      ADMIN_TOKEN,
    };
  });

  afterAll(async () => {
    await Promise.all(running.map((built) => built.end('SIGKILL')));
    await Promise.all([database?.stop(), news?.stop()]);
    removeDirs();
  });

  /** Ada at one process and Ben at the other, at one table. */
  async function apart(one: Built, other: Built): Promise<{ table: string; ada: Client; ben: Client }> {
    const ada = await new Client(one.address, await guest(one.address, 'Ada')).connect();
    const ben = await new Client(other.address, await guest(other.address, 'Ben')).connect();
    const { json } = await http(one.address, 'newTable', {
      cookie: ada.who!.cookie,
      body: { wish: { game: 'first-island/base', seats: 3 }, pace: 0, seating: AS_SEATED },
    });
    const table = json.table as string;
    await ada.open(table);
    await ben.open(table);
    await ben.must('sit', table, 1);
    await ben.must('ready', table, true);
    await ada.until(() => ada.room(table).seats[1].ready && ada.room(table).seats[1].here, 'Ben being there');
    await ada.must('bot', table, 2, true);
    await ada.must('start', table);
    await Promise.all([ada, ben].map((each) => each.until(() => each.views.has(table), 'the beginning')));
    return { table, ada, ben };
  }

  async function playOn(table: string, players: readonly Client[], moves: number): Promise<void> {
    for (let made = 0; made < moves; ) {
      const mover = players.find((each) => each.view(table).legal.length > 0);
      if (!mover) {
        await Promise.race(
          players.map((each) => each.until(() => each.view(table).legal.length > 0, 'a question')),
        );
        continue;
      }
      const { seat, legal, n } = mover.view(table);
      const answer = await mover.ask(
        'play',
        table,
        seat!,
        mover.command(table, legal[made % legal.length] as never),
      );
      if (answer.ok) {
        made++;
        await Promise.all(
          players.map((each) => each.until(() => each.view(table).n >= answer.line, 'the move')),
        );
      } else if (answer.reason.code === 'stale')
        await mover.until(() => mover.view(table).n > n, 'a newer view');
      else throw new Error(answer.reason.text);
    }
  }

  test('two at different processes play one game, talk, and see each other come and go', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const { table, ada, ben } = await apart(one, other);
    await playOn(table, [ada, ben], 40);
    expect(ada.view(table).fields.board ?? null).toEqual(ben.view(table).fields.board ?? null);
    await ada.must('say', table, { id: 'a', text: 'over there' });
    await ben.until(() => ben.talk.get(table)?.[0]?.text === 'over there', 'hearing it');
    ben.drop();
    await ada.until(() => !ada.room(table).seats[1].here, 'Ben being gone');
    ada.close();
  });

  test('a tournament and its tables are the same at every process, and a round that ends at one is opened for all', async () => {
    const [one, other] = running;
    const [ada, ben] = await Promise.all([guest(one.address, 'Ada'), guest(other.address, 'Ben')]);
    const { json } = await http(one.address, 'newTournament', {
      cookie: ada.cookie,
      body: { title: 'Cup', kind: 'league', rounds: 2, wish: { ...SHORT, seats: 3 }, pace: 0 },
    });
    const params = { tournament: json.tournament as string };
    for (const [at, who] of [
      [one, ada],
      [other, ben],
    ] as const)
      await http(at.address, 'enterTournament', { cookie: who.cookie, params, body: {} });
    await http(other.address, 'actOnTournament', {
      cookie: ada.cookie,
      params,
      body: { act: 'start' },
    });
    await Promise.all([
      plays(ada, params.tournament, one.address),
      plays(ben, params.tournament, other.address),
    ]);
    const [here, there] = await Promise.all(
      [one, other].map(({ address }) => sheetAt(address, params.tournament)),
    );
    expect(here).toEqual(there);
    expect(here).toMatchObject({ state: 'over', standings: [{ games: 2 }, { games: 2 }] });
  }, 120_000);

  test('one process makes the moves of a table, wherever they come from', async () => {
    const [one, other] = running;
    const lines = async (at: Built): Promise<number> =>
      Number(/^hexwright_lines_total (\d+)/m.exec(await (await fetch(`${at.address}/metrics`)).text())?.[1]);
    const before = await Promise.all([one, other].map(lines));
    const { table, ada, ben } = await apart(one, other);
    await playOn(table, [ada, ben], 30);
    const after = await Promise.all([one, other].map(lines));
    expect(after[0] - before[0]).toBeGreaterThanOrEqual(30);
    expect(after[1] - before[1]).toBe(0);
    const strip = ({ events: _, eventsFrom: __, ...view }: ReturnType<Client['view']>) => view;
    // What came from afar in changes is what one is shown who comes anew.
    for (const [client, at] of [
      [ada, one],
      [ben, other],
    ] as const) {
      const anew = await new Client(at.address, client.who).connect();
      await anew.open(table);
      await anew.until(() => anew.views.has(table));
      await client.until(() => client.view(table).n >= anew.view(table).n);
      if (client.view(table).n === anew.view(table).n)
        expect(strip(client.view(table))).toEqual(strip(anew.view(table)));
      anew.close();
    }
    await ben.must('mute', ada.who!.id, true);
    await ada.must('say', table, { id: 'unheard', text: 'not for Ben' });
    await ben.must('say', table, { id: 'heard', text: 'for all' });
    await ben.until(() => (ben.talk.get(table)?.length ?? 0) > 0, 'hearing himself');
    expect(ben.talk.get(table)?.map(({ text }) => text)).toEqual(['for all']);
    const eve = await new Client(other.address, await guest(other.address, 'Eve')).connect();
    await eve.open(table);
    await ada.must('kick', table, eve.who!.id);
    await eve.until(() => eve.away.includes(table), 'being sent away from afar');
    expect(await eve.ask('say', table, { id: 'x', text: 'still here?' })).toMatchObject({ ok: false });
    for (const each of [ada, ben, eve]) each.close();
  });

  test('a changed password, a sign-out and a ban at one process hold at the other, and cut what is open there', async () => {
    const [one, other] = running;
    const login = { login: 'Ada.Everywhere', password: 'a long enough password' };
    const next = 'another password, as long';
    const ada = await guest(one.address, 'Ada');
    await http(one.address, 'openAccount', { cookie: ada.cookie, body: login });
    const signIn = async (at: Built, password: string) =>
      http(at.address, 'signIn', { body: { login: login.login, password } });
    const nameAt = async (at: Built, cookie: string): Promise<unknown> =>
      ((await http(at.address, 'me', { cookie })).json.me as { name: string } | null)?.name;
    const openAt = async (at: Built, cookie: string): Promise<Client> => {
      expect(await nameAt(at, cookie), 'known there').toBe('Ada');
      return new Client(at.address, { ...ada, cookie }).connect();
    };
    const cut = async (client: Client, cookie: string): Promise<void> => {
      await client.until(() => client.closed !== null, 'being cut');
      expect(client.closed).toBe(4001);
      expect(await nameAt(other, cookie)).toBeUndefined();
    };

    const stolen = (await signIn(other, login.password)).cookie!;
    const thief = await openAt(other, stolen);
    await http(one.address, 'changePassword', {
      cookie: ada.cookie,
      body: { password: login.password, next },
    });
    await cut(thief, stolen);
    expect((await signIn(other, login.password)).status).toBe(401);

    const second = (await signIn(one, next)).cookie!;
    const elsewhere = await openAt(other, second);
    await http(one.address, 'signOut', { cookie: second });
    await cut(elsewhere, second);

    const there = await openAt(other, ada.cookie);
    await fetch(`${one.address}/api/admin/ban`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ADMIN_TOKEN}` },
      body: JSON.stringify({ person: ada.id, banned: true }),
    });
    await cut(there, ada.cookie);
    expect((await signIn(other, next)).status).toBe(403);
  });

  test('of two processes that act at once one wins, and what is sent to both is made once', async () => {
    const [one, other] = running;
    const { table, ada, ben } = await apart(one, other);
    for (let round = 0; round < 10; round++) {
      const mover = [ada, ben].find((each) => each.view(table).legal.length > 0);
      if (!mover) {
        await Promise.race(
          [ada, ben].map((each) => each.until(() => each.view(table).legal.length > 0, 'a question')),
        );
        continue;
      }
      const twin = await new Client(mover === ada ? other.address : one.address, mover.who).connect();
      await twin.open(table);
      await twin.until(() => twin.views.has(table));
      const { seat, legal, n } = mover.view(table);
      const same = { id: `same-${round}`, at: n, move: legal[0] as never };
      const answers = await Promise.all([mover, twin].map((each) => each.ask('play', table, seat!, same)));
      expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
      const [a, b] = answers as { line: number }[];
      expect(a.line).toBe(b.line);
      await Promise.all([ada, ben, twin].map((each) => each.until(() => each.view(table).n >= a.line)));

      const asked = [mover, twin].every((each) => each.view(table).legal.length > 1);
      if (asked) {
        const at = mover.view(table).n;
        const different = await Promise.all(
          [mover, twin].map((each, i) =>
            each.ask('play', table, seat!, {
              id: `other-${round}-${i}`,
              at,
              move: each.view(table).legal[i] as never,
            }),
          ),
        );
        expect(different.filter(({ ok }) => ok)).toHaveLength(1);
        const won = different.find(({ ok }) => ok) as unknown as { line: number };
        await Promise.all([ada, ben].map((each) => each.until(() => each.view(table).n >= won.line)));
      }
      twin.close();
    }
    for (const each of [ada, ben]) each.close();
  });

  test('who comes to another process is shown no less than it saw, though no news has come there', async () => {
    const [one, other] = running;
    const { table, ada, ben } = await apart(one, other);
    await news.kill();
    let moved = 0;
    while (moved < 2) {
      await Promise.race([ada, ben].map((each) => each.until(() => each.view(table).legal.length > 0)));
      if (ada.view(table).legal.length === 0) break;
      const { seat, legal } = ada.view(table);
      const { line } = await ada.must('play', table, seat!, ada.command(table, legal[0] as never));
      await ada.until(() => ada.view(table).n >= line);
      moved++;
    }
    expect(moved).toBeGreaterThan(0);
    const seen = ada.view(table).n;
    expect(ben.view(table).n, 'Ben has heard nothing').toBeLessThan(seen);
    const back = await new Client(other.address, ada.who).connect();
    await back.open(table, { seen });
    await back.until(() => back.views.has(table));
    expect(back.view(table).n).toBeGreaterThanOrEqual(seen);
    await ben.until(() => ben.view(table).n >= seen, 'Ben being told with her');
    await news.start();
    for (const each of [ada, ben, back]) each.close();
  });

  test('a killed process’s tables go on at another within seconds, its bots too', async () => {
    const [one, other] = running;
    const { table, ada, ben } = await apart(one, other);
    await playOn(table, [ada, ben], 10);
    const told = ada.told.get(table) ?? [];
    await one.end('SIGKILL');
    const back = await new Client(other.address, ada.who).connect();
    await back.open(table);
    await back.until(() => back.views.has(table));
    expect(back.told.get(table)?.slice(0, told.length)).toEqual(told);
    const began = Date.now();
    await playOn(table, [back, ben], 20);
    expect(Date.now() - began).toBeLessThan(25_000);
    for (const each of [back, ben]) each.close();
  });

  test('play goes on after PostgreSQL and Redis were killed and came back', async () => {
    const [, other] = running;
    const third = await start();
    const { table, ada, ben } = await apart(other, third);
    await playOn(table, [ada, ben], 10);
    await Promise.all([database.kill(), news.kill()]);
    const mover = [ada, ben].find((each) => each.view(table).legal.length > 0);
    if (mover) {
      const { seat, legal } = mover.view(table);
      const lost = await mover
        .ask('play', table, seat!, mover.command(table, legal[0] as never))
        .catch(() => ({ ok: false }));
      expect(lost.ok, 'what could not be written has not happened').toBe(false);
      expect((await fetch(`${other.address}/readyz`)).status).toBe(503);
    }
    await Promise.all([database.start(), news.start()]);
    const players = await Promise.all(
      [ada, ben].map(async (each, i) => {
        each.drop();
        const again = await new Client([other, third][i].address, each.who).connect();
        await again.open(table);
        await again.until(() => again.views.has(table));
        return again;
      }),
    );
    await playOn(table, players, 20);
    for (const each of players) each.close();
  });

  test('while PostgreSQL or Redis is frozen moves are refused or made and never left open, and each process says what is wrong', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const { table, ada, ben } = await apart(one, other);
    const asked = (): Client | undefined => [ada, ben].find((each) => each.view(table).legal.length > 0);
    for (const [service, why] of [
      [database, 'the store does not answer'],
      [news, 'Redis does not answer'],
    ] as const) {
      await Promise.race([ada, ben].map((each) => each.until(() => each.view(table).legal.length > 0)));
      const mover = asked()!;
      const { seat, legal } = mover.view(table);
      const command = mover.command(table, legal[0] as never);
      // Of PostgreSQL every process that serves a connection.
      const frozen = [service.pid()!, ...childrenOf(service.pid()!)];
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
      const [answer, ready] = await Promise.all([
        mover.ask('play', table, seat!, command),
        fetch(`${one.address}/readyz`).then(async (reply) => [reply.status, await reply.json()]),
      ]);
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
      expect(answer.ok, `${why}: ${JSON.stringify(answer)}`).toBe(service === news);
      // What was refused may be written all the same once the store is back: sent again it is made once.
      let line = answer.ok ? answer.line : 0;
      for (let attempt = 0; line === 0; attempt++) {
        const again = await mover.ask('play', table, seat!, command);
        if (again.ok) line = again.line;
        else if (attempt === 5) throw new Error(again.reason.text);
      }
      await Promise.all([ada, ben].map((each) => each.until(() => each.view(table).n >= line, 'the move')));
      expect(ready).toEqual([503, { ready: false, why }]);
    }
    await playOn(table, [ada, ben], 10);
    for (const each of [ada, ben]) each.close();
  });
});
