import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { decisionOf } from '../packages/kernel/index.ts';
import { everybodyLeaves, SMALL_PHONE, theBrowser, visitor } from './browser.ts';
import { gameAt, sitDownAt } from './positions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

const SIZES = [SMALL_PHONE, { width: 844, height: 390 }, { width: 1280, height: 720 }];

test('the points of the robber are in sight, out of as many as it needs', async () => {
  const { page } = await visitor(browser);
  const file = gameAt({
    game: 'misc/robin-hood',
    seats: 1,
    options: { points: 12 },
    reached: (book, s) => decisionOf(s)?.kind === 'main' && s.cells[book.field('rivalPoints')] > 0,
  });
  await sitDownAt(page, file);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const stake = page.locator('.side .stakes li');
    expect(await stake.textContent()).toMatch(/Points of the robber[1-9]\d* of 12/);
    expect(await stake.isVisible()).toBe(true);
  }
});

test('a bidder sees what pays, what there is to pay with, the number to be bid and that there is no bid yet', async () => {
  const { page } = await visitor(browser);
  const file = gameAt({
    game: 'historical/alexander-the-great',
    seats: 4,
    reached: (_book, s) => decisionOf(s)?.kind === 'bid' && decisionOf(s)?.args.highest === 0,
  });
  await sitDownAt(page, file);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await page.textContent('.ask')).toContain('Highest bid: none yet');
    expect(await page.locator('.means-goods').isVisible()).toBe(true);
    expect(await page.textContent('.means')).toMatch(/you can (only )?pay \d+/);
    await page.click('.count-choice button[aria-label="Bid: more"]');
  }
  expect(await page.textContent('.count-choice .action')).toBe('Bid 4');
  const before = await page.locator('.table').getAttribute('data-moves');
  await page.click('.count-choice .action');
  await page.waitForSelector(`.table:not([data-moves="${before}"])`);
  await expect.poll(() => page.textContent('.side .log')).toContain('You bid 4.');
});

for (const [what, wish, picture] of [
  ['a card', { game: 'first-island/base', seats: 4, modules: ['variant/event-cards'] }, '.drawn-card'],
  ['a wheel', { game: 'first-island/wegwerpcatan', seats: 3 }, '.wheel'],
] as const)
  test(`a number from ${what} is shown as it came, and counted`, async () => {
    const { page } = await visitor(browser);
    await sitDownAt(
      page,
      gameAt({ ...wish, reached: (book, s) => decisionOf(s)?.kind === 'main' && s.cells[book.at.turn] > 4 }),
    );
    expect(await page.locator(`.dice ${picture}`).isVisible()).toBe(true);
    expect(await page.locator('.dice .die').count()).toBe(0);
    await page.click('.side [role=tab]:text-is("Numbers")');
    const turn = Number((await page.textContent('.turn-number'))?.match(/\d+/)?.[0]);
    expect(await page.textContent('.rolls figcaption')).toBe(`${turn} numbers so far`);
  });
