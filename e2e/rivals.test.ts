import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { serious } from './axe.ts';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { cardsNearTheEnd, sitDownAt } from './positions.ts';
import { openRivals, outOfSight, playRivals, turnOf } from './rivals-player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('the card game is found in the list, opened, and played for a few turns by clicks against a bot', async () => {
  const { page, errors } = await visitor(browser, { viewport: { width: 1280, height: 720 } });
  await openRivals(page);
  expect(await page.locator('.prince-land').count()).toBe(2);
  const seen = await playRivals(page, async () => (await turnOf(page)) >= 6);
  expect([...seen]).toEqual(expect.arrayContaining(['first-hand', 'roll', 'act', 'exchange']));
  expect(await serious(page)).toEqual([]);

  // What a card does is told before it is played.
  await page.locator('.held .play-card').first().click();
  expect(await page.locator('.reader .face-words').textContent()).toMatch(/\w{3,}/);
  await page.keyboard.press('Escape');

  // Every key has its button here, too.
  await page.keyboard.press('?');
  expect(await page.locator('dialog[open] .shortcuts').textContent()).toMatch(
    /\/Menu.*EEnd the action phase/,
  );
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });

  const stores = await storesOf(page);
  const moves = await page.locator('.table').getAttribute('data-moves');
  await page.reload();
  await page.waitForSelector(`.table[data-moves="${moves}"]`);
  expect(await storesOf(page)).toEqual(stores);
  expect(errors).toEqual([]);
});

test('on a phone both lands are whole in sight, and the event between them is read and held up', async () => {
  const { page } = await visitor(browser, { viewport: PHONE });
  await openRivals(page, { seed: 'picture' });
  const event = page.locator('button.event-banner');
  await playRivals(page, async () => (await turnOf(page)) >= 5 && (await event.count()) > 0);
  for (const size of [PHONE, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    for (const land of ['.prince-land.mine', '.prince-land:not(.mine)'])
      await expect.poll(() => outOfSight(page, land), { message: `${land} ${size.width}` }).toEqual([]);
  }
  expect(await event.locator('small').textContent()).toMatch(/\w+ \w+ \w+/);
  await event.click();
  expect(await page.locator('.reader .face-kind').textContent()).toBe('Event');
});

test('a set-up of cards shows samples and calls them so, and no board to be laid again', async () => {
  const { page } = await visitor(browser, { viewport: { width: 1280, height: 720 } });
  await page.goto('/browse/rivals/introductory');
  await page.waitForSelector('.rivals-example figcaption');
  expect(await page.locator('.set-up-board').textContent()).not.toMatch(
    /Another board|board you will play on/,
  );

  // From here a first game is played together: what is ringed can be pressed, or done for you.
  await page.click('[data-first-game]');
  for (const [at, asked] of ['first-hand', 'roll', 'gain'].entries()) {
    await page.waitForSelector(`.decision.mine [data-decision="${asked}"]`, { state: 'attached' });
    await expect.poll(() => page.locator('.guide > b').textContent()).toContain(` ${at + 1} `);
    if (asked === 'roll') await page.click('.guide .action.primary');
    else await page.click('.pointed');
  }
  await page.waitForSelector('.decision.mine [data-decision="act"]', { state: 'attached' });
  expect(await page.locator('.pointed').count()).toBe(2);
});

test('the last rounds of a game of cards are played on a phone by tapping what glows, to its result', async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE });
  await sitDownAt(page, cardsNearTheEnd());
  await playRivals(page, async () => false);
  await page.click('.over .action.primary');
  await page.waitForSelector('.result .chart canvas');
  expect(await page.locator('.result').textContent()).toMatch(/wins/);
  expect(errors).toEqual([]);
});

/** What every region says that it holds. */
const storesOf = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.region')
    .evaluateAll((list) => list.map((region) => region.getAttribute('aria-label') ?? region.textContent));
