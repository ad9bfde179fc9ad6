import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRegistry } from './registry.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hexwright-installed-'));
const packs = mkdtempSync(join(tmpdir(), 'hexwright-packs-'));
let registry;
let installing;

beforeAll(async () => {
  await run(process.execPath, [join(root, 'scripts/pack.mjs'), packs], root);
  registry = await openRegistry([join(root, 'node_modules'), join(root, 'packages/server/node_modules')]);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = readdirSync(packs)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(packs, name));
  installing = await run('npm', [
    ...['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'],
    ...[`--registry=${registry.address}`, `--cache=${join(packs, 'cache')}`, ...tarballs],
  ]);
});
afterAll(async () => {
  await registry?.close();
  for (const each of [folder, packs]) rmSync(each, { recursive: true, force: true });
});

/** Runs a program to its end in the folder of the installed copy; one that fails is a failure. */
function run(command, args, cwd = folder) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  return new Promise((resolve, reject) =>
    child
      .once('error', reject)
      .once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(said)))),
  );
}

const hexwright = (...args) => run(process.execPath, ['node_modules/hexwright/bin/hexwright.js', ...args]);

test('few packages come along, and nothing that builds', () => {
  expect(installing).not.toMatch(/ERR/);
  const installed = readdirSync(join(folder, 'node_modules'));
  expect(installed).toEqual(expect.arrayContaining(['hexwright', 'libsql', 'piscina', '.bin']));
  for (const tool of ['vite', 'tsx', 'typescript', 'react', 'fastify', 'bullmq', 'pg'])
    expect(installed).not.toContain(tool);
  const { dependencies } = JSON.parse(
    readFileSync(join(folder, 'node_modules/@hexwright/engine/package.json'), 'utf8'),
  );
  expect(dependencies).toBeUndefined();
});

test('the installed command lists, tells and simulates', async () => {
  expect(await run('npx', ['--no-install', 'hexwright', 'catalog'])).toContain('first-island/base');
  expect(await hexwright('catalog', 'show', 'first-island/base')).toContain('settlement');
  const played = await hexwright(
    'sim',
    'first-island/base',
    '--games',
    '3',
    '--seats',
    '3',
    '--options',
    'points=4',
  );
  expect(played).toContain('finished 3, unfinished 0, broken 0');
  await expect(hexwright('catalog', 'proofs')).rejects.toThrow(/this is no working copy/);
});

test('the installed command plays a game over standard input and output to its end', async () => {
  const child = spawn(process.execPath, ['node_modules/hexwright/bin/hexwright.js', 'stdio'], {
    cwd: folder,
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (method, params) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
    const { result, error } = JSON.parse((await lines.next()).value);
    if (error) throw new Error(error.message);
    return result;
  };
  let at = await ask('newGame', {
    game: 'first-island/base',
    seats: 3,
    seed: 'tides',
    options: { points: 4 },
  });
  const { game } = at;
  while (!at.over) {
    const [seat] = at.decision.seats;
    const { move } = await ask('bot', { game, seat, bot: 'random' });
    at = await ask('apply', { game, seat, move, events: false });
  }
  expect(at.result.winners).toHaveLength(1);
  child.stdin.end();
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
});

test('the installed command serves the page and lays tables', async () => {
  const child = spawn(process.execPath, ['node_modules/hexwright/bin/hexwright.js', 'serve', '--port', '0'], {
    cwd: folder,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
    const address = await new Promise((resolve, reject) => {
      child.stdout.on('data', () => /at (\S+)\n/.test(said) && resolve(/at (\S+)\n/.exec(said)[1]));
      void ended.then(() => reject(new Error(said)));
    });
    const page = await (await fetch(`${address}/browse`)).text();
    const [, script] = /<script type="module" crossorigin src="([^"]+)"/.exec(page);
    expect((await fetch(address + script)).headers.get('content-type')).toContain('javascript');
    const send = (path, body, headers = {}) =>
      fetch(`${address}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const guest = await send('me', { name: 'Ada' });
    const cookie = guest.headers.getSetCookie()[0].split(';')[0];
    const laid = await send('tables', { wish: { game: 'first-island/base', seats: 3 } }, { cookie });
    expect(await laid.json()).toMatchObject({ table: expect.any(String) });
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
});

const readme = readFileSync(join(root, 'packages/engine/README.md'), 'utf8');
const examples = [...readme.matchAll(/## (.*)\n\n```js\n([\s\S]*?)```/g)].map(([, title, code]) => [
  title,
  code,
]);

test('every example in the read-me of the engine runs', async () => {
  expect(examples.length).toBeGreaterThan(5);
  const files = examples.map(([, code], i) => {
    writeFileSync(join(folder, `example-${i}.mjs`), code);
    return `./example-${i}.mjs`;
  });
  const one = `for (const file of ${JSON.stringify(files)}) { await import(file); console.log('ran', file); }`;
  writeFileSync(join(folder, 'examples.mjs'), one);
  const said = await run(process.execPath, ['examples.mjs']);
  expect(said.match(/^ran /gm)).toHaveLength(examples.length);
  for (const promised of [/^seat \d wins after \d+ moves$/m, /^true$/m]) expect(said).toMatch(promised);
});

test('whoever writes a module sees the types of all that it is written with', async () => {
  const template = readFileSync(join(root, 'docs/template/alms.mjs'), 'utf8');
  writeFileSync(join(folder, 'alms.mjs'), template);
  const check = () => {
    const compiler = join(
      dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
      'bin/tsc',
    );
    const words = [
      '--noEmit',
      '--allowJs',
      '--checkJs',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
    ];
    return run(process.execPath, [compiler, ...words, 'alms.mjs']);
  };
  await check();
  writeFileSync(join(folder, 'alms.mjs'), template.replace('handSize(b, s, seat)', 'handSize(b, seat)'));
  await expect(check()).rejects.toThrow(/Expected 3 arguments/);
});
