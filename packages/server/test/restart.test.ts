import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { type Built, startBuilt } from './built.ts';
import { Client, newDir, removeDirs, runServer, twoAtATable } from './client.ts';

afterAll(removeDirs);

/** Comes back to the server that runs now. */
async function back(who: Client, built: Built, table: string): Promise<Client> {
  const client = await new Client(built.address, who.who).connect();
  await client.open(table);
  await client.until(() => client.views.has(table), 'the table');
  return client;
}

describe('a server that ends', () => {
  test('whatever was told is there after the process was killed, and a command sent again is made once', async () => {
    const env = { DATA_DIR: newDir() };
    let built = await startBuilt(env);
    const { table, ada, ben } = await twoAtATable(built.address);
    let players = [ada, ben];
    for (let round = 0; round < 3; round++) {
      let last:
        | { client: Client; seat: number; command: ReturnType<Client['command']>; line: number }
        | undefined;
      for (let i = 0; i < 8; i++) {
        const mover = players.find((each) => each.view(table).legal.length > 0);
        if (!mover) {
          await Promise.race(
            players.map((each) => each.until(() => each.view(table).legal.length > 0, 'a question')),
          );
          continue;
        }
        const seat = mover.view(table).seat!;
        const command = { ...mover.command(table, mover.view(table).legal[0] as never), id: `${round}-${i}` };
        const { line } = await mover.must('play', table, seat, command);
        last = { client: mover, seat, command, line };
        await Promise.all(players.map((each) => each.until(() => each.view(table).n >= line)));
      }
      const told = players.map((each) => each.view(table).n);
      const views = players.map((each) => each.told.get(table));
      await built.end('SIGKILL');
      built = await startBuilt(env);
      const [a, b] = players;
      players = await Promise.all([back(a, built, table), back(b, built, table)]);
      for (const [i, each] of players.entries()) {
        expect(each.view(table).n, 'nothing that was told is lost').toBeGreaterThanOrEqual(told[i]);
        expect(each.told.get(table)?.slice(0, views[i]?.length)).toEqual(views[i]);
      }
      const sender = players[last?.client === a ? 0 : 1];
      expect((await sender.must('play', table, last!.seat, last!.command)).line).toBe(last!.line);
    }
    // The store itself is sound.
    await built.end('SIGTERM');
    const sqlite = new Sqlite(join(env.DATA_DIR, 'hexwright.db'));
    expect(sqlite.prepare('pragma integrity_check').all([])).toMatchObject([{ integrity_check: 'ok' }]);
    sqlite.close();
  });

  test('tells the pages that it stops, and ends by itself', async () => {
    const built = await startBuilt({ DATA_DIR: newDir() });
    const { ada, ben, table } = await twoAtATable(built.address);
    await ada.must('say', table, { id: 'one', text: 'a secret among friends' });
    expect(await built.end('SIGTERM')).toBe(0);
    await ada.until(() => ada.closed === 1012, 'being hung up on');
    expect(ada.news).toContainEqual(
      expect.objectContaining({ kind: 'stopping', backIn: expect.any(Number) }),
    );
    const said = built.output();
    for (const secret of [table, ada.who!.cookie.slice(10), ben.who!.cookie.slice(10), 'among friends'])
      expect(said, 'no secret in the log').not.toContain(secret);
  });

  test('a setting that is wrong is named', async () => {
    const wrong = startBuilt({ PORT: 'many', ADMIN_TOKEN: 'short', DATABASE_URL: 'mysql://x' });
    await expect(wrong).rejects.toThrow(
      /ended with 1[\s\S]*PORT: must be a whole number[\s\S]*DATABASE_URL: [\s\S]*ADMIN_TOKEN: /,
    );
  });
});

test('a table whose rules have changed since is closed, and its record is kept', async () => {
  const dataDir = newDir();
  const first = await runServer({}, dataDir);
  const { table, ada, ben } = await twoAtATable(first.address);
  const mover = ada.view(table).legal.length > 0 ? ada : ben;
  await mover.must(
    'play',
    table,
    mover.view(table).seat!,
    mover.command(table, mover.view(table).legal[0] as never),
  );
  const { n } = mover.view(table);
  await first.close();

  const sqlite = new Sqlite(join(dataDir, 'hexwright.db'));
  const [{ setup }] = sqlite.prepare('select setup from tables where id = ?').all([table]) as {
    setup: string;
  }[];
  const older = JSON.stringify({ ...JSON.parse(setup), engine: -1 });
  sqlite.prepare('update tables set setup = ? where id = ?').run([older, table]);
  sqlite.close();

  const second = await runServer({}, dataDir);
  const again = await new Client(second.address, ada.who).connect();
  const { room } = await again.open(table);
  expect(room.state).toBe('closed');
  expect(room.why).toMatch(/version|rules/);
  await second.close();
  const kept = new Sqlite(join(dataDir, 'hexwright.db'));
  const [{ count }] = kept.prepare('select count(*) as count from lines where table_id = ?').all([table]) as {
    count: number;
  }[];
  expect(count).toBeGreaterThanOrEqual(n);
  kept.close();
});
