import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { Clicker, setUp } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('a number is typed over another', async () => {
  const { page } = await visitor(browser);
  await page.goto('/browse/first-island/base');
  await page.waitForSelector('.set-up-board .hex');
  await page.click('.options summary');
  const points = page.getByLabel('Points needed to win');
  await points.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('12', { delay: 60 });
  expect(await points.inputValue()).toBe('12');
  await page.keyboard.press('Tab');
  expect(await points.inputValue()).toBe('12');
  await points.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('999');
  expect(await page.locator('.number-input [role=alert]').textContent()).toMatch(/From \d+ to \d+/);
  await page.keyboard.press('Tab');
  expect(await points.inputValue()).toBe('12');
  await page.click('.set-up-form .action.big');
  await page.waitForSelector('.points small');
  expect(await page.locator('.points small').first().textContent()).toBe('/12');
});

test('a game is thrown away only when that is said twice', async () => {
  const { page } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'first-island/base');
  await page.goto('/');
  const cross = page.getByRole('button', { name: 'Delete: The base game' });
  await cross.dblclick();
  expect(await page.locator('.kept li').count()).toBe(1);
  await page.reload();
  await cross.click();
  await page.keyboard.press('Escape');
  await cross.click();
  await page.click('.farewell .danger');
  await page.waitForSelector('.kept li', { state: 'detached' });
});

test('a replay opens on the board as it was laid, and goes no further back', async () => {
  const { page } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'first-island/base');
  const grounds = (): Promise<string[]> =>
    page
      .locator('.hex .ground')
      .evaluateAll((list) => list.map((ground) => ground.getAttribute('fill') ?? ''));
  const laid = await grounds();
  await new Clicker(page).play((asked) => asked === 'roll');
  const [, , id] = new URL(page.url()).pathname.split('/');
  await page.goto(`/replay/${id}`);
  await page.waitForSelector('.timeline');
  await page.waitForSelector('.hex');
  expect(await grounds()).toEqual(laid);
  expect(await page.locator('.piece').count()).toBe(0);
  await page.click('.timeline button[aria-label="One move back"]');
  expect(await grounds()).toEqual(laid);
});
