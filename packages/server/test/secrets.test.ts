import { join } from 'node:path';
import { rows } from '@hexwright/catalog';
import { Rng } from '@hexwright/kernel';
import { changedView, type Entry, type SocketReply, seatView, Table, type TableView } from '@hexwright/table';
import Sqlite from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRules } from '../tables/rules.ts';
import { Client, guest, http, type Running, removeDirs, runServer, twoAtATable } from './client.ts';

let server: Running;

beforeAll(async () => {
  server = await runServer({ LOG_LEVEL: 'debug', METRICS: 'open', ASKS_A_SECOND: '1000000' });
});

afterAll(async () => {
  await server.close();
  removeDirs();
});

/** One row of each family, whatever kind of game it is; every row with SECRETS=all. */
const familyOf = (id: string): string => id.split('/')[0];
const some = rows
  .filter(
    ({ id }, i) =>
      process.env.SECRETS === 'all' || rows.findIndex((row) => familyOf(row.id) === familyOf(id)) === i,
  )
  .map(({ id, players }) => ({ id, seats: players.includes(3) ? 3 : players[0] }))
  .filter(({ seats }) => seats > 1);
/** so many moves of each, and the first to its end; of every game with SECRETS=whole or all */
const MOVES = process.env.SECRETS ? 20_000 : 40;
const EVERY = 9;
/** everything that was secret at any table here, and what only people may read */
const everySecret = new Set<string>();

/** Every text of something secret that the server knows. */
function secretsOf(table: string, clients: readonly Client[]): string[] {
  const sqlite = new Sqlite(join(server.dataDir, 'hexwright.db'));
  const [{ chance, room }] = sqlite.prepare('select chance, room from tables where id = ?').all([table]) as {
    chance: string;
    room: string;
  }[];
  sqlite.close();
  const { password } = JSON.parse(room) as { password: string };
  return [
    (JSON.parse(chance) as { seed: string }).seed,
    password,
    ...clients.map(({ who }) => who!.cookie.slice(10)),
  ];
}

/**
 * What a seat may see is proved for the table itself (packages/table/test/secrets.test.ts). Here everything that went over
 * the wire is compared with it: nobody was sent more, or another's.
 */
