import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { Clicker, setUp } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('a ship is placed at the start, built and moved by clicks, and told of in the log', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'seafarers/heading-for-new-shores', { seats: 3, points: 20, seed: 'ships' });
  const me = new Clicker(page, { builds: false });
  const inMain = (words: RegExp) => async (decision: string) =>
    decision === 'main' && (await action(page, words).count()) > 0;

  for (const land of ['forest', 'pasture']) {
    await me.play((decision) => decision === 'place-building');
    await coast(page, land).click();
    await me.play((decision) => decision === 'place-route');
    await coast(page).click();
    await page.locator('.confirm .action', { hasText: 'ship' }).click();
    await page.waitForSelector('.ask:not([data-decision="place-route"])');
  }
  expect(await told(page, 'You build a ship.')).toBe(2);

  expect(await me.play(inMain(/^Ship/))).toBe('asked');
  // The log shows the latest lines of a long game.
  const built = await told(page, 'You build a ship.');
  await action(page, /^Ship/).click();
  expect(await page.locator('.ask').textContent()).toBe('Build a ship: choose a place');
  await page.locator('.targets:not(.quiet) .target.edge').first().click();
  await expect.poll(() => told(page, 'You build a ship.')).toBe(built + 1);
  expect((await page.locator('.tray').boundingBox())?.height).toBeLessThan(125);

  expect(await me.play(inMain(/^Move a ship/))).toBe('asked');
  const before = await told(page, 'You build a ship.');
  await action(page, /^Move a ship/).click();
  await page.locator('.targets:not(.quiet) .target.edge').first().click();
  // The ship is tapped, and where it goes: the table is asked for both at once.
  await page.waitForSelector('.ask[data-decision="main"]:has-text("Now choose where it goes.")');
  await page.locator('.target.edge').first().click();
  await expect.poll(() => told(page, 'You move a ship.')).toBe(1);
  expect(await told(page, 'You build a ship.')).toBe(before);
  const again = page.locator('.actions .reason-holder', { hasText: 'Move a ship' });
  expect(await again.locator('.reason').textContent()).toBe('A ship has already been moved this turn.');
  expect(errors).toEqual([]);
});

/** A button that can be used now. */
const action = (page: Page, words: RegExp) =>
  page.locator('.actions .action:not([aria-disabled=true])', {
    has: page.locator('.action-words', { hasText: words }),
  });

/** A place that glows beside the sea, and beside a land if one is named. */
const coast = (page: Page, land = '') =>
  page.locator(`.target[aria-label*="sea"]${land && `[aria-label*="${land}"]`}`).first();

/** How often the log tells a line. */
const told = (page: Page, line: string): Promise<number> =>
  page.locator('.side .log li', { hasText: line }).count();
