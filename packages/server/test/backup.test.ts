import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backup, restore } from '../store/backup.ts';
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

test('two servers do not share one file', async () => {
  const server = await runServer();
  await expect(runServer({}, server.dataDir)).rejects.toThrow(/another server \(process \d+\) uses/);
  await server.close();
});
