import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { Clicker, setUp } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test.each([
  ['the keyboard', {}],
  ['taps on a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const)('a place of a board beside the board is chosen and taken with %s', async (way, context) => {
  const { page, errors } = await visitor(browser, context, { oneTap: false });
  await setUp(page, 'scenarios-series/big-game-big-honor', { seed: 'chairs' });
  await new Clicker(page).play((asked) => asked === 'take-chair');
  expect(await page.locator('.side-board li').count()).toBe(10);
  const chair = page.locator('.side-board button.place', { hasText: '8' });
  const press = async (): Promise<void> => {
    if (way !== 'the keyboard') return chair.tap();
    await chair.focus();
    await page.keyboard.press('Enter');
  };
  await press();
  expect(await chair.getAttribute('aria-pressed')).toBe('true');
  await press();
  await page.waitForSelector('.side-board li[title^="8: Red"]');
  expect(errors).toEqual([]);
});
