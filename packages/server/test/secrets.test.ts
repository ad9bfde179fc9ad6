import { join } from 'node:path';
import { rows } from '@hexwright/catalog';
import { Rng } from '@hexwright/kernel';
import { type Entry, type IslandMore, sightOf, Table, type TableView } from '@hexwright/table';
import Sqlite from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRules } from '../tables/rules.ts';
import { Client, type Running, removeDirs, runServer, twoAtATable } from './client.ts';

let server: Running;

beforeAll(async () => {
  server = await runServer();
});

afterAll(async () => {
  await server.close();
  removeDirs();
});

/** A few rows of different families, the same each time. */
const some = rows
  .filter(({ players }) => players.includes(3))
  .filter((_, i, all) => i % Math.ceil(all.length / 5) === 0);
const MOVES = 60;
const EVERY = 9;

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
  test.each(some.map(({ id }) => id))('%s', async (game) => {
    const { table, ada, ben } = await twoAtATable(server.address, {
      wish: { game, seats: 3 },
      password: 'sesame',
    });
    const nobody = await new Client(server.address, null).connect();
    await nobody.open(table, { password: 'sesame' });
    const players = [ada, ben];
    const rng = new Rng(game);
    for (let made = 0; made < MOVES && !ada.view(table).over; ) {
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

    const secrets = secretsOf(table, players);
    for (const client of [ada, ben, nobody])
      for (const text of client.heard)
        for (const secret of secrets)
          if (text.includes(secret)) throw new Error(`a secret was sent: ${text.slice(0, 200)}`);

    const sqlite = new Sqlite(join(server.dataDir, 'hexwright.db'));
    const [{ setup, chance }] = sqlite
      .prepare('select setup, chance from tables where id = ?')
      .all([table]) as Record<string, string>[];
    const lines = sqlite.prepare('select entry from lines where table_id = ? order by line').all([table]) as {
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
      const views = client.heard
        .map((text) => JSON.parse(text) as { view?: TableView<IslandMore> })
        .flatMap(({ view }) => view ?? []);
      for (const view of views.filter((_, i) => i % EVERY === 0)) {
        const rebuilt = Table.rebuild(ruled.face, {
          chance: JSON.parse(chance),
          players: view.points.map((_, i) => ({ kind: i < 2 ? 'person' : 'bot' })),
          entries: entries.slice(0, view.n),
        });
        if (!rebuilt.ok) throw new Error(rebuilt.reason.text);
        const shown = JSON.parse(JSON.stringify(sightOf(ruled.face, rebuilt.table.state, seat))) as object;
        expect(view).toMatchObject(shown);
        expect(new Set(Object.keys(view))).toEqual(
          new Set([
            ...Object.keys(shown),
            ...['n', 'moves', 'events', 'eventsFrom', 'rolls', 'handover', 'mayUndo', 'stopped'],
          ]),
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
    for (const each of [ada, ben, nobody]) each.close();
  });
});
