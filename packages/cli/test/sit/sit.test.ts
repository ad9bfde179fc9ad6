import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFresh } from '../../../server/build.mjs';
import { rowCalled, tableFrom } from '../../arguments.ts';
import { contestantFrom } from '../../players/contestants.ts';
import { sitCommand } from '../../sit/command.ts';
import { beGuest, Line } from '../../sit/line.ts';
import { playAt } from '../../sit/play.ts';

const root = join(import.meta.dirname, '../../../..');
const dir = mkdtempSync(join(tmpdir(), 'hexwright-sit-'));
const BOT_TS = join(root, 'docs/template/bot.ts');
const BOT_PY = `stdio:PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=${join(root, 'clients/python')} python3 ${join(root, 'clients/python/examples/bot.py')}`;
const python = spawnSync('python3', ['--version']).status === 0;

let server: ChildProcess;
let address = '';
beforeAll(async () => {
  await ensureFresh('server');
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>the page</title>');
  server = spawn(process.execPath, [join(root, 'packages/server/dist/main.js')], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', PAGE_DIR: dir, DATA_DIR: dir, OVERLOAD_MS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (data) => {
      output += data;
      const [, found] = /Hexwright is at (\S+?)\/?\s/.exec(output) ?? [];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(output)));
  });
}, 120_000);
afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(dir, { recursive: true, force: true });
});

const { game } = tableFrom({ row: rowCalled('first-island/base'), options: [] });

test.skipIf(!python)(
  'a bot in TypeScript and one in Python play a game at a table of a server',
  { timeout: 120_000 },
  async () => {
    const [host, guest] = await Promise.all([beGuest(address, 'Ada'), beGuest(address, 'Ben')]);
    const laid = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: host },
      body: JSON.stringify({
        wish: { game: 'first-island/base', seats: 3, options: { points: 3 } },
        pace: 0,
        seating: { begins: 'first', order: 'listed' },
      }),
    });
    const { table } = (await laid.json()) as { table: string };
    const one = playAt({ address, table, cookie: host, seat: 0 }, contestantFrom(BOT_TS, game, '--player'));
    // The host begins as soon as the other says that it is ready, from a second page.
    let readied = (): void => {};
    const allReady = new Promise<void>((resolve) => {
      readied = resolve;
    });
    const page = await Line.open(
      address,
      host,
      (pushed) => {
        if ('room' in pushed && pushed.room.seats.every(({ ready, bot }) => ready || bot)) readied();
      },
      () => {},
    );
    await page.must('open', table);
    await page.must('bot', table, 2, true);
    const other = playAt(
      { address, table, cookie: guest, seat: 1 },
      contestantFrom(BOT_PY, game, '--player'),
    );
    await allReady;
    await page.must('start', table);
    const [first, second] = await Promise.all([one, other]);
    expect([first.seat, second.seat]).toEqual([0, 1]);
    expect(first.points).toEqual(second.points);
    expect(Math.max(...first.points)).toBeGreaterThanOrEqual(3);
    expect(Math.min(first.moves, second.moves)).toBeGreaterThan(3);
    page.close();
  },
);

test.each([
  [[], 'TABLE: which table?'],
  [['http://localhost:3000/'], 'TABLE: "http://localhost:3000/" is no link of a table'],
  [['http://localhost:3000/t/0123456789abcdefghijkl'], '--player: who plays?'],
  [['http://localhost:3000/t/0123456789abcdefghijkl', '--player', 'normal'], '"normal" is one of ours'],
  [['http://localhost:3000/t/0123456789abcdefghijkl', '--player', BOT_TS, '--seat', 'x'], '--seat: must be'],
])('%j is refused', async (args, told) => {
  await expect(sitCommand.run(args)).rejects.toThrow(told);
});

test('a table that is not there, and a server that is not there, are told in a line', async () => {
  const run = (place: string): Promise<number> | number =>
    sitCommand.run([`${place}/t/0123456789abcdefghijkl`, '--player', BOT_TS]);
  expect(await run(address)).toBe(1);
  expect(await run('http://127.0.0.1:1')).toBe(1);
});
