import { rows, rulesFor } from '@hexwright/catalog';
import { Rng } from '@hexwright/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, guest, http, type Running, removeDirs, runServer, twoAtATable } from './client.ts';

let server: Running;

beforeAll(async () => {
  server = await runServer();
});

afterAll(async () => {
  await server.close();
  removeDirs();
});

/** Plays for whoever is asked until the game is over, or so many moves were made. */
async function playOn(table: string, players: readonly Client[], most = 20_000): Promise<number> {
  const rng = new Rng(table);
  let moves = 0;
  while (moves < most) {
    const asked = players.find(
      (each) => each.view(table).legal.length > 0 && each.room(table).state === 'playing',
    );
    if (players[0].view(table).over) break;
    if (!asked) {
      await Promise.race(
        players.map((each) =>
          each.until(() => each.view(table).legal.length > 0 || each.view(table).over, 'a question'),
        ),
      );
      continue;
    }
    const view = asked.view(table);
    const seat = view.seat as number;
    const made = await asked.ask(
      'play',
      table,
      seat,
      asked.command(table, view.legal[rng.below(view.legal.length)] as never),
    );
    if (made.ok) {
      moves++;
      await asked.until(() => asked.view(table).n >= made.line, 'the view after a move');
    } else if (made.reason.code !== 'stale') throw new Error(made.reason.text);
    else await asked.until(() => asked.view(table).n > view.n, 'a newer view');
  }
  return moves;
}

describe('a table for people', () => {
  test('two play a whole game over sockets, with a reconnect in the middle of it', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    expect(await playOn(table, [ada, ben], 60)).toBe(60);

    const seen = ben.view(table).n;
    const told = [...(ben.told.get(table) ?? [])];
    ben.drop();
    await ada.until(() => ada.room(table).seats[1].here === false, 'Ben being gone');
    const alone = ada.view(table);
    if (alone.legal.length > 0) await ada.must('play', table, 0, ada.command(table, alone.legal[0] as never));
    await ben.connect();
    await ben.open(table, { seen });
    await ben.until(() => ben.view(table).n >= ada.view(table).n, 'what was missed');
    expect(ben.told.get(table)?.slice(0, told.length)).toEqual(told);

    // Who comes back without a memory is told the same.
    const again = await new Client(server.address, ben.who).connect();
    await again.open(table);
    await again.until(() => again.views.has(table));
    await ben.until(() => ben.view(table).n >= again.view(table).n);
    expect(again.told.get(table)).toEqual(ben.told.get(table));
    expect(again.view(table).fields).toEqual(ben.view(table).fields);
    again.close();

    await playOn(table, [ada, ben]);
    await ada.until(() => ada.room(table).state === 'over', 'the end');
    expect(ada.view(table).result?.winners.length).toBeGreaterThan(0);
    expect((await ada.must('story', table)).story.moves).toBe(ada.view(table).moves);
    expect((await ben.must('frame', table, 10)).view.moves).toBe(10);

    // The result is in the history of both.
    await ada.until(() => true);
    const games = async (): Promise<unknown[]> =>
      (await http(server.address, 'person', { params: { person: ada.who!.id }, cookie: ada.who!.cookie }))
        .json.games;
    await expect.poll(games, { timeout: 60_000 }).toHaveLength(1);
    await ada.must('say', table, { id: 'well', text: 'well played' });
    await ada.must('say', table, { id: 'clap', react: 'well-played' });
    const rematch = await ben.must('rematch', table);
    expect(await ada.must('rematch', table)).toEqual(rematch);
    // The same people go on talking at it; reactions were for that moment.
    await ben.open(rematch.table);
    await ben.must('say', rematch.table, { id: 'again', text: 'again!' });
    await ben.until(() => ben.talk.get(rematch.table)?.length === 2, 'what was said before, and now');
    expect(ben.talk.get(rematch.table)?.map(({ name, text }) => [name, text])).toEqual([
      ['Ada', 'well played'],
      ['Ben', 'again!'],
    ]);
    ada.close();
    ben.close();
  });

  test('a game of another kind is played at a table as any other', async () => {
    const cards = rows.find(({ id: game, players }) => {
      const ruled = players.includes(2) ? rulesFor({ game, seats: 2 }) : undefined;
      return ruled?.ok && ruled.rules.kind !== 'island';
    });
    const { table, ada, ben } = await twoAtATable(server.address, { wish: { game: cards!.id, seats: 2 } });
    expect(await playOn(table, [ada, ben], 40)).toBe(40);
    const again = await new Client(server.address, ben.who).connect();
    await again.open(table);
    await again.until(() => again.views.has(table));
    await ben.until(() => ben.view(table).n >= again.view(table).n);
    expect(again.view(table).fields).toEqual(ben.view(table).fields);
    for (const each of [ada, ben, again]) each.close();
  });

  test('a board of one’s own is played on, and one that does not suit is refused in the engine’s words', async () => {
    const strip = (hexes: number) => ({
      format: 'hexwright-layout/1',
      id: 'own',
      name: 'A strip of hills',
      provenance: 'house',
      robber: null,
      hexes: Array.from({ length: hexes }, (_, q) => ({ q, r: 0, terrain: 'hills', number: 4 })),
    });
    const game = 'first-island/base';
    const { table, ada, ben } = await twoAtATable(server.address, {
      wish: { game, seats: 3, layout: strip(12) },
    });
    expect(ada.view(table).fields.terrain).toHaveLength(12);
    expect(await playOn(table, [ada, ben], 4)).toBe(4);
    const { json } = await http(server.address, 'newTable', {
      cookie: ada.who?.cookie ?? '',
      body: { wish: { game, seats: 3, layout: strip(2) } },
    });
    expect(JSON.stringify(json)).toContain('the board has too few places to start');
    ada.close();
    ben.close();
  });

  test('a refused move says why in the engine’s words, and changes nothing', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    const before = ada.view(table);
    expect(await ada.ask('play', table, 0, ada.command(table, { move: 'road', edge: 1 }))).toMatchObject({
      ok: false,
      reason: { code: expect.any(String), text: expect.any(String) },
    });
    const nonsense = await ada.ask('play', table, 0, ada.command(table, { move: 'fly' }));
    expect(nonsense).toMatchObject({ ok: false, reason: { text: expect.stringContaining('fly') } });
    expect(ada.view(table)).toBe(before);
    ada.close();
    ben.close();
  });

  test('a command that is sent twice is made once', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    const mover = ada.view(table).legal.length > 0 ? ada : ben;
    const seat = mover.view(table).seat as number;
    const command = mover.command(table, mover.view(table).legal[0] as never);
    const [first, second] = await Promise.all([
      mover.must('play', table, seat, command),
      mover.must('play', table, seat, command),
    ]);
    expect(second.line).toBe(first.line);
    mover.drop();
    await mover.connect();
    await mover.open(table);
    expect((await mover.must('play', table, seat, command)).line).toBe(first.line);
    ada.close();
    ben.close();
  });

  test('nobody plays another’s seat, reads a private table, or opens one by guessing', async () => {
    const { table, ada, ben } = await twoAtATable(server.address, {
      watching: { allowed: false },
      password: 'sesame',
    });
    const other = ada.view(table).legal.length > 0 ? ben : ada;
    const mover = other === ada ? ben : ada;
    const seat = mover.view(table).seat as number;
    const command = mover.command(table, mover.view(table).legal[0] as never);
    expect(await other.ask('play', table, seat, command)).toMatchObject({ reason: { code: 'not-yours' } });

    const eve = await new Client(server.address, await guest(server.address, 'Eve')).connect();
    expect(await eve.ask('play', table, seat, command)).toMatchObject({ reason: { code: 'not-open' } });
    expect(await eve.ask('open', table)).toMatchObject({ reason: { code: 'password-needed' } });
    expect(await eve.ask('open', table, { password: 'open' })).toMatchObject({
      reason: { code: 'password-wrong' },
    });
    expect(await eve.ask('open', table, { password: 'sesame' })).toMatchObject({
      reason: { code: 'no-watching' },
    });
    expect(await eve.ask('open', 'a'.repeat(22))).toMatchObject({ reason: { code: 'no-table' } });
    for (const ask of ['story', 'copy', 'rematch', 'resign', 'start', 'stand'] as const)
      expect(await eve.ask(ask, table), ask).toMatchObject({ ok: false, reason: { code: 'not-open' } });
    expect(eve.heard.join('')).not.toContain('fields');
    const lobby = await http(server.address, 'lobby');
    expect(JSON.stringify(lobby.json)).not.toContain(table);
    for (const each of [ada, ben, eve]) each.close();
  });
});

