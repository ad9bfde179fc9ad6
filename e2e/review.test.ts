import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { serious } from './axe.ts';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { finishedGame } from './finished.ts';
import { Clicker } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('a game that is over is looked back at: it can be called off, tells what choices were worth, and leads to a move', async () => {
  const { page, errors } = await visitor(browser);
  await page.goto('/');
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(finishedGame())),
  });
  await page.waitForURL(/\/table\//);
  await page.click('.over a[href^="/result/"]');
  await page.click('.result-ways a[href^="/review/"]');
  await page.click('.review-working .action');
  await page.waitForSelector('.review-working', { state: 'detached' });
  await page.click('.review > p .action');
  await page.waitForSelector('.review-seen', { timeout: 40_000 });
  expect(await page.locator('.chance-curve polyline').count()).toBe(3);
  await page.click('.all-choices summary');
  const choice = page.locator('.choice-line').last();
  await choice.click();
  expect(await choice.getAttribute('aria-pressed')).toBe('true');
  const at = await page.locator('.chance-curve input').inputValue();
  expect(await serious(page)).toEqual([]);
  await page.click('.review-ways a');
  await page.waitForSelector(`.replay[data-moves="${at}"]`);
  expect(errors).toEqual([]);
});

test('whoever plays alone asks what the expert would do, and sees on the board where', async () => {
  const { page, errors } = await visitor(browser);
  await page.goto('/');
  await page.click('.front .action.primary');
  await page.waitForSelector('.table .mine [data-decision="place-building"]');
  await page.click('.menu-button');
  await page.click('[data-hint]');
  await page.waitForSelector('.hint-best', { timeout: 40_000 });
  expect(await serious(page)).toEqual([]);
  await page.click('.hint .action.primary');
  await page.waitForSelector('.place-marks.better circle');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('the board of the day is found on the front page, judged once both settlements stand, and kept with its score', async () => {
  const { page, errors } = await visitor(browser);
  await page.goto('/');
  await page.click('.front-ways a[href="/daily"]');
  await page.click('.daily-day .action.primary');
  await new Clicker(page).play((decision) => !decision.startsWith('place-'));
  await page.waitForSelector('.daily-result', { timeout: 40_000 });
  expect(await page.locator('.daily-places li').count()).toBe(2);
  const score = await page.locator('.daily-total > b').textContent();
  expect(await serious(page)).toEqual([]);
  await page.click('[data-share]');
  expect(await page.locator('.daily-line input').inputValue()).toMatch(
    new RegExp(`${score}/100 .*/daily/\\d{4}-\\d{2}-\\d{2}$`),
  );
  await page.click('.daily-verdict .quiet-button[href="/daily"]');
  expect(await page.locator('.daily-day .daily-total > b').textContent()).toBe(score);
  expect(errors).toEqual([]);
});
