import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test.skipIf(!found)('the examples for Python are sound, and one of them learns', { timeout: 120_000 }, () => {
  const example = (name: string): string => join(client, 'examples', name);
  for (const name of ['random_play.py', 'greedy.py', 'tiny_training.py'])
    python(['-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read())', example(name)]);
  expect(python([example('tiny_training.py'), '6'])).toMatch(/loss [\d.]+ in the first half/);
});
