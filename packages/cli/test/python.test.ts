import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const client = join(root, 'clients/python');
const engine = `"${process.execPath}" --import tsx packages/cli/main.ts stdio`;
const found = spawnSync('python3', ['--version']).status === 0;

function python(...args: string[]): string {
  const run = spawnSync('python3', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, HEXWRIGHT: engine, PYTHONPATH: client, PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(run.status, run.stderr).toBe(0);
  return run.stdout + run.stderr;
}

// Where there is no python3 the client cannot be tried; the report counts these as skipped.
test.skipIf(!found)('the client for Python passes its own tests', { timeout: 120_000 }, () => {
  expect(python('-m', 'unittest', 'discover', '-s', join(client, 'tests'))).toMatch(/Ran \d+ tests[\s\S]*OK/);
});

test.skipIf(!found)('the examples for Python are sound, and one of them learns', { timeout: 120_000 }, () => {
  const example = (name: string): string => join(client, 'examples', name);
  for (const name of ['random_play.py', 'greedy.py', 'tiny_training.py'])
    python('-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read())', example(name));
  expect(python(example('tiny_training.py'), '6')).toMatch(/loss [\d.]+ in the first half/);
});
