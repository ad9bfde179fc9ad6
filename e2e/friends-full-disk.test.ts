import { type ChildProcess, execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { serve, stop } from './own-process.ts';
import { begin, introduce, layTable } from './people.ts';
import { Clicker } from './player.ts';
import { newDataDir, removeDataDir } from './with-tables.ts';

let browser: Browser;
let server: ChildProcess | undefined;
beforeAll(async () => {
  browser = await theBrowser();
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await everybodyLeaves(browser);
});

const LINUX = process.platform === 'linux';
if (!LINUX) console.warn('NOT RUN: a full disk. It takes prlimit, which this system does not have.');

test.skipIf(!LINUX)(
  'where the server’s disk is full the table says that the move was not written, and takes it once there is room',
  async () => {
    const dataDir = newDataDir();
    const { child, address } = await serve({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    server = child;
    const { page, errors } = await visitor(browser, { baseURL: address }, { oneTap: true });
    await introduce(page, 'Ada');
    await layTable(page);
    await begin(page);
    // Whatever is asked first: a place to build on.
    await new Clicker(page).play(() => true);
    const moves = (): Promise<string | null> => page.locator('.table').getAttribute('data-moves');
    const before = await moves();

    // Not a byte more than there is.
    limitFiles(child, statSync(join(dataDir, 'hexwright.db-wal')).size);
    await page.locator('[data-place]').first().click();
    await page.locator('.refusal', { hasText: 'could not be written' }).waitFor();
    expect(await moves()).toBe(before);
    await page.reload();
    await page.waitForSelector(`.table[data-moves="${before}"]`);

    limitFiles(child, 'unlimited');
    await page.locator('[data-place]').first().click();
    await expect.poll(moves).not.toBe(before);
    expect(errors).toEqual([]);
    await page.context().close();
    expect(await stop(child)).toBe(0);
    removeDataDir(dataDir);
  },
);

/** The files of a process may not grow beyond so many bytes. */
const limitFiles = ({ pid }: ChildProcess, bytes: number | 'unlimited'): void =>
  void execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);
