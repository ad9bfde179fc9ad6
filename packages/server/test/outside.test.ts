import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultReport } from '@hexwright/kernel';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startBuilt } from './built.ts';
import { AS_SEATED, Client, guest, http, newDir, removeDirs } from './client.ts';

afterAll(removeDirs);

const TEMPLATE = new URL('../../../docs/template/alms.mjs', import.meta.url);
const OTHER = `export default ({ defineModule }) => defineModule({
  id: 'my/other', kind: 'variant', seats: [3],
  rules: (was) => ({ handLimit: (s, seat) => was.handLimit(s, seat) + 1 }),
  words: { name: 'Other', summary: 'One card more.', rules: [], terms: {} },
});`;

function folder(): string {
  const dir = newDir();
  copyFileSync(TEMPLATE, join(dir, 'alms.mjs'));
  writeFileSync(join(dir, 'other.mjs'), OTHER);
  writeFileSync(join(dir, 'notes.txt'), 'no module');
  return dir;
}

async function serve(env: Record<string, string>) {
  const built = await startBuilt({ DATA_DIR: newDir(), ...env });
  onTestFinished(async () => void (await built.end('SIGTERM')));
  return built;
}

test('people play a module of the host’s own, with bots that know it', async () => {
  const { address } = await serve({ MODULES_DIR: folder(), MODULES: 'my/alms' });
  const ada = await new Client(address, await guest(address, 'Ada')).connect();
  onTestFinished(() => ada.close());
  const lay = (game: string) =>
    http(address, 'newTable', { cookie: ada.who!.cookie, body: { wish: { game, seats: 3 }, pace: 0 } });
  const other = await lay('my/other');
  expect(other.json, 'the host has not let it in').toMatchObject({ error: { code: 'game-unknown' } });
  const { json } = await lay('my/alms');
  const table = json.table as string;
  await ada.open(table);
  for (const seat of [0, 1, 2])
    if (ada.room(table).seats[seat].person === null) await ada.must('bot', table, seat, true);
  await ada.must('start', table);
  await ada.until(() => ada.views.has(table), 'the first view');
  await ada.must('bot', table, ada.view(table).seat!, true);
  await ada.until(() => ada.view(table).n > 20, 'twenty moves of bots');
});

test('pages are told which modules there are, and get their files and no others', async () => {
  const { address } = await serve({ MODULES_DIR: folder(), MODULES: 'my/alms' });
  const told = await (await fetch(`${address}/modules.json`)).json();
  expect(told).toEqual({ files: ['modules/alms.mjs', 'modules/other.mjs'], allowed: ['my/alms'] });
  const file = await fetch(`${address}/modules/alms.mjs`);
  expect(file.headers.get('content-type')).toContain('javascript');
  expect(await file.text()).toContain('my/alms');
  for (const other of ['notes.txt', '..%2Falms.mjs', 'nothing.mjs'])
    expect((await fetch(`${address}/modules/${other}`)).status, other).toBe(404);
});

test('without a folder there are none', async () => {
  const { address } = await serve({});
  expect(await (await fetch(`${address}/modules.json`)).json()).toEqual({ files: [], allowed: [] });
});

test('a server does not start with modules that it cannot let in, and says why', async () => {
  const dir = folder();
  await expect(serve({ MODULES_DIR: join(dir, 'nowhere') })).rejects.toThrow(/MODULES_DIR: .*nowhere/);
  await expect(serve({ MODULES_DIR: dir, MODULES: 'my/third' })).rejects.toThrow(
    /no file in .* has "my\/third"/,
  );
  await expect(serve({ MODULES: 'my/alms' })).rejects.toThrow(/set MODULES_DIR too/);
  writeFileSync(join(dir, 'broken.mjs'), 'throw new Error("half done")');
  await expect(serve({ MODULES_DIR: dir })).rejects.toThrow(/broken\.mjs: half done/);
});

const BROKEN = `export default ({ defineModule }) => defineModule({
  id: 'my/broken', kind: 'variant', seats: [3],
  rules: (was) => ({ endTurn: () => { throw new Error('nobody wrote this rule'); } }),
  words: { name: 'Broken', summary: 'It breaks down.', rules: [], terms: {} },
});`;

test('where the rules break down the host has it once in the log, with stack and versions, a figure, and a report to see it again', async () => {
  const dir = newDir();
  writeFileSync(join(dir, 'broken.mjs'), BROKEN);
  const token = 'a token of sixteen letters';
  const env = { MODULES_DIR: dir, ADMIN_TOKEN: token, DATA_DIR: newDir(), METRICS: 'open' };
  const { address, output, end } = await serve(env);
  const ada = await new Client(address, await guest(address, 'Ada')).connect();
  onTestFinished(() => ada.close());
  const wish = { game: 'my/broken', seats: 3 };
  const laid = await http(address, 'newTable', {
    cookie: ada.who!.cookie,
    body: { wish, pace: 0, seating: AS_SEATED },
  });
  const table = laid.json.table as string;
  await ada.open(table);
  for (const seat of [1, 2]) await ada.must('bot', table, seat, true);
  await ada.must('start', table);
  await ada.until(() => ada.views.has(table), 'the first view');
  const admin = async (path: string, body?: object) => {
    const answer = await fetch(`${address}/api/admin${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as {
      faults: { id: string; game: string; report: FaultReport }[];
      done: boolean;
    };
  };
  let refused: unknown;
  while (refused === undefined) {
    await ada.until(() => ada.view(table).legal.length > 0, 'a turn');
    const view = ada.view(table);
    const move = view.legal.find((each) => each.move === 'end-turn') ?? view.legal[0];
    const answer = await ada.ask('play', table, 0, ada.command(table, move));
    if (answer.ok) await ada.until(() => ada.view(table).n >= answer.line, 'the move');
    else refused = answer;
  }
  expect(refused, 'the player is told').toMatchObject({ reason: { code: 'fault' } });
  const { faults } = await admin('');
  expect(faults).toHaveLength(1);
  const [{ id, game, report }] = faults;
  expect(game).toBe('my/broken');
  expect(report.fault).toMatchObject({ by: 0, move: { move: 'end-turn' }, error: 'nobody wrote this rule' });
  expect(report.fault.stack).toContain('broken.mjs');
  expect(report.log).toHaveLength(report.fault.at);
  expect(JSON.stringify(report)).not.toContain('seed');
  const lines = output()
    .split('\n')
    .filter((line) => line.includes('rules failed'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0])).toMatchObject({
    ...{ row: 'my/broken', fault: id, move: { move: 'end-turn' }, by: 0 },
    ...{ versions: expect.any(Object), stack: expect.stringContaining('broken.mjs') },
  });
  expect(lines[0], 'the log does not name the table').not.toContain(table);
  expect(await (await fetch(`${address}/metrics`)).text()).toContain(
    'hexwright_faults_total{row="my/broken"} 1',
  );
  await end('SIGTERM');

  const again = await serve(env);
  const still = await fetch(`${again.address}/api/admin`, { headers: { authorization: `Bearer ${token}` } });
  expect(((await still.json()) as { faults: object[] }).faults, 'it is kept').toHaveLength(1);
  const mended = await fetch(`${again.address}/api/admin/mended`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fault: id }),
  });
  expect(await mended.json()).toEqual({ done: true });
  const none = await fetch(`${again.address}/api/admin`, { headers: { authorization: `Bearer ${token}` } });
  expect(((await none.json()) as { faults: object[] }).faults).toEqual([]);
});
