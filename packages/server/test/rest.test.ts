import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { Client, guest, http, removeDirs, runServer } from './client.ts';

afterAll(removeDirs);

const LINUX = process.platform === 'linux';
if (!LINUX) console.warn('NOT RUN: memory at rest. It is read from /proc, which this system does not have.');

/** What a process has in memory, in megabytes. */
const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test.skipIf(!LINUX)('a server at rest is small, and stays so while people only gather', async () => {
  const server = await runServer();
  const { address } = server;
  const pid = server.process.pid as number;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(megabytes(pid), 'after the start').toBeLessThan(150);
  await fetch(`${address}/api/openapi.json`).then((answer) => answer.json());
  const ada = await new Client(address, await guest(address, 'Ada')).connect();
  expect(megabytes(pid), 'with a page').toBeLessThan(150);
  const { json } = await http(address, 'newTable', {
    cookie: ada.who!.cookie,
    body: { wish: { game: 'first-island/base', seats: 3 } },
  });
  await ada.open(json.table as string);
  ada.close();
  // With the rules loaded it is no longer at rest; it must still fit a small machine.
  expect(megabytes(pid), 'with a table').toBeLessThan(300);
  await server.close();
});