describe('who may come in', () => {
  test('a page of another house may not open a socket, nor change anything', async () => {
    const ada = await guest(server.address, 'Ada');
    const evil = { origin: 'https://evil.example' };
    await expect(new Client(server.address, ada).connect(evil)).rejects.toThrow('403');
    const asked = await http(server.address, 'changeMe', {
      cookie: ada.cookie,
      body: { name: 'Eve' },
      headers: evil,
    });
    expect(asked).toMatchObject({ status: 403, json: { error: { code: 'origin' } } });
    const own = await new Client(server.address, ada).connect({ origin: server.address });
    expect(await own.ask('ping')).toEqual({ ok: true });
    own.close();
  });

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const answer = await fetch(`${server.address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    const cookie = answer.headers.getSetCookie()[0];
    expect(cookie).toMatch(/^hexwright=[\w-]{43};/);
    for (const word of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(word);
    expect(JSON.stringify(await answer.json())).not.toContain(cookie.slice(10, 30));
  });

  test('who has no name may look on, and no more', async () => {
    const { table, ada, ben } = await twoAtATable(server.address);
    const nobody = await new Client(server.address, null).connect();
    await nobody.open(table);
    await nobody.until(() => nobody.views.has(table));
    expect(nobody.view(table)).toMatchObject({ seat: null, legal: [] });
    expect(await nobody.ask('say', table, { id: 'a', text: 'hello' })).toMatchObject({
      reason: { code: 'guest-first' },
    });
    for (const each of [ada, ben, nobody]) each.close();
  });
});
