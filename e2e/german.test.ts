import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, SMALL_PHONE, theBrowser, visitor } from './browser.ts';
import { fits } from './fits.ts';
import { Clicker, setUp } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

const language = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

test('whoever switches to German plays in German, and it is remembered', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  await page.goto('/');
  expect(await language(page)).toBe('en');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByText('Jetzt spielen').waitFor();
  expect(await language(page)).toBe('de');

  await page.reload();
  await page.getByText('Spiele ansehen').click();
  await page.getByText('Das Grundspiel', { exact: true }).click();
  await page.getByText('Eine Straße kostet 1 Lehm und 1 Holz').waitFor({ state: 'attached' });
  await page.selectOption('.begins select', '0');
  await page.click('.set-up-form .action.big');

  const me = new Clicker(page, { builds: false });
  let turns = 0;
  await me.play((asked) => asked === 'main' && ++turns === 1);
  const told = await page.locator('.log').textContent();
  expect(told).toMatch(/baut eine Siedlung\./);
  expect(told).toMatch(/würfel(?:s?t) \d+ \(\d und \d\)\./);
  expect(told).not.toMatch(/ (builds|rolls|receives) /);
  await page.getByRole('tab', { name: 'Regeln' }).click();
  await page.getByText('Die Bank nimmt 4 gleiche Rohstoffe für 1 anderen.').waitFor({ state: 'attached' });

  await page.goto('/settings');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('Pace of the bots').waitFor();
  expect(errors).toEqual([]);
});

test('Spanish is one folder: the page and its games speak it, and the rest is read in English', async () => {
  const { page, errors } = await visitor(browser);
  await page.goto('/');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByText('Jugar ya').waitFor();
  expect(await language(page)).toBe('es');
  await page.goto('/browse/seafarers/fog-islands');
  await page.getByRole('heading', { name: 'Las islas de la niebla' }).waitFor();
  await page.goto('/browse/misc/regatta');
  await page.getByRole('heading', { name: 'Regatta' }).waitFor();
  await page.getByRole('button', { name: 'Jugar' }).waitFor();
  expect(errors).toEqual([]);
});

test('a German browser is spoken to in German', async () => {
  const { page } = await visitor(browser, { locale: 'de-AT' });
  await page.goto('/');
  await page.getByText('Jetzt spielen').waitFor();
  expect(await language(page)).toBe('de');
});

test('German has room on a small phone', async () => {
  const { page, errors } = await visitor(
    browser,
    { viewport: SMALL_PHONE, hasTouch: true, isMobile: true },
    { oneTap: true, language: 'de' },
  );
  for (const [path, ready] of [
    ['/', '.front-board .hex'],
    ['/browse', '.rows li'],
    ['/browse/first-island/base', '.set-up-board .hex'],
    ['/settings', '.segments'],
    ['/friends', 'h1'],
  ]) {
    await page.goto(path);
    await page.waitForSelector(ready);
    await fits(page, path);
  }
  await setUp(page, 'first-island/base');
  await fits(page, 'the first settlement');
  let turns = 0;
  await new Clicker(page, { builds: false }).play((asked) => asked === 'main' && ++turns === 1);
  await fits(page, 'the first turn');
  await page.click('.only-narrow');
  await fits(page, 'the log');
  expect(errors).toEqual([]);
});
