import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { setUp } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('the scripts of the front page are below 220 kB compressed, with the table of the first game below 250', async () => {
  const { page } = await visitor(browser);
  const scripts = watchScripts(page);
  const fetched = async (): Promise<number> => {
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all([...scripts.values()]);
    return sizes.reduce((total, size) => total + size, 0);
  };
  await page.goto('/');
  await page.waitForSelector('.front-board .hex');
  const front = await fetched();
  await page.click('.front .action.primary');
  await page.waitForSelector('.stage .hex');
  const both = await fetched();
  console.log(`scripts: front page ${front} bytes, with the first game ${both}, in ${scripts.size} files`);
  expect([...scripts.keys()].filter((path) => path.includes('/referee-'))).toHaveLength(1);
  expect(front).toBeLessThan(220_000);
  expect(both).toBeLessThan(250_000);
});

test('the rules of a family come when one of its games is opened, and not before', async () => {
  const { page } = await visitor(browser);
  const scripts = watchScripts(page);
  const sea = (): string[] => [...scripts.keys()].filter((path) => path.includes('/seafarers-'));
  await page.goto('/browse');
  await page.waitForSelector('.rows a[href="/browse/seafarers/four-islands"]');
  await page.waitForLoadState('networkidle');
  expect(sea()).toEqual([]);
  await setUp(page, 'seafarers/four-islands');
  // The family, and the piece of it that another family shares; not its German, which is as large.
  expect(sea()).toHaveLength(2);
});

/** The compressed size of every script that the page and its worker fetch, by path. */
function watchScripts(page: Page): ReadonlyMap<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.js$/.test(pathname))
      sizes.set(
        pathname,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  return sizes;
}
