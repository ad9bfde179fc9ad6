import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { serious } from './axe.ts';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { introduce } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('a tournament is made, joined by bots, started and played from its page; others look on by its link', async () => {
  const { page: ada, errors } = await visitor(browser);
  await introduce(ada, 'Ada');
  await ada.goto('/friends/tournaments/new/first-island/base');
  await ada.getByLabel('Name of the tournament').fill('Autumn cup');
  await ada.getByRole('button', { name: 'Create the tournament' }).click();
  await ada.getByText('Who plays: 1').waitFor();
  await ada.getByLabel('How many bots').fill('3');
  await ada.getByRole('button', { name: 'Add 3 bots' }).click();
  await ada.getByText('Who plays: 4').waitFor();
  expect(await serious(ada)).toEqual([]);
  const link = ada.url();
  await ada.getByRole('button', { name: 'Start the tournament' }).click();
  await ada.locator('.cup-now .action').waitFor();

  const { page: ben, errors: alsoErrors } = await visitor(browser, { viewport: PHONE });
  await ben.goto(link);
  await ben.getByRole('heading', { name: 'Standings' }).waitFor();
  expect(await ben.locator('.cup-standings tbody tr').count()).toBe(4);
  expect(await serious(ben)).toEqual([]);
  expect(await ben.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await ada.locator('.cup-now .action').click();
  await ada.getByRole('heading', { name: 'Autumn cup, round 1, table 1' }).waitFor();
  await ada.getByRole('button', { name: 'I am ready' }).click();
  await ada.waitForSelector('.table .hex');
  expect([...errors, ...alsoErrors]).toEqual([]);
});

test('a quick match is found with one press, and begins with bots where one alone agrees to them', async () => {
  const { page, errors } = await visitor(browser);
  await introduce(page, 'Cleo');
  await page.getByRole('button', { name: 'Find me a table' }).click();
  await page.getByRole('button', { name: 'Begin with bots' }).click();
  await page.waitForSelector('.table .hex');
  expect(errors).toEqual([]);
});
