import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, PHONE, SMALL_PHONE, theBrowser, visitor } from './browser.ts';
import { openRivals, outOfSight, playRivals, turnOf } from './rivals-player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('a guide names the goal and covers nothing of the card table, on a phone too', async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE });
  await openRivals(page, { guided: true });
  await page.waitForSelector('.guide');
  expect(await page.locator('.guide p').textContent()).toMatch(/7 victory points/);
  expect(await covered(page)).toEqual([]);
  await page.click('.guide .action');
  expect(await page.locator('.guide p').textContent()).toMatch(/hand/);
  await page.click('.guide .quiet-button');
  await page.waitForSelector('.guide', { state: 'detached' });
  // Both lands are whole in sight without a search.
  for (const size of [PHONE, SMALL_PHONE]) {
    await page.setViewportSize(size);
    const message = `${size.width} × ${size.height}`;
    await expect.poll(() => outOfSight(page, '.prince-land.mine'), { message }).toEqual([]);
    await expect.poll(() => outOfSight(page, '.prince-land:not(.mine)'), { message }).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test('on a phone the guide makes room while a card looks for its place, and is there again afterwards', async () => {
  const { page, errors } = await visitor(browser, { viewport: { width: 390, height: 844 } });
  await openRivals(page, { guided: true });
  expect(await page.locator('.guide p').textContent()).toMatch(/7 victory points/);
  await playRivals(page, async () => (await page.locator('.held .play-card.glow').count()) > 0);
  // Nobody has pressed its button: what it says goes on with the game.
  expect(await page.locator('.guide p').textContent()).toMatch(
    /A card in your hand glows|hold enough to build/,
  );
  await page.locator('.held .play-card.glow').first().click();
  await page.waitForSelector('.reader');
  expect(await page.getByRole('button', { name: 'Cancel' }).count()).toBe(1);
  expect(await page.locator('.guide').isVisible()).toBe(false);
  await page.locator('.asking [data-place]').first().click({ trial: true, timeout: 5000 });
  await page.keyboard.press('Escape');
  expect(await page.locator('.guide').isVisible()).toBe(true);
  expect(errors).toEqual([]);
});

test('a game of cards is taken back, told on its result page and replayed', async () => {
  const { page, errors } = await visitor(browser, { viewport: { width: 1280, height: 720 } });
  await openRivals(page);
  await playRivals(page, async () => (await turnOf(page)) >= 3);
  const moves = async (): Promise<number> => Number(await page.locator('.table').getAttribute('data-moves'));
  const before = await moves();
  await page.click('.table-bar button:has-text("Undo")');
  await expect.poll(moves).toBeLessThan(before);
  const game = new URL(page.url()).pathname.split('/').pop();
  await page.goto(`/result/${game}`);
  await page.waitForSelector('.result .chart canvas');
  expect(await page.locator('.result').textContent()).toMatch(/Settlements|Cities/);
  await page.click('.result-ways .action.primary');
  await page.waitForSelector('.timeline input');
  expect(await page.locator('.prince-land').count()).toBe(2);
  await page.locator('.timeline input').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => page.locator('.prince-points b').allTextContents()).toEqual(['2', '2']);
  expect(errors).toEqual([]);
});

/** What the guide lies over. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const guide = document.querySelector('.guide')!.getBoundingClientRect();
    return ['.lands', '.hands', '.asking-side', '.middle'].filter((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return (
        box &&
        box.left < guide.right - 1 &&
        guide.left < box.right - 1 &&
        box.top < guide.bottom - 1 &&
        guide.top < box.bottom - 1
      );
    });
  });
