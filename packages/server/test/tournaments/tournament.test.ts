import type { BodyOf } from '@hexwright/table';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBuilt } from '../built.ts';
import {
  Client,
  guest,
  http,
  newDir,
  type Running,
  removeDirs,
  runServer,
  type Somebody,
} from '../client.ts';
import { plays, SHORT, sheetAt } from './player.ts';

let server: Running;
beforeAll(async () => {
  server = await runServer();
});
afterAll(async () => {
  await server?.close();
  removeDirs();
});

const code = (code: string) => ({ error: { code } });

const made = async (
  host: Somebody,
  settings: Partial<BodyOf<'newTournament'>> = {},
  address = server.address,
): Promise<string> => {
  const { json } = await http(address, 'newTournament', {
    cookie: host.cookie,
    body: { title: 'Spring cup', kind: 'swiss', wish: SHORT, pace: 0, ...settings },
  });
  if (!json.tournament) throw new Error(JSON.stringify(json));
  return json.tournament;
};

const asked = async <N extends 'enterTournament' | 'leaveTournament' | 'actOnTournament'>(
  name: N,
  who: Somebody,
  tournament: string,
  body?: BodyOf<N>,
  address = server.address,
) => http(address, name, { cookie: who.cookie, params: { tournament }, body: (body ?? {}) as BodyOf<N> });

const sheet = (tournament: string, who?: Somebody, address = server.address) =>
  sheetAt(address, tournament, who);

test('sixteen play a tournament to its end, each at a socket of its own', async () => {
  const host = await guest(server.address, 'Host');
  const tournament = await made(host, { rounds: 2 });
  const players = await Promise.all(
    Array.from({ length: 16 }, (_, i) => guest(server.address, `Player-${i + 1}`)),
  );
  for (const each of players) expect((await asked('enterTournament', each, tournament)).status).toBe(200);
  expect((await asked('actOnTournament', host, tournament, { act: 'start' })).status).toBe(200);
  await Promise.all(players.map((each) => plays(each, tournament, server.address)));

  const { state, round, standings, played, people } = await sheet(tournament);
  expect([state, round, people.length]).toEqual(['over', 2, 16]);
  expect(standings.map(({ games }) => games)).toEqual(Array(16).fill(2));
  expect(
    standings.reduce((sum, { wins }) => sum + wins, 0),
    'one winner a table',
  ).toBe(8);
  expect(standings[0].score).toBeGreaterThan(standings[15].score);
  const games = played.flatMap((each) => each.games);
  expect(games).toHaveLength(8);
  const met = games.flatMap(({ seats }) =>
    seats.flatMap((one, i) => seats.slice(i + 1).map((other) => [one.entrant, other.entrant].sort().join())),
  );
  expect(new Set(met).size, 'nobody has met anybody twice').toBe(48);
  // Whoever looks finds every game to be seen again.
  const client = await new Client(server.address, host).connect();
  const table = games[0].table!;
  await client.open(table);
  const { story } = await client.must('story', table);
  expect(story).toBeTruthy();
  expect(client.room(table).seats.map(({ person }) => person?.id)).toEqual(
    games[0].seats.map(({ entrant }) => entrant),
  );
  client.close();
}, 120_000);

test('what was drawn and played outlives a server that is killed', async () => {
  const env = { DATA_DIR: newDir() };
  let built = await startBuilt(env);
  const { address } = built;
  const players = await Promise.all(['Ada', 'Ben'].map((name) => guest(address, name)));
  const tournament = await made(players[0], { rounds: 2, wish: { ...SHORT, seats: 3 } }, address);
  for (const each of players) await asked('enterTournament', each, tournament, {}, address);
  await asked('actOnTournament', players[0], tournament, { act: 'start' }, address);
  const drawn = await sheet(tournament, players[0], address);
  expect(drawn).toMatchObject({ state: 'running', round: 1, rounds: 2 });
  await built.end('SIGKILL');

  built = await startBuilt(env);
  onTestFinished(async () => void (await built.end('SIGTERM')));
  const after = await sheet(tournament, players[0], built.address);
  expect(after).toEqual(drawn);
  await Promise.all(players.map((each) => plays(each, tournament, built.address)));
  const { state, standings } = await sheet(tournament, undefined, built.address);
  expect([state, ...standings.map(({ games }) => games)]).toEqual(['over', 2, 2]);
}, 120_000);

