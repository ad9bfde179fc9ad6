import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { Clicker, setUp } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('a whole game of the Colonists by clicks: ships are built and sailed, and somebody wins', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'buch/colonists', { seats: 3, points: 4, seed: 'colonists' });
  const me = new Clicker(page);
  expect(await me.play((decision) => decision === 'move-ship')).toBe('asked');
  await page.locator('.actions .action:not([aria-disabled=true])', { hasText: /^Sail/ }).click();
  await page.locator('.targets:not(.quiet) .target.corner').first().click();
  await page.waitForSelector('.ask:has-text("Now choose where it goes.")');
  await page.locator('.target.corner').first().click();
  await expect.poll(() => told(page, 'You sail')).toBe(1);
  expect(await me.play()).toBe('over');
  expect([...me.seen]).toEqual(
    expect.arrayContaining(['place-building', 'place-route', 'roll', 'main', 'move-ship']),
  );
  expect(await told(page, /builds? a ship/)).toBeGreaterThan(0);
  await page.click('.over .action.primary');
  await page.waitForSelector('.result .winner');
  expect(await page.locator('.result .points-table tbody tr').count()).toBe(3);
  expect(errors).toEqual([]);
});

/** How often the log tells a line. */
const told = (page: Page, line: string | RegExp): Promise<number> =>
  page.locator('.side .log li', { hasText: line }).count();
