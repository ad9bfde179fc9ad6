import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { serious } from './axe.ts';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { Clicker } from './player.ts';
import { nearTheEnd, sitDownAt } from './positions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('axe finds nothing serious on any page, light or dark', async () => {
  const { page } = await visitor(browser, {}, { oneTap: true });
  for (const [path, ready] of [
    ['/', '.front-board .hex'],
    ['/browse', '.rows li'],
    ['/browse/first-island/base', '.set-up-board .hex'],
    ['/settings', '.segments'],
  ]) {
    await page.goto(path);
    await page.waitForSelector(ready);
    // A hundred rows like each other would be looked at one by one.
    if (path === '/browse') await page.fill('.filters input[type=search]', 'fog');
    expect(await serious(page), path).toEqual([]);
  }
  await sitDownAt(page, nearTheEnd('first-island/base', 3, { points: 4 }));
  expect(await serious(page), 'playing').toEqual([]);
  await page.locator('.actions .action:not([aria-disabled="true"])', { hasText: 'Trade' }).click();
  expect(await serious(page), 'trading').toEqual([]);
  await page.keyboard.press('Escape');
  await new Clicker(page).play();
  expect(await serious(page), 'over').toEqual([]);
  await page.click('.over .action.primary');
  await page.waitForSelector('.chart canvas');
  expect(await serious(page), 'result').toEqual([]);
  await page.click('.result-ways .primary');
  await page.waitForSelector('.timeline');
  expect(await serious(page), 'replay').toEqual([]);
  // It reads every page whole, ten times.
}, 400_000);

test('axe finds nothing serious on a phone', async () => {
  const { page } = await visitor(browser, { viewport: PHONE });
  await page.goto('/');
  await page.click('.action.big');
  await page.waitForSelector('.target');
  expect(await serious(page)).toEqual([]);
});
