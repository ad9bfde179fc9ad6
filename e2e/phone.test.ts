import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, PHONE, SMALL_PHONE, theBrowser, visitor } from './browser.ts';
import { fits } from './fits.ts';
import { Clicker, setUp } from './player.ts';
import { nearTheEnd, sitDownAt } from './positions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

for (const viewport of [SMALL_PHONE, PHONE])
  test(`a phone of ${viewport.width} × ${viewport.height} shows every page without sideways scrolling, with targets for fingers`, async () => {
    const { page, errors } = await visitor(
      browser,
      { viewport, hasTouch: true, isMobile: true },
      { oneTap: true },
    );
    for (const [path, ready] of [
      ['/', '.front-board .hex'],
      ['/browse', '.rows li'],
      ['/browse/first-island/base', '.set-up-board .hex'],
      ['/settings', '.segments'],
    ]) {
      await page.goto(path);
      await page.waitForSelector(ready);
      await fits(page, path);
    }
    await setUp(page, 'first-island/base');
    await fits(page, 'the first settlement');
    await sitDownAt(page, nearTheEnd('first-island/base', 4));
    await fits(page, 'a turn');
    for (const part of ['.hand', '.actions', '.players', '.board'])
      expect(await page.locator(part).isVisible(), part).toBe(true);
    await page.click('.actions .action:has(.action-words:text-is("Trade"))');
    await fits(page, 'a trade');
    await page.click('.deal-strip .close');
    await page.click('.only-narrow');
    await fits(page, 'the log');
    await page.click('dialog[open] .close');
    expect(await new Clicker(page).play()).toBe('over');
    await fits(page, 'the end');
    await page.click('.over .action.primary');
    await page.waitForSelector('.chart canvas');
    await fits(page, 'the result');
    await page.click('.result-ways .primary');
    await page.waitForSelector('.timeline');
    await fits(page, 'the replay');
    expect(errors).toEqual([]);
  });

test('a tap previews, a second tap plays', async () => {
  const { page } = await visitor(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto('/');
  await page.tap('.action.big');
  await page.waitForSelector('.target');
  const before = await page.locator('.table').getAttribute('data-moves');
  const place = page.locator('.target').nth(20);
  await place.tap();
  await page.waitForSelector('.ghost');
  expect(await page.locator('.table').getAttribute('data-moves')).toBe(before);
  await place.tap();
  await page.waitForSelector('[data-decision="place-route"]');
});
