import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { begin, introduce, layTable } from './people.ts';
import { Clicker } from './player.ts';
import { newDataDir, removeDataDir, startOn } from './with-tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('a server that restarts finds its tables again, and the page goes on where it was', async () => {
  const dataDir = newDataDir();
  const first = await startOn(dataDir);
  const { page, errors } = await visitor(browser, { baseURL: first.address }, { oneTap: true });
  await introduce(page, 'Ada');
  await layTable(page);
  await begin(page);
  const player = new Clicker(page);
  await player.play((asked) => asked === 'roll');
  const moves = await page.locator('.table').getAttribute('data-moves');
  const hand = await page.locator('.good-card .count').allTextContents();

  await first.close();
  await page.getByText('The connection is broken').waitFor();
  const second = await startOn(dataDir, Number(new URL(first.address).port));
  await page.getByText('The connection is broken').waitFor({ state: 'detached' });
  expect(await page.locator('.table').getAttribute('data-moves')).toBe(moves);
  expect(await page.locator('.good-card .count').allTextContents()).toEqual(hand);
  await player.play((asked) => asked === 'main');
  expect(errors).toEqual([]);
  await page.context().close();
  await second.close();
  removeDataDir(dataDir);
});
