import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { Clicker } from './player.ts';
import { nearTheEnd, sitDownAt } from './positions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

/** Rounds of a game from its beginning; how it ends is tried where it nearly does. */
const ROUNDS = 6;
const A_LINE = 12;
const belowTheLog = (): number => {
  const log = document.querySelector('.side .log')!;
  return log.scrollHeight - log.clientHeight - log.scrollTop;
};

test('one press on the front page leads into a base game against three bots, played by clicks', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  await page.goto('/');
  await page.click('.action.big');
  const me = new Clicker(page);
  let rounds = 0;
  await me.play((asked) => asked === 'roll' && ++rounds > ROUNDS);
  expect(rounds).toBeGreaterThan(ROUNDS);
  expect([...me.seen]).toEqual(expect.arrayContaining(['place-building', 'place-route', 'roll', 'main']));
  expect(errors).toEqual([]);
});

for (const [row, seats] of [
  ['first-island/base', 4],
  ['traders-barbarians/fishermen', 4],
  ['misc/robin-hood', 1],
  ['seafarers/heading-for-new-shores', 4],
] as const)
  test(`the last rounds of ${row} by clicks`, async () => {
    const { page, errors } = await visitor(browser, {}, { oneTap: true });
    await sitDownAt(page, nearTheEnd(row, seats));
    // Pieces that have landed lie still, each no layer of its own, and a long log makes the page no taller than the window.
    await expect.poll(() => page.evaluate(movingPieces)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    expect(await new Clicker(page).play()).toBe('over');
    // The log draws only its latest lines, and follows: what was told last is in sight.
    await expect.poll(() => page.evaluate(belowTheLog)).toBeLessThan(A_LINE);
    await page.click('.over .action.primary');
    await page.waitForSelector('.result .winner');
    await page.waitForSelector('.result .chart canvas');
    expect(await page.locator('.result .points-table tbody tr').count()).toBe(seats);
    expect(errors).toEqual([]);
    await page.context().close();
  });

/** Read in the page: how many pieces an animation still holds. */
function movingPieces(): number {
  return document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.matches('.piece')).length;
}
