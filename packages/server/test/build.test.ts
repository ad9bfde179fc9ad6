import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApart } from '../build.mjs';
import { builds, stampOf, stateOf, writeStamp } from '../fresh.mjs';

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
  const MADE = `packages/${command.made}`;
  const SOURCE = 'packages/cli/main.ts';
  const ASKED_FOR = 'package-lock.json';
  const INSTALLED = 'node_modules/.package-lock.json';

  /** A small product whose command was built by Node 20. */
  function product(places: readonly string[] = [SOURCE, ASKED_FOR, INSTALLED]) {
    const root = mkdtempSync(join(folder, 'product-'));
    const home = pathToFileURL(join(root, 'packages/'));
    const write = (place: string, text: string): void => {
      mkdirSync(dirname(join(root, place)), { recursive: true });
      writeFileSync(join(root, place), text);
    };
    for (const place of [MADE, ...places]) write(place, 'as it was');
    writeStamp(command, stampOf(command, home, '20'), home);
    return {
      write,
      remove: (place: string) => rmSync(join(root, place)),
      touch: (place: string, time: number) => utimesSync(join(root, place), time, time),
      state: (node = '20') => stateOf(command, home, node),
    };
  }

  test('never while it is made of the same', () => {
    expect(product().state()).toBe('fresh');
    expect(product([SOURCE]).state(), 'nothing installed by npm').toBe('fresh');
  });

  test.each([
    ['a source', SOURCE],
    ['the lockfile', ASKED_FOR],
    ['what npm installed', INSTALLED],
  ])('when %s is another, also one that looks older, and not when it has only been touched', (_, place) => {
    const { write, touch, state } = product();
    touch(place, 3000);
    expect(state()).toBe('fresh');
    write(place, 'otherwise');
    touch(place, 1000);
    expect(state()).toBe('stale');
    write(place, 'as it was');
    expect(state()).toBe('fresh');
  });

  test('when a source has come or gone', () => {
    const { write, remove, state } = product();
    write('packages/kernel/new.ts', '');
    expect(state()).toBe('stale');
    remove('packages/kernel/new.ts');
    expect(state()).toBe('fresh');
    write('packages/cli/second.ts', '');
    remove(SOURCE);
    expect(state()).toBe('stale');
  });

  test('when another major version of Node runs it', () => {
    const { state } = product();
    expect(state('22')).toBe('stale');
    expect(state('20')).toBe('fresh');
  });

  test('when nobody stamped it', () => {
    const { remove, state } = product();
    remove('packages/cli/dist/.stamp.json');
    expect(state()).toBe('stale');
  });

  test('when it was never there', () => {
    const { remove, state } = product();
    remove(MADE);
    expect(state()).toBe('missing');
  });

  test('never where there are no sources, as in an installed copy', () => {
    const { remove, state } = product([SOURCE]);
    remove(SOURCE);
    remove('packages/cli/dist/.stamp.json');
    expect(state('24')).toBe('fresh');
  });
});
