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
  // Whoever looks up from the keys now must not think that it was taken.
  expect(await page.locator('.number-input [role=alert]').textContent()).toMatch(
    /^999 is out of range: from \d+ to \d+\. It is 12 again\.$/,
  );
  await points.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('12');
  expect(await page.locator('.number-input [role=alert]').count()).toBe(0);
  await page.click('.set-up-form .action.big');
  await page.waitForSelector('.points small');
  expect(await page.locator('.points small').first().textContent()).toBe('/12');
});

test('what the rules leave to a die may be thrown for', async () => {
  const { page } = await visitor(browser);
  await page.goto('/browse/traders-barbarians/ultimate');
  await page.waitForSelector('.set-up-board .hex');
  await page.click('.options summary');
  const dice = page.getByRole('button', { name: 'Throw a die for it' });
  expect(await dice.count(), 'a number and a letter').toBe(2);
  const chosen = page.getByLabel('The board: a number from 1 to 6, as a die would name it');
  const seen = new Set<string>();
  for (let i = 0; i < 60 && seen.size < 2; i++) {
    await dice.first().click();
    seen.add(await chosen.inputValue());
  }
  expect(seen.size).toBe(2);
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
