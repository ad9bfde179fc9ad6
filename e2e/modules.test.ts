import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { serve, stop } from './own-process.ts';
import { Clicker } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('a variant from outside is found, set up with its option and played on the page', async () => {
  const { child, address } = await serve({
    PORT: '0',
    MODULES_DIR: fileURLToPath(new URL('../docs/template', import.meta.url)),
  });
  try {
    const { page, errors } = await visitor(browser, { baseURL: address }, { oneTap: true });
    await page.goto('/browse');
    await page.waitForSelector('.rows a');
    await page.fill('input[type=search]', 'Alms');
    await page.click('.rows a[href="/browse/my/alms"]');
    await page.waitForSelector('.set-up-board .hex');
    expect(await page.textContent('main')).toContain('Cards up to which a seven gives alms');
    await page.click('.action.primary.big');
    await page.waitForURL(/\/table\//);
    let asked = 0;
    await new Clicker(page).play(() => asked++ > 8);
    expect(errors).toEqual([]);
  } finally {
    expect(await stop(child)).toBe(0);
  }
});
