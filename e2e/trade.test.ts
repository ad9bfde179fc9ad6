import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { decisionOf, legalMoves } from '../packages/kernel/index.ts';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { fits } from './fits.ts';
import { gameAt, sitDownAt } from './positions.ts';

let browser: Browser;
/** a turn of the first seat, which can trade with the bank and has something to offer */
let main: object;
beforeAll(async () => {
  browser = await theBrowser();
  main = gameAt({
    game: 'first-island/base',
    seats: 4,
    reached: (book, s) =>
      decisionOf(s)?.kind === 'main' &&
      s.cells[book.at.turn] > 8 &&
      legalMoves(s, 0).moves.some(({ move }) => move === 'bank-trade'),
  });
});
afterEach(() => everybodyLeaves(browser));

const told = (page: Page): Promise<string | null> => page.textContent('.side .log');
/** The names of the goods of which there are any in the hand, and of those of which there are none. */
const hand = (page: Page): Promise<{ name: string; count: number; rate: number }[]> =>
  page.locator('.hand .good-card').evaluateAll((cards) =>
    cards.map((card) => ({
      name: card.querySelector('.name')?.textContent ?? '',
      count: Number(card.querySelector('.count')?.textContent),
      rate: Number.parseInt(card.querySelector('.rate')?.textContent ?? '0', 10),
    })),
  );

test('with the mouse: cards are pressed to give and goods to want, beside the board, to all and then to one', async () => {
  const { page, errors } = await visitor(browser, {}, { pace: 'calm' });
  await sitDownAt(page, main);
  const board = await page.locator('.board').boundingBox();
  const [given] = (await hand(page)).filter(({ count }) => count > 0);
  await page.click(`.good-card.givable:has(.name:text-is("${given.name}"))`);
  await page.waitForSelector('.deal-strip');
  expect(await page.textContent('.good-card .given')).toBe('−1');
  const wanted = (await hand(page)).find(({ name }) => name !== given.name)!;
  // What is pressed twice and taken back once is wanted once.
  await page.click(`.deal-good[title="${wanted.name}"]`);
  await page.click(`.deal-good[title="${wanted.name}"]`);
  await page.click('.deal-side.want .deal-chip');
  expect(await page.locator('.deal-side.want .deal-chip').getAttribute('aria-label')).toContain('1 chosen');
  await page.click('.deal-offer');
  await page.waitForSelector('.offer:has-text("Your offer") .answer.waiting');
  expect(await page.locator('.offer .answer').count()).toBe(3);
  expect(await page.locator('.board').boundingBox()).toEqual(board);
  await page.click('.offer .action:has-text("Withdraw")');

  // The same once more, to one alone: nobody else is asked.
  await page.click('.trade-open');
  await page.click('.deal-to button[aria-label="Only Bo"]');
  await page.click(`.good-card.givable:has(.name:text-is("${given.name}"))`);
  await page.click(`.deal-good[title="${wanted.name}"]`);
  expect(await page.textContent('.deal-offer')).toBe('Offer to Bo');
  await page.click('.deal-offer');
  await page.waitForSelector('.offer .answer');
  expect(await page.locator('.offer .answer').count()).toBe(1);
  await expect.poll(() => told(page)).toMatch(/offers? Bo/);
  expect(errors).toEqual([]);
});

test('with the keyboard alone: six keys trade with the bank, and an offer that nobody takes is said to have failed', async () => {
  const { page } = await visitor(browser);
  await sitDownAt(page, main);
  const before = await hand(page);
  const give = before.findIndex(({ count, rate }) => count >= rate);
  const want = before.findIndex((_, i) => i !== give);
  const key = (selector: string): Promise<string | null> =>
    page.locator(selector).first().getAttribute('aria-keyshortcuts');
  const card = `.hand .good-card:nth-child(${give + 1})`;
  await expect.poll(() => key(card)).not.toBeNull();
  await page.keyboard.press((await key(card))!);
  const good = `.deal-good:nth-child(${want + 1})`;
  await expect.poll(() => key(good)).not.toBeNull();
  await page.keyboard.press((await key(good))!);
  await expect.poll(() => key('.deal-strip .quick')).not.toBeNull();
  await page.keyboard.press((await key('.deal-strip .quick'))!);
  await expect
    .poll(async () => (await hand(page))[want].count, { message: 'the bank gave it' })
    .toBe(before[want].count + 1);
  expect((await hand(page))[give].count).toBe(before[give].count - before[give].rate);

  // One card for nine of another: nobody has so many.
  const now = await hand(page);
  const mine = now.findIndex(({ count }) => count > 0);
  const theirs = now.findIndex((_, i) => i !== mine);
  await page.keyboard.press((await key(`.hand .good-card:nth-child(${mine + 1})`))!);
  const asked = `.deal-good:nth-child(${theirs + 1})`;
  await expect.poll(() => key(asked)).not.toBeNull();
  for (let i = 0; i < 15; i++) await page.keyboard.press((await key(asked))!);
  await page.keyboard.press((await key('.deal-offer'))!);
  await page.waitForSelector('.deal-said:has-text("Nobody took it.")');
  // Something else first, and the latest offer is one key away.
  await page.keyboard.press((await key(asked))!);
  expect(await page.textContent('.deal-said')).toBe('');
  const moves = await page.getAttribute('.table', 'data-moves');
  await expect.poll(() => key('.deal-again')).toBe('y');
  await page.keyboard.press('y');
  await page.waitForSelector(`.table:not([data-moves="${moves}"])`);
  await page.waitForSelector('.deal-said:has-text("Nobody took it.")');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.actions .action:has-text("End the turn")');
});

test('with a thumb: everything is large enough, says what it would bring, and goes to the bank in three taps', async () => {
  const { page } = await visitor(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await sitDownAt(page, main);
  const before = await hand(page);
  const give = before.findIndex(({ count, rate }) => count >= rate);
  const want = before.findIndex((_, i) => i !== give);
  await page.tap(`.hand .good-card:nth-child(${give + 1})`);
  await page.tap(`.deal-good:nth-child(${want + 1})`);
  await fits(page, 'the strip');
  const [board, strip] = await Promise.all(
    ['.board', '.deal-strip'].map(async (part) => (await page.locator(part).boundingBox())!),
  );
  expect(strip.y).toBeGreaterThanOrEqual(board.y + board.height);
  await page.tap('.deal-strip .quick');
  await expect.poll(async () => (await hand(page))[want].count).toBe(before[want].count + 1);
});
