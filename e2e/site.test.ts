import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { serveFiles } from './file-server.ts';
import { finishedGame } from './finished.ts';
import { Clicker } from './player.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexwright-site-'));
let browser: Browser;
let site: Awaited<ReturnType<typeof serveFiles>>;
beforeAll(async () => {
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/site.mjs', import.meta.url)), folder]);
  site = await serveFiles(folder, '/games/hexwright/');
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const SLOW = { timeout: 20_000 };

test('from a plain file server, under a path: solo play, deep links, the editor, replays, and all of it offline', async () => {
  const { page, errors } = await visitor(browser, { baseURL: site.address }, { oneTap: true });
  await page.goto(site.address);
  await page.click('.action.big');
  let asked = 0;
  await new Clicker(page).play(() => asked++ > 8);
  expect(page.url()).toMatch(/\/games\/hexwright\/#\/table\/[\w-]+$/);
  const table = page.url();

  // Loaded anew at its own address, the game goes on.
  await page.reload();
  await page.waitForSelector('.board .hex');
  await page.click('.home');
  await expect.poll(() => page.url(), SLOW).toBe(`${site.address}#/`);
  await page.goBack();
  await page.waitForSelector('.table .board');

  // A deep link in a page of its own, and a link inside that could be opened in another tab.
  const second = await page.context().newPage();
  await second.goto(`${site.address}#/browse/seafarers/core`);
  await second.waitForSelector('.set-up-board .hex');
  expect(await second.locator('a.quiet-button').first().getAttribute('href')).toBe('#/browse');
  await second.goto(`${site.address}#/board`);
  await second.waitForSelector('.editor-board .hex');

  await second.goto(table.replace('/table/', '/replay/'));
  await second.waitForSelector('.replay .timeline-lanes');

  // A finished game out of a file goes on as a link.
  await second.click('.home');
  await second.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(finishedGame())),
  });
  await second.waitForSelector('.over');
  await second.goto(second.url().replace('/table/', '/replay/'));
  await second.waitForSelector('.replay .timeline-lanes');
  await second.click('[data-share]');
  const link = await second.locator('.share input').inputValue();
  expect(link).toMatch(/\/games\/hexwright\/#\/watch#[\w-]{100,}$/);
  const { page: other } = await visitor(browser);
  await other.goto(link);
  await other.waitForSelector('.replay .timeline-lanes');

  // Nothing was looked for outside, but for the modules and tables that only a server of ours has.
  const ours = ['modules.json', 'api/me'].map((name) => new RegExp(`/${name}$`));
  expect(site.missed.filter((path) => !ours.some((known) => known.test(path)))).toEqual([]);

  expect(errors).toEqual([]);

  const { page: kept } = await visitor(browser, { serviceWorkers: 'allow' });
  await kept.goto(site.address);
  await kept.evaluate(async () => void (await navigator.serviceWorker.ready));
  await kept.context().setOffline(true);
  await kept.goto(`${site.address}#/browse/first-island/base`);
  await kept.reload();
  await kept.waitForSelector('.set-up-board .hex');
});
