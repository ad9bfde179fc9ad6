import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { Clicker, setUp } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('a settlement is placed by a click where its corner is seen once more, beyond the glued border', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'buch/world-according-to-catan', { seats: 3, seed: 'seam' });
  const me = new Clicker(page);
  await me.play((decision) => decision === 'place-building');
  const beyond = page.locator('.target.corner[data-again]').first();
  const place = (await beyond.getAttribute('data-again'))!;
  const button = page.locator(`.target[data-place="${place}"]`);
  expect(await button.count()).toBe(1);
  await beyond.hover();
  expect(await button.getAttribute('class')).toContain('under');
  await beyond.click();
  await page.waitForSelector('.ask:not([data-decision="place-building"])');
  expect(await page.locator(`.pieces [data-thing="piece building ${place.split(' ')[1]}"]`).count()).toBe(1);
  expect(errors).toEqual([]);
});