describe('who may do what', () => {
  test('only the host starts, cancels, adds bots and takes somebody out', async () => {
    const [host, ada, ben] = await Promise.all(
      ['Host', 'Ada', 'Ben'].map((name) => guest(server.address, name)),
    );
    const tournament = await made(host);
    await asked('enterTournament', ada, tournament);
    for (const act of [
      { act: 'start' },
      { act: 'cancel' },
      { act: 'bots', count: 1, level: 'easy' },
      { act: 'remove', entrant: ada.id },
    ] as const)
      expect((await asked('actOnTournament', ben, tournament, act)).json).toMatchObject(code('not-host'));
    expect((await asked('actOnTournament', host, tournament, { act: 'start' })).json).toMatchObject(
      code('tournament-few'),
    );
    await asked('actOnTournament', host, tournament, { act: 'bots', count: 2, level: 'easy' });
    await asked('actOnTournament', host, tournament, { act: 'remove', entrant: ada.id });
    expect((await sheet(tournament)).people.map(({ name }) => name)).toEqual(['Bot 1', 'Bot 2']);
    expect((await asked('enterTournament', ada, tournament)).json).toMatchObject(code('sent-away'));
    await asked('actOnTournament', host, tournament, { act: 'cancel' });
    expect((await asked('enterTournament', ben, tournament)).json).toMatchObject(code('tournament-begun'));
  });

  test('nobody comes in without the password, past the last place, or without a name', async () => {
    const [host, ada, ben] = await Promise.all(
      ['Host', 'Ada', 'Ben'].map((name) => guest(server.address, name)),
    );
    const tournament = await made(host, { password: 'sesame', most: 2, listed: false });
    expect((await asked('enterTournament', ada, tournament)).json).toMatchObject(code('password-needed'));
    expect((await asked('enterTournament', ada, tournament, { password: 'x' })).json).toMatchObject(
      code('password-wrong'),
    );
    await asked('enterTournament', ada, tournament, { password: 'sesame' });
    await asked('enterTournament', host, tournament);
    expect((await asked('enterTournament', ben, tournament, { password: 'sesame' })).json).toMatchObject(
      code('tournament-full'),
    );
    const nobody = await http(server.address, 'enterTournament', { params: { tournament }, body: {} });
    expect(nobody.status).toBe(401);
    const listed = async (who: Somebody) =>
      JSON.stringify((await http(server.address, 'tournaments', { cookie: who.cookie })).json);
    expect(await listed(ben)).not.toContain(tournament);
    expect(await listed(ada)).toContain(tournament);
  });

  test('one without a clock, in the past, or of a game that there is not cannot be made', async () => {
    const host = await guest(server.address, 'Host');
    const refused = async (settings: Partial<BodyOf<'newTournament'>>) =>
      (
        await http(server.address, 'newTournament', {
          cookie: host.cookie,
          body: { title: 'No', kind: 'swiss', wish: SHORT, ...settings },
        })
      ).json;
    expect(await refused({ clock: { mode: 'off' } })).toMatchObject(code('shape'));
    expect(await refused({ starts: 1 })).toMatchObject(code('tournament-starts'));
    expect(await refused({ wish: { game: 'no/such', seats: 3 } })).toHaveProperty('error');
    expect(await refused({ wish: { ...SHORT, seats: 9 } })).toHaveProperty('error');
  });

  test('at its tables nobody changes seats, takes back, ends or pauses, and nobody else sits down', async () => {
    const [ada, ben, eve] = await Promise.all(
      ['Ada', 'Ben', 'Eve'].map((name) => guest(server.address, name)),
    );
    const tournament = await made(ada, { rounds: 1, wish: { ...SHORT, seats: 3 } });
    for (const each of [ada, ben]) await asked('enterTournament', each, tournament);
    await asked('actOnTournament', ada, tournament, { act: 'start' });
    const table = (await sheet(tournament, ada)).table!;
    const [a, b, e] = await Promise.all(
      [ada, ben, eve].map(async (who) => {
        const client = await new Client(server.address, who).connect();
        await client.open(table);
        return client;
      }),
    );
    expect(a.room(table)).toMatchObject({ you: { host: false }, tournament: { id: tournament, round: 1 } });
    const seats = { ok: false, reason: { code: 'tournament-seats' } };
    expect(await e.ask('sit', table, 2)).toMatchObject(seats);
    expect(await a.ask('stand', table)).toMatchObject(seats);
    for (const ask of [a.ask('disband', table), a.ask('settings', table, { pace: 5 }), a.ask('start', table)])
      expect(await ask).toMatchObject({ reason: { code: 'not-host' } });
    for (const each of [a, b]) await each.must('ready', table, true);
    await a.until(() => a.views.has(table), 'the game');
    const played = { ok: false, reason: { code: 'tournament-play' } };
    expect(await a.ask('propose', table, 'abandon')).toMatchObject(played);
    expect(await a.ask('propose', table, 'pause')).toMatchObject(played);
    expect(await a.ask('undo', table, { id: 'u', at: a.view(table).n })).toMatchObject(played);
    // Who gives up is last; where all have, the game brings nobody anything, and the tournament goes on.
    for (const each of [a, b]) await each.must('resign', table);
    await expect.poll(async () => (await sheet(tournament)).state, { timeout: 10_000 }).toBe('over');
    expect((await sheet(tournament)).played[0].games[0].state).toBe('void');
    for (const each of [a, b, e]) each.close();
  });

  test('who is forgotten leaves no name in it', async () => {
    const [host, ada] = await Promise.all(['Host', 'Adaline'].map((name) => guest(server.address, name)));
    const tournament = await made(host);
    await asked('enterTournament', ada, tournament);
    const own = await made(ada);
    await http(server.address, 'deleteMe', { cookie: ada.cookie, body: {} });
    expect(JSON.stringify(await sheet(tournament))).not.toContain('Adaline');
    expect(await sheet(own)).toMatchObject({ state: 'cancelled', host: { name: '–' } });
  });
});
