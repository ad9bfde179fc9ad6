import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { Clicker, setUp } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

/** What a person sees of the moment: the question, the hand, everybody's points. */
async function moment(page: Page): Promise<unknown> {
  await page.waitForSelector('.decision.mine');
  return {
    question: await page.locator('.ask').textContent(),
    hand: await page.locator('.hand').textContent(),
    players: await page.locator('.players .facts').allTextContents(),
    moves: await page.locator('.table').getAttribute('data-moves'),
  };
}

async function reachAndReload(row: string, decision: string): Promise<void> {
  for (const seed of ['one', 'two', 'three', 'four', 'five']) {
    const { page, errors } = await visitor(browser, {}, { oneTap: true });
    await setUp(page, row, { seed });
    const reached = await new Clicker(page, { builds: false }).play((asked) => asked === decision);
    if (reached === 'over') continue;
    if (decision === 'discard') {
      // In the middle: some of the cards are gone already.
      const before = await page.locator('.table').getAttribute('data-moves');
      await page.locator('.good-card.live').first().click();
      await page.waitForFunction(
        (was) => document.querySelector<HTMLElement>('.table')?.dataset.moves !== was,
        before,
      );
    }
    const before = await moment(page);
    await page.reload();
    expect(await moment(page)).toEqual(before);
    expect(errors).toEqual([]);
    await page.context().close();
    return;
  }
  throw new Error(`never came to "${decision}"`);
}

test('a reload in the middle of a discard asks for the rest of it', () =>
  reachAndReload('first-island/base', 'discard'));

test('a reload in the middle of an auction goes on with the bidding', () =>
  reachAndReload('historical/alexander-the-great', 'bid'));

test('the front page leads back to a game that was left', async () => {
  const { page } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'first-island/base');
  await new Clicker(page).play((asked) => asked === 'roll');
  const before = await moment(page);
  await page.goto('/');
  await page.click('.kept li > a');
  expect(await moment(page)).toEqual(before);
});

test('undo in solo play takes back the last move of the person', async () => {
  const { page } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'first-island/base');
  const before = await moment(page);
  await page.locator('.target').first().click();
  await page.waitForSelector('[data-decision="place-route"]');
  await page.click('.table-bar button:text-is("Undo")');
  await page.waitForSelector('[data-decision="place-building"]');
  expect(await moment(page)).toEqual(before);
});
