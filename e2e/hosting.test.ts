import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { serious } from './axe.ts';
import { everybodyLeaves, SMALL_PHONE, theBrowser, visitor } from './browser.ts';
import { fits } from './fits.ts';
import { arrive, introduce, layTable } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the host changes the game while people gather: they stay, are told, and are asked again', async () => {
  const [{ page: ada, errors }, { page: ben }] = await Promise.all([
    visitor(browser),
    visitor(browser, { viewport: SMALL_PHONE }),
  ]);
  await introduce(ada, 'Ada');
  const link = await layTable(ada);
  await arrive(ben, link, 'Ben');
  expect(await ben.getByRole('link', { name: 'Change the game' }).count()).toBe(0);

  await ada.getByRole('link', { name: 'Change the game' }).click();
  await ada.waitForSelector('.set-up-board .hex');
  await ada.getByRole('link', { name: 'Another game' }).click();
  await ada.locator('.rows a[href$="/game/seafarers/four-islands"]').click();
  await ada.waitForSelector('.set-up-board .hex');
  await ada.click('.seats .segments button:text-is("4")');
  await button(ada, 'Play this here').click();
  await ada.locator('.seat-line').nth(3).waitFor();
  await ben.getByText('Ada has changed the game').waitFor();
  expect(await ben.locator('.seat-line.mine .ready').count()).toBe(0);
  expect(await ben.locator('.seat-line .seat-who b', { hasText: 'Ben' }).count()).toBe(1);
  await fits(ben, 'the waiting room');
  expect(await serious(ben)).toEqual([]);
  await button(ben, 'I am ready').click();
  await ben.getByText('Ada has changed the game').waitFor({ state: 'detached' });

  await button(ada, 'Make Ben the host').click();
  await button(ben, 'Start').waitFor();
  expect(await button(ada, 'Start').count()).toBe(0);
  await fits(ben, 'the waiting room');
  await button(ben, 'Stand up and hand over').click();
  await button(ada, 'Start').waitFor();
  expect(errors).toEqual([]);
});