describe('nothing is sent to a seat but what the table shows that seat', () => {
  test.each(some.map(({ id, seats }, i) => [id, seats, i === 0 ? 20_000 : MOVES] as const))(
    '%s',
    async (game, seats, most) => {
      const { table, ada, ben } = await twoAtATable(server.address, {
        wish: { game, seats },
        password: 'sesame',
      });
      const nobody = await new Client(server.address, null).connect();
      await nobody.open(table, { password: 'sesame' });
      const players = [ada, ben];
      const rng = new Rng(game);
      for (let made = 0; made < most && !ada.view(table).over; ) {
        const mover = players.find((each) => each.view(table).legal.length > 0);
        if (!mover) {
          await Promise.race(
            players.map((each) =>
              each.until(() => each.view(table).legal.length > 0 || each.view(table).over, 'a question'),
            ),
          );
          continue;
        }
        const { legal, seat, n } = mover.view(table);
        const answer = await mover.ask(
          'play',
          table,
          seat!,
          mover.command(table, legal[rng.below(legal.length)] as never),
        );
        if (answer.ok) {
          made++;
          await mover.until(() => mover.view(table).n >= answer.line);
        } else await mover.until(() => mover.view(table).n > n, answer.reason.text);
      }

      // The bots play on while we read: what is compared is what was heard before the log was read.
      const heard = new Map([ada, ben, nobody].map((client) => [client, [...client.heard]]));
      const secrets = secretsOf(table, players);
      for (const secret of [...secrets, table, ...players.flatMap(({ who }) => [who!.id, who!.name])])
        everySecret.add(secret);
      for (const client of [ada, ben, nobody])
        for (const text of client.heard)
          for (const secret of secrets)
            if (text.includes(secret)) throw new Error(`a secret was sent: ${text.slice(0, 200)}`);

      const sqlite = new Sqlite(join(server.dataDir, 'hexwright.db'));
      const [{ setup, chance }] = sqlite
        .prepare('select setup, chance from tables where id = ?')
        .all([table]) as Record<string, string>[];
      const lines = sqlite
        .prepare('select entry from lines where table_id = ? order by line')
        .all([table]) as {
        entry: string;
      }[];
      sqlite.close();
      const entries = lines.map(({ entry }) => JSON.parse(entry) as Entry);
      const ruled = await openRules().forSetup(JSON.parse(setup));
      if (!ruled.ok) throw new Error(ruled.reason.text);
      let compared = 0;
      for (const [client, seat] of [
        [ada, 0],
        [ben, 1],
        [nobody, null],
      ] as const) {
        const views = viewsIn(heard.get(client)!);
        for (const view of views.filter((_, i) => i % EVERY === 0)) {
          const rebuilt = Table.rebuild(ruled.face, {
            chance: JSON.parse(chance),
            players: view.points.map((_, i) => ({ kind: i < 2 ? 'person' : 'bot' })),
            entries: entries.slice(0, view.n),
          });
          if (!rebuilt.ok) throw new Error(rebuilt.reason.text);
          const shown = JSON.parse(JSON.stringify(seatView(ruled.face, rebuilt.table.state, seat))) as object;
          expect(view).toMatchObject(shown);
          const { events } = rebuilt.table.join('x', seat === null ? [] : [seat]);
          expect(view.events).toEqual(JSON.parse(JSON.stringify(events.slice(view.eventsFrom))));
          expect(new Set(Object.keys(view))).toEqual(
            new Set([
              ...Object.keys(shown),
              ...['n', 'moves', 'events', 'eventsFrom', 'rolls', 'handover', 'mayUndo', 'mayRedo', 'stopped'],
            ]),
          );
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(10);
      for (const each of [ada, ben, nobody]) each.close();
    },
  );
});

/** The views that a page had, one after the other: whole ones, and what changes made of them. */
function viewsIn(heard: readonly string[]): TableView[] {
  const views: TableView[] = [];
  for (const text of heard) {
    const reply = JSON.parse(text) as SocketReply<TableView>;
    if ('view' in reply) views.push(reply.view);
    if ('change' in reply) views.push(changedView(views.at(-1) ?? null, reply.change)!);
  }
  return views;
}

test('no log line, figure or error tells of a table, a person, a token, a seed or of what was said', async () => {
  const ada = await new Client(server.address, await guest(server.address, 'Zuleika')).connect();
  const { json } = await http(server.address, 'newTable', {
    cookie: ada.who!.cookie,
    body: { wish: { game: 'first-island/base', seats: 3 }, title: 'Among ourselves', password: 'sesame' },
  });
  const table = json.table as string;
  await ada.open(table);
  await ada.must('say', table, { id: 'a', text: 'whispered words' });
  // Everything that may go wrong on the way goes wrong once.
  const errors = await Promise.all([
    ada.ask('open', 'A'.repeat(22)),
    ada.ask('play', table, 0, { id: 'x', at: 0, move: { move: 'roll' } }),
    fetch(`${server.address}/api/tables/${table}`).then((answer) => answer.text()),
    fetch(`${server.address}/api/me`, {
      method: 'POST',
      headers: { cookie: ada.who!.cookie },
      body: 'x',
    }).then((answer) => answer.text()),
    http(server.address, 'signIn', { body: { login: 'zuleika', password: 'wrong words' } }),
  ]);
  ada.send('{"id":1,"ask":"say","args":["whispered words"]}');
  const said = server.output() + (await (await fetch(`${server.address}/metrics`)).text());
  expect(said).toMatch(/"msg":"http request"/);
  for (const secret of [
    ...everySecret,
    table,
    ada.who!.id,
    ada.who!.cookie.slice(10),
    'Zuleika',
    'whispered',
    'ourselves',
    'wrong words',
  ])
    if (new RegExp(`(?<![\\w-])${secret.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(said))
      throw new Error(`it tells ${secret}`);
  for (const error of errors) expect(JSON.stringify(error)).not.toContain(ada.who!.cookie.slice(10));
  ada.close();
});
