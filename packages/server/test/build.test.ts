import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApart } from '../build.mjs';
import { builds, stateOf } from '../fresh.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexwright-build-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>small</title>');
});
afterAll(() => rmSync(folder, { recursive: true }));

function config(text: string): string {
  const file = join(folder, 'vite.config.mjs');
  writeFileSync(file, text);
  return file;
}

test('the page is built in a process of its own, so that its memory is given back', async () => {
  const note = join(folder, 'note');
  await buildApart(
    config(`import { writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(note)}, process.pid + ' ' + process.env.NODE_ENV);
      export default { root: ${JSON.stringify(folder)} };`),
  );
  const [pid, env] = readFileSync(note, 'utf8').split(' ');
  expect(Number(pid)).not.toBe(process.pid);
  expect(env).toBe('production');
  expect(readFileSync(join(folder, 'dist', 'index.html'), 'utf8')).toContain('small');
});

test('a page that cannot be built says why', async () => {
  await expect(buildApart(config(`throw new Error('no such page');`))).rejects.toThrow(/no such page/);
});

describe('a build is made again', () => {
  const { command } = builds;
  const [BEFORE, BUILT, LATER] = [1000, 2000, 3000];
  const SOURCE = 'packages/cli/main.ts';
  const ASKED_FOR = 'package-lock.json';
  const INSTALLED = 'node_modules/.package-lock.json';

  /** A small product whose command was built, and each of its files was written at such a time. */
  function product(times: Readonly<Record<string, number>>): URL {
    const home = mkdtempSync(join(folder, 'product-'));
    const all = { [`packages/${command.made}`]: BUILT, ...times };
    for (const [place, time] of Object.entries(all)) {
      const path = join(home, place);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '');
      utimesSync(path, time, time);
    }
    return pathToFileURL(join(home, 'packages/'));
  }
  const old = { [SOURCE]: BEFORE, [ASKED_FOR]: BEFORE, [INSTALLED]: BEFORE };

  test('never while everything it is made of is older', () => {
    expect(stateOf(command, product(old))).toBe('fresh');
    expect(stateOf(command, product({ [SOURCE]: BEFORE })), 'nothing installed by npm').toBe('fresh');
  });

  test.each([
    ['a source', SOURCE],
    ['the lockfile', ASKED_FOR],
    ['what npm installed', INSTALLED],
  ])('when %s is newer', (_, place) => {
    expect(stateOf(command, product({ ...old, [place]: LATER }))).toBe('stale');
  });

  test('when it was never there', () => {
    const elsewhere = { ...command, made: 'cli/dist/other.js' };
    expect(stateOf(elsewhere, product(old))).toBe('missing');
  });
});
