import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { Client, newDir, removeDirs, runServer, twoAtATable } from './client.ts';
import { quantile, readingOf } from './load/figures.ts';
import { runLoad } from './load/run.ts';

afterAll(removeDirs);

/** A short while of what `npm run load` does; docs/server-proofs.md has its figures. */
test('bots over real sockets play at every table, and everything is measured', async () => {
  const [figures] = await runLoad(
    {
      game: 'first-island/base',
      tables: 5,
      seats: 4,
      paces: [0.5],
      seconds: 3,
      warm: 4,
      store: 'sqlite',
      processes: 1,
    },
    () => {},
  );
  expect(figures).toMatchObject({ tables: 5, sockets: 20, refused: 0, gamesEnded: 0 });
  expect(figures.moves).toBeGreaterThan(10);
  const { p50, p95, p99, most } = figures.toEvent;
  expect([...[most, p99, p95, p50]].sort((a, b) => b - a)).toEqual([most, p99, p95, p50]);
  for (const value of [p50, figures.cpu.server, figures.cpu.generator, figures.megabytes, figures.writeMs])
    expect(value).toBeGreaterThan(0);
});

test('a quantile is a value that so many do not exceed', () => {
  const values = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect([0.5, 0.95, 0.99, 1].map((part) => quantile(values, part))).toEqual([100, 190, 198, 200]);
});

test('a thousand idle tables are rows and nothing else: none is in memory until somebody comes', async () => {
  const dataDir = newDir();
  const first = await runServer({}, dataDir);
  const { table, ada, ben } = await twoAtATable(first.address);
  // Where a bot is asked the house has something to do.
  await Promise.race([ada, ben].map((each) => each.until(() => each.view(table).legal.length > 0)));
  const { legal } = ada.view(table);
  await first.close();

  // The same game a thousand times; at every other table a clock is running that ends tomorrow.
  const sqlite = new Sqlite(join(dataDir, 'hexwright.db'));
  const copyOf = (name: string, columns: readonly string[], key: string): void => {
    const others = columns.filter((column) => column !== key);
    const copies = sqlite.prepare(
      `insert into ${name} (${key}, ${others.join(', ')}) select ?, ${others.join(', ')} from ${name} where ${key} = ?`,
    );
    for (let i = 0; i < 1000; i++) copies.run([idOf(i), table]);
  };
  const columnsOf = (name: string): string[] =>
    (sqlite.prepare(`pragma table_info(${name})`).all([]) as { name: string }[]).map((column) => column.name);
  sqlite.exec('begin');
  copyOf('tables', columnsOf('tables'), 'id');
  copyOf('lines', columnsOf('lines'), 'table_id');
  copyOf('seats', columnsOf('seats'), 'table_id');
  sqlite.exec(`update tables set due = ${Date.now() + 86_400_000} where rowid % 2 = 0`);
  sqlite.exec('commit');
  sqlite.close();

  const second = await runServer({ METRICS: 'open' }, dataDir);
  // It has looked once for tables that it must see to, and seen to those that it found.
  await expect
    .poll(async () => (await readingOf(second.address)).sweeps, { timeout: 60_000 })
    .toBeGreaterThan(0);
  const atRest = await readingOf(second.address);
  expect(atRest.tables).toBe(0);
  expect(atRest.rss).toBeLessThan(150e6);
  const back = await new Client(second.address, ada.who).connect();
  await back.open(idOf(517));
  await back.until(() => back.views.has(idOf(517)), 'the table');
  expect(back.view(idOf(517)).legal).toEqual(legal);
  expect((await readingOf(second.address)).tables).toBe(1);
  back.close();
  await second.close();
});

const idOf = (i: number): string => `copy${String(i).padStart(18, '0')}`;
