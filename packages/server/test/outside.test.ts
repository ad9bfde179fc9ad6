import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startBuilt } from './built.ts';
import { Client, guest, http, newDir, removeDirs } from './client.ts';

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
