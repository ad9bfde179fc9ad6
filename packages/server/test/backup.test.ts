import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backup, restore } from '../store/backup.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Client, newDir, removeDirs, runServer, twoAtATable } from './client.ts';

afterAll(removeDirs);

test('a copy that was made while people play is the whole store at one moment', async () => {
  const server = await runServer();
  const { table, ada, ben } = await twoAtATable(server.address);
  const file = join(newDir(), 'copy.db');
  backup(server.dataDir, file);
  expect(() => backup(server.dataDir, file), 'no copy is written over').toThrow(/there already/);
  const then = ada.view(table).n;
  const mover = ada.view(table).legal.length > 0 ? ada : ben;
  await mover.must(
    'play',
    table,
    mover.view(table).seat!,
    mover.command(table, mover.view(table).legal[0] as never),
  );
  expect(() => restore(server.dataDir, file), 'not under a running server').toThrow(/stop the server first/);
  await server.close();

  expect(() => restore(server.dataDir, join(newDir(), 'nothing.db'))).toThrow(/no file/);
  const other = join(newDir(), 'other.db');
  writeFileSync(other, 'this is no store');
  expect(() => restore(server.dataDir, other)).toThrow(/no store of Hexwright|damaged/);
  const before = restore(server.dataDir, file);
  expect(before && existsSync(before)).toBe(true);

  const again = await runServer({}, server.dataDir);
  const back = await new Client(again.address, ada.who).connect();
  await back.open(table);
  await back.until(() => back.views.has(table));
  expect(back.view(table).n).toBe(then);
  await again.close();
});

test('two servers do not share one file, whatever the note beside it says', async () => {
  const server = await runServer();
  const another = () => runServer({}, server.dataDir);
  await expect(another()).rejects.toThrow(/another server \(process \d+ on \S+\) uses/);
  // In containers that share a volume every server is process 1, and nobody sees the other’s processes.
  const note = join(server.dataDir, 'server.pid');
  for (const text of ['1', '', String(process.pid), '999999']) {
    writeFileSync(note, text);
    await expect(another()).rejects.toThrow(/another server .* uses/);
  }
  rmSync(note);
  await expect(another()).rejects.toThrow(/another server .* uses/);
  await server.close();
  await (await another()).close();
});

describe('a damaged store', () => {
  const damaged: [string, (file: string) => void, RegExp][] = [
    ['of 0 bytes', (file) => truncateSync(file, 0), /is empty \(0 bytes\)/],
    ['cut off', (file) => truncateSync(file, statSync(file).size >> 1), /damaged/],
    ['written over', (file) => writeFileSync(file, Buffer.alloc(8192, 7)), /damaged or no store/],
    [
      'with a spoiled page',
      (file) => {
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill(0xa5, 4096, 12288));
      },
      /damaged/,
    ],
  ];

  test.each(damaged)(
    '%s is named in plain words where a server died, and put aside unread',
    async (_how, spoil, says) => {
      const server = await runServer();
      const { table, ada, ben } = await twoAtATable(server.address);
      const copy = join(newDir(), 'copy.db');
      backup(server.dataDir, copy);
      for (const each of [ada, ben]) each.close();
      await server.close();
      // As a server leaves it that died.
      writeFileSync(join(server.dataDir, 'server.pid'), '1 on elsewhere');
      const store = join(server.dataDir, 'hexwright.db');
      spoil(store);
      const spoiled = readFileSync(store);
      const refusal = await runServer({}, server.dataDir).then(
        () => 'it started',
        (error: Error) => error.message,
      );
      expect(refusal).toMatch(says);
      expect(refusal).toContain('hexwright restore');
      expect(refusal).not.toContain('[object');
      expect(readFileSync(store).equals(spoiled), 'nothing is written to it').toBe(true);

      const aside = restore(server.dataDir, copy)!;
      expect(readFileSync(aside).equals(spoiled), 'kept as it was').toBe(true);
      const again = await runServer({}, server.dataDir);
      const back = await new Client(again.address, ada.who).connect();
      await back.open(table);
      back.close();
      await again.close();
    },
  );

  test('that lost nothing but its order is used on: a server was killed', async () => {
    const server = await runServer();
    await server.end('SIGKILL');
    const again = await runServer({}, server.dataDir);
    await again.close();
    expect(existsSync(join(server.dataDir, 'server.pid')), 'put in order').toBe(false);
  });
});

test('a restore that was cut short begins no empty store, and no old log is taken for the next one’s', async () => {
  const dir = newDir();
  const store = join(dir, 'hexwright.db');
  await (await openSqlite(store)).close();
  const copy = join(newDir(), 'copy.db');
  backup(dir, copy);
  for (const left of ['.restoring', '-wal']) {
    rmSync(store);
    writeFileSync(store + left, 'what was left behind');
    await expect(openSqlite(store)).rejects.toThrow(
      /is not there, but .* is: .*hexwright restore FILE again/,
    );
    expect(existsSync(store)).toBe(false);
    restore(dir, copy);
    expect(existsSync(store + left)).toBe(false);
    await (await openSqlite(store)).close();
  }
});

test('copies and stores are for their owner alone to read', async () => {
  const server = await runServer();
  const copy = join(newDir(), 'copy.db');
  backup(server.dataDir, copy);
  expect(statSync(copy).mode & 0o077).toBe(0);
  for (const file of ['hexwright.db', 'hexwright.db-wal', 'server.pid'])
    expect(statSync(join(server.dataDir, file)).mode & 0o077, file).toBe(0);
  await server.close();
  restore(server.dataDir, copy);
  expect(statSync(join(server.dataDir, 'hexwright.db')).mode & 0o077).toBe(0);
});
