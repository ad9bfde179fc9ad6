import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readGames } from '../lab/games-file.ts';
import { exported } from './lab/exported.ts';

const root = join(import.meta.dirname, '../../..');
const client = join(root, 'clients/python');
const engine = `"${process.execPath}" packages/cli/start.mjs stdio`;
const found = spawnSync('python3', ['--version']).status === 0;
if (!found) process.stderr.write('NOT RUN: the client for Python. There is no python3.\n');

const dir = mkdtempSync(join(tmpdir(), 'hexwright-games-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A file of games and what is in it, by the names under which the client's tests look for them. */
function gamesToRead(): Record<string, string> {
  const { bytes, lines, head } = exported();
  const path = join(dir, 'some.games');
  writeFileSync(path, bytes);
  const [{ positions }] = readGames(bytes).games;
  const told = {
    game: head.game,
    winners: lines.map(({ winners }) => winners),
    points: lines.map(({ points }) => points),
    moves: lines.map(({ moves }) => moves),
    first: positions[0].features[head.features.indexOf('points')],
  };
  return { HEXWRIGHT_GAMES: path, HEXWRIGHT_GAMES_TOLD: JSON.stringify(told) };
}

function python(args: readonly string[], games: Record<string, string> = {}): string {
  const run = spawnSync('python3', [...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, HEXWRIGHT: engine, PYTHONPATH: client, PYTHONDONTWRITEBYTECODE: '1', ...games },
  });
  expect(run.status, run.stderr).toBe(0);
  return run.stdout + run.stderr;
}

// Where there is no python3 the client cannot be tried; the report counts these as skipped.
test.skipIf(!found)('the client for Python passes its own tests', { timeout: 120_000 }, () => {
  const tests = ['-m', 'unittest', 'discover', '-v', '-s', join(client, 'tests')];
  const told = python(tests, gamesToRead());
  expect(told).toMatch(/Ran \d+ tests[\s\S]*OK( \(skipped=\d+\))?\n$/);
  for (const line of told.split('\n')) if (line.includes('NOT RUN')) process.stderr.write(`${line}\n`);
});

const example = (name: string): string => join(client, 'examples', name);

test.skipIf(!found)('the examples for Python are sound, and one of them learns', { timeout: 120_000 }, () => {
  for (const name of readdirSync(join(client, 'examples')).filter((each) => each.endsWith('.py')))
    python(['-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read())', example(name)]);
  expect(python([example('tiny_training.py'), '6'])).toMatch(/loss [\d.]+ in the first half/);
});

test.skipIf(!found)(
  'a search, a tournament and a study of a variant say what they found',
  { timeout: 120_000 },
  () => {
    expect(python([example('search.py'), '1', '8', '1'])).toMatch(/the search won \d of \d games/);
    expect(python([example('tournament.py'), '1'])).toMatch(
      /builder won \d of 2 games against random: \d+% \(/,
    );
    expect(python([example('balance_study.py'), '3'])).toMatch(/^turns +[\d.]+ ± [\d.]+ +[\d.]+ ± [\d.]+/m);
  },
);

const numpy = found && spawnSync('python3', ['-c', 'import numpy']).status === 0;
test.skipIf(!numpy)('policy gradients change what is played', { timeout: 120_000 }, () => {
  const check = [
    'import sys; sys.path.insert(0, sys.argv[1])',
    'import policy_gradient as it',
    'seen = []',
    'choose = it.Policy.choose',
    'it.Policy.choose = lambda self, *given: (seen.append(self.weights.copy()), choose(self, *given))[1]',
    'curve = it.main(3, 6)',
    'print(len(curve), bool((seen[0] == 0).all()), bool((seen[-1] != 0).any()))',
  ].join('\n');
  expect(python(['-c', check, join(client, 'examples')])).toContain('3 True True');
});

test.skipIf(!found)(
  'a wheel has the engine inside, runs where Node is, and says what is missing where it is not',
  { timeout: 120_000 },
  () => {
    const place = join(dir, 'wheel');
    const made = spawnSync(process.execPath, ['scripts/wheel.mjs', place], { cwd: root, encoding: 'utf8' });
    expect(made.status, made.stderr).toBe(0);
    const wheel = made.stdout.trim();
    const site = join(dir, 'site');
    const unpack = 'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])';
    expect(spawnSync('python3', ['-c', unpack, wheel, site]).status).toBe(0);
    const { HEXWRIGHT: _, ...rest } = process.env;
    const env = { ...rest, PYTHONPATH: site, PYTHONDONTWRITEBYTECODE: '1', NODE: process.execPath };
    const play =
      'from hexwright import Engine\nwith Engine() as e: print(e.new_game("house/duel", 2, seed=1))';
    const run = (more: Record<string, string>) =>
      spawnSync('python3', ['-c', play], { cwd: dir, encoding: 'utf8', env: { ...env, ...more } });
    expect(run({}).stdout).toBe('g1\n');
    expect(run({ NODE: join(dir, 'no-node') }).stderr).toContain('the engine runs on Node 20.19 or newer');
    // Every file is in the record with its size and its hash.
    const record = readFileSync(join(site, 'hexwright-0.1.0.dist-info/RECORD'), 'utf8').trim().split('\n');
    for (const line of record.slice(0, -1)) {
      const [file, hash, size] = line.split(',');
      const bytes = readFileSync(join(site, file));
      expect([`sha256=${createHash('sha256').update(bytes).digest('base64url')}`, `${bytes.length}`]).toEqual(
        [hash, size],
      );
    }
  },
);
